import * as path from 'node:path';
import type { Situation, SituationOptions } from '../../../games/settlers/situation';
import { otherwise } from '../../kit/otherwise';

/** Each constant of rules/open.ts decided otherwise once: the rules follow it. */

const OPEN = path.resolve(__dirname, '../../../games/settlers/rules/open.ts');

/** A situation under rules with another constant, and under ours. */
const both = async <T>(
  constants: object,
  given: SituationOptions,
  then: (s: Situated) => T,
): Promise<[ours: T, other: T]> => {
  const ours = await import('../../../games/settlers/situation');
  const other = await otherwise(OPEN, constants, () => import('../../../games/settlers/situation'));
  return [then(ours.situation(given)), then(other.situation(given))];
};
type Situated = Situation;

const duel = (
  one: SituationOptions['players'][0],
  other: SituationOptions['players'][0] = {},
  rest: Partial<SituationOptions> = {},
): SituationOptions => ({ players: [one, other], ...rest });

test('Q2: alone, all locations might be compared', async () => {
  const given = { players: [{ empire: ['COM001', 'COM002'] }], pile: ['COM003'], at: 'score' as const };
  expect(await both({ SOLO_COUNTS_FACTION_LOCATIONS_ONLY: false }, given, (s) => s.g.result?.ending)).toEqual([
    'soloLost',
    'soloWon',
  ]);
});

test('Q3: the owner might gain the wood', async () => {
  const given = duel(
    { faction: 'romans', goods: { raze: 2 }, empire: ['COM018'] },
    { faction: 'egyptians' },
    { held: { COM018: 1 } },
  );
  const wood = (s: Situated) => s.answer('raze COM018').g.players.map(({ goods }) => goods.wood);
  expect(await both({ CONTROLLER_GETS_WOOD: false }, given, wood)).toEqual([
    [0, 1],
    [1, 0],
  ]);
});

test('Q4: an attack without effect might end the attacks', async () => {
  const given = { players: [{}], at: 'attack' as const, line: ['ATT01'], attackDeck: ['ATT02', 'ATT03'] };
  expect(await both({ ATTACK_WITHOUT_TARGET_GOES_ON: false }, given, (s) => s.g.line.length)).toEqual([3, 2]);
});

test('Q6: gold might be no resource on the Shrine', async () => {
  const given = duel({ faction: 'japanese', empire: ['JAP015'], goods: { gold: 1 } });
  expect(await both({ GOLD_ON_SHRINE: false }, given, (s) => s.options('place feature').length)).toEqual([1, 0]);
});

test('Q9: refreshing locations might not pick each other', async () => {
  const given = duel(
    { faction: 'egyptians', empire: ['COM041', 'EGY007'], goods: { worker: 1 } },
    {},
    { used: { EGY007: 1 } },
  );
  expect(await both({ REFRESHERS_MAY_REFRESH_EACH_OTHER: false }, given, (s) => s.options('activate').length)).toEqual([
    1, 0,
  ]);
});

test('Q10: one marker a location might be the limit', async () => {
  const given = duel(
    { faction: 'japanese', empire: ['JAP021'], goods: { food: 1 }, routes: { ROM029: ['JAP001'] } },
    { faction: 'romans', empire: ['ROM029'] },
  );
  expect(await both({ SEVERAL_MARKERS: false }, given, (s) => s.options('activate').length)).toEqual([1, 0]);
});

test('Q13: Desert might need an opponent with a card', async () => {
  const given = duel({ faction: 'egyptians', empire: ['EGY001'], hand: ['COM001'] });
  expect(await both({ DESERT_NEEDS_NO_CARD: false }, given, (s) => s.options('activate').length)).toEqual([1, 0]);
});

test('Q20: common locations might be struck first', async () => {
  const given = {
    players: [{ faction: 'japanese' as const, empire: ['COM018', 'JAP001'] }],
    at: 'attack' as const,
    line: ['ATT10', 'ATT14'],
    attackDeck: ['ATT15', 'ATT16'],
  };
  expect(await both({ VP_STRIKES_FACTION_FIRST: false }, given, (s) => s.g.pile[0])).toEqual(['JAP001', 'COM018']);
});

test('Q26: features might work in the own turn only', async () => {
  const given = duel({ faction: 'romans', goods: { worker: 2 } }, { faction: 'egyptians', empire: ['EGY005'] });
  const workers = (s: Situated) => s.answer('exchange').answer('wood').goods(1).worker ?? 0;
  expect(await both({ FEATURES_ALWAYS_WORK: false }, given, workers)).toEqual([1, 0]);
});

test('Q1: a faction deck might be shuffled anew', async () => {
  const jap = Array.from({ length: 30 }, (_, i) => `ROM${String(i + 1).padStart(3, '0')}`);
  const given = duel({ faction: 'romans', goods: { worker: 2 }, discard: jap });
  const decks = (s: Situated) => {
    s.answer('exchange').answer('card');
    return s.g.questions[0]?.ask === 'deck' ? s.options() : ['common'];
  };
  expect(await both({ FACTION_DECKS_ARE_RESHUFFLED: true }, given, decks)).toEqual([['common'], ['common', 'faction']]);
});

test('Q5: who controls a location might score it', async () => {
  const given = duel(
    { faction: 'egyptians' },
    { faction: 'romans', empire: ['COM001'] },
    { held: { COM001: 0 }, at: 'score' },
  );
  const scores = (s: Situated) => s.g.result?.scores;
  expect(await both({ OWNERS_SCORE: false }, given, scores)).toEqual([
    [0, 1],
    [1, 0],
  ]);
});

test('Q7: Dark Chapel might give back goods alone', async () => {
  const given = duel(
    { faction: 'barbarians', empire: ['BAR014'], hand: ['COM018'], goods: { raze: 1 } },
    {},
    { passed: [1] },
  );
  const units = (s: Situated) => s.answer('activate BAR014').maybeAnswer('raze', 'COM018').options().length;
  expect(await both({ POINTS_AND_CARDS_GO_BACK: false }, given, units)).toEqual([2, 1]);
});

test('Q12: Oasis might not answer for who has passed', async () => {
  const given = duel(
    { faction: 'romans', goods: { worker: 2 } },
    { faction: 'egyptians', empire: ['EGY005'] },
    { passed: [1] },
  );
  const workers = (s: Situated) => s.answer('exchange').answer('wood').goods(1).worker ?? 0;
  expect(await both({ PASSED_PLAYERS_ARE_ANSWERED: false }, given, workers)).toEqual([1, 0]);
});

test('Q14: a foundation might be worth a point', async () => {
  const given = duel({ empire: ['COM001'], foundations: ['COM002', 'COM003'] });
  expect(await both({ FOUNDATION_VP: 1 }, given, (s) => s.score(0))).toEqual([1, 3]);
});

test('Q16: gold might count where a tie is broken', async () => {
  const given = duel({ goods: { worker: 1 } }, { goods: { gold: 2 } }, { at: 'score' });
  expect(await both({ TIES_COUNT_GOLD: true }, given, (s) => s.g.result?.winners)).toEqual([[0], [1]]);
});

test('Q17: protection might keep a location from being removed', async () => {
  const given = duel(
    { faction: 'japanese', empire: ['JAP008'], goods: { raze: 2 } },
    { empire: ['COM001'] },
    { defended: ['COM001'] },
  );
  expect(await both({ PROTECTION_STOPS_REMOVAL: true }, given, (s) => s.options('activate').length)).toEqual([1, 0]);
});

test('Q19: the newest attack card might stay in the line', async () => {
  const given = {
    players: [{ faction: 'romans' as const, empire: ['ROM010'], goods: { worker: 1 } }],
    line: ['ATT04'],
  };
  expect(await both({ NEWEST_ATTACK_MAY_BE_TAKEN: false }, given, (s) => s.options('activate').length)).toEqual([1, 0]);
});

test('Q21: Rabble might take a raze token for a location that is defended', async () => {
  const given = duel(
    { faction: 'barbarians', empire: ['BAR018', 'COM003'], goods: { worker: 2, raze: 1 } },
    {},
    { defended: ['COM003'] },
  );
  const tokens = (s: Situated) => s.answer('activate BAR018').maybeAnswer('raze', 'COM003').goods(0).raze ?? 0;
  expect(await both({ OWN_PROTECTION_COSTS: true }, given, tokens)).toEqual([1, 0]);
});

test('Q22: sources might produce as they lie', async () => {
  const given = duel({ faction: 'romans', empire: ['COM065', 'ROM011'] }, {}, { at: 'production' as const });
  expect(await both({ SOURCES_ARE_ORDERED: false }, given, (s) => s.question().ask)).toEqual(['source', 'deck']);
});
