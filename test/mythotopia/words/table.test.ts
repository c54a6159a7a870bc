import { duel } from '../../../games/mythotopia/situation';
import type { GameEvent } from '../../../games/kit/core';
import { LANGUAGES, plain, type Token } from '../../../games/kit/text/words';
import { CARDS } from '../../../games/mythotopia/catalogue';
import { mythotopiaWords } from '../../../games/mythotopia/words/all';
import { events, nodeOf, OPTIONS, question, questions, refusals, TABLE } from './situations';

const PLAYERS = ['Anna', 'Béla', 'Cyril'];
const said = (tokens: readonly Token[]): string => plain(tokens, (seat) => PLAYERS[seat] ?? '');
const words = { en: mythotopiaWords('en'), hu: mythotopiaWords('hu'), cs: mythotopiaWords('cs') };

describe('questions', () => {
  test.each([
    [
      question({ ask: 'pay', params: { role: 'food', n: 2 } }),
      'Choose cards to play for 2 food',
      'Válaszd ki, mely kártyákat játszod ki ezért: 2 étel',
      'Vyber karty, které zahraješ za 2 jídla',
    ],
    [
      question({ ask: 'pay', params: { role: 'crossing', n: 2 } }),
      'Choose 2 Ship cards to cross the sea',
      'Válassz 2 Hajó kártyát az átkeléshez',
      'Vyber 2 karty Loď k přeplavbě',
    ],
    [
      question({ ask: 'draft', min: 2, max: 2 }),
      'Choose 2 provinces to give back',
      'Válaszd ki, mit adsz vissza (2 tartományt)',
      'Vyber, co vrátíš (2 provincie)',
    ],
    [
      question({ ask: 'armiesByRoad', params: { from: 'blore', to: 'palmain' } }),
      'How many armies move from Blore to Palmain?',
      'Hány sereg megy innen: Blore, ide: Palmain?',
      'Kolik vojsk půjde z provincie Blore do provincie Palmain?',
    ],
    // As many as may be picked, not the one that the card repeats.
    ...[1, 3].map((max): [ReturnType<typeof question>, string, string, string] => [
      question({
        ask: 'discardReserve',
        min: 0,
        max,
        card: 'counsellor-card',
        node: nodeOf('counsellor-card', 'discard'),
      }),
      `Choose cards in your reserve to discard, or none – Counsellor: You may discard ${max > 1 ? `up to ${max} cards` : '1 card'} from your reserve.`,
      `Válaszd ki, mit dobsz el a tartalékodból, ha akarsz – Tanácsos: Eldobhatsz ${max > 1 ? `legfeljebb ${max}` : '1'} kártyát a tartalékodból.`,
      `Vyber, co odhodíš ze zálohy, chceš-li – Rádce: Můžeš odhodit ${max > 1 ? `až ${max} karty` : '1 kartu'} ze zálohy.`,
    ]),
    [
      question({ ask: 'peace', card: 'diplomat-card', node: nodeOf('diplomat-card', 'peace') }),
      'Choose the war to end – Diplomat: End a war in which you take part; all armies and mercenaries there go home, and nothing changes hands.',
      'Válaszd ki a háborút, amelynek véget vetsz – Diplomata: Vess véget egy háborúnak, amelyben részt veszel; az ott lévő seregek és zsoldosok hazatérnek, és semmi sem cserél gazdát.',
      'Vyber válku, kterou ukončíš – Diplomat: Ukonči válku, které se účastníš; všechna tamní vojska i žoldnéři se vrátí domů a nic nezmění majitele.',
    ],
  ])('%j', (q, en, hu, cs) => {
    expect(LANGUAGES.map((language) => said(words[language].question(TABLE, q)))).toEqual([en, hu, cs]);
  });
});

test.each([
  [
    'won',
    [5, 0],
    [
      'End the war: Blore (5 to 4, you win)',
      'Háború befejezése: Blore (5:4, nyersz)',
      'Ukončit válku: Blore (5:4, vyhraješ)',
    ],
  ],
  [
    'lost',
    [1, 0],
    [
      'End the war: Blore (1 to 4, you lose)',
      'Háború befejezése: Blore (1:4, vesztesz)',
      'Ukončit válku: Blore (1:4, prohraješ)',
    ],
  ],
  ['tied', [4, 0], ['End the war: Blore', 'Háború befejezése: Blore', 'Ukončit válku: Blore']],
] as const)('M7.2: how a war would end: %s', (_, blore, told) => {
  const { g } = duel({}, {}, { armies: { blore: [...blore] } });
  expect(LANGUAGES.map((l) => said(words[l].option(g, question({ ask: 'turn', seat: 0 }), 'endWar blore')))).toEqual(
    told,
  );
});

test.each([
  [
    'exactly, where one card brings two',
    ['starterArmy'],
    [
      'Place armies: Palmain – exactly 2 armies',
      'Seregek felrakása: Palmain, pontosan 2 sereg',
      'Umístit vojska: Palmain, přesně 2 vojska',
    ],
  ],
  [
    'at most, where a province brings one',
    ['starterArmy', 'lea'],
    [
      'Place armies: Palmain – at most 3 armies',
      'Seregek felrakása: Palmain, legfeljebb 3 sereg',
      'Umístit vojska: Palmain, nejvýše 3 vojska',
    ],
  ],
] as const)('M6.1.7: how many armies can be placed: %s', (_, hand, told) => {
  const { g } = duel({ provinces: ['palmain', 'lea'], hand: [...hand] });
  expect(
    LANGUAGES.map((l) => said(words[l].option(g, question({ ask: 'turn', seat: 0 }), 'placeArmies palmain'))),
  ).toEqual(told);
});

test('what is to be chosen for a move that is armed', () => {
  expect(LANGUAGES.map((language) => said(words[language].armed?.('invade') ?? []))).toEqual([
    'Invade: choose a province to attack',
    'Támadás: válaszd ki a megtámadott tartományt',
    'Útok: vyber cílovou provincii',
  ]);
  expect(words.en.armed?.('buy')).toBeNull();
});

describe('options', () => {
  test.each([
    ['turn', 'invade blore', 'Invade Blore', 'Támadás: Blore', 'Útok: Blore'],
    [
      'turn',
      'endWar blore hero-card',
      'End the war with Hero: Blore',
      'Háború befejezése (Hős): Blore',
      'Ukončit válku (Hrdina): Blore',
    ],
    [
      'turn',
      'build road blore-palmain',
      'Build a road for 2 stone: Blore – Palmain',
      'Építés (út, ára 2 kő): Blore – Palmain',
      'Postavit cestu (cena: 2 kameny): Blore – Palmain',
    ],
    ['turn', 'pass', 'Pass', 'Passz', 'Vynechat'],
    [
      'route',
      'palmain-card palmain land 1',
      'From Palmain for 1 food',
      'Innen: Palmain (ára 1 étel)',
      'Z provincie Palmain (cena: 1 jídlo)',
    ],
    [
      'route',
      'lea-card palmain sea2 1',
      'From Palmain over 2 seas for 1 food, with Lea',
      'Innen: Palmain, 2 tengeren át (ára 1 étel), ezzel: Lea',
      'Z provincie Palmain přes 2 moře (cena: 1 jídlo), kartou Lea',
    ],
    ['armies', '3', '3 armies', '3 sereg', '3 vojska'],
    ['ships', '1', '1 ship', '1 hajó', '1 loď'],
    [
      'buy',
      '2 1',
      '2 armies and 1 ship for 4 gold',
      '2 sereg és 1 hajó (ára 4 arany)',
      '2 vojska a 1 loď (cena: 4 zlata)',
    ],
    ['remove', '0 1', '1 mercenary', '1 zsoldos', '1 žoldnéř'],
    [
      'pay',
      'food custus-card merchant-card waterMill-card food lea-card farming-card',
      'Custus + Merchant + Water Mill and Lea + Farming',
      'Custus + Kereskedő + Vízimalom és Lea + Földművelés',
      'Custus + Obchodník + Vodní mlýn a Lea + Zemědělství',
    ],
    [
      'moveByRoad',
      'blore palmain',
      'From Blore to Palmain',
      'Innen: Blore, ide: Palmain',
      'Z provincie Blore do provincie Palmain',
    ],
    ['sendHome', 'blore 1', 'Blore: army of Béla', 'Blore: Béla serege', 'Blore: vojsko hráče Béla'],
    ['token', 'bank', 'From the bank', 'A bankból', 'Z banku'],
    ['hire', 'blore', 'Blore', 'Blore', 'Blore'],
  ])('%s: %s', (ask, option, en, hu, cs) => {
    expect(LANGUAGES.map((language) => said(words[language].option(TABLE, question({ ask }), option)))).toEqual([
      en,
      hu,
      cs,
    ]);
  });

  test('an option that nobody knows is shown as it is', () => {
    expect(said(words.en.option(TABLE, question({ ask: 'turn' }), 'dance'))).toBe('Dance');
  });
});

describe('events', () => {
  test.each<[GameEvent, string, string, string]>([
    [
      { k: 'invade', seat: 0, at: 'blore', n: 3 },
      'Anna invades Blore with 3 armies.',
      'Anna megtámadja: Blore (3 sereg).',
      'Anna útočí na provincii Blore (3 vojska).',
    ],
    [
      { k: 'invade', seat: 0, to: 1, at: 'blore', n: 1 },
      'Anna invades Blore of Béla with 1 army.',
      'Anna megtámadja Béla tartományát: Blore (1 sereg).',
      'Anna útočí na provincii Blore hráče Béla (1 vojsko).',
    ],
    [
      { k: 'pay', seat: 0, what: 'food', cards: ['custus-card', 'merchant-card'] },
      'Anna plays Custus and Merchant for food.',
      'Anna kijátssza (étel): Custus és Kereskedő.',
      'Anna hraje (jídlo): Custus a Obchodník.',
    ],
    [
      { k: 'pay', seat: 0, what: 'source', cards: ['blore-card'] },
      'Anna plays Blore to set out.',
      'Anna kijátssza, hogy innen induljon: Blore.',
      'Anna hraje jako výchozí bod: Blore.',
    ],
    [
      { k: 'endWar', seat: 0, at: 'blore', by: 'hero-card' },
      'Anna ends the war in Blore (Hero).',
      'Anna befejezi a háborút: Blore (Hős).',
      'Anna ukončuje válku v provincii Blore (Hrdina).',
    ],
    [
      { k: 'defended', at: 'blore' },
      'The neutrals hold Blore.',
      'A semlegesek megvédik magukat: Blore.',
      'Neutrální obránci vítězí v provincii Blore.',
    ],
    [
      { k: 'captured', seat: 0, to: 1, at: 'blore' },
      'Anna captures Blore from Béla.',
      'Anna elfoglalja Béla tartományát: Blore.',
      'Anna dobývá provincii Blore hráče Béla.',
    ],
    [
      { k: 'lostCard', seat: 1, cards: ['blore-card'], what: 'hand' },
      'Béla loses the card Blore (hand).',
      'Béla elveszíti a kártyát (kéz): Blore.',
      'Béla ztrácí kartu (ruka): Blore.',
    ],
    [
      { k: 'build', seat: 0, at: 'blore-palmain', what: 'road' },
      'Anna builds a road: Blore – Palmain.',
      'Anna utat épít: Blore – Palmain.',
      'Anna staví cestu: Blore – Palmain.',
    ],
    [
      { k: 'token', seat: 0, by: 'castle', n: 1 },
      'Anna takes a token worth 1 point (Castle).',
      'Anna elvesz egy 1 pontos pontjelzőt (Vár).',
      'Anna si bere žeton za 1 bod (Hrad).',
    ],
    [{ k: 'buy', seat: 0, n: 2, what: 'ships' }, 'Anna buys 2 ships.', 'Anna 2 hajót épít.', 'Anna kupuje 2 lodě.'],
    [
      { k: 'moveByRoad', seat: 0, n: 2, at: 'blore', what: 'palmain' },
      'Anna moves 2 armies from Palmain to Blore.',
      'Anna 2 sereget mozgat innen: Palmain, ide: Blore.',
      'Anna přesouvá 2 vojska z provincie Palmain do provincie Blore.',
    ],
    [
      { k: 'draw', seat: 1, n: 2, cards: ['?', '?'] },
      'Béla draws 2 cards.',
      'Béla húz: 2 kártyát.',
      'Béla si dobírá: 2 karty.',
    ],
    [
      { k: 'over', what: 'turnCap' },
      'The game is over: the agreed number of turns is played.',
      'A játék véget ért: letelt a megbeszélt számú kör.',
      'Hra skončila: dohodnutý počet tahů je odehrán.',
    ],
  ])('%j', (event, en, hu, cs) => {
    expect(LANGUAGES.map((language) => said(words[language].event(TABLE, event)))).toEqual([en, hu, cs]);
  });
});

test('M4.1: what is said of a card without a text holds of every one: it has symbols or a place', () => {
  const without = [...CARDS.values()].filter(
    ({ abilities, kind }) => abilities.length === 0 && kind !== 'fixed' && kind !== 'variable',
  );
  expect(without.length).toBeGreaterThan(20);
  for (const { id, symbols, province } of without)
    expect([id, province !== null || Object.values(symbols).some((n) => n > 0)]).toEqual([id, true]);
  expect(said(words.en.refusal({ why: 'noText' }))).toMatch(/other actions, by its symbols or its place/);
});

test('a reason with what it needs', () => {
  expect(LANGUAGES.map((l) => said(words[l].refusal({ why: 'notEnoughEmpty', params: { n: 2 } })))).toEqual([
    '2 more victory cards must be empty first.',
    'Előbb még 2 pontkártyának ki kell ürülnie.',
    'Nejprve se musí vyprázdnit ještě 2 bodové karty.',
  ]);
  expect(said(words.en.refusal({ why: 'nothingToUndo', params: { reason: 'shuffled' } }))).toBe(
    'No undo: cards were shuffled.',
  );
});

test.each(LANGUAGES)('%s: everything that can be asked, chosen, told and refused has words', (language) => {
  const { [language]: w } = words;
  const sentences = [
    ...[...questions()].map((q) => w.question(TABLE, q)),
    ...OPTIONS.flatMap(([ask, ...options]) =>
      options.map((option) =>
        w.option(TABLE, question({ ask, card: 'alchemist-card', node: nodeOf('alchemist-card', 'choose') }), option),
      ),
    ),
    ...[...events()].map((event) => w.event(TABLE, event)),
    ...[...refusals()].map((refusal) => w.refusal(refusal)),
  ].map(said);
  // Keys are of the form `ask.discard`; a slot that was not filled would leave a brace.
  for (const sentence of sentences) expect(sentence).not.toMatch(/^\s*$|\p{L}\.\p{L}|[{}]|undefined|\[object|NaN/u);
});
