import { ANSWER } from '../../../games/kit/moves';
import { HeadlessTable } from '../../../games/kit/table';
import { newDawn } from '../../../games/new-dawn/ruleset';
import { duel, ROW, type Situation } from '../../../games/new-dawn/situation';
import { tried } from '../../kit/refused';

/** Input that must be refused with a reason, changing nothing, at the headless table and through boardgame.io alike. */

const inSlot5 = (card: string): string[] => [...ROW.filter((each) => each !== card), card];
const answer = ({ g }: { g: Situation['g'] }, ...picks: unknown[]): string => {
  const [q] = g.questions;
  const [name = ANSWER] = newDawn.stages[q?.stage ?? '']?.moves ?? [];
  return tried(newDawn, g, { seat: q?.seat ?? 0, name, args: [q?.n, picks] });
};

describe('C14.4: tiles', () => {
  const building = () => {
    const table = HeadlessTable.open(newDawn, 2, { map: 'advanced', seed: 'tiles' });
    for (const { seat, n } of [...table.g.questions]) table.play({ seat, name: 'ready', args: [n] });
    return table;
  };

  test('a tile of somebody else, a side or turn that does not exist', () => {
    const table = building();
    const other = table.g.players[1 - table.g.current]?.tiles[0] ?? '';
    const own = table.g.players[table.g.current]?.tiles[0];
    const tried = [`${other} A 0`, 'tile-99 A 0', `${own} C 0`, `${own} A 6`].map((option) => answer(table, option));
    expect(tried).toEqual(['notYourTile', 'notYourTile', 'notAnOption', 'noPlaceForIt']);
  });

  test('a place that does not touch, or that is covered', () => {
    const table = building();
    const [q] = table.g.questions;
    table.play({ seat: q?.seat ?? 0, name: 'layTile', args: [q?.n, [q?.options[0]]] });
    const [next] = table.g.questions;
    expect(next?.ask).toBe('layAt');
    const [core] = table.g.map;
    const places = ['30,30', '9999,-9999', `${core?.q},${core?.r}`, 'x,y'].map((place) => answer(table, place));
    expect(places).toEqual(['touchesTooLittle', 'touchesTooLittle', 'tileCovers', 'notAnOption']);
    expect(answer(table, next?.options[0])).toBe('accepted');
  });
});

test('C10.2: a caravan beyond its movement, from where none stands, with tokens that are not there', () => {
  const s = duel({ row: inSlot5('foreign-trade'), caravans: ['-4,0'] });
  s.focus('foreign-trade');
  // Too far, from where none stands, with a token too many, on to water, nowhere, off the map.
  for (const [way, why] of [
    ['-4,0 0,-4 0', 'outOfReach'],
    ['-3,0 -3,-1 0', 'noCaravanThere'],
    ['-4,0 -3,-1 1', 'fewTokens'],
    ['-4,0 -1,0 0', 'water'],
    ['-4,0 -4,0 0', 'outOfReach'],
    ['-4,0 40,40 0', 'notAnOption'],
  ])
    expect([way, answer(s, way)]).toEqual([way, why]);
  expect(answer(s, '-4,0 -3,-1 0')).toBe('accepted');
});

test('C10.11: a wonder that is not face up, or that cannot be paid', () => {
  const s = duel({ row: inSlot5('pottery'), resources: { marble: 1 } });
  s.focus('pottery').maybeAnswer('branch', 'branch 0');
  // In its deck; on offer, for 3 more than there is; no card at all.
  for (const [wonder, why] of [
    ['eiffel-tower-card', 'notOnOffer'],
    ['terracotta-army-card', 'production'],
    ['stonehenge', 'notAnOption'],
  ])
    expect([wonder, answer(s, wonder)]).toEqual([wonder, why]);
  expect(s.refused('terracotta-army')).toEqual({ why: 'production', params: { n: 1 } });
  expect(answer(s, 'stonehenge-card')).toBe('accepted');
});

test('C10.9: a city beside any city or city-state, one’s own included', () => {
  const s = duel({ row: inSlot5('pottery'), cities: ['-3,-1'], tokens: ['-1,-1', '0,-2'] });
  s.focus('pottery').maybeAnswer('branch', 'branch 1');
  // Beside the capital, the own city, Geneva; on water; on a resource.
  for (const [space, why] of [
    ['-4,0', 'besideCity'],
    ['-4,1', 'besideCity'],
    ['-2,-1', 'besideCity'],
    ['0,-1', 'besideCity'],
    ['-1,0', 'water'],
    ['-2,0', 'resourceThere'],
    ['-3,-1', 'taken'],
    ['3,2', 'outOfRange'],
  ])
    expect([space, answer(s, space)]).toEqual([space, why]);
});

test('C10.15: an attack out of range, on oneself, on nothing', () => {
  const s = duel({ row: inSlot5('masonry') }, { tokens: ['-4,1', '3,2'] });
  s.focus('masonry').maybeAnswer('branch', 'branch 1');
  const why = ['3,2', '-5,1', '-4,2', '77,0'].map((space) => answer(s, space));
  expect(why).toEqual(['outOfRange', 'nothingToAttack', 'nothingToAttack', 'notAnOption']);
});

test('C12.4: a second card from one player or city-state; with Potala Palace four of a player', () => {
  const arrived = (wonders: Record<string, string>) => {
    const s = duel({ row: inSlot5('foreign-trade'), caravans: ['5,0'], held: ['embassy-blue'], wonders });
    s.focus('foreign-trade').answer('5,0 6,-1 0');
    while (s.question().ask === 'tradeTo') s.answer('pottery');
    while (s.question().ask !== 'takeCard') s.answer(s.options()[0] ?? '');
    expect(answer(s, 'joint-war-blue', 'open-borders-blue')).toBe('tooMany');
    // Held already; of the seat itself; of another giver.
    for (const card of ['embassy-blue', 'joint-war-red', 'geneva-1']) expect(answer(s, card)).toBe('notWithGiver');
    return s.answer('joint-war-blue').player(0).held;
  };
  expect(arrived({})).not.toContain('embassy-blue');
  expect(arrived({ 'potala-palace': '-5,1' })).toEqual(expect.arrayContaining(['embassy-blue', 'joint-war-blue']));
  const s = duel({ row: inSlot5('foreign-trade'), caravans: ['1,-1'], held: ['geneva'] });
  s.focus('foreign-trade').answer('1,-1 1,-2 0');
  expect(s.g.questions[0]?.ask).not.toBe('takeCard');
});

test('C3.3: a card that lies in another slot, of another, twice, or when it is not one’s turn', () => {
  const s = duel({});
  const { n } = s.question();
  const focus = (seat: number, ...args: unknown[]) => tried(newDawn, s.g, { seat, name: 'focus', args: [n, ...args] });
  expect(focus(0, '1 astrology-red')).toBe('otherSlot');
  expect(focus(0, '1 early-empire-blue')).toBe('notInYourRow');
  expect(focus(0, '1 nothing')).toBe('notAnOption');
  expect(focus(1, '1 early-empire-blue')).not.toBe('accepted');
  expect(focus(0)).not.toBe('accepted');
  expect(focus(0, { toString: () => '1' })).not.toBe('accepted');
  expect(focus(0, '1 early-empire-red')).toBe('accepted');
});
