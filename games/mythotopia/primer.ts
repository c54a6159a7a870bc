import type { Primer } from '../kit/primer';

const primer: Primer = [
  {
    title: { en: 'The goal', hu: 'A cél', cs: 'Cíl' },
    text: [
      {
        en: 'Rule the most of a small world. Each province of yours is 3 points, and tokens from victory cards count what they show. Everybody sees how everybody stands, all the time.',
        hu: 'Uralj minél többet egy kis világból. Minden tartományod 3 pont, a pontkártyák jelzői pedig annyit érnek, amennyi rajtuk áll. Mindenki állása végig nyílt.',
        cs: 'Ovládni co největší část malého světa. Každá tvá provincie je za 3 body a žetony z bodových karet za tolik, kolik na nich stojí. Kdo jak stojí, vidí stále všichni.',
      },
    ],
    shown: [
      {
        id: 'castle',
        says: {
          en: 'A victory card: a token for each castle you build, as long as there are some.',
          hu: 'Pontkártya: minden megépített várért egy jelző, amíg van rajta.',
          cs: 'Bodová karta: za každý postavený hrad jeden žeton, dokud na ní nějaké jsou.',
        },
      },
    ],
  },
  {
    title: { en: 'Your turn', hu: 'A köröd', cs: 'Tvůj tah' },
    text: [
      {
        en: 'Take two actions, then draw up to 5 cards. Actions are paid with cards: of the signs on a card you use those of one kind, and it goes to your discard pile. When the deck is empty, the discard pile becomes the new one: every card comes back.',
        hu: 'Két akciód van, utána 5 kártyáig húzol. Az akciókat kártyákkal fizeted: egy kártya szimbólumai közül csak az egyik fajtát használod, és a kártya a dobott lapjaid közé kerül. Ha a húzópakli elfogy, a dobott lapokból lesz az új: minden kártya visszatér.',
        cs: 'Máš dvě akce, pak si dobereš do 5 karet. Akce se platí kartami: ze symbolů na kartě použiješ jeden druh a karta jde na odhazovací balíček. Když dobírací balíček dojde, zamíchá se z odhazovacího nový: každá karta se vrátí.',
      },
      {
        en: 'You will mostly invade, bring more {army}, build, or take a new card.',
        hu: 'Többnyire támadsz, további seregeket ({army}) raksz fel, építesz vagy új kártyát veszel el.',
        cs: 'Většinou budeš útočit, přivádět další {army}, stavět nebo získávat novou kartu.',
      },
    ],
    shown: [
      {
        id: 'palmain-card',
        says: {
          en: 'A province: played from here you invade its neighbours, or you build in it; or you use its sign. Whoever owns the province has the card.',
          hu: 'Tartomány: kijátszva innen támadod a szomszédait, vagy itt építesz; vagy a szimbólumát használod. A kártya azé, akié a tartomány.',
          cs: 'Provincie: zahraná je výchozím místem útoku nebo místem stavby; nebo použiješ její symbol. Kartu má ten, komu provincie patří.',
        },
      },
      {
        id: 'starterArmy-red-1',
        says: {
          en: 'A starter: two {army}, or one {gold}.',
          hu: 'Kezdőkártya: két {army} vagy egy {gold}.',
          cs: 'Počáteční karta: dvakrát {army}, nebo jedno {gold}.',
        },
      },
      {
        id: 'queen-card',
        says: {
          en: 'An improvement, drafted for one {gold}: what it can do stands on it.',
          hu: 'Fejlesztéskártya, egy {gold} az ára: amit tud, rajta áll.',
          cs: 'Vylepšení, získané za jedno {gold}: co umí, na něm stojí.',
        },
      },
    ],
  },
  {
    title: { en: 'War', hu: 'Háború', cs: 'Válka' },
    text: [
      {
        en: 'Armies in a foreign province are a war. It lasts until somebody in it ends it, as the first action of a later turn: the stronger side wins and has the province. Nobody dies: all armies go home.',
        hu: 'Idegen tartományban álló seregek: ez a háború. Addig tart, amíg valamelyik résztvevő egy későbbi körének első akciójával be nem fejezi: az erősebb oldal nyer, és övé a tartomány. Senki sem hal meg: minden sereg hazatér.',
        cs: 'Vojska v cizí provincii znamenají válku. Trvá, dokud ji někdo z účastníků neukončí první akcí některého dalšího tahu: vyhraje silnější strana a provincie je její. Nikdo neumírá: všechna vojska se vrátí domů.',
      },
      {
        en: 'Strength is one for each {army}, and for each {ship} off the coast; a defending player has more with a {castle} or on {rough}. Neutrals have the number on the map.',
        hu: 'A harci erő 1 minden {army} és a part mentén lévő {ship} után; a védekező játékosnak több, ha {castle} vagy {rough} van ott. A semlegeseké a térképen lévő szám.',
        cs: 'Síla je 1 za každé {army} a za každou {ship} u pobřeží; hráč, který se brání, má víc, je-li tam {castle} nebo {rough}. Neutrální mají číslo na mapě.',
      },
    ],
  },
  {
    title: { en: 'How it ends', hu: 'Hogyan ér véget', cs: 'Jak hra končí' },
    text: [
      {
        en: 'When 4 victory cards are empty, a player may end the game as a first action: all wars are decided, and it counts only if that player then leads. So the end comes when somebody dares it, and whoever ends the game wins.',
        hu: 'Ha 4 pontkártya kiürült, egy játékos első akciójaként befejezheti a játékot: minden háború eldől, és ez csak akkor lehet, ha utána ő vezet. A vége tehát akkor jön, amikor valaki meri, és az nyer, aki befejezi.',
        cs: 'Když jsou 4 bodové karty prázdné, smí hráč první akcí hru ukončit: všechny války se rozhodnou a smí to, jen když pak vede. Konec tedy přijde, až se někdo odváží, a vyhraje, kdo hru ukončil.',
      },
    ],
  },
];

export default primer;
