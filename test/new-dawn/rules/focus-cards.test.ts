import { routesNow } from '../../../games/new-dawn/rules/caravans';
import { distances } from '../../../games/new-dawn/rules/reach';
import { atlasOf } from '../../../games/new-dawn/atlas';
import type { Space } from '../../../games/new-dawn/hex';
import { duel, ROW, type Situation, type PlayerSituation } from '../../../games/new-dawn/situation';

/** Every focus card at every level keeps to its numbers, and no answer goes beyond them (C3.4). */

const BY_TYPE: Readonly<Record<string, string>> = {
  culture: 'early-empire',
  science: 'astrology',
  economy: 'foreign-trade',
  industry: 'pottery',
  military: 'masonry',
};

/** A duel with a card of a type in slot 5, which is chosen. */
function resolving(type: string, card: string, one: PlayerSituation = {}, other: PlayerSituation = {}): Situation {
  const row = [...ROW.filter((each) => each !== BY_TYPE[type]), card];
  return duel({ row, ...one }, other).focus(card);
}

/** Distances from a capital by plain count. */
const farFrom = ({ g }: Situation, from: Space): Map<Space, number> => distances(g, [from], 20, () => true);
const CAPITAL = '-5,1';

describe('culture (C7.1): so many control tokens, and not one more', () => {
  test.each([
    ['Early Empire, level I', 'early-empire', 2],
    ['Drama and Poetry, level II', 'drama-and-poetry', 2],
    ['Civil Service, level III', 'civil-service', 3],
    ['Mass Media, level IV', 'mass-media', 3],
  ])('%s', (_name, card, n) => {
    const s = resolving('culture', card, { cities: ['-2,-2'] });
    let placed = 0;
    while (s.g.questions[0]?.ask === 'place') {
      s.answer(s.options()[0]!);
      placed++;
    }
    expect(placed).toBe(n);
  });
});

describe('science (C9.1): the dial goes on by the slot', () => {
  test.each([
    ['Astrology, level I', 'astrology'],
    ['Mathematics, level II', 'mathematics'],
    ['Replaceable Parts, level III', 'replaceable-parts'],
    ['Nuclear Power, level IV', 'nuclear-power'],
  ])('%s', (_name, card) => {
    const s = resolving('science', card, { dial: 15 });
    while (s.g.questions[0]?.seat === 0 && s.player(0).dial === 15) {
      const { min } = s.question();
      s.answer(...(min > 0 ? s.options().slice(0, min) : []));
    }
    expect(s.player(0).dial).toBe(20);
  });
});

describe('economy (C10.1, C10.2): so many caravans, each so far', () => {
  test.each([
    ['Foreign Trade, level I', 'foreign-trade', 1, 3, false],
    ['Currency, level II', 'currency', 2, 4, false],
    ['Steam Power, level III', 'steam-power', 2, 6, true],
    ['Capitalism, level IV', 'capitalism', 3, 6, true],
  ])('%s', (_name, card, caravans, far, water) => {
    const s = resolving('economy', card);
    expect(s.player(0).stock.caravans).toBe(caravans);
    const routes = routesNow(s.g);
    expect(Math.max(...routes.map(({ n }) => n))).toBe(far);
    const atlas = atlasOf(s.g);
    expect(routes.some(({ to }) => atlas.ground(to)?.terrain === 'water')).toBe(water);
    const beyond = [...farFrom(s, CAPITAL)].filter(([, n]) => n > far).map(([space]) => space);
    expect(beyond.length).toBeGreaterThan(0);
    expect(routes.filter(({ to }) => beyond.includes(to))).toEqual([]);
    expect(s.refused(`card ${beyond[0]} 0`)).not.toBeNull();
  });
});

describe('industry (C10.8): a city so far from a friendly space', () => {
  test.each([
    ['Pottery, level I', 'pottery', 2],
    ['Animal Husbandry, level II', 'animal-husbandry', 3],
    ['Nationalism, level III', 'nationalism', 4],
    ['Urbanization, level IV', 'urbanization', 5],
  ])('%s', (_name, card, far) => {
    const s = resolving('industry', card).maybeAnswer('branch', 'branch 1');
    const plain = farFrom(s, CAPITAL);
    expect(Math.max(...s.options().map((space) => plain.get(space)!))).toBe(far);
    const beyond = [...plain].find(([, n]) => n > far)![0];
    expect(s.refused(beyond)).not.toBeNull();
  });
});

describe('military (C10.15): so many attacks, so far', () => {
  test.each([
    ['Masonry, level I', 'masonry', 2, 2, ['branch 1']],
    ['Iron Working, level II', 'iron-working', 2, 3, ['branch 1']],
    ['Mass Production, level III', 'mass-production', 2, 3, []],
    ['Flight, level IV', 'flight', 3, 5, ['branch 1']],
  ])('%s', (_name, card, attacks, far, branch) => {
    const open = farFrom(duel({}), CAPITAL);
    // A lone control token on land, as far away as the card reaches or one farther.
    const lone = (n: number): string[] =>
      [...open]
        .filter(([space, at]) => at === n && duel({}).g.onMap[space] === undefined && isLand(space))
        .map(([space]) => space);
    const isOffered = (space: string): boolean => {
      const s = resolving('military', card, {}, { tokens: [space] });
      for (const each of branch) s.maybeAnswer('branch', each);
      return s.g.questions[0]?.ask === 'attack' && s.options().includes(space);
    };
    expect(lone(far).some(isOffered)).toBe(true);
    expect(lone(far + 1).length).toBeGreaterThan(0);
    expect(lone(far + 1).filter(isOffered)).toEqual([]);
    const s = resolving('military', card, {}, { tokens: [lone(far).find(isOffered)!] });
    for (const each of branch) s.maybeAnswer('branch', each);
    expect(s.question().params?.n).toBe(attacks);
  });

  const isLand = (space: string): boolean => atlasOf(duel({}).g).ground(space)?.terrain !== 'water';
});
