# motorpool backup. Slova jako backup nebo --database píše čtenář.

cli-backup-help = zkopírovat všechny stoly do jednoho souboru, i když server běží
cli-backup-description = Zkopíruje celou databázi SQLite z jednoho okamžiku do nového souboru. Server může mezitím běžet. Soubor obsahuje tajemství běžících her: hlídej ho jako databázi.
cli-backup-file = nový soubor
cli-backup-database = databáze, jako u motorpool serve: sqlite:///SOUBOR; obvykle proměnná { $variable }, nebo ta ve tvém datovém adresáři
cli-backup-done = { $count ->
    [one] { $file } obsahuje { $count } stůl a vše ostatní z této chvíle.
    [few] { $file } obsahuje { $count } stoly a vše ostatní z této chvíle.
   *[other] { $file } obsahuje { $count } stolů a vše ostatní z této chvíle.
}
backup-nothing = Databáze { $place } neexistuje.
backup-exists = { $place } už existuje; uveď nový soubor.
backup-failed = { $place } nelze zapsat: { $why }.
backup-sqlite-only = Tento příkaz kopíruje jen SQLite; pro PostgreSQL použij pg_dump.
