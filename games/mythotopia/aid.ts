import type { Aid } from '../kit/aid';

const aid: Aid = {
  parts: [
    {
      title: { en: 'Two actions in a turn', hu: 'Körönként két akció', cs: 'Dvě akce v tahu' },
      lines: [
        {
          sign: 'invade',
          rule: 'M6.1',
          text: {
            en: 'Invade: the card of a neighbouring province of yours, cards for {army}, 1 {food} (over hills 2; over the sea 1 and a Ship card).',
            hu: 'Támadás: egy szomszédos tartományod kártyája, {army} kártyák, 1 {food} (dombos határon át 2; tengeren át 1 és egy Hajó kártya).',
            cs: 'Útok: karta tvé sousední provincie, karty s {army}, 1 {food} (přes pahorky 2; po moři 1 a karta Loď).',
          },
        },
        {
          sign: 'placeArmies',
          rule: 'M6.2',
          text: {
            en: 'Place armies: cards for {army}, in a province of yours; where you attack it takes 1 {food} more.',
            hu: 'Seregek felrakása: {army} kártyákkal saját tartományba; ahol támadsz, 1 {food} is kell.',
            cs: 'Umístit vojska: karty s {army} do vlastní provincie; kde útočíš, navíc 1 {food}.',
          },
        },
        {
          sign: 'placeShips',
          rule: 'M6.4',
          text: {
            en: 'Place ships: cards for {ship}, in a sea at your coast.',
            hu: 'Hajók felrakása: {ship} kártyákkal egy partod menti tengerre.',
            cs: 'Umístit lodě: karty s {ship} do moře u tvého pobřeží.',
          },
        },
        {
          sign: 'endWar',
          rule: 'M6.6',
          text: {
            en: 'End a war, as your first action only: the strongest side wins; a tie goes on.',
            hu: 'Háború befejezése, csak első akcióként: a legerősebb oldal nyer; holtversenynél folytatódik.',
            cs: 'Ukončit válku, jen první akcí: vyhraje nejsilnější strana; při shodě trvá dál.',
          },
        },
        {
          sign: 'buy',
          rule: 'M6.7',
          text: {
            en: 'Buy from the pool into your stock: {army} 1 {gold}, {ship} 2 {gold}.',
            hu: 'Seregek felállítása, hajók építése a közös készletből: {army} 1 {gold}, {ship} 2 {gold}.',
            cs: 'Koupit ze společné zásoby do osobní: {army} 1 {gold}, {ship} 2 {gold}.',
          },
        },
        {
          sign: 'draft',
          rule: 'M6.8',
          text: {
            en: 'Draft an improvement, once per turn: 1 {gold}.',
            hu: 'Fejlesztéskártya elvétele, körönként egyszer: 1 {gold}.',
            cs: 'Získat vylepšení, jednou za tah: 1 {gold}.',
          },
        },
        {
          sign: 'build',
          rule: 'M8.1',
          text: {
            en: 'Build: the card Build, the card of the province, and {stone}: {city} 2, {castle} 1, {road} 2 (over hills 3).',
            hu: 'Építés: az Építkezés kártya, a tartomány kártyája és {stone}: {city} 2, {castle} 1, {road} 2 (dombos határon át 3).',
            cs: 'Stavba: karta Stavba, karta provincie a {stone}: {city} 2, {castle} 1, {road} 2 (přes pahorky 3).',
          },
        },
        {
          sign: 'reserve',
          rule: 'M6.9',
          text: {
            en: 'Cards to your reserve: room for 2, and 1 for each {city} and your {citadel}.',
            hu: 'Kártyák a tartalékba: 2 hely, és 1-1 minden {city} és a {citadel} után.',
            cs: 'Karty do zálohy: místo pro 2 a po 1 za každé {city} a {citadel}.',
          },
        },
        {
          sign: 'discard',
          rule: 'M6.10',
          text: {
            en: 'Discard cards; or remove one or two from your deck (7 must be left).',
            hu: 'Kártyák eldobása; vagy egy-két kártya eltávolítása a paklidból (7 maradjon).',
            cs: 'Odhodit karty, nebo jednu či dvě odstranit z balíčku (7 musí zbýt).',
          },
        },
        {
          sign: 'endGame',
          rule: 'M13.1',
          text: {
            en: 'End the game, as your first action: with 4 victory cards empty, if you are ahead once all wars are decided.',
            hu: 'A játék befejezése, első akcióként: ha 4 pontkártya üres, és a háborúk eldöntése után te vezetsz.',
            cs: 'Ukončit hru, první akcí: když jsou 4 bodové karty prázdné a po rozhodnutí válek vedeš.',
          },
        },
      ],
    },
    {
      title: { en: 'Strength in a war', hu: 'Harci erő a háborúban', cs: 'Síla ve válce' },
      lines: [
        {
          sign: 'army',
          rule: 'M7.3',
          text: {
            en: '1 for each {army}, {mercenary}, and {ship} in a sea at its coast.',
            hu: '1 minden {army}, {mercenary} és a partja menti tengeren lévő {ship} után.',
            cs: '1 za každé {army}, {mercenary} a {ship} v moři u pobřeží.',
          },
        },
        {
          sign: 'castle',
          rule: 'M7.4',
          text: {
            en: 'A player who defends: 2 more for {castle} or {citadel}, 1 for {rough}.',
            hu: 'Védekező játékosnak: +2 a {castle} vagy {citadel}, +1 a {rough} után.',
            cs: 'Bránící se hráč: navíc 2 za {castle} nebo {citadel}, 1 za {rough}.',
          },
        },
        {
          sign: 'neutral',
          rule: 'M7.5',
          text: {
            en: 'Neutrals: the number on the map, 4 more with a {dragon}.',
            hu: 'Semlegesek: a térképen lévő szám, +4, ha {dragon} van ott.',
            cs: 'Neutrální: číslo na mapě, o 4 více, je-li tam {dragon}.',
          },
        },
      ],
    },
    {
      title: { en: 'Your citadel', hu: 'A kastélyod', cs: 'Tvoje citadela' },
      lines: [
        {
          sign: 'citadel',
          rule: 'M2.10',
          text: {
            en: 'A city and a castle in one, there from the start where the Citadel card is in play: 2 more in defence, room for 1 more card in your reserve.',
            hu: 'Város és vár egyben, kezdettől áll, ha a Kastély kártya játékban van: védelemben +2, és 1 kártyával több fér a tartalékodba.',
            cs: 'Město a hrad v jednom, stojí od začátku, je-li ve hře karta Citadela: při obraně navíc 2, v záloze místo pro 1 další kartu.',
          },
        },
        {
          sign: 'province',
          rule: 'M12.2',
          text: {
            en: 'Who first captures the {citadel} of another takes the one token of the card. A lost {citadel} does not come back.',
            hu: 'Aki elsőként foglal el tartományt, ahol másnak {citadel} áll, megkapja a kártya egyetlen pontjelzőjét. Az elvesztett {citadel} nem tér vissza.',
            cs: 'Kdo první dobude provincii, kde má {citadel} jiný hráč, vezme si jediný žeton karty. Ztracená {citadel} se nevrací.',
          },
        },
      ],
    },
    {
      title: { en: 'Points', hu: 'Pontok', cs: 'Body' },
      lines: [
        {
          sign: 'province',
          rule: 'M3.1',
          text: {
            en: '3 for each province you own, and the values of your {tokens}.',
            hu: '3 minden tartományod után, és amennyit a {tokens} érnek.',
            cs: '3 za každou tvou provincii a hodnoty, které mají {tokens}.',
          },
        },
        {
          sign: 'points',
          rule: 'M3.5',
          text: {
            en: 'Nobody is counted with fewer than 12 points.',
            hu: '12 pontnál kevesebbet senkinek sem számolunk.',
            cs: 'Nikomu se nepočítá méně než 12 bodů.',
          },
        },
      ],
    },
  ],
  signs: [
    'food',
    'stone',
    'gold',
    'army',
    'ship',
    'town',
    'city',
    'citadel',
    'castle',
    'road',
    'mercenary',
    'dragon',
    'runestone',
    'rough',
    'hills',
    'mountains',
    'action',
    'free',
    'benefit',
    'reserve',
    'trigger',
  ],
};

export default aid;
