import type { Primer } from '../kit/primer';

const primer: Primer = [
  {
    title: { en: 'The goal', hu: 'A cél', cs: 'Cíl' },
    text: [
      {
        en: 'Lead a nation from barbarians to an empire. In the end the most points win: 1 for each {progress}, and what your cards say, wherever you have them: in hand, deck, play or history.',
        hu: 'Vezess egy nemzetet a barbároktól a birodalomig. A végén az nyer, akinek a legtöbb pontja van: 1 minden {progress} után, és amennyit a kártyái érnek, bárhol legyenek: kézben, pakliban, játékban vagy a történelemben.',
        cs: 'Veď národ od barbarů k říši. Na konci vyhraje, kdo má nejvíc bodů: 1 za každý {progress} a k tomu, co dávají jeho karty, ať jsou kdekoli: v ruce, v balíčku, vyložené nebo v historii.',
      },
    ],
  },
  {
    title: { en: 'Your turn', hu: 'A köröd', cs: 'Tvůj tah' },
    text: [
      {
        en: 'Mostly you activate: for each {action} play a card from your hand and do what it says, sentence after sentence; for each {exhaust} use a card that lies before you. Instead you may innovate, to take a better card for your whole hand, or revolt, to get rid of {UNR}.',
        hu: 'Többnyire aktiválsz: {action} jelzőnként kijátszol egy kártyát a kezedből, és mondatonként végrehajtod; {exhaust} jelzőnként egy előtted fekvő kártyát használsz. Helyette újíthatsz, vagyis az egész kezedért egy jobb kártyát veszel el, vagy lázadhatsz, és megszabadulsz a zavargástól ({UNR}).',
        cs: 'Většinou aktivuješ: za každou {action} zahraješ kartu z ruky a provedeš ji větu po větě; za každý {exhaust} použiješ kartu, která leží před tebou. Místo toho smíš inovovat, tedy za celou ruku vzít lepší kartu, nebo vzdorovat a zbavit se nepokojů ({UNR}).',
      },
      {
        en: 'Then clean-up: put a {progress} on a market card, discard what you like, draw up to 5 cards.',
        hu: 'Utána takarítás: egy {progress} kerül a piac egyik kártyájára, eldobod, amit akarsz, és 5 kártyáig húzol.',
        cs: 'Pak úklid: {progress} na kartu v nabídce, odhodíš, co chceš, a dobereš si do 5 karet.',
      },
      {
        en: 'When everybody has had a turn, solstice abilities in play happen, and the next round begins.',
        hu: 'Ha mindenki lépett, a játékban lévő napfordulós képességek végrehajtódnak, és új forduló kezdődik.',
        cs: 'Když všichni odehráli tah, proběhnou schopnosti slunovratu na vyložených kartách a začne další kolo.',
      },
    ],
  },
  {
    title: { en: 'Your deck', hu: 'A paklid', cs: 'Tvůj balíček' },
    text: [
      {
        en: 'Cards let you acquire others from the market: they come to your hand and are yours. Each brings the {UNR} below it: it clogs the deck and costs points.',
        hu: 'A kártyákkal továbbiakat szerezhetsz meg a piacról: a kezedbe kerülnek, és a tieid. Mindegyikkel jön az alatta lévő zavargás ({UNR}): teletömi a paklit, és pontba kerül.',
        cs: 'Karty ti umožní nárokovat si další z nabídky: přijdou do ruky a jsou tvé. S každou přijdou nepokoje ({UNR}) pod ní: ucpávají balíček a stojí body.',
      },
      {
        en: 'Each time you reshuffle, your nation grows by a card of its own. The last of them makes you an empire; from then on each reshuffle may bring a development, for its price. Cards with {barbarian} or {empire} can be played as long as you are that.',
        hu: 'Valahányszor újrakevered a paklid, bekerül a nemzeted egy új kártyája. Az utolsó közülük birodalommá tesz; attól fogva minden újrakeveréskor kifizethetsz egy fejlesztést. A {barbarian} vagy {empire} ikonnal ellátott kártya addig játszható ki, amíg az vagy.',
        cs: 'Při každém zamíchání přibude karta tvého národa. Poslední z nich z tebe udělá říši; pak smíš při každém zamíchání zaplatit a vybudovat jednu kartu. Karty s ikonou {barbarian} nebo {empire} lze zahrát, jen dokud jsi v tom stavu.',
      },
      {
        en: 'Some nations bend these rules. Three lines say so before you choose, and the rules tell how each of them plays.',
        hu: 'Néhány nemzetre más szabályok is érvényesek. Választás előtt három sor elmondja, a szabályok pedig leírják, hogyan kell játszani velük.',
        cs: 'Některé národy tato pravidla mění. Před výběrem to řeknou tři řádky a pravidla popisují, jak se za který národ hraje.',
      },
    ],
    shown: [
      {
        id: '1REG1',
        says: {
          en: 'A region: it stays before you and is taken by attacks. Other cards can lie below it.',
          hu: 'Régió: előtted marad, de támadás miatt elveszítheted. Más kártyák lehetnek alatta.',
          cs: 'Území: zůstane vyložené, ale útok tě o ně může připravit. Pod ním mohou ležet jiné karty.',
        },
      },
      {
        id: '1CIV1',
        says: {
          en: 'A civilised card, for empires: strong, and an attack on the others.',
          hu: 'Civilizált kártya, birodalmaknak: erős, és támadás a többiek ellen.',
          cs: 'Civilizovaná karta, pro říše: silná a útočí na ostatní.',
        },
      },
      {
        id: '1UNR1',
        says: {
          en: 'Unrest: of no use, and points off.',
          hu: 'Zavargáskártya: haszna nincs, és pontot von le.',
          cs: 'Karta nepokojů: k ničemu není a stojí body.',
        },
      },
      {
        id: '1FAM1',
        says: {
          en: 'Fame: rare, and many points.',
          hu: 'Hírnévkártya: ritka, és sok pontot ér.',
          cs: 'Karta věhlasu: vzácná, za mnoho bodů.',
        },
      },
    ],
  },
  {
    title: { en: 'How it ends', hu: 'Hogyan ér véget', cs: 'Jak hra končí' },
    text: [
      {
        en: 'When the main deck is empty, somebody makes the last development, or the King of Kings is turned, this round is finished and one more is played.',
        hu: 'Ha a főpakli kiürül, valaki kifejleszti az utolsó fejlesztéskártyáját, vagy megfordul a Királyok királya, befejezitek ezt a fordulót, és jön még egy, az utolsó.',
        cs: 'Když dojde hlavní balíček, někdo vybuduje svou poslední kartu, nebo se otočí Král králů, dohraje se toto kolo a pak ještě jedno.',
      },
      {
        en: 'Three nations have a card that does so as well: Graal, Shangri-La, Harald Hardrada.',
        hu: 'Három nemzetnek van olyan kártyája, amely szintén ezt teszi: a Grál, Shangri-La, Harald Hardrada.',
        cs: 'Tři národy mají kartu, která udělá totéž: Grál, Šangri-La, Harald Hardrada.',
      },
      {
        en: 'But if the unrest pile runs out, everything collapses at once, and whoever has the fewest {UNR} wins.',
        hu: 'De ha a zavargáspakli elfogy, azonnal minden összeomlik, és akinél a legkevesebb zavargás ({UNR}) van, az nyer.',
        cs: 'Dojde-li však balíček nepokojů, nastane ihned kolaps a vyhraje, kdo má nepokojů ({UNR}) nejméně.',
      },
    ],
  },
];

export default primer;
