import { plain } from '../../../games/kit/text/words';
import { loadWords } from '../../../games/new-dawn/words';
import type { Reason } from '../../../games/new-dawn/keys';
import { RESOURCES } from '../../../games/new-dawn/card';
import { factsOf } from '../../../games/new-dawn/lookup';
import { TURN_OPTIONS } from '../../../games/new-dawn/optionKinds';
import { currentFocus, player } from '../../../games/new-dawn/rules/select';
import { newDawn } from '../../../games/new-dawn/ruleset';
import { duel } from '../../../games/new-dawn/situation';
import type { NewDawn } from '../../../games/new-dawn/state';
import { triedReasons, type Remedy } from '../../kit/reasons';

/** Why something cannot be done: specific, true, and in words (C8.1, C10.4, C10.8, C10.9, C10.11, C10.15). */

/** Takes everything off a space that stands in the way. */
function clear(g: NewDawn, space: string): void {
  delete g.tokens[space];
  delete g.cities[space];
  delete g.onMap[space];
  for (const resource of RESOURCES) g.deposits[resource] = g.deposits[resource].filter((each) => each !== space);
}
const cleared: Remedy<NewDawn> = (g, _refusal, option) =>
  clear(g, option.split(' ').at(option.includes(' ') ? 1 : 0) ?? '');

const REMEDIES: Partial<Record<Reason, Remedy<NewDawn>>> = {
  used: (g) => void (g.used = []),
  tooDifficult(g, { params = {} }, _option, { seat }) {
    const focus = currentFocus(g);
    if (focus) focus.slot = Number(params['n']);
    // A difficulty in the text: everything becomes 1 easier.
    else player(g, seat).held.push('mohenjo-daro-1');
  },
  taken: cleared,
  barbarianThere: cleared,
  cityStateThere: cleared,
  resourceThere: cleared,
  naturalThere: cleared,
  production(g, { params = {} }, option, { seat }) {
    const [resource] = factsOf(option, 'wonder').resources;
    if (resource) player(g, seat).resources[resource] += Math.ceil(Number(params['n']) / 2);
  },
  arrivedThere: (g) => void (g.visited = []),
  alreadyReinforced: (g) => void (g.reinforced = []),
  noTokenOfYours: (g, _refusal, option, { seat }) => void (g.tokens[option] = seat),
  noCityOfYours: (g, _refusal, option, { seat }) => void (g.cities[option] = seat),
  cityHasWonder: cleared,
  noRivalTokenThere: (g, _refusal, option, { seat }) => {
    clear(g, option);
    g.tokens[option] = 1 - seat;
  },
  nothingToAttack: (g, _refusal, option, { seat }) => {
    clear(g, option);
    g.taken = [];
    g.tokens[option] = 1 - seat;
  },
  noStoredToken: (g, _refusal, option, { seat }) => {
    const move = TURN_OPTIONS.read(option);
    if (move?.kind === 'use') player(g, seat).trade[move.values[0]] = 1;
  },
  noRoomForToken: (g, _refusal, _option, { seat }) => {
    for (const card of player(g, seat).row) player(g, seat).trade[card] = 0;
  },
  // Facts of the map, of the tile, of the card, of what others hold.
  water: null,
  besideCity: null,
  notBesideCity: null,
  notBesideFriendly: null,
  notBesideThatCity: null,
  notBesideHills: null,
  outOfRange: null,
  outOfReach: null,
  noCaravanThere: null,
  noStar: null,
  noPlaceForIt: null,
  noSpace: null,
  noRivalToken: null,
  fewRivalTokens: null,
  noPlayersCard: null,
  noOtherCard: null,
  noBarbarian: null,
  barbariansShutIn: null,
  tokenShutIn: null,
  notBesideToken: null,
  barbarianShutIn: null,
  notBesideBarbarian: null,
  onlyToken: null,
  notEmpty(g, _refusal, option) {
    clear(g, option);
    delete g.caravans[option];
  },
};

test.each([
  ['the first game’s map', { map: 'first', turnCap: 60 }],
  ['a map that is built', { map: 'advanced', turnCap: 40 }],
])(
  'at random positions on %s: no reason is wrong, vague or without words',
  async (_map, options) => {
    const { wrong, met } = await triedReasons(newDawn, (language) => loadWords(language), REMEDIES, {
      seats: 2,
      seed: 'reasons',
      options,
      every: 5,
    });
    expect(wrong).toEqual([]);
    expect(met.size).toBeGreaterThan(8);
  },
  120_000,
);

test('C10.11: a wonder on offer says how much production is missing', async () => {
  const row = ['early-empire', 'astrology', 'foreign-trade', 'masonry', 'pottery'];
  const s = duel({ row, resources: { marble: 1 } });
  s.focus('pottery').maybeAnswer('branch', 'branch 0');
  const q = s.question();
  expect(newDawn.actions(newDawn.view(s.g, 0), q).get('terracotta-army-card')).toEqual(s.refused('terracotta-army'));
  const said = await Promise.all((['en', 'hu', 'cs'] as const).map((language) => loadWords(language)));
  expect(said.map((words) => plain(words.refusal({ why: 'production', params: { n: 3 } })))).toEqual([
    'You lack 3 production.',
    '3 termék hiányzik.',
    'Chybí ti 3 výroby.',
  ]);
});
