import type { Primer } from '../kit/primer';

const primer: Primer = [
  {
    title: { en: 'The goal', hu: 'A cél', cs: 'Cíl' },
    text: [
      {
        en: 'Build the best empire in five rounds. Many cards bring points ({point}) while you play; at the end each common location of yours is 1 more, each location of your own faction 2.',
        hu: 'Öt forduló alatt építsd fel a legjobb birodalmat. Sok kártya játék közben hoz pontot ({point}); a végén minden közös helyszíned további 1, a saját frakciód minden helyszíne 2.',
        cs: 'Za pět kol vybuduj nejlepší impérium. Mnoho karet přináší body ({point}) už během hry; na konci je každá tvá běžná lokace za další 1, každá lokace tvé frakce za 2.',
      },
    ],
    shown: [
      {
        id: 'COM043',
        says: {
          en: 'A location that makes points: each time it is used, they count at once.',
          hu: 'Pontot termő helyszín: valahányszor használod, a pont azonnal számít.',
          cs: 'Lokace, která vyrábí body: při každém použití se hned počítají.',
        },
      },
    ],
  },
  {
    title: { en: 'A round', hu: 'Egy forduló', cs: 'Kolo' },
    text: [
      {
        en: 'Everybody draws a card of their own faction and twice takes one of the common cards shown. Then all produce: the faction board, deals and locations with {production} give their goods.',
        hu: 'Mindenki húz egy kártyát a saját frakciójából, és kétszer elvesz egyet a felfedett közös kártyák közül. Aztán mindenki termel: a frakciótábla, az egyezmények és a {production} helyszínek megadják az áruikat.',
        cs: 'Každý si dobere kartu své frakce a dvakrát si vezme jednu z odkrytých běžných karet. Pak všichni vyrábějí: deska frakce, dohody a lokace se znakem {production} dají své prostředky.',
      },
      {
        en: 'Then you take turns, one action in each, as long as you have something to pay with; whoever passes is out until the next round. In the end all goods are gone except the one kind that your faction keeps.',
        hu: 'Ezután körbe-körbe léptek, körönként egy akcióval, amíg van miből fizetni; aki passzol, a következő fordulóig kimarad. Végül a megmaradt áruk elvesznek, annak az egy fajtának a kivételével, amelyet a frakciód megtart.',
        cs: 'Pak se střídáte, v každém tahu jedna akce, dokud je čím platit; kdo pasuje, do dalšího kola nehraje. Nakonec všechny prostředky propadnou až na jediný druh, který si tvá frakce nechává.',
      },
    ],
    shown: [
      {
        id: 'COM023',
        says: {
          en: 'A production location: it gives its goods when it is built, and in each later production.',
          hu: 'Termelőhelyszín: megépítésekor megadja az áruit, és azután minden termeléskor is.',
          cs: 'Produkční lokace: prostředky dá při postavení a pak při každé produkci.',
        },
      },
      {
        id: 'COM006',
        says: {
          en: 'A card with this sign ({feature}) works all the time: here, whenever you build a location of that colour.',
          hu: 'Ilyen jelű kártya ({feature}): mindig működik, itt akkor, amikor olyan színű helyszínt építesz.',
          cs: 'Karta s tímto znakem ({feature}) působí stále: tady vždy, když postavíš lokaci té barvy.',
        },
      },
      {
        id: 'COM021',
        says: {
          en: 'A location with this sign ({action}): using it is your action; what it costs lies on it until the round ends.',
          hu: 'Ilyen jelű helyszín ({action}): a használata az akciód; az ára a forduló végéig rajta marad.',
          cs: 'Lokace s tímto znakem ({action}): její použití je tvá akce; cena na ní leží až do konce kola.',
        },
      },
    ],
  },
  {
    title: { en: 'What a card can be', hu: 'Mire jó egy kártya', cs: 'K čemu je karta' },
    text: [
      {
        en: 'Each card in your hand can be used in one of two ways. Any can be built for its price. Instead, a faction card can become a deal for 1 {food}, and a common card can be razed for 1 {razeToken}: you gain what stands in its raze field, and it is gone.',
        hu: 'Minden kezedben lévő kártya kétféleképpen használható. Bármelyik megépíthető az áráért. Ehelyett egy frakciókártya egyezménnyé tehető (1 {food}), egy közös kártya pedig lerombolható (1 {razeToken}): megkapod, ami a rombolási mezőjén áll, és a kártya elvész.',
        cs: 'Každá karta v ruce má dvojí použití. Každou lze postavit za její cenu. Místo toho se z frakční karty může stát dohoda (1 {food}) a běžnou kartu lze zbořit (1 {razeToken}): získáš vše z jejího pole „zboř a získáš“ a karta je pryč.',
      },
      {
        en: 'Faction cards are worth more, but many ask for one of your locations as well, or for a foundation: so common locations are what your own people build upon.',
        hu: 'A frakciókártyák többet érnek, de sok egy helyszínedet vagy egy alapodat is kéri. A közös helyszínek tehát azok, amelyekre a saját néped épít.',
        cs: 'Frakční karty mají větší cenu, ale mnohé chtějí i jednu tvou lokaci, nebo základy: běžné lokace jsou tedy tím, na čem staví tvůj vlastní lid.',
      },
    ],
    shown: [
      {
        id: 'ROM020',
        says: {
          en: 'A faction card: its price holds a location. Beside it, what it gives as a deal.',
          hu: 'Frakciókártya: az árában helyszín is van. Mellette az, amit egyezményként ad.',
          cs: 'Frakční karta: v ceně má i lokaci. Vedle je, co dává jako dohoda.',
        },
      },
      {
        id: 'COM040',
        says: {
          en: 'A common card: it costs {wood}, {stone} or {food} only, and can be razed.',
          hu: 'Közös kártya: csak {wood}, {stone} vagy {food} az ára, és lerombolható.',
          cs: 'Běžná karta: stojí jen {wood}, {stone} nebo {food} a lze ji zbořit.',
        },
      },
    ],
  },
  {
    title: { en: 'The others', hu: 'A többiek', cs: 'Ostatní' },
    text: [
      {
        en: 'For two raze tokens ({razeToken}) you raze a common location of an opponent and gain its goods; the owner keeps a foundation and gains 1 {wood}. A {defenceToken} on it makes that dearer by 1. Whoever has passed is safe, and so are faction locations, except those of the Japanese.',
        hu: 'Két rombolásjelzőért ({razeToken}) lerombolod egy ellenfél közös helyszínét, és megkapod az áruit; a gazdájának alapként megmarad, és kap 1 fát ({wood}). Ha {defenceToken} van rajta, 1-gyel drágább. Aki passzolt, biztonságban van, és a frakcióhelyszínek is, a japánokéi kivételével.',
        cs: 'Za dva žetony boření ({razeToken}) zboříš běžnou lokaci soupeře a získáš, co na ní stojí v poli „zboř a získáš“; majiteli zbudou základy a získá 1 {wood}. Leží-li na ní {defenceToken}, stojí to o 1 víc. Kdo pasoval, je v bezpečí, stejně jako frakční lokace kromě japonských.',
      },
    ],
  },
  {
    title: { en: 'How it ends', hu: 'Hogyan ér véget', cs: 'Jak hra končí' },
    text: [
      {
        en: 'After the fifth round the locations are counted, and the most points ({point}) win. What you have kept back counts in a tie at most: in the last round spend it all.',
        hu: 'Az ötödik forduló után számolunk a helyszínekért, és a legtöbb pont ({point}) nyer. Ami a készletedben maradt, legfeljebb egyenlőségnél számít: az utolsó fordulóban költs el mindent.',
        cs: 'Po pátém kole se započtou lokace a vyhraje nejvíc bodů ({point}). Co ti zbylo v zásobě, rozhoduje nanejvýš při shodě: v posledním kole utrať všechno.',
      },
    ],
  },
];

export default primer;
