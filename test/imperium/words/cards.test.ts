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
        '[Passive] When you would place 1 progress on a market card during clean-up, place 1 material on a market card instead.',
        '[Exhaust] When you take a market card with material on it, gain as much material again.',
        '1 point per 6 material (max 10)',
      ],
      hu: [
        '[Passzív] Amikor takarításkor 1 haladást tennél egy piaci kártyára, helyette tegyél 1 alapanyagot egy piaci kártyára.',
        '[Kimerülő] Amikor olyan piaci kártyát veszel el, amelyen alapanyag van, kapsz még ugyanannyi alapanyagot.',
        '1 pont minden 6 alapanyag után (max. 10)',
      ],
      cs: [
        '[Pasivní] Když máš při úklidu umístit 1 rozvoj na kartu v nabídce, místo toho umísti 1 materiál na kartu v nabídce.',
        '[Aktivuj] Když si vezmeš z nabídky kartu s materiálem, získej ještě jednou tolik materiálu.',
        '1 bod za každých 6 materiálů (max. 10)',
      ],
    },
  ],
  [
    '1CAR9',
    'Prosperity',
    {
      en: [
        '[Play] All players may draw 1 card.',
        'Gain 1 material per production icon in play, or gain 1 population per region in play.',
      ],
      hu: [
        '[Kijátszás] Minden játékos húzhat 1 kártyát.',
        'Kapsz 1 alapanyagot minden játékban lévő termelésikon után, vagy kapsz 1 népességet minden játékban lévő régió után.',
      ],
      cs: [
        '[Zahrání] Každý hráč si může dobrat 1 kartu.',
        'Získej 1 materiál za každou ikonu měšce ve hře, nebo získej 1 populaci za každou kartu území ve hře.',
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
        'Nem szállásolható el.',
        '[Kijátszás] Hagyj el 3 régiót: nézd meg a hírnévpakli felső 2 kártyáját, majd vegyél közülük 1 kártyát a kezedbe.',
      ],
      cs: [
        'Nelze zařadit do posádky.',
        '[Zahrání] Opusť 3 karty území: podívej se na 2 vrchní karty balíčku věhlasu, poté si vezmi 1 z nich do ruky.',
      ],
    },
  ],
  [
    '1CAR17',
    'Conquer',
    {
      en: [
        '[Play] Choose one:',
        '• Pay 2 population: acquire 1 region or tributary.',
        '• Pay 3 population: break through for 1 region or tributary.',
      ],
      hu: [
        '[Kijátszás] Válassz egyet:',
        '• Fizess 2 népességet: szerezz meg 1 régiót vagy adófizetőt.',
        '• Fizess 3 népességet: törj át 1 régióért vagy adófizetőért.',
      ],
      cs: [
        '[Zahrání] Vyber si jednu možnost:',
        '• Zaplať 2 populace: nárokuj si 1 kartu území nebo poddaných.',
        '• Zaplať 3 populace: učiň průlom pro 1 kartu území nebo poddaných.',
      ],
    },
  ],
  [
    '1CAR22',
    'Unrest',
    {
      en: ['[Play] Pay 1 population, discard 2 cards, or pay 3 material: return this card.', '−2 points'],
      hu: [
        '[Kijátszás] Fizess 1 népességet, dobj el 2 kártyát, vagy fizess 3 alapanyagot: rakd vissza ezt a kártyát.',
        '−2 pont',
      ],
      cs: ['[Zahrání] Zaplať 1 populaci, odhoď 2 karty, nebo zaplať 3 materiály: vrať tuto kartu.', '−2 body'],
    },
  ],
  [
    '1CEL5',
    'Chariots',
    {
      en: [
        '[Passive] You may also acquire regions from exile.',
        '[Passive] Ignore the barbarian icon on Conquer cards and attack cards.',
        '4 points',
      ],
      hu: [
        '[Passzív] A száműzöttpakliból is megszerezhetsz régiót.',
        '[Passzív] A Hódítás kártyákon és támadáskártyákon hagyd figyelmen kívül a barbárikont.',
        '4 pont',
      ],
      cs: [
        '[Pasivní] Karty území si můžeš nárokovat i z balíčku vyhnanství.',
        '[Pasivní] Ignoruj ikonu barbara na kartách Dobývání a útočných kartách.',
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
        '[Kijátszás] Kapsz 2 alapanyagot.',
        'Lopj el 1 alapanyagot minden más játékostól, akinek régió van játékban.',
        'Lopj el 1 haladást minden más játékostól, aki birodalom.',
      ],
      cs: [
        '[Zahrání] Získej 2 materiály.',
        'Ukradni 1 materiál každému protihráči s kartou území ve hře.',
        'Ukradni 1 rozvoj každému protihráči, který je říše.',
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
        '[Passzív] A zavargáskártyák kijátszása 1 alapanyaggal vagy 1 kártyával olcsóbb (de legalább 1).',
        '[Kimerülő] Játssz ki ingyen 1 zavargáskártyát a kezedből.',
        '3 pont',
      ],
      cs: [
        '[Pasivní] Zahrání karty nepokojů stojí o 1 materiál nebo 1 kartu méně (nejméně 1).',
        '[Aktivuj] Zahraj 1 kartu nepokojů z ruky jako volnou akci.',
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
        '[Kimerülő] Tegyél 1 támadáskártyát a dobópaklidból a húzópaklid tetejére, vagy cserélj ki egy piaci kártyát egy száműzött kártyára.',
        '3 pont',
      ],
      cs: [
        '[Aktivuj] Polož 1 útočnou kartu z odhazovacího balíčku na vrch dobíracího balíčku, nebo vyměň kartu z nabídky za kartu z balíčku vyhnanství.',
        '3 body',
      ],
    },
  ],
  [
    '1GRE10',
    'Philosophy',
    {
      en: [
        '[Play] Abandon 1 pinned card (not a region): break through for 1 uncivilised or civilised card.',
        '1 point per 5 cards you own (max 10)',
      ],
      hu: [
        '[Kijátszás] Hagyj el 1 rögzített kártyát (nem régiót): törj át 1 civilizálatlan vagy civilizált kártyáért.',
        '1 pont minden 5 birtokodban lévő kártya után (max. 10)',
      ],
      cs: [
        '[Zahrání] Opusť 1 připnutou kartu (kromě karet území): učiň průlom pro 1 necivilizovanou nebo civilizovanou kartu.',
        '1 bod za každých 5 karet ve tvém vlastnictví (max. 10)',
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
        'Csak akkor játszható, ha a Sándor kártya a történelmedben van.',
        '[Kijátszás] Szerezz meg legfeljebb 2 régiót a piacról vagy a száműzöttpakliból.',
        'Helyezd ezt a kártyát a történelmedbe.',
        '4 pont',
      ],
      cs: [
        'Volná akce.',
        'Lze zahrát, jen pokud je karta Alexandr ve tvé historii.',
        '[Zahrání] Nárokuj si až 2 karty území z nabídky nebo z balíčku vyhnanství.',
        'Zařaď tuto kartu do historie.',
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
        '1 point per 4 population (max 10)',
      ],
      hu: [
        '[Passzív] Amikor hírnévkártyákat nézel meg, nézz meg 1 kártyával többet, és kapsz 1 haladást.',
        '1 pont minden 4 népesség után (max. 10)',
      ],
      cs: [
        '[Pasivní] Když se díváš na karty věhlasu, podívej se na 1 kartu navíc a získej 1 rozvoj.',
        '1 bod za každé 4 populace (max. 10)',
      ],
    },
  ],
  [
    '1SCY1B',
    'Scythians',
    {
      en: ['1 point per 3 material and 1 point per 3 regions you own (max 10)'],
      hu: ['1 pont minden 3 alapanyag után és 1 pont minden 3 birtokodban lévő régió után (max. 10)'],
      cs: ['1 bod za každé 3 materiály a 1 bod za každé 3 karty území ve tvém vlastnictví (max. 10)'],
    },
  ],
  [
    '1VIK1A',
    'Vikings',
    {
      en: [
        '[Passive] When a card would go into your history, discard it instead.',
        '[Passive] When you take unrest, look at the top card of your nation deck.',
        'You may put it on the bottom of that deck.',
        '[Exhaust] When you return unrest, draw 2 cards.',
        '1 point per card with variable points you own (max 10)',
      ],
      hu: [
        '[Passzív] Amikor egy kártya a történelmedbe kerülne, helyette dobd el.',
        '[Passzív] Amikor zavargáskártyát veszel el, nézd meg a nemzetpaklid legfelső kártyáját.',
        'A nemzetpaklid aljára teheted.',
        '[Kimerülő] Amikor zavargáskártyát raksz vissza, húzz 2 kártyát.',
        '1 pont minden birtokodban lévő változó pontértékű kártya után (max. 10)',
      ],
      cs: [
        '[Pasivní] Když má jít karta do tvé historie, místo toho ji odhoď.',
        '[Pasivní] Když si vezmeš kartu nepokojů, podívej se na vrchní kartu balíčku národa.',
        'Můžeš ji přesunout na spodek balíčku národa.',
        '[Aktivuj] Když vrátíš kartu nepokojů, dober si 2 karty.',
        '1 bod za každou kartu s proměnlivými body ve tvém vlastnictví (max. 10)',
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
        '2 points per card with variable points you own (max 10)',
      ],
      hu: [
        'Elindítja a pontozást, amikor a dobópaklidba kerül.',
        '[Kijátszás] Vedd el a hírnévpakli legfelső kártyáját.',
        'Áttörhetsz 1 régióért.',
        '2 pont minden birtokodban lévő változó pontértékű kártya után (max. 10)',
      ],
      cs: [
        'Spustí bodování, když se dostane do odhazovacího balíčku.',
        '[Zahrání] Vezmi si vrchní kartu balíčku věhlasu.',
        'Můžeš učinit průlom pro 1 kartu území.',
        '2 body za každou kartu s proměnlivými body ve tvém vlastnictví (max. 10)',
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
        'Each player who could not give that much takes 1 unrest.',
      ],
      hu: [
        'Ingyenes kijátszás.',
        '[Kijátszás] Lopj el 2 alapanyagot minden más játékostól.',
        'Aki nem tudott ennyit adni, elvesz 1 zavargáskártyát.',
      ],
      cs: [
        'Volná akce.',
        '[Zahrání] Ukradni 2 materiály každému protihráči.',
        'Kdo nemohl odevzdat tolik, ten si vezme 1 kartu nepokojů.',
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
        '[Kijátszás] Hagyd el a Skandinávia kártyát, és fizess 1 népességet: keress 1 régiót, majd vedd a kezedbe.',
        'Száműzd ezt a kártyát.',
      ],
      cs: [
        '[Zahrání] Opusť kartu Skandinávie a zaplať 1 populaci: najdi 1 kartu území, poté si ji vezmi do ruky.',
        'Vyhosti tuto kartu.',
      ],
    },
  ],
  [
    '1FAM1',
    'Praiseworthy',
    {
      en: [
        '[Play] Put this card into your history, or break through for 1 uncivilised or civilised card, region or tributary.',
        '7 points if this card is in your history, otherwise 3 points',
      ],
      hu: [
        '[Kijátszás] Helyezd ezt a kártyát a történelmedbe, vagy törj át 1 civilizálatlan vagy civilizált kártyáért, régióért vagy adófizetőért.',
        '7 pont, ha ez a kártya a történelmedben van, egyébként 3 pont',
      ],
      cs: [
        '[Zahrání] Zařaď tuto kartu do historie, nebo učiň průlom pro 1 necivilizovanou nebo civilizovanou kartu, kartu území nebo poddaných.',
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
        '[Kijátszás] Húzz 1 kártyát, ha tudsz, majd dobd el, tedd a húzópaklid tetejére, vagy helyezd a történelmedbe.',
        '9 pont',
      ],
      cs: [
        'Volná akce.',
        '[Zahrání] Dober si 1 kartu, pokud je to možné, poté ji odhoď, polož ji na vrch dobíracího balíčku, nebo ji zařaď do historie.',
        '9 bodů',
      ],
    },
  ],
  [
    '1FAM9A',
    'King of Kings',
    {
      en: [
        '[When you would take this card] If you are a barbarian, gain 6 progress.',
        'If you are an empire, gain 3 progress and develop for free.',
        'Turn this card over.',
        'Trigger scoring.',
      ],
      hu: [
        '[Amikor megkapod] Ha barbár vagy, kapsz 6 haladást.',
        'Ha birodalom vagy, kapsz 3 haladást, és fejlessz ingyen.',
        'Fordítsd meg ezt a kártyát.',
        'Indítsd el a pontozást.',
      ],
      cs: [
        '[Když kartu dostaneš] Pokud jsi barbar, získej 6 rozvojů.',
        'Pokud jsi říše, získej 3 rozvoje a vybuduj kartu bez placení.',
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
        '[Passzív] Amikor egy másik játékos támadáskártyát játszik ki, hagyd figyelmen kívül a támadást, kivéve: „kapsz 1 haladást”.',
        '1 pont',
      ],
      cs: ['[Pasivní] Když protihráč zahraje útočnou kartu, ignoruj útok s výjimkou: „získej 1 rozvoj“.', '1 bod'],
    },
  ],
  [
    '1UNC12',
    'Shaduf',
    {
      en: [
        '[Exhaust] When you use a card in play with a river icon to gain material, gain 1 progress.',
        '2 points per river icon you own (max 10)',
      ],
      hu: [
        '[Kimerülő] Amikor folyóikonnal ellátott, játékban lévő kártyával alapanyagot kapsz, kapsz 1 haladást.',
        '2 pont minden birtokodban lévő folyóikon után (max. 10)',
      ],
      cs: [
        '[Aktivuj] Když použiješ kartu ve hře s ikonou kapky k získání materiálu, získej 1 rozvoj.',
        '2 body za každou ikonu kapky ve tvém vlastnictví (max. 10)',
      ],
    },
  ],
  [
    '1UNC14',
    'Ambassador',
    {
      en: ['[Exhaust] Use the exhaust ability of 1 pinned card of another player.', '1 point'],
      hu: [
        '[Kimerülő] Válassz 1 rögzített kártyát egy másik játékosnál, és használd annak kimerülő képességét.',
        '1 pont',
      ],
      cs: ['[Aktivuj] Vyber 1 připnutou kartu protihráče a použij její aktivační schopnost.', '1 bod'],
    },
  ],
  [
    '1UNC15',
    'City',
    {
      en: ['[Solstice] You may discard 1 card; if you do, gain 1 material or 1 population, or draw 1 card.', '1 point'],
      hu: [
        '[Napforduló] Eldobhatsz 1 kártyát; ha megteszed, kapsz 1 alapanyagot vagy 1 népességet, vagy húzz 1 kártyát.',
        '1 pont',
      ],
      cs: [
        '[Slunovrat] Můžeš odhodit 1 kartu; pokud to uděláš, získej 1 materiál nebo 1 populaci, nebo si dober 1 kartu.',
        '1 bod',
      ],
    },
  ],
  [
    '1UNC18',
    'Gambling',
    {
      en: [
        'Free play.',
        '[Play] Pay 1 material.',
        'Name a suit and reveal the top card of the main deck.',
        'If it is of the named suit, take it into your hand; otherwise, exile it.',
        '1 point',
      ],
      hu: [
        'Ingyenes kijátszás.',
        '[Kijátszás] Fizess 1 alapanyagot.',
        'Nevezz meg egy kártyaszínt, és fedd fel a főpakli legfelső kártyáját.',
        'Ha a megnevezett kártyaszínű, vedd a kezedbe; egyébként száműzd.',
        '1 pont',
      ],
      cs: [
        'Volná akce.',
        '[Zahrání] Zaplať 1 materiál.',
        'Zvol symbol a odhal vrchní kartu hlavního balíčku.',
        'Pokud má karta zvolený symbol, vezmi si ji do ruky; jinak ji vyhosti.',
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
        '[Kijátszás] Lopj el 1 haladást minden más játékostól.',
        'Minden játékos eldobhat 1 kártyát, és ha megteszi, visszarak 1 zavargáskártyát.',
        '2 pont',
      ],
      cs: [
        'Volná akce.',
        '[Zahrání] Ukradni 1 rozvoj každému protihráči.',
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
        'You may acquire 1 region or tributary.',
        'You may garrison this card under a region of yours to resolve the play effects of that region.',
        '2 points',
      ],
      hu: [
        '[Kijátszás] Minden más játékos elhagy 1 régiót.',
        'Megszerezhetsz 1 régiót vagy adófizetőt.',
        'Elszállásolhatod ezt a kártyát egy saját régió alá; ha megteszed, hajtsd végre a szállást adó kártya kijátszási hatását.',
        '2 pont',
      ],
      cs: [
        '[Zahrání] Každý protihráč opustí 1 kartu území.',
        'Můžeš si nárokovat 1 kartu území nebo poddaných.',
        'Můžeš zařadit tuto kartu do posádky pod svou kartu území; pokud to uděláš, vyhodnoť účinek zahrání karty, pod kterou leží.',
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
        '[Játék vége] Rakj vissza legfeljebb 2 zavargáskártyát a kezedből, a játékterületedről, a dobópaklidból, a húzópaklidból vagy a történelmedből.',
        '3 pont',
      ],
      cs: [
        'Nelze zahrát.',
        '[Konec hry] Vrať až 2 karty nepokojů z ruky, z vyložených karet, z odhazovacího balíčku, z dobíracího balíčku nebo z historie.',
        '3 body',
      ],
    },
  ],
  [
    '1CAR7',
    'Trading Ships',
    {
      en: [
        '[Exhaust] You may recall 1 card with a river or fertile icon to acquire 1 card with material on it.',
        '4 points',
      ],
      hu: [
        '[Kimerülő] Visszahívhatsz 1 folyóikonnal vagy termékenységikonnal ellátott kártyát; ha megteszed, szerezz meg 1 olyan kártyát, amelyen alapanyag van.',
        '4 pont',
      ],
      cs: [
        '[Aktivuj] Můžeš odvolat 1 kartu s ikonou kapky nebo klasu; pokud to uděláš, nárokuj si 1 kartu s materiálem.',
        '4 body',
      ],
    },
  ],
  [
    '2ART6',
    'Taliesin the Bard',
    {
      en: [
        '[Play] Find 1 knight, then put it into your history: look at the top 2 fame cards, then take 1 of them into your hand.',
        '1 point',
      ],
      hu: [
        '[Kijátszás] Keress 1 lovagot, majd helyezd a történelmedbe: nézd meg a hírnévpakli felső 2 kártyáját, majd vegyél közülük 1 kártyát a kezedbe.',
        '1 pont',
      ],
      // A knight is a he.
      cs: [
        '[Zahrání] Najdi 1 rytíře, poté ho zařaď do historie: podívej se na 2 vrchní karty balíčku věhlasu, poté si vezmi 1 z nich do ruky.',
        '1 bod',
      ],
    },
  ],
  [
    '2QIN6',
    'Emperor Qin Shi Huang',
    {
      en: [
        'Free play.',
        'Play only if Mandate of Heaven is in play and King Wu of Qin is in your history.',
        '[Play] Take the top fame card.',
        'Put this card into your history.',
      ],
      hu: [
        'Ingyenes kijátszás.',
        'Csak akkor játszható, ha az Ég felhatalmazása kártya játékban van, és a Csini Vu király kártya a történelmedben van.',
        '[Kijátszás] Vedd el a hírnévpakli legfelső kártyáját.',
        'Helyezd ezt a kártyát a történelmedbe.',
      ],
      cs: [
        'Volná akce.',
        'Lze zahrát, jen pokud je karta Mandát Nebes ve hře a karta Král Wu z Čchin ve tvé historii.',
        '[Zahrání] Vezmi si vrchní kartu balíčku věhlasu.',
        'Zařaď tuto kartu do historie.',
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

  test('an amount stands before its icon, its ending behind, and the label is in the form of its sentence', () => {
    expect(line('1CAR21', 0, 0)).toEqual([
      { kind: 'text', text: 'Gain ' },
      { kind: 'icon', key: 'material', label: 'material', n: 2 },
      { kind: 'text', text: '.' },
    ]);
    expect(line('1CAR21', 0, 0, 'hu')).toEqual([
      { kind: 'text', text: 'Kapsz ' },
      { kind: 'icon', key: 'material', label: 'alapanyagot', n: 2, ending: 'ot' },
      { kind: 'text', text: '.' },
    ]);
    expect(line('1PER19', 0, 0, 'cs')).toEqual([
      { kind: 'text', text: 'Získej ' },
      { kind: 'icon', key: 'material', label: 'materiály', n: 3 },
      { kind: 'text', text: '.' },
    ]);
  });

  test('a list of suits is a list of icons', () => {
    expect(line('1CAR17', 0, 1)).toEqual([
      { kind: 'text', text: '• Pay ' },
      { kind: 'icon', key: 'population', label: 'population', n: 2 },
      { kind: 'text', text: ': acquire 1 ' },
      { kind: 'icon', key: 'REG', label: 'region' },
      { kind: 'text', text: ' or ' },
      { kind: 'icon', key: 'TRI', label: 'tributary' },
      { kind: 'text', text: '.' },
    ]);
  });

  test('a determiner belongs to the label, or stands beside the icon', () => {
    expect(line('1CEL4', 0, 0)?.[1]).toEqual({ kind: 'icon', key: 'attack', label: 'an attack card' });
    expect(imperiumWords('cs').card('1PER1B').points).toEqual([
      { kind: 'text', text: '1 bod za každou ' },
      { kind: 'icon', key: 'TRI', label: 'kartu poddaných' },
      { kind: 'text', text: ' ve tvém vlastnictví (max. 10)' },
    ]);
  });

  test('a card named is a chip with its name in the language', () => {
    expect(imperiumWords('hu').card('1GRE6').abilities[1]?.lines[0]).toContainEqual({
      kind: 'card',
      id: '1CAR11',
      label: 'Fejlődés',
    });
  });

  test('the moment of an ability is an icon with its word', () => {
    expect(imperiumWords('cs').card('1UNC15').abilities[0]?.timing).toEqual({
      kind: 'icon',
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
