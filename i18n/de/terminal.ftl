### What only a terminal says.

terminal-welcome = Palifico, ein Spieltisch für jeden Chat. Mit „hilfe“ siehst du, was du schreiben kannst; mit Strg-D verlässt du den Tisch.
terminal-goodbye = Bis zum nächsten Mal.
terminal-how-to-leave = Mit Strg-D verlässt du den Tisch.
terminal-record-written = Das Protokoll dieser Partie steht in { $path }.
terminal-record-not-written = Das Protokoll ließ sich nicht in { $path } schreiben.
