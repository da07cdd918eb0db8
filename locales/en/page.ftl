# The page: what is on every one of its pages.

page-home = Motorpool: to the first page
page-skip = To the content
page-navigation = Pages
page-learn = Learn
page-rules = Rules
page-cards = Cards
page-me = You
page-language = Language
# Each in its own tongue: who cannot read the page has to find theirs
page-language-en = English
page-language-pl = Polski
page-language-cs = Čeština
page-close = Close
page-back = Back
page-loading = One moment …
page-again = Try again
page-missing = There is nothing here.
page-first = To the first page
page-unreachable = The server does not answer. Please try again.

game-rush = Rush
game-battlegrounds = Battlegrounds
