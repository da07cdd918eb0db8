# Stránka: co je na každé z jejích stránek.

page-home = Motorpool: na úvodní stránku
page-skip = K obsahu
page-navigation = Stránky
page-learn = Naučit se
page-rules = Pravidla
page-cards = Karty
page-me = Ty
page-language = Jazyk
# Každý svým vlastním jménem: kdo stránce nerozumí, má najít ten svůj
page-language-en = English
page-language-pl = Polski
page-language-cs = Čeština
page-close = Zavřít
page-back = Zpět
page-loading = Okamžik…
page-again = Zkusit znovu
page-missing = Tady nic není.
page-first = Na úvodní stránku
page-unreachable = Server neodpovídá. Zkus to znovu.

game-rush = Rush
game-battlegrounds = Battlegrounds
