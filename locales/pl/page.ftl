# Strona: to, co jest na każdej podstronie.

page-home = Motorpool: na stronę główną
page-skip = Do treści
page-navigation = Strony
page-learn = Nauka
page-rules = Zasady
page-cards = Karty
page-me = Ty
page-language = Język
# Każdy we własnym brzmieniu: kto nie rozumie strony, ma znaleźć swój
page-language-en = English
page-language-pl = Polski
page-language-cs = Čeština
page-close = Zamknij
page-back = Wstecz
page-loading = Chwileczkę…
page-again = Spróbuj ponownie
page-missing = Nic tu nie ma.
page-first = Na stronę główną
page-unreachable = Serwer nie odpowiada. Spróbuj ponownie.

game-rush = Rush
game-battlegrounds = Battlegrounds
