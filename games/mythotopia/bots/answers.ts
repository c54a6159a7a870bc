import type { ComponentId } from '../../kit/core';
import { cardOf, verbsOf } from '../lookup';
import { RESERVE } from '../components';
import type { ASKS } from '../keys';
import { neighbours } from '../map';
import { YES } from '../../kit/effect/optionKinds';
import { DONE, PLAYS, ROUTE, TURN_OPTIONS, TWO_NUMBERS, WAY_BY_ROAD, type WAYS, type Work } from '../optionKinds';
import { textOf } from '../rules/actions/play';
import { isConverter } from '../rules/purse';
import { room } from '../rules/select';
import type { Place } from '../card';
import { VERBS, verbNamed } from '../verbs';
import type { Evaluation } from './evaluation';
import { byCard, leastUse, most, none, type Ranking } from './ranking';
import { lostWars } from './wars';
import { WEIGHTS } from './weights';

/** The value of the text that playing the card carries out: the sum over its verbs. */
function playing(evaluation: Evaluation, id: ComponentId): number {
  const text = textOf(id);
  const verbs = [...cardOf(id).nodes.values()].flatMap((node) =>
    node.kind === 'verb' && verbsOf(id, node.verb).some(({ ability }) => ability === text) ? [node.verb] : [],
  );
  return [...new Set(verbs)].reduce((sum, verb) => sum + (verbNamed(verb).now?.(evaluation, id) ?? 0), 0);
}

const building = (evaluation: Evaluation, work: Work): number =>
  evaluation.due({ name: 'onBuild', what: work }) + WEIGHTS.work[work];

/** The value of the best cards for which the reserve has room. */
function reserving(evaluation: Evaluation): number {
  const values = evaluation.me.hand
    .map((id) => evaluation.reserved(id))
    .filter((value) => value > 0)
    .sort((a, b) => b - a);
  return values.slice(0, room(evaluation.g, evaluation.seat, RESERVE)).reduce((sum, value) => sum + value, 0);
}

/** The value of drafting the card. It is played about once every few turns, if turns are left. */
function drafting(evaluation: Evaluation, id: ComponentId): number {
  const { turnCap } = evaluation.g.options;
  const left = turnCap > 0 ? (turnCap - evaluation.g.turn) / evaluation.g.seats : 20;
  return evaluation.worth(id) * WEIGHTS.draft * Math.min(1, left / 15);
}

/** The value of a ship in a sea where the seat has none: it brings Master of the Seas nearer (M12.7). */
const exploring = (evaluation: Evaluation, sea: Place): number =>
  evaluation.g.ships[sea]?.[evaluation.seat]
    ? 0
    : evaluation.due({ name: 'onSail', what: '3' }, { name: 'onSail', what: '4' }) / 4;

const buying = (evaluation: Evaluation): number =>
  evaluation.me.stock.armies < 3 ? WEIGHTS.bought.few : WEIGHTS.bought.many;

const turn: Ranking = (evaluation) => (option) => {
  const move = TURN_OPTIONS.read(option);
  switch (move?.kind) {
    case 'endGame':
      return 100;
    case 'endWar':
      return evaluation.ending(move.values[0], move.values[1] !== undefined);
    case 'invade':
    case 'placeArmies':
      return evaluation.sending(move.kind, move.values[0]);
    case 'removeArmies':
      return evaluation.me.stock.armies < 2 ? 0.3 : -1;
    case 'placeShips':
      return WEIGHTS.ship + exploring(evaluation, move.values[0]);
    case 'removeShips':
      return -1;
    case 'buy':
      return buying(evaluation);
    case 'draft':
      return drafting(evaluation, move.values[0]);
    case 'putInReserve':
    case 'store':
      return reserving(evaluation);
    case 'discard':
      return evaluation.me.hand.filter((id) => evaluation.isRubbish(id)).length * WEIGHTS.rubbish;
    case 'removeCards':
      return -1;
    case 'build':
      return building(evaluation, move.values[0]);
    case 'playCard':
      return playing(evaluation, move.values[0]);
    case 'patronage':
      return 1;
    case 'moveByRoad':
      return lostWars(evaluation).length > 0 ? 0.2 : -1;
    default:
      return 0;
  }
};

/** Prefers the cards that are missed least. Cards used in the reserve stay there and cost nothing. */
const payment: Ranking = (evaluation) => (option) =>
  -PLAYS.read(option)
    .flatMap((play) => [play.card, ...play.with])
    .filter((id) => !isConverter(id))
    .reduce((sum, id) => sum + evaluation.spending(id), 0);

/** The number of Ship cards that each way takes (M6.1.4). */
const SHIPS: Readonly<Record<(typeof WAYS)[number], number>> = { land: 0, sea1: 1, sea2: 2, portal: 0 };

const route: Ranking = (evaluation) => (option) => {
  const [card, , way, food] = ROUTE.read(option) ?? ['', '', 'land', 0];
  return -food - SHIPS[way] - evaluation.spending(card);
};

const armies: Ranking = (evaluation, q) => {
  const wanted = evaluation.enough(String(q.params?.at), q.options.map(Number));
  return (option) => (Number(option) === wanted ? 1 : 0);
};

/** The value of a province next to own ones, which is easier to hold. */
const sheltered = (evaluation: Evaluation, place: Place): number =>
  neighbours(place).filter((each) => evaluation.owns(each.place)).length - neighbours(place).length;

/** Prefers buying armies, then ships. */
const buy: Ranking = () => (option) => {
  const [some, ships] = TWO_NUMBERS.read(option) ?? [0, 0];
  return some + ships * 1.5;
};

/** Rankings for what the rules themselves ask. */
const ASKED: Readonly<Record<(typeof ASKS)[number], Ranking>> = {
  ready: none,
  draft: (evaluation) => (option) => -sheltered(evaluation, option),
  citadel: (evaluation) => (option) => sheltered(evaluation, option),
  turn,
  route,
  armies,
  buy,
  pay: payment,
  ships: most,
  remove: most,
  removeShips: most,
  armiesByRoad: most,
  putInReserve: byCard((evaluation, id) => evaluation.reserved(id)),
  store: byCard((evaluation, id) => evaluation.reserved(id)),
  discard: leastUse,
  removeCards: byCard((evaluation, id) => -evaluation.worth(id)),
  moveByRoad: (evaluation) => (option) =>
    lostWars(evaluation).includes(WAY_BY_ROAD.read(option)?.[1] ?? '') ? 1 : option === DONE ? 0.5 : 0,
  may: () => (option) => (option === YES ? 1 : 0),
  branch: (_mind, q) => (option) => q.options.indexOf(option),
};

/** One ranking for each question. */
export const RANKINGS = new Map<string, Ranking>(
  [ASKED, ...VERBS.map((verb) => verb.asks)].flatMap((asked) => Object.entries(asked)),
);
