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
