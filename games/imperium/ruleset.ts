import { run, type Handlers } from '../kit/agenda';
import { copyMatch } from '../kit/copy';
import { effectHandlers } from '../kit/effect/run';
import type { Ruleset } from '../kit/ruleset';
import { hide } from '../kit/view';
import { audit } from './audit';
import { counts } from './counts';
import { printCatalogue } from './print';
import { parseOptions } from './options';
import { redeal } from './redeal';
import { attackHandler } from './rules/attack';
import { developedHandler } from './rules/develop';
import { drawHandler, reshuffleHandler } from './rules/draw';
import { imperiumEffects } from './rules/effects';
import { playHandler } from './rules/play';
import { roundHandler, solsticeHandler } from './rules/round';
import { resultHandler, scoringHandler } from './rules/scoring';
import { dealHandler, nationsHandler, newMatch, RULES_VERSION } from './rules/setup';
import { payHandler } from './rules/tokens';
import { fire, triggers } from './rules/triggers';
import { cleanUpHandler, turnHandler } from './rules/turn';
import './rules/verbs';
import type { Imperium, ImperiumOptions } from './state';
import { whyNot } from './whyNot';
import { zonesOf } from './zones';

const handlers: Handlers = {
  ...effectHandlers(imperiumEffects),
  nations: nationsHandler, deal: dealHandler, round: roundHandler, turn: turnHandler, cleanUp: cleanUpHandler,
  solstice: solsticeHandler, scoring: scoringHandler, result: resultHandler,
  play: playHandler, attack: attackHandler, triggers, draw: drawHandler, reshuffle: reshuffleHandler, developed: developedHandler,
  pay: payHandler((g, seat, way) => {
    for (const resource of ['material', 'population'] as const) if (way[resource] > 0) fire(g, seat, { name: 'onPay', resource });
  }),
};

/** Collapse ends the game in the middle of whatever is going on (R10.3). */
function interrupt(g: Imperium): void {
  if (g.ending?.by !== 'collapse' || g.phase === 'scoring' || g.phase === 'nations') return;
  for (const p of g.players) p.searching = [];
  g.agenda = [{ op: 'scoring' }];
}

/** Imperium: Classics. */
export const imperium: Ruleset<Imperium, ImperiumOptions> = {
  name: 'imperium',
  title: 'Imperium',
  version: RULES_VERSION,
  minSeats: 2,
  maxSeats: 4,
  phases: ['nations', 'round', 'finalRound', 'solstice', 'scoring'],
  stages: {
    nations: { kind: 'named', moves: ['chooseNation', 'ready'] },
    turn: { kind: 'named', moves: ['playCard', 'exhaust', 'innovate', 'revolt', 'endActivation'] },
    cleanUp: { kind: 'list', moves: ['cleanUp'] },
    answer: { kind: 'list', moves: ['answer'] },
  },
  options: parseOptions,
  setup(seats, options) {
    const g = newMatch(seats, options);
    run(g, handlers, interrupt);
    return g;
  },
  resume: (g) => run(g, handlers, interrupt),
  view(g, seat) {
    const copy = copyMatch(g);
    return hide(copy, zonesOf(copy), seat);
  },
  redeal: (view, _seat, random) => redeal(copyMatch(view), random),
  zones: zonesOf,
  counts,
  copy: copyMatch,
  whyNot,
  audit,
  catalogue: printCatalogue,
};
