# The page: learning, rules and cards.

rules-game = Game
rules-search = Search the rules
rules-headings = Headings
rules-about = In our own words. The rule books beat this catalogue; “ruling” marks what they leave open and how it is played here.
rules-count = { $count ->
    [one] { $count } rule
   *[other] { $count } rules
}
rules-none = No rule has all of these words.

## Learning

learn-lead = Learn at a real table: you play, a coach tells you what to try, and the rules watch over it.
learn-lessons = First games
learn-begin = Begin
learn-go-on = Go on
learn-once-more = Once more
learn-progress = { $done } of { $count ->
    [one] { $count } scene
   *[other] { $count } scenes
}

## The coach

coach = Coach
coach-back = To all lessons
coach-scene = Scene { $number } of { $count }
coach-step = Step { $number } of { $count }
coach-scenes = Scenes of this lesson
coach-scene-named = Scene { $number }: { $name }
coach-scene-done = Scene { $number }: { $name }, done
coach-missed = In a game you could do that. Here, try this first:
coach-or = or
coach-show = Show me where
coach-well = Well done!
coach-next = Go on
coach-finish = To the end
coach-repeat = Repeat this scene
coach-happened = What has happened
coach-unknown = There is no such lesson.

## After the last scene

lesson-end = You can play { $game ->
    [rush] Rush
   *[battlegrounds] Battlegrounds
}.
lesson-end-lead = The rest comes while you play: every card and every sign explains itself when you point at it, and a hint tells what a good player would do.
lesson-end-play = Play a real game now
lesson-end-play-line = A whole game against two bots.
lesson-end-other = The other lesson
lesson-end-again = This lesson once more
lesson-end-howto = How to play each mode
