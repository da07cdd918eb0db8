# Why a database cannot be used. { $place } is a file, or the host and name of a PostgreSQL database.

database-url = A database is written as sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; this one begins with “{ $scheme }” and cannot be read.
database-newer = The database { $place } was made by a newer version of Motorpool; use that version, or another database.
database-locked = Another program holds the database { $place } and does not let go of it.
database-corrupt = { $place } is damaged or is no database of Motorpool.
database-failed = The database { $place } cannot be used: { $why }.
