import {
  apart,
  commonTo,
  inOrder,
  isEcho,
  isFigure,
  isIdle,
  isInVain,
  isNothing,
  isReturn,
  isSaid,
  paidWith,
  signed,
  withoutMe,
} from '../../client/table/question/outlook';
import type { GameEvent } from '../../games/kit/core';
import { bookkeeping, headline } from '../../games/kit/events';
import type { Outlook } from '../../games/kit/foresee';
import type { Token } from '../../games/kit/text/words';

const text = (words: string): Token => ({ kind: 'text', text: words });

test('a sentence about me is told without me', () => {
  expect(withoutMe([{ kind: 'seat', seat: 0 }, text(' draws 2 cards.')], 0, 'en')).toEqual([text('Draws 2 cards.')]);
  expect(withoutMe([{ kind: 'seat', seat: 0 }, text(' draws.')], 0, null)).toEqual([text('draws.')]);
  expect(withoutMe([{ kind: 'seat', seat: 1 }, text(' draws.')], 0, 'en')).toEqual([
    { kind: 'seat', seat: 1 },
    text(' draws.'),
  ]);
  expect(withoutMe([text('Solstice.')], 0, 'en')).toEqual([text('Solstice.')]);
});

test('what only tells the pick itself is an echo', () => {
  expect(isEcho({ k: 'play', seat: 0, cards: ['X'] }, ['playCard X'])).toBe(true);
  expect(isEcho({ k: 'innovate', seat: 0 }, ['innovate'])).toBe(true);
  // A card taken from the market may bring unrest along: that is no echo.
  expect(isEcho({ k: 'acquire', seat: 0, cards: ['X'], n: 1 }, ['X'])).toBe(false);
  expect(isEcho({ k: 'discard', seat: 0, cards: ['Y'] }, ['playCard X'])).toBe(false);
  expect(isEcho({ k: 'pay', seat: 0, n: 1, what: 'material' }, ['pay 1 0 0'])).toBe(false);
});

test('tokens are told by figures, cards by sentences', () => {
  const changes = [{ seat: 0, what: 'material', n: 2 }];
  expect(isFigure({ k: 'gain', seat: 0, n: 2, what: 'material' }, changes)).toBe(true);
  expect(isFigure({ k: 'gain', seat: 0, n: 2, what: 'progress' }, changes)).toBe(false);
  expect(isFigure({ k: 'takeTokens', seat: 0, n: 2, what: 'material', cards: ['X'] }, changes)).toBe(false);
});

test('figures have a sign; mine come first, the table is last', () => {
  expect([signed(2), signed(-1)]).toEqual(['+2', '−1']);
  const changes = [
    { seat: null, what: 'pile', n: 1 },
    { seat: 1, what: 'a', n: 1 },
    { seat: 0, what: 'b', n: 1 },
  ];
  expect(inOrder(changes, 0).map(({ what }) => what)).toEqual(['b', 'a', 'pile']);
});

test('an answer brings nothing where all is over at once, not where its price is asked for first', () => {
  const question = { n: 1, seat: 0, stage: 'answer', ask: 'may', options: ['yes', 'no'], min: 1, max: 1, card: 'city' };
  const then = (ask: string, of?: string): Outlook => ({
    changes: [],
    events: [],
    then: 'asked',
    questions: [{ ...question, n: 2, stage: ask === 'turn' ? 'turn' : 'answer', ask, card: of ?? 'other' }],
    final: null,
  });
  expect(isNothing(then('turn'), question)).toBe(true);
  expect(isNothing(then('choose', 'city'), question)).toBe(false);
  expect(isNothing(then('pay'), question)).toBe(false);
  // As where a deck is shuffled anew before cards are drawn, and that asks something itself.
  expect(isNothing(then('reshuffle'), question)).toBe(false);
});

test('what is paid with is what a payer gives for this price and for the next ones, and nothing else', () => {
  const pay = (seat: number, cards: string[]): GameEvent => ({ k: 'pay', seat, cards, what: 'food' });
  const events = [
    pay(0, ['army']),
    pay(0, ['mill', 'market']),
    pay(1, ['ship']),
    { k: 'draw', seat: 0, cards: ['lea'] },
  ];
  expect(paidWith({ changes: [], events, then: 'asked', questions: [], final: null }, 0)).toEqual([
    'army',
    'mill',
    'market',
  ]);
  expect(paidWith(null, 0)).toEqual([]);
});

test('what every answer brings is no consequence of one', () => {
  const pile = { seat: null, what: 'unrest', n: -2 };
  const outlook = (...changes: Outlook['changes']): Outlook => ({
    changes,
    events: [],
    then: 'asked',
    questions: [],
    final: 'drewCards',
  });
  expect(commonTo([outlook(pile, { seat: 0, what: 'material', n: -1 }), outlook({ ...pile })])).toEqual([pile]);
  expect(commonTo([outlook(pile), outlook()])).toEqual([]);
});

describe('apart', () => {
  const paid = { k: 'pay', seat: 0, n: 2, what: 'wood', from: 'goods 0 wood', into: 'bank' };
  const gained = { k: 'gain', seat: 0, n: 1, what: 'wood', into: 'goods 0 wood' };
  const net = { seat: 0, what: 'wood', n: -1 };

  test('what is both paid and gained; a net change without both, or of others, stays', () => {
    expect(apart({ changes: [net], events: [paid, gained] })).toEqual([
      { ...net, n: -2 },
      { ...net, n: 1 },
    ]);
    expect(apart({ changes: [{ ...net, n: -2 }], events: [paid] })).toEqual([{ ...net, n: -2 }]);
    const others = [
      { ...net, n: -2, seat: 1 },
      { ...net, n: -2, seat: null },
    ];
    expect(apart({ changes: others, events: [{ ...paid, from: 'goods 1 wood', seat: 1 }] })).toEqual(others);
    // What the events do not explain is told as it is counted.
    expect(apart({ changes: [{ ...net, n: 5 }], events: [paid, gained] })).toEqual([{ ...net, n: 5 }]);
  });

  test('a price that comes back in the same number, though nothing has changed', () => {
    expect(apart({ changes: [], events: [paid, { ...gained, n: 2 }] })).toEqual([
      { ...net, n: -2 },
      { ...net, n: 2 },
    ]);
    // From one place of a player to another is no price.
    expect(apart({ changes: [], events: [{ ...paid, into: 'store 0 wood' }] })).toEqual([]);
    // Nor is what is paid alone, without being counted.
    expect(apart({ changes: [], events: [paid] })).toEqual([]);
  });

  test('cards that leave a hand and come into it', () => {
    const built = { k: 'build', seat: 0, cards: ['a'], from: 'hand 0', into: 'empire 0' };
    const drawn = { k: 'draw', seat: 0, cards: ['b', 'c'], from: 'deck 0', into: 'hand 0' };
    const hand = { seat: 0, what: 'hand', n: 1 };
    expect(apart({ changes: [hand], events: [built, drawn] })).toEqual([
      { ...hand, n: -1 },
      { ...hand, n: 2 },
    ]);
    const deck = { ...hand, what: 'deck', n: -2 };
    expect(apart({ changes: [deck], events: [built, drawn] })).toEqual([deck]);
  });
});

test('what comes stands after an arrow where the same player has given something up for it', () => {
  const change = (seat: number | null, n: number) => ({ seat, what: 'wood', n });
  expect(isReturn(change(0, 1), change(0, -1))).toBe(true);
  for (const [now, before] of [
    [change(0, 1), undefined],
    [change(0, 1), change(0, 2)],
    [change(0, -1), change(0, -2)],
    [change(1, 1), change(0, -1)],
    [change(null, 1), change(null, -1)],
  ] as const)
    expect(isReturn(now, before)).toBe(false);
});

test('what a button says need not be told as its change', () => {
  const wood = { seat: 0, what: 'wood', n: 1 };
  const icon = { kind: 'icon', key: 'wood', label: 'wood' } as const;
  expect(isSaid(wood, [{ ...icon, n: 1 }])).toBe(true);
  expect(isSaid({ ...wood, n: -1 }, [{ kind: 'text', text: 'Pay 1 ' }, icon])).toBe(true);
  expect(isSaid(wood, [{ kind: 'text', text: 'Pay 2 ' }, icon])).toBe(false);
  expect(isSaid(wood, [icon])).toBe(false);
  const house: Token = { kind: 'icon', key: 'house', label: 'house' };
  expect(isSaid(wood, [{ ...icon, n: 1 }, { kind: 'text', text: ' per ' }, house])).toBe(false);
  expect(isSaid({ ...wood, what: 'stone' }, [{ ...icon, n: 1 }])).toBe(false);
});

test('what costs something and brings nobody anything is idle', () => {
  const turn = { n: 2, seat: 0, ask: 'turn' } as Outlook['questions'][number];
  const found: Outlook = {
    changes: [{ seat: 0, what: 'action', n: -1 }],
    events: [],
    then: 'asked',
    questions: [turn],
    final: null,
  };
  expect(isIdle(found, 0, 'turn')).toBe(true);
  expect(isIdle({ ...found, changes: [...found.changes, { seat: 0, what: 'material', n: 1 }] }, 0, 'turn')).toBe(false);
  expect(isIdle({ ...found, changes: [{ seat: 1, what: 'material', n: -1 }] }, 0, 'turn')).toBe(false);
  // A card may go to where it does something; another question may bring something; what is unknown may, too.
  expect(isIdle({ ...found, changes: [{ seat: 0, what: 'hand', n: -1 }] }, 0, 'turn')).toBe(false);
  expect(isIdle({ ...found, questions: [{ ...turn, ask: 'discard' }] }, 0, 'turn')).toBe(false);
  expect(isIdle({ ...found, then: 'unknown', questions: [] }, 0, 'turn')).toBe(false);
});

test('an answer is in vain of which nothing comes but the next turn', () => {
  const kinds = { reset: bookkeeping('seat'), turnBegins: headline('seat'), place: headline('seat') };
  const event = (k: string): GameEvent => ({ k, seat: 0 });
  const [reset, turn, place] = [event('reset'), event('turnBegins'), event('place')];
  const found: Outlook = { changes: [], events: [], then: 'asked', questions: [], final: 'turnEnded' };
  expect(isInVain(found, [reset, turn], kinds)).toBe(true);
  expect(isInVain(found, [place, turn], kinds)).toBe(false);
  // It goes on; it pays for something; it may bring what nobody knows.
  expect(isInVain(found, [reset], kinds)).toBe(false);
  expect(isInVain({ ...found, changes: [{ seat: 0, what: 'trade', n: 1 }] }, [turn], kinds)).toBe(false);
  expect(isInVain({ ...found, then: 'unknown' }, [turn], kinds)).toBe(false);
});
