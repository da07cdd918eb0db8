# Programs at a seat (exec:COMMAND). Words such as exec or recruit are typed by the reader.

cli-bot-time = how many seconds a program (exec:COMMAND) may take for each answer; the default is { $usual }
program-command = “{ $command }” names no program; write for example exec:./mybot, and close every quote.
program-not-started = “{ $command }” cannot be started: { $why }.

# $player is a name, $why what went wrong
program-forfeits = { $why ->
    [ended] The program of { $player } has ended: recruit chose in its place, as it will whenever the program fails.
    [slow] The program of { $player } took too long: recruit chose in its place, as it will whenever the program fails.
    [illegal] The program of { $player } chose what it may not: recruit chose in its place, as it will whenever the program fails.
    [stopped] The program of { $player } has failed three times in a row and is stopped: recruit plays on in its place.
   *[nonsense] The program of { $player } gave no answer that can be understood: recruit chose in its place, as it will whenever the program fails.
}
# $bot is exec:COMMAND, $count a number
cli-simulate-forfeits = Chosen by recruit in the place of { $bot }: { $count }, because { $why ->
    [ended] the program had ended.
    [slow] it took too long.
    [illegal] it chose what it may not.
    [stopped] it was stopped after three failures in a row.
   *[nonsense] its answer could not be understood.
}
