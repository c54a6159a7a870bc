import { CARDS } from './catalogue';
import { isRule } from './cards/rules';
import { declareRuleset } from '../kit/declare';
import { effectHandlers } from '../kit/effect/interpreter';
import { audit } from './audit';
import { counts } from './counts';
import { NATION_OPTIONS, TURN_OPTIONS } from './optionKinds';
import { parseMatchOptions } from './matchOptions';
import { EVENTS } from './events';
import { listing } from './listing';
import { attackHandler } from './rules/attack';
import { developedHandler } from './rules/develop';
import { drawHandler, reshuffleHandler } from './rules/draw';
import { imperiumEffects } from './rules/effects';
import { playHandler } from './rules/play';
import { closing, roundHandler, solsticeHandler } from './rules/round';
import { pointsSeen, resultHandler, scoringHandler, standing } from './rules/scoring';
import { cardsInMatch, dealHandler, nationsHandler, newMatch } from './rules/setup';
import { payHandler } from './rules/tokens';
import { fire, triggers } from './rules/triggers';
import { cleanUpHandler, turnHandler } from './rules/turn';
import type { Imperium } from './state';
import { UPGRADES } from './versions';
import { course } from './rules/turn';
import { twins, usual } from './usual';
import { actions, nearest, whyNot } from './whyNot';
import { zones } from './zones';

/** Leads to scoring at a collapse, in the middle of whatever is going on (R10.3). */
function interrupt(g: Imperium): void {
  if (g.ending?.by !== 'collapse' || g.phase === 'scoring' || g.phase === 'nations') return;
  for (const p of g.players) p.searching = [];
  g.agenda = [{ op: 'scoring' }];
}

/** Imperium: both boxes. */
export const imperium = declareRuleset({
  identity: listing,
  upgrades: UPGRADES,
  events: EVENTS,
  phases: ['nations', 'round', 'finalRound', 'solstice', 'scoring'],
  stages: {
    nations: { kind: 'named', moves: NATION_OPTIONS.kinds },
    turn: { kind: 'named', moves: TURN_OPTIONS.kinds },
    cleanUp: { kind: 'list', moves: ['cleanUp'] },
    answer: { kind: 'list', moves: ['answer'] },
  },
  matchOptions: parseMatchOptions,
  newMatch,
  cardsIn: cardsInMatch,
  handlers: {
    ...effectHandlers(imperiumEffects),
    nations: nationsHandler,
    deal: dealHandler,
    round: roundHandler,
    turn: turnHandler,
    cleanUp: cleanUpHandler,
    solstice: solsticeHandler,
    scoring: scoringHandler,
    result: resultHandler,
    play: playHandler,
    attack: attackHandler,
    triggers,
    draw: drawHandler,
    reshuffle: reshuffleHandler,
    developed: developedHandler,
    pay: payHandler((g, seat, way) => {
      for (const resource of ['material', 'population'] as const)
        if (way[resource] > 0) fire(g, seat, { name: 'onPay', resource });
    }),
  },
  interrupt,
  zones,
  counts,
  points: pointsSeen,
  standing,
  whyNot,
  actions,
  nearest,
  usual,
  twins,
  course,
  closing,
  audit,
  components: () => [...CARDS.keys()].filter((id) => !isRule(id)),
});
