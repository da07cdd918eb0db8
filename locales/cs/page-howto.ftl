# Stránka: jak se hraje, každý způsob na půl strany.

howto-title = Jak se hraje
howto-lead = Půl strany na každý způsob hry. Všechno je v pravidlech.
howto-turn-rush = Tvůj tah
howto-turn-battlegrounds = Tvůj tah
howto-different = Co je jinak
howto-end = Konec hry
howto-points = Body
# $span: alone, same or range
howto-players = { $span ->
    [alone] Pro jednoho hráče
    [same] { $most } { $most ->
        [few] hráči
       *[other] hráčů
    }
   *[range] { $least }–{ $most } { $most ->
        [few] hráči
       *[other] hráčů
    }
}
howto-play = Zahrát si hned
howto-rules = Pravidla
howto-cards = Karty
howto-lesson = Naučit se hraním

## Rush

howto-rush-base-aim = Vedeš malou rotu a vylepšuješ ji kartu po kartě. Kupuj vozidla, ať chrání tvoje základny nebo útočí na cizí, a získávej medaile. Vítězí, kdo má nejvíc bodů.
howto-rush-base-turn-1 = Co máš poškozené, se opraví a tvoje tři karty leží otevřeně přede všemi.
howto-rush-base-turn-2 = Každou kartu zahraj jedním způsobem: utrať ji, použij její vlastnosti, nebo s ní zaútoč. Za suroviny si koupíš jedno vozidlo z obchodu; jde do tvého skladu. Použité vozidlo s obranným číslem pak chrání jednu z tvých základen.
howto-rush-base-turn-3 = Jednou za tah útočí vozidla jednoho národa, jedno po druhém. Útočné číslo, které se vyrovná obrannému, obránce zničí, nižší ho poškodí. Základna bez obránce se nejdřív poškodí, potom zničí; těžký tank ji zničí hned. Každé zničené vozidlo je medaile.
howto-rush-base-turn-4 = Na konci se obchod posune o jednu kartu, nezahrané karty jdou do skladu a dobereš si tři. Když je garáž prázdná, zamíchaný sklad je novou garáží.
howto-rush-base-end = Když někdo přijde o všechny základny, nebo si někdo vezme poslední kartu s jednou medailí některého národa, kolo se dohraje. Bez základen hraješ dál a můžeš vyhrát.
howto-rush-base-points = Jeden za každou medaili v rotě, tři za každou zničenou základnu, kterou v ní máš, pět za každou kartu úspěchu. Kartu úspěchu má ten, kdo je v ní nejlepší sám.

howto-rush-second-front-aim = Základní hra roste: Velká Británie je pátý národ, vozidel je 150, karet úspěchu dvakrát tolik a hrát může šest hráčů.
howto-rush-second-front-turn-1 = Štáb je tvoje čtvrtá základna. Dokud máš jinou, nelze na něj útočit ani ho obléhat; na vozidlo před ním ano.
howto-rush-second-front-turn-2 = V týlu si smíš nechat jednu nezahranou kartu a v pozdějším tahu ji zahrát jako z ruky. Všichni ji vidí; sabotáž na ni nedosáhne.
howto-rush-second-front-turn-3 = Po útoku jde jedno z útočících vozidel s obranným číslem chránit jednu z tvých základen.
howto-rush-second-front-turn-4 = V obchodě je pět karet a na konci tahu se neposouvá. Místo toho smíš na začátku svého tahu vyměnit kartu, která je nejdál od balíčku.
howto-rush-second-front-turn-5 = Nové vlastnosti: přeskupení vrací obránce do týlu, plánování vymění kartu úspěchu. A hrdinský čin přinese medaili libovolného národa.
howto-rush-second-front-end = Když je zničen některý štáb, nebo si někdo vezme poslední kartu s jednou medailí některého národa, kolo se dohraje.
howto-rush-second-front-points = Jako v základní hře. Některé nové karty úspěchu hledí na celou hru, nejen na rotu na jejím konci.

howto-rush-alternative-aim = Pro ty, kdo znají základní hru: karty v ruce jsou skryté, na útok lze odpovědět a slabá ruka nepřijde nazmar.
howto-rush-alternative-turn-1 = Karty se ukazují po jedné, jak se hrají. První útočící karta určí národ, který v tomto tahu útočí.
howto-rush-alternative-turn-2 = Na útok lze odpovědět: obránce přidá vozidlo nebo medaili národa bránícího vozidla, útočník kartu národa, kterým útočí, střídavě, dokud oba nepasují. Každá karta přidá 1 k obrannému nebo útočnému číslu. Nakonec je cíl zničen, nebo se mu nic nestalo.
howto-rush-alternative-turn-3 = Kdo v tahu nezahraje žádnou kartu, smí si jednu nechat do příštího, nebo se jedné nadobro zbavit. Nechat si kartu smíš i náborem.
howto-rush-alternative-turn-4 = Kdo chrání víc než polovinu svých základen, dobere si o kartu víc; v ruce jich smí být nejvýše pět.
howto-rush-alternative-turn-5 = V obchodě je šest karet a doplňuje se až na konci tahu. Sklad se stane novou garáží nejvýše jednou za tah.
howto-rush-alternative-end = Jako v základní hře.
howto-rush-alternative-points = Jako v základní hře a sada medailí dvou národů je o bod víc, tří o dva, čtyř o čtyři.

howto-rush-team-aim = Alternativní pravidla se dvěma stranami: vyhráváte nebo prohráváte společně.
howto-rush-team-turn-1 = Strany se v tazích střídají a v nich se střídají hráči. Ve třech nebo v pěti jsou hráči menší strany na tahu častěji.
howto-rush-team-turn-2 = V boji smějí přidávat karty i spojenci, nejdřív na napadené straně. Nikdo neukazuje ruku, nikdo se nedomlouvá, co přidá, a chat je po tu dobu zavřený.
howto-rush-team-turn-3 = Na spojence nelze útočit, obléhat ho ani sabotovat. Můžeš ale postavit vozidlo s obranným číslem před jeho základnu; vlastnosti se přitom nepoužijí a karta od té chvíle patří jemu.
howto-rush-team-end = Jako v základní hře; ve třech nebo v pěti tehdy, když měly obě strany stejně tahů.
howto-rush-team-points = Všechny karty strany jsou jedna hromádka: v ní se počítají medaile, základny, karty úspěchu a sady.

## Battlegrounds

howto-battlegrounds-battle-aim = Hrací plán osm krát osm polí plný žetonů a tanky, které jezdí a střílejí přesně tak daleko, jak říká jejich karta. Sbírej dvojice obrázků, nič tanky ostatních a měj dost bodů dřív než oni.
howto-battlegrounds-battle-turn-1 = Jeď: tak daleko, jak říká karta, rovně nebo šikmo; když můžeš, musíš. Žetony nevadí. Nevybuchlá střela nebo tank v cestě zničí tvůj a na jiném tanku nelze zastavit.
howto-battlegrounds-battle-turn-2 = Potom smíš střílet, zase přesně tak daleko; nic po cestě nevadí. Žeton je tvůj, tank soupeře je zničen, nevybuchlou střelu lze odklidit a na prázdné pole položit.
howto-battlegrounds-battle-turn-3 = Nebo vyměň tank: na tomtéž poli ho vystřídá jiná tvoje karta, bez pohybu a bez střely.
howto-battlegrounds-battle-turn-4 = Dva stejné obrázky jsou dvojice. Se speciálním žetonem dává i jednorázovou akci nebo vylepšení na kartu tanku.
howto-battlegrounds-battle-turn-5 = Kdo přijde o tank, vrátí se v příštím tahu ve svém rohu s jinou kartou. Nikdo nikdy nevypadne.
howto-battlegrounds-battle-end = Po každém tahu se sečtou body: k vítězství je jich třeba 16 ve dvou (každý má dva tanky), 14 ve třech, 12 ve čtyřech.
howto-battlegrounds-battle-points = Dva za každou dvojici. Za zničený tank si vezmeš jeho vrchní bodový žeton: tři, potom dva, potom jeden v každé barvě.

howto-battlegrounds-draft-aim = Bitva, v níž tanky nikdo nerozdává: vybíráš si je s ohledem na to, co zbude ostatním.
howto-battlegrounds-draft-turn-1 = Vyloženo je osm karet tanků pro dva nebo čtyři hráče, šest pro tři. Vybíráte si jeden po druhém a potom v opačném pořadí: kdo byl poslední, je první.
howto-battlegrounds-draft-turn-2 = Dva hráči mají po čtyřech kartách a jezdí dvěma tanky, tři nebo čtyři mají po dvou kartách a jezdí jedním.
howto-battlegrounds-draft-turn-3 = Pro každou figurku vyber kartu, se kterou začíná, a jedno ze tří polí jejího rohu. Ostatní karty čekají na výměnu tanku.
howto-battlegrounds-draft-end = Jako v bitvě: 16 bodů ve dvou, 14 ve třech, 12 ve čtyřech.
howto-battlegrounds-draft-points = Jako v bitvě: dva za každou dvojici a bodové žetony za zničené tanky.

howto-battlegrounds-team-aim = Dva proti dvěma podle pravidel bitvy. Každý jezdí jedním tankem a co sbíráte, leží společně.
howto-battlegrounds-team-turn-1 = Týmy se střídají. Tvoje žetony a žetony spoluhráče tvoří dvojice dohromady.
howto-battlegrounds-team-turn-2 = Kdo je na tahu, rozhoduje, který tank týmu dostane vylepšení a kdo použije akci.
howto-battlegrounds-team-turn-3 = Na tank spoluhráče nelze střílet, na žeton pod ním ano. Přejetí zničí tvůj tank, ale nestojí body.
howto-battlegrounds-team-end = Vítězí tým, který má 20 bodů.
howto-battlegrounds-team-points = Dva za každou dvojici a bodové žetony za zničené tanky, všechno dohromady.

howto-battlegrounds-family-aim = Hra na paměť pro dva až čtyři, bez karet tanků, střel a nevybuchlých střel. Všechny žetony kromě dvou leží zakryté; najdi dvojice.
howto-battlegrounds-family-turn-1 = Pohni figurkou o jedno nebo dvě pole libovolnými směry.
howto-battlegrounds-family-turn-2 = Potom odkryj dva žetony, které se jejího pole dotýkají stranou nebo rohem.
howto-battlegrounds-family-turn-3 = Je mezi odkrytými dvojice? Je tvoje a máš za ni ještě jeden tah.
howto-battlegrounds-family-turn-4 = Co odkryl předchozí tah, se zase zakryje. Tvoje žetony zůstávají odkryté pro příští tah: dívej se dobře.
howto-battlegrounds-family-end = Kdo má deset bodů, okamžitě vítězí.
howto-battlegrounds-family-points = Dva za každou dvojici.

howto-battlegrounds-solo-aim = Ty se dvěma tanky a dělostřelectvo, které ostřeluje mapu. Sbírej dvojice, než si přijde na svoje.
howto-battlegrounds-solo-turn-1 = Vyber jeden ze svých tanků, jeď s ním a střílej. Akce a vylepšení jsou jako v bitvě; nevybuchlé střely se nekladou.
howto-battlegrounds-solo-turn-2 = Potom se odkryje písmeno a číslice a to pole je zasaženo. Tvůj tank je nadobro pryč, žeton je vzat a na prázdném poli od té chvíle stojí tank dělostřelectva.
howto-battlegrounds-solo-turn-3 = Tanky dělostřelectva překážejí jako nevybuchlé střely a nelze na nich zastavit; střela takový tank odstraní.
howto-battlegrounds-solo-turn-4 = Písmena a číslice zůstávají odkryté, dokud se neukážou všechny. Víš tedy, kterým polím ještě hrozí nebezpečí.
howto-battlegrounds-solo-end = Když má dělostřelectvo 20 bodů nebo zničilo všechny tvoje tanky, nebo když už nelze složit žádnou dvojici.
howto-battlegrounds-solo-points = Dva za každou dvojici. Dělostřelectvo má jeden za každý vzatý žeton a za každý svůj tank na hracím plánu. 16 bodů je první hvězda, každé dva další jsou jedna navíc, nejvýše šest.
