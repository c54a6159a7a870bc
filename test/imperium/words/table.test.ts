import { imperiumWords } from '../../../games/imperium/words/all';
import { HIDDEN, type GameEvent } from '../../../games/kit/core';
import { LANGUAGES, plain, type Language, type Token } from '../../../games/kit/text/words';
import { duel } from '../rules/help';
import { events, nodeOf, OPTIONS, question, questions, refusals, TABLE } from './situations';

const PLAYERS = ['Anna', 'Béla', 'Cyril'];
const said = (tokens: readonly Token[]): string => plain(tokens, (seat) => PLAYERS[seat] ?? '');
const words = { en: imperiumWords('en'), hu: imperiumWords('hu'), cs: imperiumWords('cs') };

describe('questions', () => {
  test.each<[Language, string]>([
    ['en', 'Choose 2 cards to discard – Military Engineering: Discard 2 cards.'],
    ['hu', 'Válaszd ki, mit dobsz el (2 kártyát) – Hadmérnökök: Dobj el 2 kártyát.'],
    ['cs', 'Vyber, co odhodíš (2 karty) – Vojenské stavitelství: Odhoď 2 karty.'],
  ])('%s: an attacked player is asked in the second person', (language, expected) => {
    expect(
      said(
        words[language].question(
          TABLE,
          question({ ask: 'discard', card: '1ROM3', node: nodeOf('1ROM3', 'discard'), min: 2, max: 2 }),
        ),
      ),
    ).toBe(expected);
  });

  test('what need not be done is a "may"', () => {
    expect(
      said(
        words.en.question(
          TABLE,
          question({ ask: 'garrison', card: '1CAR12', node: nodeOf('1CAR12', 'garrison'), min: 0 }),
        ),
      ),
    ).toBe('Choose a card to garrison – Iberia: You may garrison 1 card.');
  });

  test('what may be done for something says for what', () => {
    const q = question({ ask: 'discard', card: '2ART11', node: nodeOf('2ART11', 'discard'), min: 0 });
    expect(said(words.en.question(TABLE, q))).toMatch(/: You may discard 1 card; if you do, gain .*draw 1 card\.$/);
  });

  test('what may be picked several times says how often, where the verb alone says once', () => {
    const q = question({ ask: 'return', card: '1TRI7', node: nodeOf('1TRI7', 'return'), min: 0, max: 2 });
    const { en, hu, cs } = words;
    expect([en, hu, cs].map((w) => said(w.question(TABLE, q)).replace(/ from .*| a kezedből.*| z ruky.*/, ''))).toEqual(
      [
        `Choose unrest to return – ${en.name('1TRI7')}: You may return up to 2 unrest`,
        `Válaszd ki, melyik zavargáskártyát rakod vissza – ${hu.name('1TRI7')}: Visszarakhatsz legfeljebb 2 zavargáskártyát`,
        `Vyber karty nepokojů, které vrátíš – ${cs.name('1TRI7')}: Můžeš vrátit až 2 karty nepokojů`,
      ],
    );
  });

  test('a choice about the card that was drawn before names it; one that is only foreseen cannot', () => {
    const s = duel({ hand: ['1FAM4'], deck: ['1REG8', '1REG9'] });
    s.playCard('1FAM4');
    const q = s.question();
    expect(said(words.en.question(s.g, q))).toBe(`Choose one – Marvellous: ${words.en.name('1REG8')}`);
    expect(said(words.en.question(s.g, { ...q, n: q.n + 1 }))).toBe('Choose one – Marvellous');
  });

  test('a choice leaves its alternatives to the options', () => {
    const q = question({ ask: 'branch', card: '1CAR11', node: nodeOf('1CAR11', 'choose') });
    expect(said(words.en.question(TABLE, q))).toBe('Choose one – Advance');
    expect(said(words.en.option(TABLE, q, 'branch 0'))).toBe(
      'Pay 3 material: acquire 1 uncivilised or civilised card.',
    );
    expect(said(words.hu.option(TABLE, q, 'branch 1'))).toBe(
      'Fizess 5 alapanyagot: törj át 1 civilizálatlan vagy civilizált kártyáért.',
    );
  });

  test('prices, players and numbers that a question carries', () => {
    expect(
      said(
        words.cs.question(
          TABLE,
          question({ ask: 'pay', card: '1CAR11', params: { material: 5, population: 0, progress: 0 } }),
        ),
      ),
    ).toBe('Vyber, jak zaplatíš 5 materiálů – Pokrok');
    expect(said(words.en.question(TABLE, question({ ask: 'give', card: '1CIV11', params: { to: 1 } })))).toBe(
      'Choose a card to give to Béla – Exports',
    );
    expect(said(words.hu.question(TABLE, question({ ask: 'protect', card: '1CAR3', params: { from: 2 } })))).toBe(
      'Cyril megtámadott: használsz védelmet? – Elefántok',
    );
    expect(said(words.en.question(TABLE, question({ ask: 'cleanUp', min: 0, max: 4, params: { n: 6 } })))).toBe(
      'Discard any number of cards, then draw up to 6',
    );
  });
});

describe('options', () => {
  test('R11.18: a payment says for what the progress in it stands', () => {
    const pay = question({ ask: 'pay', params: { material: 3, population: 1, progress: 0 } });
    const all = (option: string) => LANGUAGES.map((language) => said(words[language].option(TABLE, pay, option)));
    expect(all('pay 3 1 0')).toEqual([
      'Pay 3 material and 1 population',
      'Fizess 3 alapanyagot és 1 népességet',
      'Zaplatit 3 materiály a 1 populaci',
    ]);
    expect(all('pay 1 0 2')).toEqual([
      'Pay 1 material and 2 progress (progress for 2 material and 1 population)',
      'Fizess 1 alapanyagot és 2 haladást (haladás 2 alapanyag és 1 népesség helyett)',
      'Zaplatit 1 materiál a 2 rozvoje (rozvoj za 2 materiály a 1 populaci)',
    ]);
  });

  const q = question({ ask: 'turn' });
  test.each<[string, string, string, string]>([
    ['playCard 1CAR9', 'Play Prosperity', 'Kijátszás: Jólét', 'Zahrát: Blahobyt'],
    ['chooseNation 1CEL1B', 'Celts, side B', 'Kelták, B oldal', 'Keltové, strana B'],
    [
      'pay 2 0 1',
      'Pay 2 material and 1 progress',
      'Fizess 2 alapanyagot és 1 haladást',
      'Zaplatit 2 materiály a 1 rozvoj',
    ],
    ['pay 0 0 0', 'Pay nothing', 'Nem fizetsz semmit', 'Nic neplatit'],
    ['suit CIV', 'Civilised', 'Civilizált', 'Civilizovaná'],
    [
      'deck REG',
      'Top card of the region deck, unseen',
      'A kispakli legfelső kártyája, látatlanban: régió',
      'Vrchní karta malého balíčku naslepo: území',
    ],
    ['1GRE2', 'Olympic Games', 'Olimpiai játékok', 'Olympijské hry'],
    ['?', 'A card', 'Egy kártya', 'Karta'],
    [
      'ability 1SCY9 0',
      'Tamga: Discard 1 card: draw 2 cards.',
      'Tamga: Dobj el 1 kártyát: húzz 2 kártyát.',
      'Tamga: Odhoď 1 kartu: dober si 2 karty.',
    ],
  ])('%s', (option, en, hu, cs) => {
    expect(LANGUAGES.map((language) => said(words[language].option(TABLE, q, option)))).toEqual([en, hu, cs]);
  });

  test('an option that nobody knows is shown as it is', () => {
    expect(said(words.en.option(TABLE, q, 'dance twice'))).toBe('Dance twice');
    expect(said(words.en.option(TABLE, q, 'branch 7'))).toBe('8');
  });
});

describe('events', () => {
  test.each<[GameEvent, string, string, string]>([
    [
      { k: 'gain', seat: 0, n: 2, what: 'material', by: '1CAR9' },
      'Anna gains 2 material (Prosperity).',
      'Anna 2 alapanyagot kap (Jólét).',
      'Anna získává 2 materiály (Blahobyt).',
    ],
    [
      { k: 'draw', seat: 1, n: 2, cards: ['?', '?'] },
      'Béla draws 2 cards.',
      'Béla húz: 2 kártyát.',
      'Béla si dobírá: 2 karty.',
    ],
    [
      { k: 'draw', seat: 1, n: 2, cards: ['1CAR9', '1CAR14'] },
      'Béla draws Prosperity and Glory.',
      'Béla húz: Jólét és Dicsőség.',
      'Béla si dobírá: Blahobyt a Sláva.',
    ],
    [
      { k: 'history', seat: 0, cards: ['1FAM1'], by: '1FAM1' },
      'Anna puts Praiseworthy into history.',
      'Anna a történelmébe helyezi: Dicséretes.',
      'Anna zařazuje do historie: Chvályhodný.',
    ],
    [
      { k: 'steal', seat: 0, to: 2, n: 1, what: 'population', by: '1SCY13' },
      'Anna steals 1 population from Cyril (Raiders).',
      'Anna 1 népességet lop el Cyril jelzői közül (Portyázók).',
      'Anna krade 1 populaci hráči Cyril (Nájezdníci).',
    ],
    [
      { k: 'acquire', seat: 0, cards: ['1UNC8'], n: 1 },
      'Anna acquires Mysticism with 1 unrest.',
      'Anna megszerzi: Miszticizmus (1 zavargáskártyával együtt).',
      'Anna si nárokuje: Mysticismus (a k tomu 1 kartu nepokojů).',
    ],
    [
      { k: 'acquire', seat: 0, cards: ['1REG9'], n: 0, what: 'exile' },
      'Anna acquires Marsh from exile.',
      'Anna megszerzi a száműzöttpakliból: Mocsár.',
      'Anna si nárokuje z balíčku vyhnanství: Bažina.',
    ],
    [
      { k: 'flipState', seat: 0, what: 'empire' },
      'Anna turns the state card to empire.',
      'Anna átfordítja az államkártyáját: birodalom.',
      'Anna otáčí stavovou kartu: říše.',
    ],
    [
      { k: 'modifier', seat: 0, by: '1FAM9A', what: 'flip' },
      'King of Kings is turned over.',
      'Megfordul: Királyok királya.',
      'Otáčí se: Král králů.',
    ],
    [
      { k: 'readyExhaust', seat: 0, what: 'nation' },
      'Anna takes back an exhaust token from the nation deck.',
      'Anna visszavesz egy kimerültségjelzőt innen: nemzetpakli.',
      'Anna vrací na stavovou kartu žeton vyčerpání z balíčku národa.',
    ],
    [
      { k: 'readyExhaust', seat: 0, what: '1UNC8' },
      'Anna takes back an exhaust token from Mysticism.',
      'Anna visszavesz egy kimerültségjelzőt innen: Miszticizmus.',
      'Anna vrací na stavovou kartu žeton vyčerpání z karty Mysticismus.',
    ],
  ])('%j', (event, en, hu, cs) => {
    expect(LANGUAGES.map((language) => said(words[language].event(TABLE, event)))).toEqual([en, hu, cs]);
  });
});

describe('refusals and terms', () => {
  test('R11.18: what is missing agrees with its number', () => {
    const refusal = { why: 'price', params: { material: 2, population: 5, progress: 1 } };
    expect(LANGUAGES.map((l) => said(words[l].refusal(refusal)))).toEqual([
      'You need 2 material, 5 population and 1 progress more.',
      'Még ennyi kell: 2 alapanyag, 5 népesség és 1 haladás.',
      'Chybí ti: 2 materiály, 5 populací a 1 rozvoj.',
    ]);
  });

  test('a reason with what it needs', () => {
    expect(LANGUAGES.map((l) => said(words[l].refusal({ why: 'tooMany', params: { n: 2 } })))).toEqual([
      'Choose at most 2.',
      'Válassz legfeljebb ennyit: 2.',
      'Vyber nejvýše 2.',
    ]);
    expect(said(words.en.refusal({ why: 'stateIcon', params: { state: 'empire' } }))).toBe(
      'Your state card has to show empire.',
    );
  });

  test('when there is nothing to undo, what ended undo says why', () => {
    expect(said(words.en.refusal({ why: 'nothingToUndo', params: { reason: 'shuffled' } }))).toBe(
      'No undo: cards were shuffled.',
    );
    expect(said(words.en.refusal({ why: 'nothingToUndo' }))).toBe('There is nothing to undo.');
  });

  test.each([
    ['REG', 'Region', 'Régió', 'Území'],
    ['unrest', 'Unrest pile', 'Zavargáspakli', 'Balíček nepokojů'],
    ['solstice', 'Solstice', 'Napforduló', 'Slunovrat'],
    ['market', 'Market', 'Piac', 'Nabídka'],
    ['vikings', 'Vikings', 'Vikingek', 'Vikingové'],
    ['collapse', 'Collapse', 'Összeomlás', 'Kolaps'],
    ['passive', 'Passive', 'Passzív', 'Pasivní'],
    ['revolt', 'Revolt', 'Lázadás', 'Vzdorování'],
    ['verb.keep', 'take … of them into your hand', 'vegyél közülük … kártyát a kezedbe', 'vezmi si … z nich do ruky'],
    [
      'verb.handSize',
      'increase your hand size by …',
      'a kézlimited … kártyával nő',
      'tvůj limit karet v ruce se zvyšuje o …',
    ],
    ['verb.gainAction', 'gain actions', 'kapsz akciót', 'získej akce'],
    [
      'verb.allow',
      'you may also acquire … from exile',
      'a száműzöttpakliból is megszerezhetsz …',
      '… si můžeš nárokovat i z balíčku vyhnanství',
    ],
    ['whatever', 'whatever', 'whatever', 'whatever'],
  ])('term %s', (key, ...expected) => {
    expect(LANGUAGES.map((language) => words[language].term(key))).toEqual(expected);
  });
});

test.each(LANGUAGES)('%s: everything that can be asked, chosen, told and refused has words', (language) => {
  const { [language]: w } = words;
  const sentences = [
    ...[...questions()].map((q) => w.question(TABLE, q)),
    ...OPTIONS.map((option) =>
      w.option(TABLE, question({ ask: 'branch', card: '1CAR11', node: nodeOf('1CAR11', 'choose') }), option),
    ),
    ...[...events()].map((event) => w.event(TABLE, event)),
    ...[...refusals()].map((refusal) => w.refusal(refusal)),
  ].map(said);
  // Keys are of the form `ask.discard`; a slot that was not filled would leave a brace.
  for (const sentence of sentences) expect(sentence).not.toMatch(/^\s*$|\p{L}\.\p{L}|[{}]|undefined|\[object/u);
});

test.each<[Language, string, string]>([
  [
    'en',
    'Anna puts 1 card from the nation deck into the discard pile.',
    'Anna puts Iberia from the nation deck into the discard pile.',
  ],
  [
    'hu',
    'Anna nemzetpaklijából a dobópaklijába kerül: 1 kártya.',
    'Anna nemzetpaklijából a dobópaklijába kerül: Ibéria.',
  ],
  [
    'cs',
    'Anna přesouvá z balíčku národa do odhazovacího balíčku: 1 kartu.',
    'Anna přesouvá z balíčku národa do odhazovacího balíčku: Ibérie.',
  ],
])('%s: R8.3.1 the top nation card is named once, also while nobody knows it', (language, unknown, known) => {
  const told = (id: string): string =>
    said(words[language].event(TABLE, { k: 'nationTop', seat: 0, n: 1, cards: [id] }));
  expect([told(HIDDEN), told('1CAR12')]).toEqual([unknown, known]);
});

describe('how points were counted (R1.6)', () => {
  const { g } = duel({ nation: 'carthaginians', side: 'A', material: 13, population: 4 });
  test.each<[Language, string]>([
    ['en', '1 point per 6 material (max 10); counted: 13'],
    ['hu', '1 pont minden 6 alapanyag után (max. 10); összeszámolva: 13'],
    ['cs', '1 bod za každých 6 materiálů (max. 10); napočítáno: 13'],
  ])('%s: a variable value says what was counted', (language, expected) => {
    expect(said(words[language].counted?.(g, 0, '1CAR1A') ?? [])).toBe(expected);
  });

  test('a condition says itself, a printed number nothing', () => {
    expect(said(words.en.counted?.(g, 0, '1FAM1') ?? [])).toBe(
      '7 points if this card is in your history, otherwise 3 points',
    );
    expect(words.en.counted?.(g, 0, '1UNC15')).toBeNull();
  });
});
