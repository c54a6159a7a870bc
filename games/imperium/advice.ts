import type { Advice } from '../kit/advice';
import type { Localized } from '../kit/text/words';

const EASY: Localized = {
  en: 'Easy: a good first nation.',
  hu: 'Könnyű: jó első nemzet.',
  cs: 'Lehký: dobrý první národ.',
};
const FAIR: Localized = {
  en: 'Not hard, once you have played a match.',
  hu: 'Nem nehéz, ha már játszottál egyszer.',
  cs: 'Není těžký, když už máš jednu partii za sebou.',
};
const TRICKY: Localized = {
  en: 'Demanding: it breaks some usual rules.',
  hu: 'Több figyelmet kíván: eltér néhány megszokott szabálytól.',
  cs: 'Náročný: porušuje některá obvyklá pravidla.',
};
const HARD: Localized = {
  en: 'Hard: leave it for later matches.',
  hu: 'Nehéz: hagyd későbbre.',
  cs: 'Těžký: nech si ho na později.',
};

export const ADVICE: Readonly<Record<string, Advice>> = {
  romans: {
    special: {
      en: 'Strong at conquering: new regions for you, losses for the others.',
      hu: 'Erős hódító: neked új régiók, a többieknek veszteség.',
      cs: 'Silní dobyvatelé: tobě nová území, ostatním ztráty.',
    },
    aims: {
      en: 'Gather regions and population, and turn regions into fame.',
      hu: 'Gyűjts régiókat és népességet, és váltsd a régiókat hírnévre.',
      cs: 'Sbírej území a populaci a měň území na věhlas.',
    },
    hard: EASY,
  },
  macedonians: {
    special: {
      en: 'Regions come quickly, and playing them brings more.',
      hu: 'Gyorsan jönnek a régiók, és kijátszásuk még többet hoz.',
      cs: 'Území přicházejí rychle a jejich zahrání přináší další výhody.',
    },
    aims: {
      en: 'Own as many regions as you can; each is a point.',
      hu: 'Szerezz minél több régiót; mindegyik pontot ér.',
      cs: 'Získej co nejvíc území; každé je bod.',
    },
    hard: EASY,
  },
  persians: {
    special: {
      en: 'Rich, and good at winning over tributaries.',
      hu: 'Gazdag, és könnyen szerez adófizetőket.',
      cs: 'Bohatí a dobří v získávání poddaných.',
    },
    aims: {
      en: 'Collect tributaries, and develop with the wealth they bring.',
      hu: 'Gyűjts adófizetőket, és fejlessz abból, amit hoznak.',
      cs: 'Sbírej poddané a za jejich bohatství buduj.',
    },
    hard: EASY,
  },
  carthaginians: {
    special: {
      en: 'Their clean-up puts material on the market, for whoever takes the card.',
      hu: 'Takarításkor alapanyagot tesznek a piacra, azé lesz, aki a kártyát elviszi.',
      cs: 'Při úklidu kladou na karty v nabídce materiál, a ten dostane, kdo si kartu vezme.',
    },
    aims: {
      en: 'Take back what you have laid out, and end with much material.',
      hu: 'Szedd vissza, amit kiraktál, és maradjon a végén sok alapanyagod.',
      cs: 'Ber si zpátky, co tam položíš, a na konci měj hodně materiálu.',
    },
    hard: FAIR,
  },
  celts: {
    special: {
      en: 'They raid, and burden the others with unrest.',
      hu: 'Portyáznak, és zavargást zúdítanak a többiekre.',
      cs: 'Plení a zatěžují ostatní nepokoji.',
    },
    aims: {
      en: 'Gather uncivilised cards, and keep the others poor.',
      hu: 'Gyűjts civilizálatlan kártyákat, és tartsd szegényen a többieket.',
      cs: 'Sbírej necivilizované karty a ostatní drž chudé.',
    },
    hard: FAIR,
  },
  scythians: {
    special: {
      en: 'Riders who take regions fast, at the price of unrest.',
      hu: 'Lovas nép: gyorsan vesz el régiókat, zavargás árán.',
      cs: 'Jezdci, kteří rychle berou území za cenu nepokojů.',
    },
    aims: {
      en: 'Pile up material and regions, and get rid of unrest in time.',
      hu: 'Halmozz alapanyagot és régiót, és idejében szabadulj a zavargástól.',
      cs: 'Hromaď materiál a území a včas se zbav nepokojů.',
    },
    hard: FAIR,
  },
  vikings: {
    special: {
      en: 'No history, no development, never an empire: unrest drives their saga on.',
      hu: 'Nincs történelmük, nem fejlesztenek, nem lesznek birodalom: a zavargás viszi előre a sagájukat.',
      cs: 'Bez historie, bez budování, nikdy říší: jejich ságu pohánějí nepokoje.',
    },
    aims: {
      en: 'Sail through the nation deck, and choose when Harald Hardrada ends the match.',
      hu: 'Hajózz végig a nemzetpaklin, és válaszd meg, mikor zárja le a játszmát Harald Hardrada.',
      cs: 'Propluj balíčkem národa a vyber chvíli, kdy Harald Hardrada partii ukončí.',
    },
    hard: TRICKY,
  },
  greeks: {
    special: {
      en: 'A large deck of learned cards; actions buy civilisation.',
      hu: 'Nagy pakli tudós kártyákból; akciókért jön a civilizáció.',
      cs: 'Velký balíček učených karet; civilizace se kupuje akcemi.',
    },
    aims: {
      en: 'Own many cards without drowning in them: each three are a point.',
      hu: 'Legyen sok kártyád, de ne fulladj beléjük: minden három pontot ér.',
      cs: 'Vlastni hodně karet a neutop se v nich: každé tři jsou bod.',
    },
    hard: HARD,
  },
  mauryans: {
    special: {
      en: 'From conquest to peace: cards go into history, and unrest is tamed.',
      hu: 'A hódítástól a békéig: kártyáik a történelembe kerülnek, a zavargást megszelídítik.',
      cs: 'Od dobývání k míru: karty jdou do historie a nepokoje se tiší.',
    },
    aims: {
      en: 'Play regions again and again, then fill your history.',
      hu: 'Játssz ki régiókat újra meg újra, majd töltsd meg a történelmed.',
      cs: 'Hraj území znovu a znovu, pak naplň historii.',
    },
    hard: FAIR,
  },
  qin: {
    special: {
      en: 'They build the Long Walls, which are worth more the longer they get.',
      hu: 'A Hosszú falakat építik: minél több áll, annál többet ér mindegyik.',
      cs: 'Stavějí Velkou zeď, která má tím větší cenu, čím je delší.',
    },
    aims: {
      en: 'Keep many pinned cards in play, and feed them with population.',
      hu: 'Tarts sok rögzített kártyát játékban, és legyen hozzá népességed.',
      cs: 'Měj vyloženo hodně připnutých karet a živ je populací.',
    },
    hard: FAIR,
  },
  atlanteans: {
    special: {
      en: 'What others put into history they sink beneath the sea.',
      hu: 'Nincs történelmük: amit mások oda tennének, az náluk elsüllyed.',
      cs: 'Nemají historii: jejich karty se noří do moře.',
    },
    aims: {
      en: 'Rise fast, own regions, and choose what may go under.',
      hu: 'Emelkedj gyorsan, szerezz régiókat, és válaszd meg, mi süllyedjen el.',
      cs: 'Rychle vyrosti, získej území a vybírej, co smí klesnout.',
    },
    hard: TRICKY,
  },
  egyptians: {
    special: {
      en: 'They develop often, and pay for it with unrest.',
      hu: 'Gyakran fejlesztenek, és zavargással fizetnek érte.',
      cs: 'Budují často a platí za to nepokoji.',
    },
    aims: {
      en: 'Become civilised early: civilised cards are worth most to you.',
      hu: 'Civilizálódj korán: neked a civilizált kártyák érik a legtöbbet.',
      cs: 'Civilizuj se brzy: nejvíc ti vynášejí civilizované karty.',
    },
    hard: TRICKY,
  },
  minoans: {
    special: {
      en: 'Traders who make progress at every solstice.',
      hu: 'Kereskedők, akik minden napfordulókor haladnak.',
      cs: 'Obchodníci, kteří s každým slunovratem získávají rozvoj.',
    },
    aims: {
      en: 'Hoard progress; it scores by itself and again by your cards.',
      hu: 'Gyűjtsd a haladást: magában is pontot ér, és a kártyáid révén újra.',
      cs: 'Hromaď rozvoj: boduje sám a znovu skrze tvé karty.',
    },
    hard: TRICKY,
  },
  arthurians: {
    special: {
      en: 'Knights ride out on quests, one after the other, up to the Graal.',
      hu: 'Lovagok indulnak küldetésre, egymás után, egészen a Grálig.',
      cs: 'Rytíři vyjíždějí na výpravy, jednu za druhou, až ke Grálu.',
    },
    aims: {
      en: 'Find the knights that a quest wants, and finish it before unrest does.',
      hu: 'Keresd meg a küldetéshez kellő lovagokat, és végezz vele, mielőtt a zavargás végez veled.',
      cs: 'Najdi rytíře, které výprava žádá, a dokonči ji dřív než nepokoje.',
    },
    hard: HARD,
  },
  olmecs: {
    special: {
      en: 'Masks are what everything is paid with.',
      hu: 'Mindent maszkokkal fizetnek.',
      cs: 'Všechno se platí maskami.',
    },
    aims: {
      en: 'Bring the same masks back to hand, and spend them at the right moment.',
      hu: 'Vedd vissza a maszkokat a kezedbe, és jó pillanatban költsd el őket.',
      cs: 'Vracej si masky do ruky a utrať je v pravou chvíli.',
    },
    hard: HARD,
  },
  utopians: {
    special: {
      en: 'Another way to empire: scrolls and progress lead to Shangri-La.',
      hu: 'Más út vezet a birodalomig: tekercsek és haladás Shangri-La felé.',
      cs: 'K říši vede jiná cesta: svitky a rozvoj k Šangri-La.',
    },
    aims: {
      en: 'Gather progress, step by step open the gates, then grow in population.',
      hu: 'Gyűjts haladást, nyisd meg lépésenként a kapukat, majd növeld a népességet.',
      cs: 'Sbírej rozvoj, krok za krokem otevírej brány a pak rozmnož populaci.',
    },
    hard: HARD,
  },
};
