import { CARDS } from './catalogue';
import { declareRuleset } from '../kit/declare';
import { effectHandlers } from '../kit/effect/interpreter';
import { audit } from './audit';
import { counts } from './counts';
import { EVENTS } from './events';
import { listing } from './listing';
import { parseMatchOptions } from './matchOptions';
import { START_OPTIONS, TURN_OPTIONS } from './optionKinds';
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
import { points } from './rules/points';
import { triggers } from './rules/tokens';
import { closing, standing } from './rules/ending';
import { course, turnHandler } from './rules/turn';
import { UPGRADES } from './versions';
import { taken, twins, usual } from './usual';
import { actions, nearest, whyNot } from './whyNot';
import { zones } from './zones';

/** Mythotopia. */
export const mythotopia = declareRuleset({
  identity: listing,
  upgrades: UPGRADES,
  events: EVENTS,
  simulated: { turnCap: 100 },
  phases: ['start', 'draft', 'citadels', 'turns'],
  stages: {
    start: { kind: 'named', moves: START_OPTIONS.kinds },
    draft: { kind: 'list', moves: ['giveBack'] },
    citadels: { kind: 'list', moves: ['placeCitadel'] },
    turn: { kind: 'named', moves: TURN_OPTIONS.kinds },
    answer: { kind: 'list', moves: ['answer'] },
  },
  matchOptions: parseMatchOptions,
  newMatch,
  cardsIn: cardsInMatch,
  handlers: {
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
    triggers,
  },
  zones,
  counts,
  points: (g, seat) => (g.phase === 'start' ? null : { n: points(g, seat), hidden: 0 }),
  standing,
  whyNot,
  actions,
  nearest,
  usual,
  taken,
  twins,
  course,
  closing,
  audit,
  components: () => [...CARDS.keys()],
});
