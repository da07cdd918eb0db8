# Dlaczego nie można użyć bazy danych. { $place } to plik albo serwer i nazwa bazy PostgreSQL.

database-url = Bazę danych zapisuje się jako sqlite:///PLIK albo postgresql://UŻYTKOWNIK:HASŁO@SERWER/NAZWA; ta zaczyna się od „{ $scheme }” i nie da się jej odczytać.
database-newer = Bazę danych { $place } utworzyła nowsza wersja Motorpool; użyj tej wersji albo innej bazy.
database-locked = Inny program trzyma bazę danych { $place } i jej nie zwalnia.
database-corrupt = { $place } to plik uszkodzony albo nie jest bazą danych Motorpool.
database-failed = Nie można użyć bazy danych { $place }: { $why }.
