### What is said of a folder in which a process keeps its tables.

folder-kept-in = Bordene gemmes i mappen { $path }.
folder-no-program = For at gemme bordene i en mappe skal palifico være installeret med sin tilføjelse: palifico[embedded]. Eller angiv en Redis-server.
folder-not-writable = Der kan ikke skrives i mappen { $path }, hvor bordene skal gemmes. Giv brugeren ret til det, eller angiv en anden mappe.
folder-too-long = Stien { $path } er for lang til en mappe med borde. Vælg en kortere.
folder-taken = En anden proces gemmer sine borde i mappen { $path }. Afslut den først, eller angiv en anden mappe.
folder-left-over = I mappen { $path } arbejder en server fra en tidligere kørsel stadig, og den slutter ikke. Afslut den, og start så igen.
folder-server-ended = Serveren til mappen { $path } starter ikke. Hvorfor står i dens fil server.log.
