### What is said of a folder in which a process keeps its tables.

folder-kept-in = Stolovi se čuvaju u fascikli { $path }.
folder-no-program = Da bi se stolovi čuvali u fascikli, palifico mora biti instaliran s dodatkom: palifico[embedded]. Ili navedi Redis server.
folder-not-writable = U fasciklu { $path }, gde treba da se čuvaju stolovi, ne može se pisati. Daj korisniku to pravo ili navedi drugu fasciklu.
folder-too-long = Putanja { $path } je preduga za fasciklu sa stolovima. Izaberi kraću.
folder-taken = Drugi proces čuva svoje stolove u fascikli { $path }. Prvo ugasi njega ili navedi drugu fasciklu.
folder-left-over = U fascikli { $path } još radi server od ranijeg pokretanja i ne gasi se. Ugasi ga, pa pokreni ponovo.
folder-server-ended = Server za fasciklu { $path } se ne pokreće. Zašto, piše u njegovoj datoteci server.log.
