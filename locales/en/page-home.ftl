# The page: the first page, who sits at a table, and what concerns oneself.

## Who sits where

seat-you = You
seat-free = Free chair
seat-nameless = Somebody without a name
seat-bot = Bot { $name }
seat-number = Chair { $number }

## The first page

home-title = Tank games at your table
home-eyebrow = Two tank table games in your browser
home-headline = Engines on, friends in.
home-lead = One click and you play against bots, one link and your friends sit with you. Nothing to install, nobody asks who you are.
home-new-here = Never played it? Learn it in ten minutes.
home-play = Play now
home-setting-up = The table is being set …
home-against = { $count ->
    [0] you alone
    [one] against one bot
   *[other] against { $count } bots
}
home-play-as = { $preset }: play now, { $against }
home-friends = With friends, by a link
home-friends-count = { $count ->
    [one] { $count } friend
   *[other] { $count } friends
}
home-friends-table = { $count ->
    [one] a table for you and { $count } friend
   *[other] a table for you and { $count } friends
}
home-other-ways = Other ways with bots
home-rush-line = Cards. Buy Vehicles, defend your Bases, storm those of the others.
home-battlegrounds-line = An 8×8 board. Drive, turn, shoot, and find the pairs of pictures.
home-name = You play as
home-name-none = You have no name yet

home-mine = Your tables
home-mine-none = No engine is warm yet. Start a game above; it will wait for you here, however long you are away.
home-your-turn = Your turn
home-turn-of = Waiting for { $name }
home-in-lobby = { $count ->
    [0] Ready to begin
    [one] One chair still free
   *[other] { $count } chairs still free
}
home-alone = alone
home-with = with { $names }
home-all = Show all { $count }
home-go-play = Play
home-go-look = Look in
home-go-lobby = To the table

home-open = Open tables
home-open-none = Nobody has put chairs outside. Set a table yourself and see who comes by.
home-sit = Sit down
home-hosted = at the table: { $names }
home-nobody-yet = nobody sits here yet

home-new = Set a new table
home-new-line = Friends by link, bots, a clock, every rule as you like it.

home-finished = Finished games
home-finished-none = Here you will find every game you have finished, to watch again move by move.
home-won = You have won
home-lost = { $names } won
home-shared = Shared victory
home-ended = Finished
home-replay = Watch the replay

home-look-around = Look around
home-learn-line = Your first game, step by step, in ten minutes.
home-rules-line = Every rule with its number, to search and to quote.
home-cards-line = All cards and tanks, explained in words.
home-trouble = The lists cannot be loaded just now.

## Name and settings

name-label = Your name
name-set = Set a name
name-change = Change
name-save = Keep
name-saved = You are { $name } now.
name-later = The others see it at every table where you sit.

me-title = You
me-lead = Who you are here, and how the page behaves on this device.
me-how = How the page behaves
me-how-line = Kept on this device only.
me-language-line = Switched at once, everywhere.
me-sound = Sound
me-sound-line = A quiet click when something happens at the table.
me-notify = Notifications
me-notify-line = When it is your turn and you look elsewhere.
me-notify-denied = Your browser forbids this page to notify you; allow it in the browser’s settings for this page.
me-notify-missing = This browser cannot notify you.
me-fast = Fast mode
me-fast-line = What happens is shown at once, without movement.

me-devices = Your devices
me-devices-line = The same you on a phone and a computer: all your tables in both places.
me-device-here = This device
me-device-other = Another device
me-device-seen = last seen { $when }
me-device-since = yours since { $when }
me-device-forget = Forget
me-device-forget-here = Forget me here
me-device-forget-sure = This device will no longer know you, and your tables here are gone. Without another device of yours nobody can bring them back.
me-device-forget-yes = Yes, forget me here
me-device-forget-no = No, stay
me-device-forgotten = The device is forgotten.
me-gone = This device no longer knows you.
me-link-new = Add a device
me-link-again = Make a new code
me-link-line = Scan this with the other device, or open the link there. It works once, for ten minutes.
me-link-left = { $minutes ->
    [0] Less than a minute left
    [one] One minute left
   *[other] { $minutes } minutes left
}
me-link-over = This code is no longer good.
me-link-code = QR code of the link for your other device

me-tokens = Tokens for bots
me-tokens-line = A program of yours can sit at tables in your name. It needs a token, and may play but not see your devices.
me-tokens-docs = How a program plays stands in docs/api.md.
me-token-label = What is it for?
me-token-make = Make a token
me-token-once = Copy it now: it is shown this once only.
me-token-since = made { $when }
me-token-revoke = End
me-token-revoked = The token works no longer.
me-nobody = You are nobody yet, and that is fine: with your first game or your name you become somebody, and can then add devices and bots.

share-copy = Copy
share-copied = Copied
share-send = Share
share-failed = It could not be copied; mark it and copy it yourself.

## A device of mine

link-title = Is this device yours too?
link-line = Then you have the same name and the same tables here as there.
link-go = Yes, this is my device
link-replace = Replace who is known here
link-done = Welcome back. This device knows you now.
link-done-named = Welcome back, { $name }. This device knows you now.
link-home = To the first page
