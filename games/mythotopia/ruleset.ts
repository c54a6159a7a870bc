import { run, type Handlers } from '../kit/agenda';
import { copyMatch } from '../kit/copy';
import { effectHandlers } from '../kit/effect/run';
import type { Ruleset } from '../kit/ruleset';
import { hide } from '../kit/view';
import { audit } from './audit';
import { counts } from './counts';
import { parseOptions } from './options';
import { printCatalogue } from './print';
import { redeal } from './redeal';
import { buildHandler } from './rules/actions/build';
import { discardHandler, draftHandler as draftCardHandler, putInReserveHandler, removeCardsHandler, storeHandler } from './rules/actions/deck';
import { deployHandler } from './rules/actions/invade';
import { buyHandler, placeShipsHandler, removeArmiesHandler, removeShipsHandler } from './rules/actions/pieces';
import { moveByRoadHandler } from './rules/actions/roads';
import { mythotopiaEffects } from './rules/effects';
import { payHandler } from './rules/pay';
import { beginHandler, citadelsHandler, draftHandler, newMatch, RULES_VERSION, scatterHandler, startHandler } from './rules/setup';
import { turnHandler } from './rules/turn';
import './rules/verbs';
import type { Mythotopia, MythotopiaOptions } from './state';
import { whyNot } from './whyNot';
import { zonesOf } from './zones';

const handlers: Handlers = {
  ...effectHandlers(mythotopiaEffects),
  start: startHandler, scatter: scatterHandler, giveBack: draftHandler, citadels: citadelsHandler, begin: beginHandler,
  turn: turnHandler, pay: payHandler, deploy: deployHandler, removeArmies: removeArmiesHandler,
  placeShips: placeShipsHandler, removeShips: removeShipsHandler, buy: buyHandler, draft: draftCardHandler,
  putInReserve: putInReserveHandler, discard: discardHandler, removeCards: removeCardsHandler, store: storeHandler,
  build: buildHandler, moveByRoad: moveByRoadHandler,
};

/** Mythotopia. */
export const mythotopia: Ruleset<Mythotopia, MythotopiaOptions> = {
  name: 'mythotopia',
  title: 'Mythotopia',
  version: RULES_VERSION,
  minSeats: 2,
  maxSeats: 4,
  simulated: { turnCap: 100 },
  phases: ['start', 'draft', 'citadels', 'turns'],
  stages: {
    start: { kind: 'named', moves: ['ready'] },
    draft: { kind: 'list', moves: ['giveBack'] },
    citadels: { kind: 'list', moves: ['placeCitadel'] },
    turn: {
      kind: 'named',
      moves: [
        'invade', 'placeArmies', 'removeArmies', 'placeShips', 'removeShips', 'endWar', 'buy', 'draft', 'putInReserve', 'discard',
        'removeCards', 'build', 'playCard', 'patronage', 'moveByRoad', 'store', 'pass', 'endTurn', 'endGame',
      ],
    },
    answer: { kind: 'list', moves: ['answer'] },
  },
  options: parseOptions,
  setup(seats, options) {
    const g = newMatch(seats, options);
    run(g, handlers);
    return g;
  },
  resume: (g) => run(g, handlers),
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
