### What only a terminal says.

terminal-welcome = Palifico, et spillebord til enhver chat. Skriv ”hjælp” for at se, hvad du kan skrive; Ctrl-D afslutter.
terminal-goodbye = På gensyn.
terminal-how-to-leave = Tryk Ctrl-D for at forlade bordet.
terminal-record-written = Protokollen over spillet er gemt i { $path }.
terminal-record-not-written = Protokollen kunne ikke gemmes i { $path }.
