# motorpool compare. Slova jako compare, greedy, --games nebo option=value píše čtenář.

cli-compare-help = zjisti, co udělá přepínač, karta nebo číslo
cli-compare-description = Boti hrají stejná rozdání dvakrát: beze změny a s ní. Kdo vyhraje, jak těsně, jak dlouho to trvá a jak to skončí, se porovnává rozdání po rozdání a zpráva řekne, které rozdíly jsou jasné a které mohou být náhoda. Stejné semínko dá stejnou zprávu na libovolném počtu jader.
cli-compare-items = POLOŽKY
cli-compare-base = s čím se porovnává, navíc k sadě pravidel; položky oddělené čárkami: sada pravidel; VOLBA=HODNOTA, například headquarters=on nebo cards=SOUBOR; card.ID.POLE=HODNOTA pro jedno pole vozidla, například card.t-34.cost=3; card.ID=none pro sadu karet bez něj
cli-compare-change = co se mění oproti základu; položky jako u --base. Sada pravidel mezi nimi začíná znovu od této sady
cli-compare-players = kolik hráčů v obou; jinak jeden za každého jmenovaného bota, nejméně dva; v Battlegrounds čtyři pro team a jeden pro solo
cli-compare-bots = kdo hraje, opakovaně až do zaplnění stolu; různí boti hrají každé rozdání ve všech rotacích míst. Jinak { $usual }: rychlý; veteran a ace hrají lépe, ale na hru potřebují sekundy
cli-compare-games = kolik her beze změny a stejně tolik s ní, zaokrouhleno nahoru na celá rozdání; jinak { $usual }

cli-compare-arm-base = Základ: { $told }
cli-compare-arm-change = Změna: { $told }
cli-compare-head-measure = míra
cli-compare-head-base = základ
cli-compare-head-change = změna
cli-compare-head-difference = rozdíl
cli-compare-head-interval = 95 %
cli-compare-head-clear = je jasný?
cli-compare-clear = jasný
cli-compare-unclear = nejasný
cli-compare-same = stejné
cli-compare-points-of-percent = { $value } p. b.

cli-compare-seat = vyhraje místo { $which }
cli-compare-place = vyhraje { $which }. v pořadí tahů
cli-compare-bot = vyhraje { $which }
cli-compare-margin = body mezi prvním a druhým
cli-compare-close = rozhodnuto nejvýše 1 bodem
cli-compare-shared = společné vítězství
cli-compare-points = body hráče
cli-compare-winner = body vítěze
cli-compare-stars = hvězdy
cli-compare-rounds = kola
cli-compare-decisions = rozhodnutí
cli-compare-end-bases = ukončeno základnami
cli-compare-end-medals = ukončeno medailemi
cli-compare-decided-target = rozhodnuto body
cli-compare-decided-standstill = rozhodnuto v patu
cli-compare-decided-artillery = ukončeno body dělostřelectva
cli-compare-decided-tanks = ukončeno ztrátou všech tanků
cli-compare-decided-pairs = ukončeno bez dalších dvojic
cli-compare-awarded = získané karty úspěchu
cli-compare-achievement = získáno: { $which }

cli-compare-about = Vše na jednu hru. Intervaly jsou 95procentní, u rozdílu rozdání po rozdání; p. b. jsou procentní body. „Jasný“ počítá se všemi položenými otázkami (Holm): když změna nic nedělá, je cokoli nazváno jasným nejvýše v 5 srovnáních ze 100.
cli-compare-all-same = Všechny hry proběhly přesně stejně: v těchto rozdáních změna nic nedělá.
cli-compare-nothing = Žádné rozdání nedošlo v obou ke konci, takže není co porovnat.
cli-compare-how-many-clear = { $count ->
    [0] Žádný rozdíl není jasný (zkoumáno: { $questions }): všechny mohou být náhoda. Více her ukáže menší rozdíly.
    [one] Jeden rozdíl je jasný (zkoumáno: { $questions }).
    [few] { $count } rozdíly jsou jasné (zkoumáno: { $questions }).
   *[other] { $count } rozdílů je jasných (zkoumáno: { $questions }).
}
cli-compare-clear-line = { $name }: { $base } → { $change } ({ $difference }; 95 %: { $limits }).
cli-compare-not-clear = Nejasné, mohou být náhoda: { $names }.

cli-compare-item = „{ $text }“ není položka: napiš sadu pravidel ({ $choices }), VOLBA=HODNOTA nebo card.ID.POLE=HODNOTA.
cli-compare-no-cards = „{ $text }“ není možné: sady karet má jen Rush.
cli-compare-card-field = „{ $text }“ není změna karty: napiš card.ID.POLE=HODNOTA s jedním z těchto polí: { $fields }; nebo card.ID=none.
cli-compare-card = „{ $text }“ není možné: { $reason }

## Stránka

cli-compare-page-verdict = Co změna udělá
cli-compare-page-effects = Všechny míry
cli-compare-page-effects-about = Rozdíl každé míry převedený na společné měřítko: 1 je jedna směrodatná odchylka rozdání. Vpravo od čáry je toho se změnou víc, vlevo méně.
cli-compare-page-effects-axis = směrodatné odchylky
cli-compare-page-who = Kdo vyhrává
cli-compare-page-seats = Vítězství podle míst
cli-compare-page-places = Vítězství podle pořadí tahů
cli-compare-page-bots = Vítězství podle botů
cli-compare-page-fair = rovný podíl
cli-compare-page-length = Jak dlouho to trvá
cli-compare-page-rounds = Délka v kolech
cli-compare-page-rounds-axis = kola
cli-compare-page-games-axis = podíl her
cli-compare-page-tenth = desetina nejvýše za
cli-compare-page-median = medián
cli-compare-page-nine-tenths = devět desetin nejvýše za
cli-compare-page-course = Jak hry probíhají
cli-compare-page-leader = Kdo vede po kole, nakonec vyhraje
cli-compare-page-leader-axis = vedoucí vyhraje
cli-compare-page-leader-about = Hra je otevřená, dokud je křivka nízko: vedení pak říká málo. Hry, které skončily dříve, v ní nejsou.
cli-compare-page-course-points = Body po každém kole
cli-compare-page-winners = { $arm }, vítězové
cli-compare-page-others = { $arm }, ostatní
cli-compare-page-ends = Jak to končí
cli-compare-page-endings = Konce a jak jsou těsné
cli-compare-page-achievements = Karty úspěchu
cli-compare-page-awarded = Hry, ve kterých byla získána každá karta úspěchu
cli-compare-page-round = kolo
cli-compare-page-bots-fact = boti
