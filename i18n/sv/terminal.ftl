### Det som bara en terminal säger.

terminal-welcome = Palifico, ett spelbord för varje chatt. Skriv ”hjälp” för att se vad du kan skriva; Ctrl-D avslutar.
terminal-goodbye = Hej då.
terminal-how-to-leave = Med Ctrl-D lämnar du bordet.
terminal-record-written = Partiets protokoll finns i { $path }.
terminal-record-not-written = Protokollet kunde inte skrivas till { $path }.
