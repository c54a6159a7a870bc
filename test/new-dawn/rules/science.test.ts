import { newDawn } from '../../../games/new-dawn/ruleset';
import { duel, ROW } from '../../../games/new-dawn/situation';
import { isMature } from '../../../games/new-dawn/rules/select';

/** Science (C9), maturity (C6.6), agendas and the end (C13). */

const inSlot = (slot: number, card = 'astrology'): string[] => {
  const rest = ROW.filter((each) => each !== 'astrology');
  return [...rest.slice(0, slot - 1), card, ...rest.slice(slot - 1)];
};

test('C9.1: slot and trade tokens; a card of the level reached takes the place of its type', () => {
  const s = duel({ row: inSlot(2), trade: { astrology: 1, masonry: 2 } });
  s.focus('astrology').answer('1');
  expect(s.options()).toHaveLength(5);
  s.answer('iron-working masonry');
  expect(s.player(0).dial).toBe(3);
  expect(s.player(0).row[4]).toBe('iron-working-red');
  // C4.4
  expect(s.player(0).trade['iron-working-red']).toBe(2);
});

test('C9.2, C15.13: two levels in one move, in order', () => {
  const s = duel({ row: inSlot(5), dial: 2 });
  s.focus('astrology').answer('iron-working masonry');
  expect(s.question()).toMatchObject({ ask: 'gainCard', params: { level: 'II' } });
  s.answer('currency foreign-trade');
  expect(s.player(0).dial).toBe(7);
});

test('C9.3, C15.14: after 24 comes 15; 19 and 24 give cards again', () => {
  const s = duel({ row: inSlot(5), dial: 23 });
  s.focus('astrology').answer();
  expect(s.player(0).dial).toBe(18);
});

test('C9.4: a card may be of the level that was there', () => {
  const s = duel({ row: inSlot(1, 'mathematics'), dial: 5 });
  s.focus('mathematics').answer('masonry');
  expect(s.options()).toContain('drama-and-poetry-red early-empire-red');
});

test('C16.11: Replaceable Parts: a resource of a kind that is not had; natural wonders do not count', () => {
  const s = duel({ row: inSlot(1, 'replaceable-parts'), resources: { oil: 1 }, naturals: ['torres-del-paine'] });
  s.focus('replaceable-parts');
  expect(s.options().sort()).toEqual(['diamond', 'marble', 'mercury']);
});

test('C3.7: Nuclear Power in slot 5 only: a space and those next to it, everybody’s tokens', () => {
  const s = duel({ row: inSlot(5, 'nuclear-power'), tokens: ['-4,0'] }, { reinforced: ['-4,-1'], tokens: ['-3,-1'] });
  s.focus('nuclear-power').answer('-4,-1');
  expect(s.g.tokens).toEqual({ '-4,-1': 1 });
  expect(s.g.reinforced).toEqual([]);
  const low = duel({ row: inSlot(4, 'nuclear-power') });
  low.focus('nuclear-power').answer();
  low.expectTurnOf(1);
});

test('C13.5: Oxford University: a card but science may give way to one of another type', () => {
  const s = duel({ row: inSlot(3), wonders: { 'oxford-university': '-5,1' } });
  s.focus('astrology');
  expect(s.options()).toContain('iron-working-red pottery-red');
  expect(s.options()).not.toContain('iron-working-red astrology-red');
});

describe('C6.6: mature', () => {
  const around = ['-4,0', '-4,1', '-5,0', '-5,2', '-6,2', '-6,1'];
  test('every space next to it has a friendly control token', () => {
    expect(isMature(duel({ tokens: around }, {}, { victory: ['v1', 'v2', 'v4'] }).g, '-5,1')).toBe(true);
    expect(isMature(duel({ tokens: around.slice(1) }).g, '-5,1')).toBe(false);
  });

  test('Sydney Opera House: rivals’ too; Open Borders: those of who gave the card', () => {
    const [first = '', ...rest] = around;
    expect(isMature(duel({ tokens: rest }, { tokens: [first] }).g, '-5,1')).toBe(false);
    const sydney = { tokens: rest, wonders: { 'sydney-opera-house': '-5,1' } };
    expect(isMature(duel(sydney, { tokens: [first] }).g, '-5,1')).toBe(true);
    expect(isMature(duel({ tokens: rest, held: ['open-borders-blue'] }, { tokens: [first] }).g, '-5,1')).toBe(true);
  });
});

describe('agendas', () => {
  test('C13.1: marked as soon as the condition holds; the mark stays', () => {
    const s = duel({ dial: 23 }, {}, { victory: ['v1', 'v2', 'v4'] });
    s.focus('astrology').answer();
    expect(s.player(0).marks).toEqual(['technophile']);
    expect(s.player(0).stock.control).toBe(30);
  });

  test('two wonders of a type', () => {
    const s = duel(
      { cities: ['-3,-1'], wonders: { oracle: '-5,1', pyramids: '-3,-1' } },
      {},
      { victory: ['v1', 'v2', 'v4'] },
    );
    expect(s.player(0).marks).toEqual(['scholarly']);
  });

  test('C13.3: the game ends at the start of a round when somebody has a mark on every card', () => {
    const s = duel({ marks: ['civilized', 'paranoid'], dial: 23 }, {}, { victory: ['v1', 'v2', 'v4'] });
    s.focus('astrology').answer();
    s.focus('astrology');
    expect(s.g.result).toMatchObject({ winners: [0], scores: [3, 0], ending: 'agendas' });
  });

  test('C13.3: that the round is the last is foretold once somebody has a mark on every card, and by what', () => {
    const s = duel({ marks: ['civilized', 'paranoid'], dial: 23 }, {}, { victory: ['v1', 'v2', 'v4'] });
    const closing = () => newDawn.closing?.(newDawn.view(s.g, 1));
    expect(closing()).toBeNull();
    s.focus('astrology').answer();
    expect(closing()).toEqual({ why: { k: 'agenda', seat: 0, what: 'technophile' }, when: 'last', left: [0, 1] });
  });

  test('C13.3: a tie goes to more wonders, then to more friendly spaces', () => {
    const marks = ['civilized', 'paranoid', 'technophile'];
    const s = duel(
      { marks, tokens: ['-4,0'] },
      { marks, wonders: { oracle: '6,-1' } },
      { turn: 1, victory: ['v1', 'v2', 'v4'] },
    );
    s.focus('astrology');
    expect(s.g.result?.winners).toEqual([1]);
  });
});
