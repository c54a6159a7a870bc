import { run, type Handlers } from '../kit/agenda';
import { copyMatch } from '../kit/copy';
import { effectHandlers } from '../kit/effect/interpreter';
import type { Ruleset } from '../kit/ruleset';
import { viewThrough } from '../kit/view';
import { redeal } from '../kit/zones/redeal';
import { audit } from './audit';
import { counts } from './counts';
import { listing } from './listing';
import { parseOptions } from './options';
import { TURN_OPTIONS } from './optionKinds';
import { printCatalogue } from './print';
import { buildHandler } from './rules/actions/build';
import {
  discardHandler,
  draftHandler as draftCardHandler,
  putInReserveHandler,
  removeCardsHandler,
  storeHandler,
} from './rules/actions/deck';
import { deployHandler } from './rules/actions/invade';
import { buyHandler, placeShipsHandler, removeArmiesHandler, removeShipsHandler } from './rules/actions/pieces';
import { moveByRoadHandler } from './rules/actions/roads';
import { mythotopiaEffects } from './rules/effects';
import { payHandler } from './rules/pay';
import {
  beginHandler,
  cardsInMatch,
  citadelsHandler,
  draftHandler,
  newMatch,
  scatterHandler,
  startHandler,
} from './rules/setup';
import { turnHandler } from './rules/turn';
import type { Mythotopia, MythotopiaOptions } from './state';
import { RULES_VERSION, UPGRADES } from './versions';
import { whyNot } from './whyNot';
import { zones } from './zones';

const { name, title, minSeats, maxSeats } = listing;

const handlers: Handlers<Mythotopia> = {
  ...effectHandlers(mythotopiaEffects),
  start: startHandler,
  scatter: scatterHandler,
  giveBack: draftHandler,
  citadels: citadelsHandler,
  begin: beginHandler,
  turn: turnHandler,
  pay: payHandler,
  deploy: deployHandler,
  removeArmies: removeArmiesHandler,
  placeShips: placeShipsHandler,
  removeShips: removeShipsHandler,
  buy: buyHandler,
  draft: draftCardHandler,
  putInReserve: putInReserveHandler,
  discard: discardHandler,
  removeCards: removeCardsHandler,
  store: storeHandler,
  build: buildHandler,
  moveByRoad: moveByRoadHandler,
};

/** Mythotopia. */
export const mythotopia: Ruleset<Mythotopia, MythotopiaOptions> = {
  name,
  title,
  minSeats,
  maxSeats,
  version: RULES_VERSION,
  upgrades: UPGRADES,
  simulated: { turnCap: 100 },
  phases: ['start', 'draft', 'citadels', 'turns'],
  stages: {
    start: { kind: 'named', moves: ['ready'] },
    draft: { kind: 'list', moves: ['giveBack'] },
    citadels: { kind: 'list', moves: ['placeCitadel'] },
    turn: { kind: 'named', moves: TURN_OPTIONS.kinds },
    answer: { kind: 'list', moves: ['answer'] },
  },
  options: parseOptions,
  setup(seats, options) {
    const g = newMatch(seats, options);
    run(g, handlers);
    return g;
  },
  resume: (g) => run(g, handlers),
  view: viewThrough(zones),
  redeal: (view, _seat, random) =>
    redeal(zones, copyMatch(view), { cards: cardsInMatch(view), dealt: view.phase !== 'start' }, random),
  zones,
  counts,
  copy: copyMatch,
  whyNot,
  audit,
  catalogue: printCatalogue,
};
