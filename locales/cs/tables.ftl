# Odmítnutí u stolu serveru

table-unknown = Takový stůl není.
table-gone = Tento stůl byl odstraněn: dlouho se u něj nic nedělo.
table-not-open = Stůl není otevřený: hra začala, nebo byl zrušen.
table-not-started = Hra ještě nezačala.
table-not-playing = U tohoto stolu neběží hra.
table-not-over = Hra ještě neskončila.
table-full = Všechna místa jsou obsazená.
table-already-seated = U tohoto stolu už sedíš.
table-not-seated = U tohoto stolu nesedíš.
table-left-already = U stolu už nejsi.
table-not-away = U stolu jsi.
table-away = Hraje za tebe zástupce. Nejdřív se vrať.
table-host-only = To smí jen hostitel stolu.
table-not-yours = Nejsi hostitelem takového stolu.
table-chairs-free = { $count ->
    [one] Jedno místo je ještě volné.
    [few] { $count } místa jsou ještě volná.
   *[other] { $count } míst je ještě volných.
}
table-invite-needed = K tomuto stolu se dá sednout jen s pozvánkou.
table-busy = U tohoto stolu se děje příliš mnoho. Zkus to znovu.
table-without-people = U stolu musí být místo pro člověka.
invite-unknown = K této pozvánce nepatří žádný stůl.
chair-unknown = Místo { $chair } není pro člověka.
chair-taken = Místo { $chair } je obsazené.
clock-seconds = Hodiny „{ $kind }“ a jejich sekundy k sobě nepatří.
salt-unfit = Část semínka má nejvýše 64 obyčejných znaků.
decision-stale = Toto rozhodnutí už není otevřené.
stand-in-not-needed = Nikdo tě nenechává čekat.
stand-in-too-early = Počkej ještě { $seconds } s, než bude hrát zástupce.
undo-revealed = To nelze jen tak vzít zpět: odhalilo se něco nového. Můžeš se zeptat ostatních.
undo-others-chose = To nelze jen tak vzít zpět: mezitím rozhodoval někdo jiný. Můžeš se zeptat ostatních.
undo-nothing = Není co vzít zpět.
undo-moves = Hra se může vrátit k 0 až { $most } tahům.
undo-asked-already = O návrat už někdo požádal.
undo-others-away = Není tu nikdo, kdo by mohl souhlasit.
undo-not-asked = Nikdo tě nežádá o návrat.
branch-moves = Tato hra má { $most } tahů.
branch-over = Tam už hra skončila.
chat-off = U tohoto stolu není chat.
chat-seated-only = Mluvit smí jen ten, kdo sedí u stolu.
chat-fight = Spojenci spolu během boje nesmějí mluvit.
chat-empty = Zpráva je prázdná.
message-unreadable = Této zprávě nelze rozumět.
hints-off = U tohoto stolu nejsou rady.
hint-none = Žádný bot teď nemá odpověď; zkus to za chvíli znovu.
replay-seat = Tento stůl má { $seats ->
    [one] { $seats } místo.
    [few] { $seats } místa.
   *[other] { $seats } míst.
}
lesson-unknown = Taková lekce není.
