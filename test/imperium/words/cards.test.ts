import { imperiumWords } from '../../../games/imperium/words/all';
import { LANGUAGES, plain, type Language, type Token } from '../../../games/kit/text/words';
import { cardLines } from '../../words/plain';

/** Well-known cards, read line by line by a person; unlike the golden files this is never rewritten by a command. */
const EXPECTED: readonly [id: string, name: string, lines: Readonly<Record<Language, readonly string[]>>][] = [
  [
    '1CAR1A',
    'Carthaginians',
    {
      en: [
        '[Passive] When you would place 1 progress on a market card during clean-up, instead place 1 material on a market card.',
        '[Exhaust] When you take a market card with material on it, gain as much material again.',
        '1 point per 6 material (at most 10)',
      ],
      hu: [
        '[Passzív] Amikor rendrakáskor 1 haladást tennél egy piaci lapra, helyette tegyél 1 nyersanyagot egy piaci lapra.',
        '[Kimerítés] Amikor olyan piaci lapot veszel el, amelyen nyersanyag van, szerezz még ugyanannyi nyersanyagot.',
        '1 pont minden 6 nyersanyag után (legfeljebb 10)',
      ],
      cs: [
        '[Pasivní] Když máš při úklidu položit 1 pokrok na kartu v nabídce, místo toho polož 1 surovinu na kartu v nabídce.',
        '[Vyčerpání] Když vezmeš z nabídky kartu se surovinou, získej ještě jednou tolik surovin.',
        '1 bod za každých 6 surovin (nejvýše 10)',
      ],
    },
  ],
  [
    '1CAR9',
    'Prosperity',
    {
      en: [
        '[Play] All players may draw 1 card.',
        'Gain 1 material per production icon in play or 1 population per region in play.',
      ],
      hu: [
        '[Kijátszás] Minden játékos húzhat 1 lapot.',
        'Szerezz 1 nyersanyagot minden játékban lévő termelésikon után vagy 1 népességet minden játékban lévő régió után.',
      ],
      cs: [
        '[Zahrání] Každý hráč může dobrat 1 kartu.',
        'Získej 1 surovinu za každou ikonu výroby ve hře nebo 1 populaci za každé území ve hře.',
      ],
    },
  ],
  [
    '1CAR14',
    'Glory',
    {
      en: [
        'Cannot be garrisoned.',
        '[Play] Abandon 3 regions: look at the top 2 fame cards, then take 1 of them into your hand.',
      ],
      hu: [
        'Nem tehető helyőrségbe.',
        '[Kijátszás] Hagyj el 3 régiót: nézd meg a hírnévpakli felső 2 lapját, majd vegyél közülük 1 lapot a kezedbe.',
      ],
      cs: [
        'Nelze umístit do posádky.',
        '[Zahrání] Opusť 3 území: prohlédni si 2 vrchní karty věhlasu, poté vezmi 1 z nich do ruky.',
      ],
    },
  ],
  [
    '1CAR17',
    'Conquer',
    {
      en: [
        '[Play] Choose one:',
        '• Pay 2 population: acquire 1 region/tributary card.',
        '• Pay 3 population: break through for 1 region/tributary card.',
      ],
      hu: [
        '[Kijátszás] Válassz egyet:',
        '• Fizess 2 népességet: szerezz meg 1 régió/hűbéres lapot.',
        '• Fizess 3 népességet: szerezz áttöréssel 1 régió/hűbéres lapot.',
      ],
      cs: [
        '[Zahrání] Vyber jedno:',
        '• Zaplať 2 populace: pořiď 1 územní/vazalskou kartu.',
        '• Zaplať 3 populace: získej průlomem 1 územní/vazalskou kartu.',
      ],
    },
  ],
  [
    '1CAR22',
    'Unrest',
    {
      en: ['[Play] Pay 1 population, discard 2 cards, or pay 3 material: return this card.', '−2 points'],
      hu: [
        '[Kijátszás] Fizess 1 népességet, dobj el 2 lapot, vagy fizess 3 nyersanyagot: tedd vissza ezt a lapot.',
        '−2 pont',
      ],
      cs: ['[Zahrání] Zaplať 1 populaci, odhoď 2 karty, nebo zaplať 3 suroviny: vrať tuto kartu.', '−2 body'],
    },
  ],
  [
    '1CEL5',
    'Chariots',
    {
      en: [
        '[Passive] You may also acquire regions from exile.',
        '[Passive] Ignore the barbarian icon of Conquer and attack cards.',
        '4 points',
      ],
      hu: [
        '[Passzív] A száműzetésből is megszerezhetsz régiót.',
        '[Passzív] Hagyd figyelmen kívül a barbár ikont minden ilyen lapon: Hódítás és támadólap.',
        '4 pont',
      ],
      cs: [
        '[Pasivní] Území můžeš pořizovat i z vyhnanství.',
        '[Pasivní] Ignoruj ikonu barbara na těchto kartách: Dobývání a útočné karty.',
        '4 body',
      ],
    },
  ],
  [
    '1CEL19',
    'Cattle Raid',
    {
      en: [
        '[Play] Gain 2 material.',
        'Steal 1 material from each other player with a region in play.',
        'Steal 1 progress from each other player who is an empire.',
      ],
      hu: [
        '[Kijátszás] Szerezz 2 nyersanyagot.',
        'Lopj 1 nyersanyagot minden más játékostól, akinek régió van játékban.',
        'Lopj 1 haladást minden más játékostól, aki birodalom.',
      ],
      cs: [
        '[Zahrání] Získej 2 suroviny.',
        'Ukradni 1 surovinu každému jinému hráči s územím ve hře.',
        'Ukradni 1 pokrok každému jinému hráči, který je říše.',
      ],
    },
  ],
  [
    '1GRE8',
    'Direct Democracy',
    {
      en: [
        '[Passive] Playing unrest costs 1 material or 1 card less (at least 1).',
        '[Exhaust] Free play 1 unrest from your hand.',
        '3 points',
      ],
      hu: [
        '[Passzív] A zavargás kijátszása 1 nyersanyaggal vagy 1 lappal olcsóbb (de legalább 1).',
        '[Kimerítés] Játssz ki ingyen 1 zavargást a kezedből.',
        '3 pont',
      ],
      cs: [
        '[Pasivní] Zahrání nepokojů stojí o 1 surovinu nebo 1 kartu méně (alespoň 1).',
        '[Vyčerpání] Zahraj zdarma 1 kartu nepokojů z ruky.',
        '3 body',
      ],
    },
  ],
  [
    '1GRE9',
    'Lighthouse',
    {
      en: [
        '[Exhaust] Put 1 attack card from your discard pile on top of your draw deck, or swap a market card with a card in exile.',
        '3 points',
      ],
      hu: [
        '[Kimerítés] Tegyél 1 támadólapot a dobópaklidból a húzópaklid tetejére, vagy cserélj fel egy piaci lapot egy száműzött lappal.',
        '3 pont',
      ],
      cs: [
        '[Vyčerpání] Polož 1 útočnou kartu z odkládacího balíčku na vrch dobíracího balíčku, nebo vyměň kartu v nabídce za kartu ve vyhnanství.',
        '3 body',
      ],
    },
  ],
  [
    '1GRE10',
    'Philosophy',
    {
      en: [
        '[Play] Abandon 1 pinned card (not a region): break through for 1 uncivilised/civilised card.',
        '1 point per 5 cards you own (at most 10)',
      ],
      hu: [
        '[Kijátszás] Hagyj el 1 rögzített lapot (nem régiót): szerezz áttöréssel 1 civilizálatlan/civilizált lapot.',
        '1 pont minden 5 birtokodban lévő lap után (legfeljebb 10)',
      ],
      cs: [
        '[Zahrání] Opusť 1 připnutou kartu (ne území): získej průlomem 1 necivilizovanou/civilizovanou kartu.',
        '1 bod za každých 5 karet ve tvém vlastnictví (nejvýše 10)',
      ],
    },
  ],
  [
    '1MAC6',
    'Alexander the Great',
    {
      en: [
        'Free play.',
        'Play only if Alexander is in your history.',
        '[Play] Acquire up to 2 regions from the market or exile.',
        'Put this card into your history.',
        '4 points',
      ],
      hu: [
        'Ingyenes kijátszás.',
        'Csak akkor játszható ki, ha a Sándor a történelmedben van.',
        '[Kijátszás] Szerezz meg legfeljebb 2 régiót a piacról vagy a száműzetésből.',
        'Tedd ezt a lapot a történelmedbe.',
        '4 pont',
      ],
      cs: [
        'Hraní zdarma.',
        'Lze zahrát, jen pokud je Alexandr ve tvé historii.',
        '[Zahrání] Pořiď až 2 území z nabídky nebo z vyhnanství.',
        'Přesuň tuto kartu do historie.',
        '4 body',
      ],
    },
  ],
  [
    '1ROM1A',
    'Romans',
    {
      en: [
        '[Passive] When you look at fame cards, look at 1 more and gain 1 progress.',
        '1 point per 4 population (at most 10)',
      ],
      hu: [
        '[Passzív] Amikor hírnévlapokat nézel meg, nézz meg 1 lappal többet, és szerezz 1 haladást.',
        '1 pont minden 4 népesség után (legfeljebb 10)',
      ],
      cs: [
        '[Pasivní] Když si prohlížíš karty věhlasu, prohlédni si 1 kartu navíc a získej 1 pokrok.',
        '1 bod za každé 4 populace (nejvýše 10)',
      ],
    },
  ],
  [
    '1SCY1B',
    'Scythians',
    {
      en: ['1 point per 3 material and 1 point per 3 regions you own (at most 10)'],
      hu: ['1 pont minden 3 nyersanyag után és 1 pont minden 3 birtokodban lévő régió után (legfeljebb 10)'],
      cs: ['1 bod za každé 3 suroviny a 1 bod za každá 3 území ve tvém vlastnictví (nejvýše 10)'],
    },
  ],
  [
    '1VIK1A',
    'Vikings',
    {
      en: [
        '[Passive] When a card would go into your history, instead discard it.',
        '[Passive] When you take unrest, look at the top card of your nation deck.',
        'You may put it on the bottom of that deck.',
        '[Exhaust] When you return unrest, draw 2 cards.',
        '1 point per card with variable points you own (at most 10)',
      ],
      hu: [
        '[Passzív] Amikor egy lap a történelmedbe kerülne, helyette dobd el.',
        '[Passzív] Amikor zavargást veszel el, nézd meg a nemzetpaklid felső lapját.',
        'Annak a paklinak az aljára teheted.',
        '[Kimerítés] Amikor zavargást teszel vissza, húzz 2 lapot.',
        '1 pont minden birtokodban lévő változó pontértékű lap után (legfeljebb 10)',
      ],
      cs: [
        '[Pasivní] Když má karta přijít do tvé historie, místo toho odhoď tu kartu.',
        '[Pasivní] Když vezmeš nepokoje, prohlédni si vrchní kartu svého balíčku národa.',
        'Můžeš tu kartu dát dospod toho balíčku.',
        '[Vyčerpání] Když vrátíš nepokoje, dober 2 karty.',
        '1 bod za každou kartu s proměnlivými body ve tvém vlastnictví (nejvýše 10)',
      ],
    },
  ],
  [
    '1VIK2',
    'Harald Hardrada',
    {
      en: [
        'Triggers scoring when it enters your discard pile.',
        '[Play] Take the top fame card.',
        'You may break through for 1 region.',
        '2 points per card with variable points you own (at most 10)',
      ],
      hu: [
        'Elindítja a pontozást, amikor a dobópaklidba kerül.',
        '[Kijátszás] Vedd el a hírnévpakli felső lapját.',
        'Áttöréssel szerezhetsz 1 régiót.',
        '2 pont minden birtokodban lévő változó pontértékű lap után (legfeljebb 10)',
      ],
      cs: [
        'Spustí bodování, když přijde do odkládacího balíčku.',
        '[Zahrání] Vezmi vrchní kartu věhlasu.',
        'Můžeš průlomem získat 1 území.',
        '2 body za každou kartu s proměnlivými body ve tvém vlastnictví (nejvýše 10)',
      ],
    },
  ],
  [
    '1VIK13',
    "Go a'Viking",
    {
      en: [
        'Free play.',
        '[Play] Steal 2 material from each other player.',
        'Each player who could not give it all takes 1 unrest.',
      ],
      hu: [
        'Ingyenes kijátszás.',
        '[Kijátszás] Lopj 2 nyersanyagot minden más játékostól.',
        'Aki nem tudta mind odaadni, elvesz 1 zavargást.',
      ],
      cs: [
        'Hraní zdarma.',
        '[Zahrání] Ukradni 2 suroviny každému jinému hráči.',
        'Kdo nemohl odevzdat vše, vezme 1 kartu nepokojů.',
      ],
    },
  ],
  [
    '1VIK21',
    'Erik the Red',
    {
      en: [
        '[Play] Abandon Scandinavia and pay 1 population: find 1 region, then take it into your hand.',
        'Exile this card.',
      ],
      hu: [
        '[Kijátszás] Hagyd el a Skandinávia lapot, és fizess 1 népességet: keress 1 régiót, majd vedd a kezedbe.',
        'Száműzd ezt a lapot.',
      ],
      cs: [
        '[Zahrání] Opusť kartu Skandinávie a zaplať 1 populaci: najdi 1 území, poté vezmi tu kartu do ruky.',
        'Pošli tuto kartu do vyhnanství.',
      ],
    },
  ],
  [
    '1FAM1',
    'Praiseworthy',
    {
      en: [
        '[Play] Put this card into your history, or break through for 1 uncivilised/civilised/region/tributary card.',
        '7 points if this card is in your history, otherwise 3 points',
      ],
      hu: [
        '[Kijátszás] Tedd ezt a lapot a történelmedbe, vagy szerezz áttöréssel 1 civilizálatlan/civilizált/régió/hűbéres lapot.',
        '7 pont, ha ez a lap a történelmedben van, egyébként 3 pont',
      ],
      cs: [
        '[Zahrání] Přesuň tuto kartu do historie, nebo získej průlomem 1 necivilizovanou/civilizovanou/územní/vazalskou kartu.',
        '7 bodů, pokud je tato karta ve tvé historii, jinak 3 body',
      ],
    },
  ],
  [
    '1FAM4',
    'Marvellous',
    {
      en: [
        'Free play.',
        '[Play] Draw 1 card if able, then discard it, put it on top of your draw deck, or put it into your history.',
        '9 points',
      ],
      hu: [
        'Ingyenes kijátszás.',
        '[Kijátszás] Húzz 1 lapot, ha tudsz, majd dobd el, tedd a húzópaklid tetejére, vagy tedd a történelmedbe.',
        '9 pont',
      ],
      cs: [
        'Hraní zdarma.',
        '[Zahrání] Dober 1 kartu, je-li to možné, poté odhoď tu kartu, polož tu kartu na vrch dobíracího balíčku, nebo přesuň tu kartu do historie.',
        '9 bodů',
      ],
    },
  ],
  [
    '1FAM9A',
    'King of Kings',
    {
      en: [
        '[When gained] If you are a barbarian, gain 6 progress.',
        'If you are an empire, gain 3 progress and develop for free.',
        'Turn this card over.',
        'Trigger scoring.',
      ],
      hu: [
        '[Megszerzéskor] Ha barbár vagy, szerezz 6 haladást.',
        'Ha birodalom vagy, szerezz 3 haladást, és fejlessz ingyen.',
        'Fordítsd meg ezt a lapot.',
        'Indítsd el a pontozást.',
      ],
      cs: [
        '[Při získání] Pokud jsi barbar, získej 6 pokroků.',
        'Pokud jsi říše, získej 3 pokroky a proveď rozvoj zdarma.',
        'Otoč tuto kartu.',
        'Spusť bodování.',
      ],
    },
  ],
  [
    '1UNC1',
    'Standing Army',
    {
      en: [
        '[Passive] When another player plays an attack card, ignore the attack, except for “gain 1 progress”.',
        '1 point',
      ],
      hu: [
        '[Passzív] Amikor egy másik játékos támadólapot játszik ki, hagyd figyelmen kívül a támadást, kivéve: „szerezz 1 haladást”.',
        '1 pont',
      ],
      cs: ['[Pasivní] Když jiný hráč zahraje útočnou kartu, ignoruj útok s výjimkou: „získej 1 pokrok“.', '1 bod'],
    },
  ],
  [
    '1UNC12',
    'Shaduf',
    {
      en: [
        '[Exhaust] When you use a card in play with a river icon to gain material, gain 1 progress.',
        '2 points per river icon you own (at most 10)',
      ],
      hu: [
        '[Kimerítés] Amikor olyan játékban lévő lapot használsz nyersanyag szerzésére, amelyen folyóikon van, szerezz 1 haladást.',
        '2 pont minden birtokodban lévő folyóikon után (legfeljebb 10)',
      ],
      cs: [
        '[Vyčerpání] Když použiješ kartu ve hře s ikonou řeky k získání surovin, získej 1 pokrok.',
        '2 body za každou ikonu řeky ve tvém vlastnictví (nejvýše 10)',
      ],
    },
  ],
  [
    '1UNC14',
    'Ambassador',
    {
      en: ['[Exhaust] Use the exhaust ability of 1 pinned card of another player.', '1 point'],
      hu: [
        '[Kimerítés] Válassz 1 rögzített lapot egy másik játékosnál, és használd annak kimerítési képességét.',
        '1 pont',
      ],
      cs: ['[Vyčerpání] Vyber 1 připnutou kartu u jiného hráče a použij její schopnost vyčerpání.', '1 bod'],
    },
  ],
  [
    '1UNC15',
    'City',
    {
      en: ['[Solstice] You may discard 1 card: gain 1 material or 1 population, or draw 1 card.', '1 point'],
      hu: ['[Napforduló] Eldobhatsz 1 lapot: szerezz 1 nyersanyagot vagy 1 népességet, vagy húzz 1 lapot.', '1 pont'],
      cs: ['[Slunovrat] Můžeš odhodit 1 kartu: získej 1 surovinu nebo 1 populaci, nebo dober 1 kartu.', '1 bod'],
    },
  ],
  [
    '1UNC18',
    'Gambling',
    {
      en: [
        'Free play.',
        '[Play] Pay 1 material: declare a suit and reveal the top card of the main deck.',
        'If it is of the declared suit, take it into your hand; otherwise, exile it.',
        '1 point',
      ],
      hu: [
        'Ingyenes kijátszás.',
        '[Kijátszás] Fizess 1 nyersanyagot: nevezz meg egy színt, és fedd fel a főpakli felső lapját.',
        'Ha a megnevezett színű, vedd a kezedbe; egyébként száműzd.',
        '1 pont',
      ],
      cs: [
        'Hraní zdarma.',
        '[Zahrání] Zaplať 1 surovinu: urči druh karty a odhal vrchní kartu hlavního balíčku.',
        'Pokud je karta určeného druhu, vezmi tu kartu do ruky; jinak pošli tu kartu do vyhnanství.',
        '1 bod',
      ],
    },
  ],
  [
    '1CIV1',
    'Drama & Poetry',
    {
      en: [
        'Free play.',
        '[Play] Steal 1 progress from each other player.',
        'All players may discard 1 card to return 1 unrest.',
        '2 points',
      ],
      hu: [
        'Ingyenes kijátszás.',
        '[Kijátszás] Lopj 1 haladást minden más játékostól.',
        'Minden játékos eldobhat 1 lapot, és ha megteszi, visszatesz 1 zavargást.',
        '2 pont',
      ],
      cs: [
        'Hraní zdarma.',
        '[Zahrání] Ukradni 1 pokrok každému jinému hráči.',
        'Každý hráč může odhodit 1 kartu, a pokud to udělá, vrátí 1 kartu nepokojů.',
        '2 body',
      ],
    },
  ],
  [
    '1CIV15',
    'Cataphract',
    {
      en: [
        '[Play] Each other player abandons 1 region.',
        'You may acquire 1 region/tributary card.',
        'You may garrison this card under a region of yours: resolve the play effects of that card.',
        '2 points',
      ],
      hu: [
        '[Kijátszás] Minden más játékos elhagy 1 régiót.',
        'Megszerezhetsz 1 régió/hűbéres lapot.',
        'Ezt a lapot egy saját régió alá teheted helyőrségnek: hajtsd végre annak a lapnak a kijátszási hatását.',
        '2 pont',
      ],
      cs: [
        '[Zahrání] Každý jiný hráč opustí 1 území.',
        'Můžeš pořídit 1 územní/vazalskou kartu.',
        'Můžeš umístit tuto kartu do posádky pod své území: proveď účinek zahrání karty, pod kterou leží.',
        '2 body',
      ],
    },
  ],
  [
    '1TRI7',
    'Sumerians',
    {
      en: [
        'Cannot be played.',
        '[End of game] Return up to 2 unrest from your hand, play area, discard pile, draw deck or history.',
        '3 points',
      ],
      hu: [
        'Nem játszható ki.',
        '[Játék vége] Tegyél vissza legfeljebb 2 zavargást a kezedből, a játékteredről, a dobópaklidból, a húzópaklidból vagy a történelmedből.',
        '3 pont',
      ],
      cs: [
        'Nelze zahrát.',
        '[Konec hry] Vrať až 2 karty nepokojů z ruky, z herní oblasti, z odkládacího balíčku, z dobíracího balíčku nebo z historie.',
        '3 body',
      ],
    },
  ],
];

describe.each(EXPECTED)('%s %s', (id, _name, lines) => {
  test.each(LANGUAGES)('%s', (language) => {
    expect(cardLines(imperiumWords(language).card(id))).toEqual(lines[language]);
  });
});

describe('icons', () => {
  const line = (id: string, ability: number, n: number, language: Language = 'en'): Token[] | undefined =>
    imperiumWords(language).card(id).abilities[ability]?.lines[n];

  test('an amount stands before its icon, and the label is in the form of its sentence', () => {
    expect(line('1CAR21', 0, 0)).toEqual([
      { t: 'text', text: 'Gain ' },
      { t: 'icon', key: 'material', label: 'material', n: 2 },
      { t: 'text', text: '.' },
    ]);
    expect(line('1CAR21', 0, 0, 'hu')).toEqual([
      { t: 'text', text: 'Szerezz ' },
      { t: 'icon', key: 'material', label: 'nyersanyagot', n: 2 },
      { t: 'text', text: '.' },
    ]);
    expect(line('1PER19', 0, 0, 'cs')).toEqual([
      { t: 'text', text: 'Získej ' },
      { t: 'icon', key: 'material', label: 'suroviny', n: 3 },
      { t: 'text', text: '.' },
    ]);
  });

  test('a list of suits is a list of icons before the word "card"', () => {
    expect(line('1CAR17', 0, 1)).toEqual([
      { t: 'text', text: '• Pay ' },
      { t: 'icon', key: 'population', label: 'population', n: 2 },
      { t: 'text', text: ': acquire 1 ' },
      { t: 'icon', key: 'REG', label: 'region' },
      { t: 'text', text: '/' },
      { t: 'icon', key: 'TRI', label: 'tributary' },
      { t: 'text', text: ' card.' },
    ]);
  });

  test('a determiner belongs to the label, or stands beside the icon', () => {
    expect(line('1CEL4', 0, 0)?.[1]).toEqual({ t: 'icon', key: 'attack', label: 'an attack card' });
    expect(imperiumWords('cs').card('1PER1B').points).toEqual([
      { t: 'text', text: '1 bod za každého ' },
      { t: 'icon', key: 'TRI', label: 'vazala' },
      { t: 'text', text: ' ve tvém vlastnictví (nejvýše 10)' },
    ]);
  });

  test('a card named is a chip with its name in the language', () => {
    expect(imperiumWords('hu').card('1GRE6').abilities[1]?.lines[0]).toContainEqual({
      t: 'card',
      id: '1CAR11',
      label: 'Fejlődés',
    });
  });

  test('the moment of an ability is an icon with its word', () => {
    expect(imperiumWords('cs').card('1UNC15').abilities[0]?.timing).toEqual({
      t: 'icon',
      key: 'solstice',
      label: 'Slunovrat',
    });
  });
});

describe('numbers', () => {
  test.each([
    ['1PER3', '2 body'],
    ['1FAM6', '11 bodů'],
    ['1UNC15', '1 bod'],
    ['1UNR1', '−2 body'],
  ])('cs: %s is worth %s', (id, said) => {
    expect(plain(imperiumWords('cs').card(id).points ?? [])).toBe(said);
  });

  test('no points, no words', () => {
    expect(imperiumWords('en').card('1CAR9').points).toBeNull();
  });
});
