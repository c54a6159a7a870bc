import type { Primer } from '../kit/primer';

const primer: Primer = [
  {
    title: { en: 'The goal', hu: 'A cél', cs: 'Cíl' },
    text: [
      {
        en: 'Three victory cards lie open for all, each with two agendas. As soon as you fulfil one of a card it is marked for you, and stays so. Whoever has one marked on every card when a round begins wins.',
        hu: 'Három győzelemkártya fekszik nyíltan, mindegyiken két fejezet. Amint egy kártya egyik fejezetét teljesíted, megjelölöd, és az úgy is marad. Aki egy forduló elején minden kártyán megjelölt egyet, nyer.',
        cs: 'Tři karty vítězství leží odkryté pro všechny, na každé jsou dvě agendy. Jakmile na kartě jednu splníš, je pro tebe označena a zůstane tak. Kdo má na začátku kola na každé kartě označenou agendu, vyhrává.',
      },
    ],
    shown: [
      {
        id: 'v1',
        says: {
          en: 'A victory card: one of its two agendas is enough.',
          hu: 'Győzelemkártya: a két fejezet közül egy elég.',
          cs: 'Karta vítězství: ze dvou agend stačí jedna.',
        },
      },
    ],
  },
  {
    title: { en: 'Your turn', hu: 'A köröd', cs: 'Tvůj tah' },
    text: [
      {
        en: 'Your five focus cards lie in a row of slots from 1 to 5. Choose one and do what it says with the number of its slot: the further right it lies, the more it can do. Then it goes back to slot 1, and those that lay before it move one to the right. What waits becomes strong.',
        hu: 'Öt fókuszkártyád egy sorban fekszik, az 1–5. rekeszben. Válassz egyet, és hajtsd végre a rekesze számával: minél jobbra van, annál többet tud. Utána az 1. rekeszbe kerül vissza, az előtte lévők pedig eggyel jobbra lépnek. Ami várakozik, erősödik.',
        cs: 'Tvých pět karet zaměření leží v řadě na pozicích 1 až 5. Vyber jednu a proveď ji s číslem její pozice: čím víc vpravo leží, tím víc dokáže. Pak se vrátí na 1. pozici a karty před ní se posunou o jednu doprava. Co čeká, sílí.',
      },
    ],
    shown: [
      {
        id: 'early-empire-red',
        says: {
          en: '{culture}: your control tokens spread over the map.',
          hu: '{culture}: irányításjelölőid elterjednek a térképen.',
          cs: '{culture}: tvé žetony kontroly se šíří po mapě.',
        },
      },
      {
        id: 'astrology-red',
        says: {
          en: '{science}: your tech dial goes on, and now and then a focus card is replaced by a better one.',
          hu: '{science}: halad a tárcsád, és időnként egy jobb fókuszkártya leváltja a régit.',
          cs: '{science}: tvůj technologický kotouč postupuje a občas lepší karta zaměření vystřídá starou.',
        },
      },
      {
        id: 'foreign-trade-red',
        says: {
          en: '{economy}: your caravans visit others and bring trade tokens.',
          hu: '{economy}: karavánjaid másokhoz járnak, és kereskedelemjelölőt hoznak.',
          cs: '{economy}: tvé karavany navštěvují ostatní a přinášejí žetony obchodu.',
        },
      },
      {
        id: 'pottery-red',
        says: {
          en: '{industry}: you build world wonders and cities.',
          hu: '{industry}: világcsodát vagy várost építesz.',
          cs: '{industry}: stavíš divy světa a města.',
        },
      },
      {
        id: 'masonry-red',
        says: {
          en: '{military}: you reinforce what you have, or attack.',
          hu: '{military}: megerősíted, amid van, vagy támadsz.',
          cs: '{military}: posílíš, co máš, nebo zaútočíš.',
        },
      },
    ],
  },
  {
    title: { en: 'The map', hu: 'A térkép', cs: 'Mapa' },
    text: [
      {
        en: 'Each terrain has a difficulty: {grassland} 1, {hills} 2, {forest} 3, {desert} 4, {mountains} 5. It must not be above your slot where you place, travel or build. Whoever places a control token on a resource or a natural wonder takes it, to pay for world wonders.',
        hu: 'Minden terepnek van nehézsége: {grassland} 1, {hills} 2, {forest} 3, {desert} 4, {mountains} 5. Ahol raksz, utazol vagy építesz, nem lehet a rekeszed számánál nagyobb. Aki irányításjelölőt rak erőforrásra vagy természeti csodára, elveszi: világcsodáért fizethet vele.',
        cs: 'Každý terén má obtížnost: {grassland} 1, {hills} 2, {forest} 3, {desert} 4, {mountains} 5. Kde umísťuješ, cestuješ nebo stavíš, nesmí být vyšší než číslo pozice. Kdo položí žeton kontroly na surovinu nebo přírodní div, vezme si je: platí se jimi divy světa.',
      },
      {
        en: 'A trade token ({tradeToken}) lies on a focus card until you spend it there, for 1 more of what the card does.',
        hu: 'A kereskedelemjelölő ({tradeToken}) egy fókuszkártyán vár, amíg ott fel nem használod: a kártya eggyel többet tud vele.',
        cs: 'Žeton obchodu ({tradeToken}) leží na kartě zaměření, dokud ho tam neutratíš: karta s ním zmůže o 1 víc.',
      },
    ],
    shown: [
      {
        id: 'stonehenge-card',
        says: {
          en: 'A world wonder: it stands under a city of yours, and helps you as long as you hold that place.',
          hu: 'Világcsoda: egy városod alatt áll, és addig segít, amíg a hely a tiéd.',
          cs: 'Div světa: stojí pod tvým městem a pomáhá ti, dokud to místo držíš.',
        },
      },
      {
        id: 'embassy-red',
        says: {
          en: 'A diplomacy card: you take it from another player or from a city-state that a caravan of yours reaches.',
          hu: 'Diplomáciakártya: attól a játékostól vagy városállamtól veszed el, ahová a karavánod megérkezik.',
          cs: 'Karta diplomacie: vezmeš si ji od hráče nebo z městského státu, kam dorazí tvá karavana.',
        },
      },
    ],
  },
  {
    title: { en: 'War', hu: 'Háború', cs: 'Válka' },
    text: [
      {
        en: 'An attack is a die and the slot against a die and the terrain, which counts twice for a city; a city-state defends with 8. Both may then spend trade tokens of their military cards; the attacker must have more. A city, city-state or control token that is beaten becomes yours; a capital stays.',
        hu: 'A támadás kocka és rekesz, ellene kocka és terep; városnál a terep kétszer számít, a városállam 8-cal védekezik. Utána mindketten felhasználhatják a hadászatkártyájuk kereskedelemjelölőit; a támadónak nagyobb összeg kell. A legyőzött város, városállam vagy irányításjelölő helyén ezután a tiéd áll; a főváros marad.',
        cs: 'Útok je kostka a číslo pozice proti kostce a terénu; u města se terén počítá dvakrát, městský stát se brání s 8. Pak oba smějí utratit žetony obchodu ze své karty vojska; útočník musí mít víc. Poražené město, městský stát nebo žeton kontroly vystřídá tvé; hlavní město zůstává.',
      },
      {
        en: 'When everybody has had a turn, the event dial goes on. It lets barbarians ({barbarian}) come back, or move and destroy what they meet, or mature cities bring trade tokens: cities with your control tokens or water all around.',
        hu: 'Ha mindenki lépett, továbbfordul az eseménytárcsa: a barbárok ({barbarian}) visszatérnek, vagy mozognak és elpusztítják, amit érnek, vagy a fejlett városok kereskedelemjelölőt hoznak: azok, amelyeket mindenütt irányításjelölőid vagy víz vesz körül.',
        cs: 'Když všichni odehráli tah, pootočí se kotouč událostí: barbaři ({barbarian}) se vrátí, nebo se pohnou a zničí, co potkají, nebo přinesou žetony obchodu rozvinutá města: ta, která mají všude kolem tvé žetony kontroly nebo vodu.',
      },
    ],
  },
  {
    title: { en: 'How it ends', hu: 'Hogyan ér véget', cs: 'Jak hra končí' },
    text: [
      {
        en: 'There is no number of rounds: it ends when somebody begins a round with every victory card marked. If several do, the most wonders decide, then the most spaces with a city or control token. So look at what the others still lack.',
        hu: 'A fordulók száma nincs megszabva: akkor van vége, amikor valaki úgy kezd egy fordulót, hogy minden győzelemkártyát megjelölt. Ha többen, a legtöbb csoda dönt, aztán a legtöbb mező, ahol város vagy irányításjelölő áll. Figyeld hát, mi hiányzik még a többieknek.',
        cs: 'Počet kol není dán: konec přijde, když někdo začne kolo se všemi kartami vítězství označenými. Je-li jich víc, rozhodne nejvíc divů, pak nejvíc polí, kde je město nebo žeton kontroly. Sleduj tedy, co ostatním ještě chybí.',
      },
    ],
  },
];

export default primer;
