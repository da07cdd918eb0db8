# Strona: to, co jest na każdej podstronie.

page-home = Motorpool: na stronę główną
page-skip = Do treści
page-navigation = Strony
page-learn = Nauka
page-rules = Zasady
page-cards = Karty
page-me = Ty
page-language = Język
page-language-en = angielski
page-language-pl = polski
page-language-cs = czeski
page-close = Zamknij
page-back = Wstecz
page-loading = Chwileczkę…
page-again = Spróbuj ponownie
page-missing = Nic tu nie ma.
page-unreachable = Serwer nie odpowiada. Spróbuj ponownie.

game-rush = Rush
game-battlegrounds = Battlegrounds
