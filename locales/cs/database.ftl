# Proč databázi nelze použít. { $place } je soubor, nebo server a název databáze PostgreSQL.

database-url = Databáze se zapisuje jako sqlite:///SOUBOR nebo postgresql://UŽIVATEL:HESLO@SERVER/NÁZEV; tato začíná „{ $scheme }“ a nelze ji přečíst.
database-newer = Databázi { $place } vytvořila novější verze Motorpool; použijte tuto verzi, nebo jinou databázi.
database-locked = Databázi { $place } drží jiný program a neuvolňuje ji.
database-corrupt = { $place } je poškozený soubor, nebo to není databáze Motorpool.
database-failed = Databázi { $place } nelze použít: { $why }.
