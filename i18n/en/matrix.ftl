### What only Matrix needs to say.

matrix-welcome-to-room = Hello! I run games for this room. Say “!play” to open a table and “!help” to see what else you can say.
matrix-welcome-to-direct = Hello! Here I show you what only you may see: your dice or your cards. You can play from here as well; no “!” is needed.
matrix-other-languages = I speak { $languages }. To change, say “!language” and the name of one of them.
matrix-how-to-speak = Here a word for me begins with “!”, as in “!join”; or answer this message. A number picks a choice: as a reaction, or as an answer.
matrix-how-to-choose = A number picks a choice: typed, or as a reaction.
matrix-only-in-direct = That is for your eyes only. Accept my invitation to a direct room, or open one with me, and you will see it there.
matrix-not-readable = I could not read that message: its key never reached me. Please send it again.
matrix-invite-me-again = The room has been replaced and I am not in the new one. Invite me there, and the table goes on.
