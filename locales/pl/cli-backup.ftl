# motorpool backup. Słowa takie jak backup albo --database wpisuje czytelnik.

cli-backup-help = skopiuj wszystkie stoły do jednego pliku, także gdy serwer działa
cli-backup-description = Kopiuje całą bazę danych SQLite z jednej chwili do nowego pliku. Serwer może tymczasem działać. Plik zawiera tajemnice trwających gier: strzeż go tak jak bazy danych.
cli-backup-file = nowy plik
cli-backup-database = baza danych, tak jak w motorpool serve: sqlite:///PLIK; domyślnie zmienna { $variable } albo baza w twoim katalogu danych
cli-backup-done = { $count ->
    [one] { $file } zawiera { $count } stół i wszystko inne z tej chwili.
    [few] { $file } zawiera { $count } stoły i wszystko inne z tej chwili.
    [many] { $file } zawiera { $count } stołów i wszystko inne z tej chwili.
   *[other] { $file } zawiera { $count } stołu i wszystko inne z tej chwili.
}
backup-nothing = Nie ma bazy danych { $place }.
backup-exists = { $place } już istnieje; podaj nowy plik.
backup-failed = Nie można zapisać { $place }: { $why }.
backup-sqlite-only = To polecenie kopiuje tylko SQLite; dla PostgreSQL użyj pg_dump.
