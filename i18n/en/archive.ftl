### The tables that are kept: listed, exported, imported. $path and $program are printed as they are.

archive-use-tables = list the tables that are kept
archive-use-export = write all that is kept of games and people to a file, or - for standard output
archive-use-import = put back what a file of palifico export holds, or - for standard input
archive-flag-json = print JSON instead of words
archive-flag-replace = overwrite what is there already
archive-needs-file = Name one file, or - instead of one.
archive-nothing-kept = Tables are kept inside the process of the bot and are lost when it ends: there is nothing here to list, export or import. To keep them, set redis_url.
archive-no-tables = There are no tables.
archive-cannot-be-written = The file { $path } cannot be written.
archive-cannot-be-opened = The file { $path } cannot be read.
archive-exported = Exported: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, and { $others ->
    [one] { $others } entry
   *[other] { $others } entries
} of rooms and people.
archive-holds-dice = Keep the file to yourself: the seeds of running games are in it, and with them all dice and cards.
archive-unreadable = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
} could not be read and had to be left out.
archive-no-export = The file { $path } is no export of Palifico.
archive-newer-export = The file { $path } was written by Palifico { $program }, which knows more than this version. Update this one first. Nothing was imported.
archive-line-damaged = Line { NUMBER($line, useGrouping: 0) } is damaged and was left out.
archive-line-newer = Line { NUMBER($line, useGrouping: 0) } holds something that only a newer Palifico knows, and was left out.
archive-cut-short = Lines are missing: the file is not as it was written.
archive-imported = Imported: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, and { $others ->
    [one] { $others } entry
   *[other] { $others } entries
} of rooms and people.
archive-there-already = Left as they are, because they are there already: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $others ->
    [one] { $others } entry
   *[other] { $others } entries
} of rooms and people. With --replace they are overwritten.
archive-column-table = table
archive-column-platforms = on
archive-column-game = game
archive-column-phase = phase
archive-column-people = people
archive-column-computers = computers
archive-column-changed = unchanged
archive-column-due = due in
archive-in-lobby = lobby
archive-playing = playing
archive-over = over
archive-closed = closed
