# motorpool backup. Words such as backup or --database are typed by the reader.

cli-backup-help = copy all tables into one file, while the server runs
cli-backup-description = Copies the whole SQLite database, as of one moment, into a new file. The server may go on meanwhile. The file holds the secrets of running games: keep it as safe as the database.
cli-backup-file = the new file
cli-backup-database = the database, as for motorpool serve: sqlite:///FILE; the default is the variable { $variable }, or the one in your data directory
cli-backup-done = { $count ->
    [one] { $file } holds { $count } table and all else of this moment.
   *[other] { $file } holds { $count } tables and all else of this moment.
}
backup-nothing = There is no database at { $place }.
backup-exists = { $place } is there already; name a new file.
backup-failed = { $place } cannot be written: { $why }.
backup-sqlite-only = Only SQLite is copied by this command; for PostgreSQL use pg_dump.
