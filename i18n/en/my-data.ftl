### What people are told of what is kept of them: “privacy”, “mydata”, “forgetme”.

my-data-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

my-data-kept = Kept about you: your name and your number or address as this chat gives them, the language you chose, the tables you sit at with every move, and which messages show them to you. Of whatever else is said here, nothing is kept.
my-data-kept-for = It is there to play, to let you go on where you were, and to check the dice. Whoever is at your table sees your name and your moves; nobody else is given anything.
my-data-kept-so-long = All of it is deleted by itself: a table before its game { $lobby } after the last change, and a table whose game is over { $finished } after it. A game that nobody moves on is closed { $running } after the last move. Your language, and which table is yours, go { $preferences } after they were last set. For a few minutes it is also known when I last wrote to you.
my-data-your-rights = “mydata” gives you all of it as a file, and “forgetme” deletes it; write them to me alone. What stands in a chat stays there.
my-data-ask-me-alone = What is kept about you is for nobody else to see. Write “{ $word }” to me in a chat of just the two of us.

my-data-here-it-is = { $tables ->
    [0] Here is all that is kept about you, in a file. You are at no table.
    [one] Here is all that is kept about you, in a file: your settings and your part of { $tables } table.
   *[other] Here is all that is kept about you, in a file: your settings and your part of { $tables } tables.
}
my-data-nothing-kept = Nothing is kept about you.
my-data-file-is = This is all that Palifico keeps about you. Other players are only seats here, and the star marks your own. Times are in UTC.
my-data-file-leaves-out = Not in here: the seed of a game that is still running, because it holds everybody’s dice, and when the bot last wrote to you, which is known for a few minutes so that the limits of the chat are kept.
my-data-seat-number = seat { $number }

my-data-forget-sure = That deletes all that is kept about you: your settings, and your name and number at every table. You leave the games you are in. Write “forgetme” again within { $within } if you are sure.
my-data-forgotten = { $tables ->
    [0] Done. Your settings are deleted; you were at no table.
    [one] Done. Your settings are deleted, and so are your name and number at { $tables } table, where you are now “Deleted player”. Games that were running you have left.
   *[other] Done. Your settings are deleted, and so are your name and number at { $tables } tables, where you are now “Deleted player”. Games that were running you have left.
}
my-data-forgotten-later = Not everything could be reached just now. The rest is deleted by itself as soon as it can be.
my-data-forgotten-elsewhere = Backups forget you within 30 days. What stands in chats stays there until it is deleted there. If you write to me again, you are somebody new.
my-data-deleted-player = { $number ->
    [1] Deleted player
   *[other] Deleted player { $number }
}
