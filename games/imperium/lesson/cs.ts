import type { LessonWords } from './en';

export const words: LessonWords = {
  goal: 'Vedeš Římany. Vyhraje, kdo má na konci nejvíc bodů; ty jich zatím máš {points}. Body karty ukazuje její štít.',
  goods:
    'Tímhle platíš: materiál {material} máš {m}, populaci {population} {p}. Vedle je rozvoj {progress}. Každý symbol ti řekne své jméno, když na něj ukážeš nebo klepneš.',
  progress:
    'Každý rozvoj {progress} je na konci 1 bod. A je to i platidlo: při placení může zastoupit 1 populaci nebo 2 materiály.',
  turn: 'Tohle je tvoje ruka. V tahu zahraješ jednu kartu za každý ze svých žetonů akcí {action}; máš {actions}.',
  exhaust:
    'Karta {card} už leží před tebou. Co je na ní u přesýpacích hodin {exhaust}, smíš použít jednou za tah za žeton vyčerpání; těch máš {exhausts}. Vyber ji a potvrď to: dobereš si kartu.',
  region:
    'Teď použij akci: zahraj z ruky kartu {card}. Přinese populaci {what}: {n}. Špendlík {pinned} říká, že karta zůstane vyložená před tebou.',
  garrison:
    'Karta se provádí větu po větě. Tahle ti dovolí zařadit jednu kartu do posádky: pod území, kde pořád boduje. Ruku teď potřebuješ, nevybírej nic.',
  suits:
    'Tohle je nabídka. Symbol nahoře na kartě říká, jakého je druhu: území {region}, necivilizovaná {wild}, civilizovaná {civil} nebo poddaní {tributary}.',
  advance: 'Jednu z nich získáš, když zahraješ kartu {card}: zaplatíš materiál {what}, a to {n}.',
  acquire:
    'Nárokuj si kartu {card}, nebo jinou, která svítí: přijde ti do ruky i s nepokoji {unrest} pod ní. Na její místo přijde nová karta; to už nejde vzít zpět, proto stůl žádá o potvrzení.',
  unrest:
    'Nepokoje jsou cena růstu: každá karta stojí na konci {n} body a ucpává balíček. V balíčku nepokojů zbývá {left}. Když dojdou, nastane kolaps a vyhraje, kdo má nepokojů nejméně.',
  attack: 'Karta {card} je útočná {attack}: zasáhne i protihráče ({celts}). Zahraj ji za poslední akci.',
  regions: 'Smíš si nárokovat území. Vezmi si i tohle; {celts} pak musí odvolat jedno území do ruky.',
  end: 'Karta {card} přešla do tvé historie: z balíčku je pryč, ale body na kartách v historii se počítají. Žetony akcí jsou vyčerpané, ukonči akce.',
  place:
    'Začíná úklid: 1 rozvoj {what} položíš na libovolnou kartu v nabídce. Dostane ho, kdo si tu kartu vezme. Vyber kartu {card}.',
  cleanUp:
    'Odhoď, co si nechceš nechat, teď třeba karty {one}, {two} a {three}. Pak si dobereš do {size} karet; v ruce máš {hand}. Žetony se ti vrátí.',
  protect:
    'Teď je na tahu {celts} a útočí kartou {attack}: přijdeš o území. Chrání tě karta {card}: vyber ji a místo ztráty se ti vrátí do ruky.',
  solstice:
    'Až všichni odehrají tah, přijde slunovrat {solstice}: vyložené karty udělají, co je na nich u tohoto symbolu, třeba {card} přinese materiál {what}. Pak začne další kolo.',
  revolt: 'Místo hraní karet můžeš v tahu vzdorovat: vrátíš nepokoje z ruky do balíčku. Teď vzdoruj.',
  return: 'Vyber kartu nepokojů, která se vrátí. Balíček máš lehčí a body za ni neztratíš.',
  deck: 'O pár kol později. V dobíracím balíčku máš {deck, plural, one {jen # kartu} few {jen # karty} other {jen # karet}}. Kdykoli ti při dobírání dojde, zamícháš odhazovací balíček a ten je nový dobírací.',
  accession:
    'Při každém zamíchání se ke tvým kartám přidá vrchní karta balíčku národa. Ten už je prázdný, a tak teď přijde, co leželo pod ním: tvá karta přerodu {card}. Z barbara {barbarian} tě změní v říši {empire}.',
  innovate:
    'Tah může být i třetího druhu: inovace. Odhodíš celou ruku a učiníš průlom pro jednu kartu: vezmeš si ji bez nepokojů {unrest} pod ní. Teď zvol inovaci.',
  breakThrough:
    'Teď si vezmi kartu, pro kterou průlom činíš: {card}, bez nepokojů {unrest}. Mohla by to být i vrchní karta malého balíčku, naslepo.',
  reshuffle:
    'Nech si ji: neodhazuj nic. Teď si dobereš do {size} karet, a k tomu musíš zamíchat: přidá se tvá karta přerodu.',
  empire:
    'Jsi říše: tenhle symbol se otočil. Karty s přilbou {barbarian} už zahrát nesmíš, karty s chrámem {empire} ano. U tvého jména stojí jen body, které jsou vidět: nový balíček leží lícem dolů, ale počítá se celý.',
  developments:
    'A říše se rozvíjí: odteď smíš při každém zamíchání zaplatit a vybudovat jednu ze svých karet budování. Přidá se ke tvým kartám a teprve pak boduje.',
  final:
    'O pár kol později se blíží konec. {main, plural, =0 {Hlavní balíček je prázdný} other {V hlavním balíčku zbývá #}}, a to spouští bodování. Stejně tak tvá poslední karta budování nebo poslední karta věhlasu, Král králů. Pak se odehraje ještě jedno celé kolo: to je teď.',
  glory: 'Věhlas má velkou cenu. Zahraj kartu {card}: opustíš tři území a podíváš se na dvě karty věhlasu.',
  fame: 'Vezmi si kartu {card}: {n} bodů.',
  last: 'Pro tento tah to stačí: ukonči akce. Rozvoj polož, kam chceš, a ruku si nech.',
  develop: 'Balíček ti došel: zamícháš a jako říše smíš budovat. Vyber kartu {card}, body za ni: {n}.',
  pay: 'Zaplať materiál {what}: {n}. Část by mohl zastoupit rozvoj {progress}, ale každý je bod, tak si ho nech.',
  others: 'Teď má poslední tah {celts}. Po slunovratu se boduje.',
  scores:
    '{mine} bodů proti {theirs}. Počítá se vše v ruce, balíčku, odhazovacím balíčku, vyložených kartách, historii a posádkách a 1 za každý rozvoj. Teď už to zvládneš i bez pomoci: co můžeš v tahu dělat a co to stojí, najdeš vždy pod „Tah a znaky“ (?), na telefonu pod „Více“.',
};
