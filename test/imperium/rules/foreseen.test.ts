import { foresee, type Outlook } from '../../../games/kit/foresee';
import { imperium } from '../../../games/imperium/ruleset';
import { duel } from './help';

/** What a player is told of an answer before it is given. That it is true, `npm run verify` tests over random games. */

function look(s: ReturnType<typeof duel>, ...picks: string[]): Outlook {
  const q = s.question();
  const outlook = foresee(imperium, imperium.view(s.g, q.seat), q, picks);
  if (!outlook) throw new Error(`not an answer: ${picks.join()}`);
  return outlook;
}

test('R6.1: playing a card tells the action that is spent and what the card asks', () => {
  const s = duel({ hand: ['1ROM16'], material: 3 }, {}, { market: ['1REG1', '1UNC3', '1CIV10'] });
  expect(look(s, 'playCard 1ROM16')).toMatchObject({
    changes: expect.arrayContaining([{ seat: 0, what: 'action', n: -1 }]),
    events: expect.arrayContaining([
      { k: 'play', seat: 0, cards: ['1ROM16'], from: 'hand 0', into: 'play 0' },
      { k: 'moved', seat: 0, n: 1, from: 'action 0' },
    ]),
    then: 'asked',
  });
});

test('R11.18: each way to pay tells what is spent, progress as a stand-in included', () => {
  const s = duel({ hand: ['1UNC20'], material: 3, progress: 2 }, {}, { main: ['1TRI1'] });
  s.playCard('1UNC20');
  const told = s.question().options.map((option) => look(s, option).changes);
  expect(told).toEqual([
    [{ seat: 0, what: 'material', n: -3 }],
    [
      { seat: 0, what: 'material', n: -1 },
      { seat: 0, what: 'progress', n: -1 },
    ],
    [{ seat: 0, what: 'progress', n: -2 }],
  ]);
});

test('R11.2: an acquired card brings its tokens and the unrest below it; the card that refills the place is not told', () => {
  const s = duel(
    { hand: ['1ROM16'], material: 3 },
    {},
    {
      market: ['1REG1', { card: '1UNC3', unrest: '1UNR1', material: 2, progress: 1 }, '1CIV10'],
      small: { UNC: ['1UNC4'] },
    },
  );
  s.playCard('1ROM16');
  const outlook = look(s, '1UNC3');
  expect(outlook).toMatchObject({
    changes: [
      { seat: 0, what: 'material', n: 2 },
      { seat: 0, what: 'progress', n: 1 },
    ],
    events: [
      { k: 'acquire', seat: 0, cards: ['1UNC3'], n: 1 },
      { k: 'takeTokens', n: 2, what: 'material' },
      { k: 'takeTokens', n: 1, what: 'progress' },
      { k: 'moved', seat: 0, cards: ['1UNR1'], from: 'underMarket 1', into: 'hand 0' },
    ],
    then: 'unknown',
  });
  expect(JSON.stringify(outlook)).not.toContain('1UNC4');
});

test('R11.5.1: a broken-through card sends its unrest back to the pile', () => {
  const s = duel(
    { hand: ['1ROM16'] },
    {},
    { market: ['1REG1', { card: '1UNC3', unrest: '1UNR1' }], small: { UNC: ['1UNC4'] } },
  );
  s.innovate();
  expect(look(s, '1UNC3')).toMatchObject({ changes: [{ seat: null, what: 'unrestPile', n: 1 }], then: 'unknown' });
});

test('R4.4: innovating tells which cards are discarded and what is asked then', () => {
  const s = duel({ hand: ['1ROM16', '1ROM17'] }, {}, { market: ['1REG1', '1UNC3'] });
  const outlook = look(s, 'innovate');
  expect(outlook.events).toMatchObject([
    { k: 'innovate' },
    { k: 'discard', cards: ['1ROM16'] },
    { k: 'discard', cards: ['1ROM17'] },
  ]);
  expect(outlook).toMatchObject({ then: 'asked', questions: [{ seat: 0, ask: 'breakthrough' }] });
});

test('R5.5: the cards drawn at the end of the turn are counted and not named', () => {
  const s = duel({ hand: ['1ROM16'], deck: ['1ROM17', '1ROM18', '1ROM19', '1ROM20', '1ROM21'] });
  s.endActivation();
  while (s.question().ask !== 'cleanUp') s.answer(s.question().options[0] as string);
  const outlook = look(s, '1ROM16');
  expect(outlook.events.slice(0, 2)).toMatchObject([
    { k: 'discard', cards: ['1ROM16'] },
    { k: 'draw', n: 5, cards: ['?', '?', '?', '?', '?'] },
  ]);
});

test('R11.14: what becomes of a card that was found lies behind the shuffle of its deck', () => {
  const s = duel(
    { nation: 'mauryans', hand: ['2MAU18'], deck: ['2MAU12', '2MAU13'] },
    {},
    { market: ['2REG3', '1UNC3'] },
  );
  s.playCard('2MAU18');
  expect(s.question()).toMatchObject({ ask: 'find' });
  const outlook = look(s, '2MAU12');
  expect(outlook).toMatchObject({ events: [{ k: 'find', cards: ['2MAU12'] }], then: 'unknown' });
});

test('R3.10: nothing is told of the deal', () => {
  const g = imperium.setup(2, { nations: 'random', box: 'classics', commons: 'classics', seed: 'x' });
  const [first, second] = g.questions;
  if (!first || !second) throw new Error('nobody is asked');
  expect(foresee(imperium, imperium.view(g, 0), first, ['ready'])).toMatchObject({
    then: 'asked',
    questions: [{ seat: 1 }],
  });
});

test('R17.4: a card that another draws is not named, though it follows from what lies open', () => {
  const me = { hand: ['2TRI7', '1ROM16'], discard: ['1ROM14'], exhausts: 0 };
  const s = duel(me, { nation: 'qin', play: ['2QIN2', '2QIN3'] }).playCard('2TRI7');
  expect(s.question()).toMatchObject({ seat: 1, ask: 'protect' });
  // The only card of the discard pile becomes the draw deck.
  const drawn = look(s).events.filter(({ k }) => k === 'draw');
  expect(drawn).toMatchObject([{ seat: 0, cards: ['?'] }]);
});

test('in another’s turn it is their hand that is not known: they decide next', () => {
  const s = duel({ hand: ['1CEL18', '1CEL16'] }, { play: ['1REG1'] }).playCard('1CEL18');
  expect(s.question()).toMatchObject({ seat: 1, ask: 'protect' });
  expect(look(s, '1REG1')).toMatchObject({ then: 'unknown', final: 'otherPlayer' });
});
