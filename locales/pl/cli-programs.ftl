# Programy na miejscach przy stole (exec:POLECENIE). Słowa takie jak exec czy recruit wpisuje czytający.

cli-bot-time = ile sekund może zająć programowi (exec:POLECENIE) każda odpowiedź; domyślnie { $usual }
program-command = „{ $command }” nie wskazuje programu; napisz na przykład exec:./mybot i zamknij każdy cudzysłów.
program-not-started = Nie można uruchomić „{ $command }”: { $why }.

# $player to imię, $why mówi, co się stało
program-forfeits = { $why ->
    [ended] Program gracza { $player } zakończył działanie: wybrał za niego recruit i zrobi to zawsze, gdy program zawiedzie.
    [slow] Program gracza { $player } odpowiadał zbyt długo: wybrał za niego recruit i zrobi to zawsze, gdy program zawiedzie.
    [illegal] Program gracza { $player } wybrał coś niedozwolonego: wybrał za niego recruit i zrobi to zawsze, gdy program zawiedzie.
    [stopped] Program gracza { $player } zawiódł trzy razy z rzędu i został zatrzymany: dalej gra za niego recruit.
   *[nonsense] Odpowiedź programu gracza { $player } jest niezrozumiała: wybrał za niego recruit i zrobi to zawsze, gdy program zawiedzie.
}
# $bot to exec:POLECENIE, $count to liczba
cli-simulate-forfeits = Decyzje podjęte przez recruit zamiast { $bot }: { $count }, powód: { $why ->
    [ended] program zakończył działanie.
    [slow] odpowiadał zbyt długo.
    [illegal] wybrał coś niedozwolonego.
    [stopped] został zatrzymany po trzech niepowodzeniach z rzędu.
   *[nonsense] jego odpowiedź była niezrozumiała.
}
