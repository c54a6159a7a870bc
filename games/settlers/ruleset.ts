import { CARDS } from './catalogue';
import { declareRuleset } from '../kit/declare';
import { effectHandlers } from '../kit/effect/interpreter';
import type { EffectRules } from '../kit/effect/run';
import { audit } from './audit';
import { counts } from './counts';
import { EVENTS } from './events';
import { listing } from './listing';
import { abilityOf, nodeOf } from './lookup';
import { parseMatchOptions } from './matchOptions';
import { TURN_OPTIONS } from './optionKinds';
import { activateHandler } from './rules/activate';
import { attackHandler } from './rules/attack';
import { buildHandler } from './rules/build';
import { cleanupHandler } from './rules/cleanup';
import { dealHandler } from './rules/deal';
import { drawHandler } from './rules/draw';
import { closing, score, scoreHandler, standing } from './rules/ending';
import { exchangeHandler } from './rules/exchange';
import { closedHandler, lookoutHandler } from './rules/lookout';
import { payHandler } from './rules/pay';
import { protectHandler } from './rules/place';
import { dealsHandler, productionHandler, sourcesHandler } from './rules/production';
import { beginHandler, cardsInMatch, factionsHandler, newMatch, roundHandler, startHandler } from './rules/setup';
import { soloLookoutHandler } from './rules/soloLookout';
import { resolutionHandler, triggers } from './rules/triggers';
import { turnHandler, turnOverHandler } from './rules/turn';
import type { Settlers } from './state';
import { UPGRADES } from './versions';
import { actions, nearest, whyNot } from './whyNot';
import { zones } from './zones';

/** What an activation costs is paid before its text is carried out (rules/activate.ts). */
const effects: EffectRules<Settlers> = {
  nodeOf,
  abilityOf: (card, ability) => ({ cost: null, effect: abilityOf(card, ability).effect }),
  finished: () => undefined,
};

/** Imperial Settlers. */
export const settlers = declareRuleset({
  identity: listing,
  upgrades: UPGRADES,
  events: EVENTS,
  phases: ['start', 'lookout', 'production', 'action', 'cleanup', 'attack'],
  stages: {
    start: { kind: 'named', moves: ['ready'] },
    factions: { kind: 'list', moves: ['chooseFaction'] },
    lookout: { kind: 'list', moves: ['take'] },
    turn: { kind: 'named', moves: TURN_OPTIONS.kinds },
    answer: { kind: 'list', moves: ['answer'] },
  },
  matchOptions: parseMatchOptions,
  newMatch,
  cardsIn: cardsInMatch,
  handlers: {
    ...effectHandlers(effects),
    start: startHandler,
    factions: factionsHandler,
    begin: beginHandler,
    round: roundHandler,
    lookout: lookoutHandler,
    closed: closedHandler,
    soloLookout: soloLookoutHandler,
    production: productionHandler,
    sources: sourcesHandler,
    deals: dealsHandler,
    turn: turnHandler,
    turnOver: turnOverHandler,
    pay: payHandler,
    build: buildHandler,
    protect: protectHandler,
    deal: dealHandler,
    activate: activateHandler,
    exchange: exchangeHandler,
    draw: drawHandler,
    resolution: resolutionHandler,
    triggers,
    cleanup: cleanupHandler,
    attack: attackHandler,
    score: scoreHandler,
  },
  zones,
  counts,
  points: (g, seat) => ({ n: score(g, seat), hidden: 0 }),
  standing,
  closing,
  whyNot,
  actions,
  nearest,
  audit,
  components: () => [...CARDS.keys()],
});
