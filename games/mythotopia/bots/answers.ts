import type { ComponentId } from '../../kit/core';
import { cardOf, verbsOf } from '../lookup';
import { RESERVE } from '../components';
import type { ASKS } from '../keys';
import { neighbours } from '../map';
import { PLAYS, ROUTE, TURN_OPTIONS, TWO_NUMBERS, WAY_BY_ROAD, type WAYS, type Work } from '../optionKinds';
import { textOf } from '../rules/actions/play';
import { isConverter } from '../rules/purse';
import { room } from '../rules/select';
import type { Place } from '../card';
import { VERBS, verbNamed } from '../verbs';
import type { Mind } from './mind';
import { byCard, leastUse, most, none, type Ranking } from './ranking';
import { lostWars } from './wars';
import { WEIGHTS } from './weights';

/** Sums over the verbs of the text that playing a card carries out. */
function playing(mind: Mind, id: ComponentId): number {
  const text = textOf(id);
  const verbs = [...cardOf(id).nodes.values()].flatMap((node) =>
    node.k === 'verb' && verbsOf(id, node.verb).some(({ ability }) => ability === text) ? [node.verb] : [],
  );
  return [...new Set(verbs)].reduce((sum, verb) => sum + (verbNamed(verb).now?.(mind, id) ?? 0), 0);
}

const building = (mind: Mind, work: Work): number => mind.due({ trigger: 'onBuild', what: work }) + WEIGHTS.work[work];

/** The best cards that there is room for. */
function reserving(mind: Mind): number {
  const values = mind.me.hand
    .map((id) => mind.reserved(id))
    .filter((value) => value > 0)
    .sort((a, b) => b - a);
  return values.slice(0, room(mind.g, mind.seat, RESERVE)).reduce((sum, value) => sum + value, 0);
}

/** The improvement is played about once every few turns, if there are turns left. */
function drafting(mind: Mind, id: ComponentId): number {
  const { turnCap } = mind.g.options;
  const left = turnCap > 0 ? (turnCap - mind.g.turn) / mind.g.seats : 20;
  return mind.worth(id) * WEIGHTS.draft * Math.min(1, left / 15);
}

const buying = (mind: Mind): number => (mind.me.stock.armies < 3 ? WEIGHTS.bought.few : WEIGHTS.bought.many);

const turn: Ranking = (mind) => (option) => {
  const move = TURN_OPTIONS.read(option);
  switch (move?.kind) {
    case 'endGame':
      return 100;
    case 'endWar':
      return mind.ending(move.values[0], move.values[1] !== undefined);
    case 'invade':
    case 'placeArmies':
      return mind.sending(move.kind, move.values[0]);
    case 'removeArmies':
      return mind.me.stock.armies < 2 ? 0.3 : -1;
    case 'placeShips':
      return WEIGHTS.ship + mind.due({ trigger: 'onSail', what: '3' }) / 4;
    case 'removeShips':
      return -1;
    case 'buy':
      return buying(mind);
    case 'draft':
      return drafting(mind, move.values[0]);
    case 'putInReserve':
    case 'store':
      return reserving(mind);
    case 'discard':
      return mind.me.hand.filter((id) => mind.isRubbish(id)).length * WEIGHTS.rubbish;
    case 'removeCards':
      return -1;
    case 'build':
      return building(mind, move.values[0]);
    case 'playCard':
      return playing(mind, move.values[0]);
    case 'patronage':
      return 1;
    case 'moveByRoad':
      return lostWars(mind).length > 0 ? 0.2 : -1;
    default:
      return 0;
  }
};

/** Cards of a payment: those that are missed least. What is used in the reserve stays there. */
const payment: Ranking = (mind) => (option) =>
  -PLAYS.read(option)
    .flatMap((play) => [play.card, ...play.with])
    .filter((id) => !isConverter(id))
    .reduce((sum, id) => sum + mind.spending(id), 0);

/** Ship cards that a way takes. */
const SHIPS: Readonly<Record<(typeof WAYS)[number], number>> = { land: 0, sea1: 1, sea2: 2, portal: 0 };

const route: Ranking = (mind) => (option) => {
  const [card, , way, food] = ROUTE.read(option) ?? ['', '', 'land', 0];
  return -food - SHIPS[way] - mind.spending(card);
};

const armies: Ranking = (mind, q) => {
  const wanted = mind.enough(String(q.params?.at), q.options.map(Number));
  return (option) => (Number(option) === wanted ? 1 : 0);
};

/** Provinces among own ones are easier to hold. */
const sheltered = (mind: Mind, place: Place): number =>
  neighbours(place).filter((each) => mind.owns(each.place)).length - neighbours(place).length;

/** Armies are bought first, and then ships. */
const buy: Ranking = () => (option) => {
  const [some, ships] = TWO_NUMBERS.read(option) ?? [0, 0];
  return some + ships * 1.5;
};

/** Rankings for what the rules themselves ask. */
const ASKED: Readonly<Record<(typeof ASKS)[number], Ranking>> = {
  ready: none,
  draft: (mind) => (option) => -sheltered(mind, option),
  citadel: (mind) => (option) => sheltered(mind, option),
  turn,
  route,
  armies,
  buy,
  pay: payment,
  ships: most,
  remove: most,
  removeShips: most,
  armiesByRoad: most,
  putInReserve: byCard((mind, id) => mind.reserved(id)),
  store: byCard((mind, id) => mind.reserved(id)),
  discard: leastUse,
  removeCards: byCard((mind, id) => -mind.worth(id)),
  moveByRoad: (mind) => (option) =>
    lostWars(mind).includes(WAY_BY_ROAD.read(option)?.[1] ?? '') ? 1 : option === 'done' ? 0.5 : 0,
  may: () => (option) => (option === 'yes' ? 1 : 0),
  branch: (_mind, q) => (option) => q.options.indexOf(option),
};

/** One ranking for each thing that may be asked. */
export const RANKINGS = new Map<string, Ranking>(
  [ASKED, ...VERBS.map((verb) => verb.asks)].flatMap((asked) => Object.entries(asked)),
);
