### What only a terminal says.

terminal-welcome = Palifico, a games table for every chat. Say “help” to see what you can say; Ctrl-D leaves.
terminal-goodbye = Goodbye.
terminal-how-to-leave = Ctrl-D leaves the table.
terminal-record-written = The record of this game is in { $path }.
terminal-record-not-written = The record could not be written to { $path }.
