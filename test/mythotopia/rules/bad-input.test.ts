import type { Move } from '../../../games/kit/core';
import { ANSWER } from '../../../games/kit/moves';
import { tried } from '../../kit/refused';
import { mythotopia } from '../../../games/mythotopia/ruleset';
import { duel, situation, type Situation } from '../../../games/mythotopia/situation';

/** Input that must be refused with a reason, changing nothing, at the headless table and through boardgame.io alike. */

const refuses = (s: Situation, move: Move): string => tried(mythotopia, s.g, move);

const answer = (s: Situation, ...picks: unknown[]): string =>
  refuses(s, { seat: 0, name: ANSWER, args: [s.question().n, picks] });

/** A move of the turn. Where the board asks beforehand, its view gives the same reason. */
function move(s: Situation, name: string, arg?: unknown): string {
  const { n, seat } = s.question();
  const why = refuses(s, { seat, name, args: arg === undefined ? [n] : [n, arg] });
  const told = mythotopia.whyNot(s.view(seat), seat, arg === undefined ? name : `${name} ${String(arg)}`)?.why;
  if (why !== 'accepted' && mythotopia.stages['turn']?.moves.includes(name)) expect(told).toBe(why);
  return why;
}

const own = { provinces: ['palmain', 'custus', 'lea', 'welkin', 'mome', 'nusus'] };

test('what is legal at these positions passes, with both drivers', () => {
  const s = duel({ ...own, hand: ['palmain', 'custus', 'lea'] });
  expect(move(s, 'invade', 'blore')).toBe('accepted');
  const vp = { castle: 0, city: 0, roads: 0, patronage: 0 };
  expect(move(duel({ ...own }, {}, { vp }), 'endGame')).toBe('accepted');
  expect(move(duel({ ...own }, {}, { armies: { blore: [5, 0] } }), 'endWar', 'blore')).toBe('accepted');
});

describe('payments', () => {
  const paying = (): Situation => {
    const s = duel({ ...own, hand: ['palmain', 'custus', 'nusus', 'lea', 'welkin', 'starterArmy', 'starterArmy2'] });
    s.turn('invade blore').answer('3');
    expect(s.question().ask).toBe('pay');
    return s;
  };

  test('M6.1.7: that do not add up, too little or too much', () => {
    const s = paying();
    expect(answer(s, 'armies lea-card armies welkin-card')).toBe('notAnOption');
    expect(answer(s, 'armies starterArmy-red-1 armies starterArmy-red-2')).toBe('notAnOption');
    expect(answer(s, 'armies starterArmy-red-1')).toBe('notAnOption');
  });

  test('M4.1: with a card named twice, for one thing or for two', () => {
    const s = paying();
    expect(answer(s, 'armies starterArmy-red-1 armies starterArmy-red-1')).toBe('notAnOption');
    expect(answer(s, 'armies lea-card armies lea-card armies lea-card')).toBe('notAnOption');
    // Palmain is the source already.
    s.answer('armies lea armies starterArmy');
    expect(s.question().options).toEqual(['food custus-card', 'food nusus-card']);
    expect(answer(s, 'food palmain-card')).toBe('notAnOption');
  });

  test('M4.1: with cards of others, cards that do not exist, cards for what they do not give', () => {
    const s = paying();
    expect(answer(s, 'armies starterArmy-blue-1 armies lea-card')).toBe('notAnOption');
    expect(answer(s, 'armies hero-card armies starterArmy-red-1')).toBe('notAnOption');
    expect(answer(s, 'armies custus-card armies starterArmy-red-1')).toBe('notAnOption');
    expect(answer(s, 'armies nonsense')).toBe('notAnOption');
    expect(answer(s, 'gold starterArmy-red-1 armies lea-card armies welkin-card')).toBe('notAnOption');
  });

  test('with the words in another order, none, several, or no words', () => {
    const s = paying();
    expect(answer(s, 'armies starterArmy-red-1 armies lea-card')).toBe('notAnOption');
    expect(answer(s)).toBe('tooFew');
    expect(answer(s, ...s.question().options.slice(0, 2))).toBe('tooMany');
    expect(answer(s, { role: 'armies' })).toBe('malformed');
    expect(answer(s, null)).toBe('malformed');
  });

  test('M11.7: a converter used twice in a turn, or for itself', () => {
    const s = duel({ hand: ['hero', 'alchemist'], reserve: ['goldMine'] }, {}, { shown: ['queen'] });
    s.turn('draft queen').answer('gold hero goldMine');
    expect(move(s, 'buy')).toBe('price');
  });
});

describe('moves', () => {
  test('M6.1.3: attacks over mountains', () => {
    const s = duel({
      provinces: ['diclesium', 'custus', 'nusus', 'lea'],
      hand: ['diclesium', 'custus', 'nusus', 'lea'],
    });
    expect(move(s, 'invade', 'fadge')).toBe('mountains');
    expect(move(s, 'invade', 'iracund')).toBe('mountains');
  });

  test('M6.1: attacks on seas, on nothing, on own provinces', () => {
    const s = duel({ ...own, hand: ['palmain', 'custus', 'lea'] });
    expect(move(s, 'invade', 'serpentSea')).toBe('notReached');
    expect(move(s, 'invade', 'atlantis')).toBe('notReached');
    expect(move(s, 'invade', '__proto__')).toBe('notReached');
    expect(move(s, 'invade')).toBe('notReached');
    expect(move(s, 'invade', 'nusus')).toBe('ownProvince');
  });

  test('M7.2: ending a tied war, a war of others, no war', () => {
    const s = situation({
      players: [{ provinces: ['lea'] }, { provinces: ['palmain'] }, {}],
      armies: { blore: [4, 0, 0], palmain: [0, 0, 2] },
    });
    expect(move(s, 'endWar', 'blore')).toBe('tied');
    expect(move(s, 'endWar', 'blore hero-card')).toBe('notAnOption');
    expect(move(s, 'endWar', 'palmain')).toBe('notInWar');
    expect(move(s, 'endWar', 'lea')).toBe('noWar');
    expect(move(s, 'endWar', 'constructor')).toBe('noWar');
  });

  test('M13.3: declaring the end without a strict win', () => {
    const vp = { castle: 0, city: 0, roads: 0, patronage: 0 };
    expect(move(duel({ provinces: ['lea'] }, {}, { vp }), 'endGame')).toBe('notAhead');
    expect(move(duel({ ...own }, {}), 'endGame')).toBe('notEnoughEmpty');
  });

  test('cards that are not there, and moves that no stage has', () => {
    const s = duel({ ...own, hand: ['hero'] }, { hand: ['queen'] });
    expect(move(s, 'playCard', 'providence-card')).toBe('notInHand');
    expect(move(s, 'playCard', 'queen-card')).toBe('notInHand');
    expect(move(s, 'draft', 'hero-card')).toBe('notShown');
    expect(move(s, 'build', 'palace palmain')).toBe('malformed');
    expect(move(s, 'build', 'city')).toBe('notYours');
    expect(move(s, 'build', 'road toString')).toBe('roadBoth');
    expect(move(s, 'placeShips', 'blore')).toBe('notYourCoast');
    expect(move(s, 'conquer', 'blore')).toBe('malformed');
    expect(move(s, 'pass', 'a b c d e')).toBe('malformed');
  });

  test('a late answer, another seat, a wrong number', () => {
    const s = duel({ ...own, hand: ['lea'] });
    const { n } = s.question();
    expect(refuses(s, { seat: 1, name: 'pass', args: [n] })).toBe('notAsked');
    expect(refuses(s, { seat: 0, name: 'pass', args: [n - 1] })).toBe('gone');
    s.turn('pass');
    expect(refuses(s, { seat: 0, name: 'pass', args: [n] })).toBe('gone');
  });

  test('M6.9–M6.11: lists that are too long, too short, or name a card twice', () => {
    const s = duel({ ...own, hand: ['lea', 'mome', 'custus'] });
    s.turn('putInReserve');
    expect(answer(s, 'lea-card', 'mome-card', 'custus-card')).toBe('tooMany');
    expect(answer(s, 'lea-card', 'lea-card')).toBe('pickedTwice');
    expect(answer(s)).toBe('tooFew');
    expect(answer(s, 'nusus-card')).toBe('notAnOption');
  });
});
