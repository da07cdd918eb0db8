# Serwer: czego odmawia, oraz motorpool serve. Słowa takie jak serve czy --port wpisuje czytelnik.

## Żądania, których nie można zrozumieć

server-json = Treść nie jest poprawnym JSON-em.
server-body-missing = Żądanie musi mieć treść w JSON-ie, typu application/json.
server-bad-request = Tego żądania nie można zrozumieć.
server-no-route = Pod tym adresem nic nie ma.
server-method = Pod tym adresem nie można tego zrobić.
server-too-large = Żądanie jest za duże: czytane jest najwyżej { $most } KB.
server-field-missing = Brakuje pola „{ $field }”.
server-field-unknown = Nie ma tu pola „{ $field }”; może to literówka?
server-field-type = { $wanted ->
    [a-whole-number] Pole „{ $field }” musi być liczbą całkowitą.
    [a-number] Pole „{ $field }” musi być liczbą.
    [a-text] Pole „{ $field }” musi być tekstem.
    [true-or-false] Pole „{ $field }” musi mieć wartość true albo false.
    [a-list] Pole „{ $field }” musi być listą.
   *[an-object] Pole „{ $field }” musi być obiektem w nawiasach klamrowych.
}
server-field-choice = Pole „{ $field }” musi mieć jedną z wartości: { $choices }.
server-field-least = Wartość pola „{ $field }” jest za mała; najmniejsza to { $limit }.
server-field-most = Wartość pola „{ $field }” jest za duża; największa to { $limit }.
server-field-short = Pole „{ $field }” jest za krótkie: { $limit ->
    [one] potrzebny jest co najmniej { $limit } znak.
    [few] potrzebne są co najmniej { $limit } znaki.
   *[other] potrzeba co najmniej { $limit } znaków.
}
server-field-long = Pole „{ $field }” jest za długie: { $limit ->
    [one] może mieć { $limit } znak.
    [few] może mieć najwyżej { $limit } znaki.
   *[other] może mieć najwyżej { $limit } znaków.
}
server-field-few = W polu „{ $field }” jest za mało: { $limit ->
    [one] potrzebny jest co najmniej { $limit } wpis.
    [few] potrzebne są co najmniej { $limit } wpisy.
   *[other] potrzeba co najmniej { $limit } wpisów.
}
server-field-many = W polu „{ $field }” jest za dużo: { $limit ->
    [one] dozwolony jest { $limit } wpis.
    [few] dozwolone są najwyżej { $limit } wpisy.
   *[other] dozwolonych jest najwyżej { $limit } wpisów.
}
server-field-bad = Pole „{ $field }” jest zapisane nie tak, jak trzeba.

## Żądania odrzucone

server-origin = To wysłała strona z innego miejsca albo nie wiadomo, skąd to przyszło; nic się nie zmieniło.
server-too-many = Za dużo żądań naraz; spróbuj znowu za { $seconds ->
    [one] { $seconds } sekundę.
    [few] { $seconds } sekundy.
   *[other] { $seconds } sekund.
}
server-sockets-many = Liczba twoich otwartych połączeń to już { $most }; najpierw zamknij któreś.
server-host = Ten serwer nie jest znany pod nazwą, o którą pytasz; kto go prowadzi, może ją dopuścić przez --allow-host.
server-conflict = Ktoś był szybszy; zobacz, jak jest teraz.
server-unavailable = Serwer nie ma teraz dostępu do swojej bazy danych; spróbuj za chwilę.
server-trouble = Coś się na serwerze nie udało; nic z tego, co zapisano, nie przepadło.
server-metrics = Pomiary można czytać tylko na maszynie serwera albo z przeznaczonym do tego tokenem.
server-page-missing = Ten serwer zainstalowano bez strony. Zbuduje ją „make page”, z Node.js; programy znajdą API pod /api/openapi.json.

## Kto jest kim

server-nobody = Nie wiadomo, kim jesteś: najpierw podaj imię albo wyślij token.
server-token-wrong = Ten token jest nieważny albo już stracił ważność.
server-token-may-not = Tokenowi tego nie wolno; użyj urządzenia, na którym został utworzony.
server-name-length = Pole „{ $field }” musi mieć od 1 do { $most } znaków, nie licząc spacji na końcach.
server-name-letter = W polu „{ $field }” jest znak, którego nie widać; usuń go.
server-link-unknown = Ten link jest nieważny: został już użyty, ma ponad dziesięć minut albo powstał nowszy.
server-link-replaces = { $named ->
    [no] Na tym urządzeniu jest już ktoś bez imienia i zostanie tu zapomniany; potwierdź to.
   *[yes] Na tym urządzeniu znamy cię jako „{ $name }” i ta osoba zostanie tu zapomniana; potwierdź to.
}
server-devices-many = Liczba twoich urządzeń to już { $most }; najpierw usuń któreś.
server-device-unknown = Nie masz takiego urządzenia.
server-tokens-many = Liczba twoich tokenów to już { $most }; najpierw usuń któryś.
server-token-unknown = Nie masz takiego tokenu.

## motorpool serve

cli-serve-help = otwórz stoły dla znajomych w przeglądarce
cli-serve-description = Udostępnia stoły przeglądarkom i programom, aż zatrzyma go Ctrl-C. Bez opcji ma do niego dostęp tylko ta maszyna, a wszystkie stoły są w twoim katalogu danych.
cli-serve-open = otwórz stronę w przeglądarce; gdy zwykły port jest zajęty, użyty będzie inny
cli-serve-host = adres, pod którym serwer słucha; 0.0.0.0 wpuszcza innych; domyślnie { $usual }
cli-serve-port = port, 0 oznacza dowolny wolny; domyślnie { $usual }
cli-serve-database = gdzie są stoły: sqlite:///PLIK albo postgresql://…; jeśli jest tam hasło, lepiej w zmiennej { $variable }
cli-serve-public-url = adres, który wpisują ludzie, gdy serwer stoi za pośrednikiem (proxy)
cli-serve-allow-host = nazwa, pod którą można pytać o serwer; można powtarzać; bez niej tylko nazwy tej maszyny i --public-url, gdy serwer słucha tylko tutaj, a w innym razie wszystkie
cli-serve-name = NAZWA
cli-serve-proxy = pośrednik (proxy) albo cała ich sieć, który może podać, dla kogo pyta; można powtarzać; domyślnie ta maszyna
cli-serve-bot-workers = ile procesów myśli za boty; domyślnie na tej maszynie { $usual }
cli-serve-keep-days = ile dni po ostatnim ruchu gra jest przechowywana; domyślnie na zawsze
cli-serve-address = ADRES
cli-serve-ready = Motorpool czeka pod adresem { $url }; Ctrl-C go zatrzymuje.
cli-serve-runs = Motorpool działa już pod adresem { $url }.
cli-serve-port-used = Port { $port } jest już zajęty; wybierz inny przez --port.
cli-serve-port-forbidden = Portu { $port } nie wolno ci użyć; wybierz przez --port jakiś powyżej 1023.
cli-serve-host-bad = Na tej maszynie nie można słuchać pod adresem „{ $host }”: { $why }.
serve-public-url = „{ $url }” nie jest adresem dla --public-url; napisz go jako https://example.org, bez niczego dalej.
serve-allow-host = „{ $host }” nie jest nazwą dla --allow-host; napisz ją jako tanks.example.org, bez portu.
serve-proxy = „{ $address }” nie jest adresem pośrednika (proxy); napisz 10.0.0.7 albo 10.0.0.0/8 dla sieci.
serve-metrics-token = Zmienna { $variable } jest za krótka: token musi mieć co najmniej { $fewest } znaków.
