import { duel, ROW } from '../../../games/new-dawn/situation';

/** Cities and world wonders (C10.8–C10.13, C10.24). */

const inSlot = (slot: number, card = 'pottery'): string[] => {
  const rest = ROW.filter((each) => each !== 'pottery');
  return [...rest.slice(0, slot - 1), card, ...rest.slice(slot - 1)];
};
/** Sites that are offered for a city. */
const sites = (s: ReturnType<typeof duel>, card = 'pottery', branch = 1): readonly string[] => {
  s.focus(card).maybeAnswer('branch', `branch ${branch}`);
  return s.options();
};

describe('cities', () => {
  test('C10.8: within range of a friendly space, difficulty up to the slot, no water', () => {
    const found = sites(duel({ row: inSlot(2) }));
    expect(found).toContain('-4,-1');
    for (const space of ['-2,-1', '-3,0', '-2,1']) expect(found).not.toContain(space);
    expect(sites(duel({ row: inSlot(3) }))).toEqual(expect.arrayContaining(['-3,1', '-5,3']));
  });

  test('C10.8: control tokens count as friendly spaces', () => {
    expect(sites(duel({ row: inSlot(2), tokens: ['-4,-1'] }))).toContain('-2,-1');
  });

  test('C10.9: next to no city or city-state', () => {
    const found = sites(duel({ row: inSlot(5), tokens: ['0,-1'] }));
    for (const space of ['-4,0', '-4,1', '1,-1', '0,-2']) expect(found).not.toContain(space);
  });

  test('C10.9, C16.4: no token but an own control token, which returns; no resource', () => {
    const s = duel({ row: inSlot(3), tokens: ['-3,1'] });
    expect(sites(s)).not.toContain('-2,2');
    s.answer('-3,1');
    expect(s.g.cities['-3,1']).toBe(0);
    expect(s.player(0).stock.control).toBe(31);
    expect(sites(duel({ row: inSlot(3) }, { tokens: ['-3,1'] }))).not.toContain('-3,1');
  });

  test('C10.8: not counted through rival spaces and barbarians', () => {
    const walls = { tokens: ['-4,0', '-4,1', '-5,0', '-5,2'], reinforced: ['-6,2'] };
    const s = duel({ row: inSlot(5) }, walls);
    s.focus('pottery');
    s.expectTurnOf(1);
  });

  test('C10.10: no figure left', () => {
    const cities = ['-3,-1', '-1,-2', '-1,-4', '4,-4', '7,-3', '-4,3', '-2,4'];
    const s = duel({ row: inSlot(5), cities }, {}, { victory: ['v2', 'v3', 'v4'] });
    s.focus('pottery');
    s.expectTurnOf(1);
  });

  test('Animal Husbandry: where an own caravan stands, whatever the slot; it returns', () => {
    const s = duel({ row: inSlot(1, 'animal-husbandry'), caravans: ['-3,2'] });
    s.focus('animal-husbandry').answer('branch 2').answer('-3,2');
    expect(s.g.cities['-3,2']).toBe(0);
    expect(s.player(0).stock.caravans).toBe(1);
  });

  test('Nationalism counts through water; Urbanization adds two tokens beside the city', () => {
    const s = duel({ row: inSlot(3, 'urbanization') });
    s.focus('urbanization').maybeAnswer('branch', 'branch 1').answer('-3,1').answer('-3,2');
    expect(s.g.tokens['-3,2']).toBe(0);
  });

  test('Great Lighthouse: empty edge spaces are as good as two spaces away', () => {
    const found = sites(duel({ row: inSlot(2), wonders: { 'great-lighthouse': '-5,1' } }));
    expect(found).toContain('4,3');
  });
});

describe('world wonders', () => {
  const build = (one: Parameters<typeof duel>[0], shown: string[]) => {
    const s = duel(one, {}, { shown });
    s.focus('pottery').maybeAnswer('branch', 'branch 0');
    return s;
  };

  test('C10.11: production from the slot, 2 for a resource, 1 for a trade token; surplus is lost', () => {
    // Stonehenge costs 7: slot 3, marble 2, two trade tokens.
    const s = build({ row: inSlot(3), resources: { marble: 1 }, trade: { pottery: 2 } }, ['stonehenge']);
    s.answer('stonehenge');
    expect(s.player(0).wonders).toEqual(['stonehenge-card']);
    expect(s.player(0).resources.marble).toBe(0);
    expect(s.player(0).trade['pottery-red']).toBe(0);
    expect(s.g.onMap['-5,1']).toEqual(['stonehenge']);
  });

  test('C10.11: only the wonder’s own resources; ways that would do with less are left out', () => {
    const s = build({ row: inSlot(3), resources: { marble: 2, mercury: 2, oil: 3 } }, ['stonehenge']);
    s.answer('stonehenge');
    expect(s.options().sort()).toEqual(['marble marble', 'marble mercury', 'mercury mercury']);
  });

  test('C6.3, C6.4: a natural wonder counts as its resource, once a turn, and stays', () => {
    const s = build({ row: inSlot(5), naturals: ['torres-del-paine'] }, ['colossus']);
    s.answer('colossus');
    expect(s.player(0).sheet).toEqual(['torres-del-paine']);
    expect(s.player(0).wonders).toEqual(['colossus-card']);
  });

  test('C10.12: one wonder a city; the next of the deck is turned up', () => {
    const one = { row: inSlot(5), resources: { diamond: 1 }, wonders: { oracle: '-5,1' }, cities: ['-3,-1'] };
    const s = build(one, ['colossus']);
    s.answer('colossus');
    expect(s.g.onMap['-3,-1']).toEqual(['colossus']);
    expect(s.g.offers[1]?.shown).toBe('great-lighthouse-card');
    expect(build({ ...one, cities: [] }, ['colossus']).question().ask).toBe('found');
  });

  test('Egypt, Brussels, Buenos Aires: cheaper', () => {
    expect(build({ row: inSlot(5), leader: 'egypt', trade: { pottery: 1 } }, ['colossus']).options()).toContain(
      'colossus-card',
    );
    expect(build({ row: inSlot(5), held: ['buenos-aires'] }, ['colossus']).options()).toContain('colossus-card');
  });

  test('Nationalism in slot 5: production 7', () => {
    const s = duel({ row: inSlot(5, 'nationalism') }, {}, { shown: ['colossus'] });
    s.focus('nationalism').maybeAnswer('branch', 'branch 0').answer('colossus');
    expect(s.player(0).wonders).toEqual(['colossus-card']);
  });

  test('Pyramids: up to three cards of level I become those of level II', () => {
    const s = build({ row: inSlot(5), resources: { mercury: 2 } }, ['pyramids']);
    s.answer('pyramids').answer('mathematics astrology', 'iron-working masonry');
    expect(s.player(0).row).toEqual(expect.arrayContaining(['mathematics-red', 'iron-working-red']));
  });

  test('Porcelain Tower and Potala Palace act when they are built', () => {
    const s = build({ row: inSlot(5), resources: { mercury: 3 }, trade: { pottery: 3 } }, ['potala-palace']);
    s.answer('potala-palace').maybeAnswer('pay', 'mercury mercury mercury');
    s.maybeAnswer('takeCards', 'embassy-blue', 'joint-war-blue');
    expect(s.player(0).wonders).toEqual(['potala-palace-card']);
    expect(s.player(0).held.sort()).toEqual(['embassy-blue', 'joint-war-blue']);
  });
});
