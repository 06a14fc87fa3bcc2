### What is said of a folder in which a process keeps its tables.

folder-kept-in = Borden sparas i mappen { $path }.
folder-no-program = För att spara borden i en mapp måste palifico vara installerat med sitt tillägg: palifico[embedded]. Eller ange en Redis-server.
folder-not-writable = Det går inte att skriva i mappen { $path }, där borden ska sparas. Ge användaren rätt till det, eller ange en annan mapp.
folder-too-long = Sökvägen { $path } är för lång för en mapp med bord. Välj en kortare.
folder-taken = En annan process sparar sina bord i mappen { $path }. Avsluta den först, eller ange en annan mapp.
folder-left-over = I mappen { $path } arbetar fortfarande en server från en tidigare körning, och den avslutas inte. Avsluta den och starta sedan igen.
folder-server-ended = Servern för mappen { $path } startar inte. Varför står i dess fil server.log.
