# Strona: strona główna, kto siedzi przy stole i to, co dotyczy ciebie.

## Kto gdzie siedzi

seat-you = Ty
seat-free = Wolne miejsce
seat-nameless = Ktoś bez imienia
seat-bot = Bot { $name }
seat-number = Miejsce { $number }

## Strona główna

home-title = Gry o czołgach przy twoim stole
home-eyebrow = Dwie czołgowe gry stołowe w przeglądarce
home-headline = Silniki w ruch, siadamy do stołu.
home-lead = Jedno kliknięcie i grasz z botami, jeden link i siadają z tobą znajomi. Bez instalacji i bez zakładania konta.
home-new-here = Pierwszy raz? Naucz się w dziesięć minut.
home-play = Zagraj teraz
home-setting-up = Przygotowujemy stół…
home-against = { $count ->
    [0] w pojedynkę
    [one] przeciw jednemu botowi
    [few] przeciw { $count } botom
   *[other] przeciw { $count } botom
}
home-play-as = { $preset }: zagraj teraz, { $against }
home-friends = Ze znajomymi, przez link
home-friends-count = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[other] { $count } osób
}
home-friends-table = { $count ->
    [one] stół dla ciebie i { $count } znajomej osoby
    [few] stół dla ciebie i { $count } znajomych osób
   *[other] stół dla ciebie i { $count } znajomych osób
}
home-other-ways = Z botami inaczej
home-rush-line = Karty. Kupuj Pojazdy, broń swoich Baz i szturmuj cudze.
home-battlegrounds-line = Plansza 8×8. Jedź, skręcaj, strzelaj i szukaj par obrazków.
home-name = Grasz jako
home-name-none = Nie masz jeszcze imienia

home-mine = Twoje stoły
home-mine-none = Żaden silnik nie jest jeszcze ciepły. Zacznij grę powyżej; poczeka tu na ciebie tak długo, jak trzeba.
home-your-turn = Twoja kolej
home-turn-of = Teraz gra: { $name }
home-in-lobby = { $count ->
    [0] Można zaczynać
    [one] Jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
home-alone = w pojedynkę
home-with = przy stole też: { $names }
home-all = Pokaż wszystkie ({ $count })
home-go-play = Graj
home-go-look = Zajrzyj
home-go-lobby = Do stołu

home-open = Otwarte stoły
home-open-none = Nikt nie wystawił krzeseł. Przygotuj stół i zobacz, kto się przysiądzie.
home-sit = Usiądź
home-hosted = przy stole: { $names }
home-nobody-yet = nikt tu jeszcze nie siedzi

home-new = Przygotuj nowy stół
home-new-line = Znajomi przez link, boty, zegar i każda zasada tak, jak lubisz.

home-finished = Skończone gry
home-finished-none = Tu znajdziesz każdą swoją skończoną grę, do obejrzenia ruch po ruchu.
home-won = Zwycięstwo jest twoje
home-lost = Zwycięstwo: { $names }
home-shared = Wspólne zwycięstwo
home-ended = Skończona
home-replay = Obejrzyj powtórkę

home-look-around = Rozejrzyj się
home-learn-line = Pierwsza gra krok po kroku, w dziesięć minut.
home-rules-line = Każda zasada ze swoim numerem, do szukania i cytowania.
home-cards-line = Wszystkie karty i czołgi, objaśnione słowami.
home-trouble = Teraz nie można wczytać list.

## Imię i ustawienia

name-label = Twoje imię
name-set = Podaj imię
name-change = Zmień
name-save = Zachowaj
name-saved = Teraz nazywasz się { $name }.
name-later = Inni widzą je przy każdym stole, przy którym siedzisz.

me-title = Ty
me-lead = Kim tu jesteś i jak zachowuje się strona na tym urządzeniu.
me-how = Jak zachowuje się strona
me-how-line = Zapamiętane tylko na tym urządzeniu.
me-language-line = Zmienia się od razu, wszędzie.
me-sound = Dźwięk
me-sound-line = Cichy stuk, kiedy coś dzieje się przy stole.
me-notify = Powiadomienia
me-notify-line = Kiedy jest twoja kolej, a patrzysz gdzie indziej.
me-notify-denied = Przeglądarka zabrania tej stronie powiadomień; pozwól na nie w ustawieniach przeglądarki dla tej strony.
me-notify-missing = Ta przeglądarka nie umie powiadamiać.
me-fast = Tryb szybki
me-fast-line = Wszystko widać od razu, bez ruchu.

me-devices = Twoje urządzenia
me-devices-line = Ta sama osoba na telefonie i na komputerze: wszystkie twoje stoły tu i tam.
me-device-here = To urządzenie
me-device-other = Inne urządzenie
me-device-seen = ostatnio { $when }
me-device-since = twoje od: { $when }
me-device-forget = Zapomnij
me-device-forget-here = Zapomnij mnie tutaj
me-device-forget-sure = To urządzenie przestanie cię znać, a twoje stoły stąd znikną. Bez innego twojego urządzenia nikt ich nie przywróci.
me-device-forget-yes = Tak, zapomnij mnie tutaj
me-device-forget-no = Nie, pamiętaj mnie
me-device-forgotten = Urządzenie zapomniane.
me-gone = To urządzenie już cię nie zna.
me-link-new = Dodaj urządzenie
me-link-again = Utwórz nowy kod
me-link-line = Zeskanuj to drugim urządzeniem albo otwórz tam link. Działa raz, przez dziesięć minut.
me-link-left = { $minutes ->
    [0] Została niecała minuta
    [one] Została jedna minuta
    [few] Zostały { $minutes } minuty
   *[many] Zostało { $minutes } minut
}
me-link-over = Ten kod już nie działa.
me-link-code = Kod QR linku dla twojego drugiego urządzenia

me-tokens = Tokeny dla botów
me-tokens-line = Twój program może siadać do stołów w twoim imieniu. Potrzebuje tokenu; może grać, ale nie widzi twoich urządzeń.
me-tokens-docs = Jak gra program, opisuje docs/api.md.
me-token-label = Do czego służy?
me-token-make = Utwórz token
me-token-once = Skopiuj go teraz: widać go tylko ten jeden raz.
me-token-since = utworzony { $when }
me-token-revoke = Unieważnij
me-token-revoked = Token już nie działa.
me-nobody = Nikt cię tu jeszcze nie zna i nic w tym złego: po pierwszej grze albo po podaniu imienia można będzie dodać urządzenia i boty.

share-copy = Kopiuj
share-copied = Skopiowane
share-send = Udostępnij
share-failed = Nie udało się skopiować; zaznacz i skopiuj samodzielnie.

## Moje urządzenie

link-title = Czy to też twoje urządzenie?
link-line = Wtedy masz tu to samo imię i te same stoły co tam.
link-go = Tak, to moje urządzenie
link-replace = Zastąp osobę, którą zna to urządzenie
link-done = Witaj z powrotem. To urządzenie już cię zna.
link-done-named = Witaj z powrotem, { $name }. To urządzenie już cię zna.
link-home = Na stronę główną
