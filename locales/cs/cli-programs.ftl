# Programy na místech u stolu (exec:PŘÍKAZ). Slova jako exec nebo recruit píše čtenář.

cli-bot-time = kolik sekund smí programu (exec:PŘÍKAZ) trvat každá odpověď; obvykle { $usual }
program-command = „{ $command }“ neuvádí žádný program; napiš například exec:./mybot a uzavři všechny uvozovky.
program-not-started = „{ $command }“ nelze spustit: { $why }.

# $player je jméno, $why říká, co se stalo
program-forfeits = { $why ->
    [ended] Program hráče { $player } skončil: vybral za něj recruit a udělá to pokaždé, když program selže.
    [slow] Program hráče { $player } odpovídal příliš dlouho: vybral za něj recruit a udělá to pokaždé, když program selže.
    [illegal] Program hráče { $player } vybral, co nesmí: vybral za něj recruit a udělá to pokaždé, když program selže.
    [stopped] Program hráče { $player } selhal třikrát po sobě a byl zastaven: dál za něj hraje recruit.
   *[nonsense] Odpověď programu hráče { $player } je nesrozumitelná: vybral za něj recruit a udělá to pokaždé, když program selže.
}
# $bot je exec:PŘÍKAZ, $count je počet
cli-simulate-forfeits = Rozhodnutí, která místo { $bot } učinil recruit: { $count }, důvod: { $why ->
    [ended] program skončil.
    [slow] odpovídal příliš dlouho.
    [illegal] vybral, co nesmí.
    [stopped] byl zastaven po třech selháních po sobě.
   *[nonsense] jeho odpověď byla nesrozumitelná.
}
