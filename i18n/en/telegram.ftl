### What only Telegram says. About: at most 120 characters; description: at most 512; commands: at most 256.

telegram-direct-key = My hand in private
telegram-hello = Hello! I keep a table for games: Liar's Dice and Bouillabaisse.
telegram-how-to-begin = Say /play in a group to open a table there, or here to practise with computer players. /rules says how a game goes, /help what you can say.
telegram-too-long-here = That does not fit in here. It stands in our private chat.
telegram-sent-privately = I sent it to you privately.
telegram-write-to-me = I may not write to you yet. Press the key, then “Start”, and you see your hand there.
telegram-not-in-the-group = That table belongs to a group that you are not in.
telegram-you-sit = You sit at the table. What only you may see will stand here.
telegram-nothing-to-play = It is not your turn
telegram-about = Liar's Dice and Bouillabaisse for your groups. What is yours is shown to you alone.
telegram-description = A games table for your groups: Liar's Dice, with bids and bluffs, and Bouillabaisse, a card game in six rounds. Play with buttons or by typing, with friends or computer players. Your dice and cards are shown to you alone, and whether the dice were fair can be checked after every game.

telegram-command-play = open a table
telegram-command-join = sit down
telegram-command-leave = get up from the table
telegram-command-deal = begin the game
telegram-command-hand = see your own dice or cards
telegram-command-bid = bid, as in /bid 5 3
telegram-command-liar = say that the last bid is a lie
telegram-command-exact = say that the last bid is exactly right
telegram-command-status = how the game stands
telegram-command-rules = the rules as this table plays them
telegram-command-options = the options and what they can be
telegram-command-computer = add a computer player
telegram-command-kick = send somebody away: /kick NAME
telegram-command-again = play again with the same people
telegram-command-stop = close the table
telegram-command-language = speak another language: /language NAME
telegram-command-settings = what an admin can decide for this room
telegram-command-log = everything that happened
telegram-command-privacy = what is kept about you
telegram-command-my-data = all that is kept about you, as a file
telegram-command-forget-me = delete all that is kept about you
telegram-command-help = what you can say
