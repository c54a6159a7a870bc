import type { ComponentId, Option, Question } from '../../kit/core';
import { cardOf, verbsOf } from '../catalogue';
import { RESERVE } from '../components';
import type { Ask } from '../keys';
import { neighbours } from '../map';
import type { Work } from '../rules/actions/build';
import { textOf } from '../rules/actions/play';
import { isConverter } from '../rules/purse';
import { room } from '../rules/select';
import { isInWar } from '../rules/strength';
import type { Place } from '../card';
import { ROLES } from '../keys';
import type { Mind } from './mind';
import { WEIGHTS } from './weights';

/** How much each option of a question is worth; what may be left out is, unless it is worth more than 0. */
export type Ranking = (mind: Mind, q: Question) => (option: Option) => number;

const first = (option: Option): number => Number(option.split(' ')[0]);
const most: Ranking = () => first;
const none: Ranking = () => () => 0;
const byCard = (rank: (mind: Mind, id: ComponentId) => number): Ranking => (mind) => (option) => rank(mind, option);

/** Sums over the verbs of the text that playing a card carries out. */
function playing(mind: Mind, id: ComponentId): number {
  const text = textOf(id);
  const verbs = [...cardOf(id).nodes.values()].flatMap((node) => (node.k === 'verb' && verbsOf(id, node.verb).some(({ ability }) => ability === text) ? [node.verb] : []));
  const rubbish = mind.me.hand.filter((each) => each !== id && mind.isRubbish(each)).length;
  return [...new Set(verbs)].reduce((sum, verb) => {
    switch (verb) {
      case 'discard': return sum - (rubbish === 0 ? 2 : 1 - rubbish * WEIGHTS.rubbish);
      case 'pay': return sum - WEIGHTS.spent.any;
      case 'peace': return sum + Math.max(0, ...lostWars(mind).map((place) => mind.losing(place)));
      case 'sendHome': return sum + Math.max(0, ...Object.keys(mind.g.armies).flatMap((place) => mind.g.players.map((_, seat) => sendingHome(mind, place, seat))));
      case 'hire': return sum + Math.max(-1, ...Object.keys(mind.g.armies).map((place) => hiring(mind, place)));
      default: return sum + (WEIGHTS.now[verb] ?? 0);
    }
  }, 0);
}

/** Own provinces that would fall if the war ended. */
const lostWars = (mind: Mind): Place[] => Object.keys(mind.g.armies).filter((place) => {
  const { own, best } = mind.standing(place);
  return mind.owns(place) && own < best;
});

/** An army sent home by Marauders: worth most where it decides a war. */
function sendingHome(mind: Mind, place: Place, seat: number): number {
  if (seat === mind.seat || !mind.g.armies[place]?.[seat] || !isInWar(mind.g, mind.seat, place)) return 0;
  const { own, best } = mind.standing(place);
  return own === best ? 2 : own === best - 1 ? 1 : 0.1;
}

/** Mercenaries on a province: worth something where they decide a war. */
function hiring(mind: Mind, place: Place): number {
  if (!mind.g.armies[place]?.[mind.seat] || !isInWar(mind.g, mind.seat, place)) return -1;
  const { own, best } = mind.standing(place);
  const value = mind.owns(place) ? mind.losing(place) : mind.capture(place);
  return own <= best && own + 2 > best ? value : 0;
}

const building = (mind: Mind, work: Work): number => mind.due({ trigger: 'onBuild', what: work }) + WEIGHTS.work[work];

/** The best cards that there is room for. */
function reserving(mind: Mind): number {
  const values = mind.me.hand.map((id) => mind.reserved(id)).filter((value) => value > 0).sort((a, b) => b - a);
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
  const [move = '', arg = '', more] = option.split(' ');
  switch (move) {
    case 'endGame': return 100;
    case 'endWar': return mind.ending(arg, more !== undefined);
    case 'invade': case 'placeArmies': return mind.sending(move, arg);
    case 'removeArmies': return mind.me.stock.armies < 2 ? 0.3 : -1;
    case 'placeShips': return WEIGHTS.ship + mind.due({ trigger: 'onSail', what: '3' }) / 4;
    case 'removeShips': return -1;
    case 'buy': return buying(mind);
    case 'draft': return drafting(mind, arg);
    case 'putInReserve': case 'store': return reserving(mind);
    case 'discard': return mind.me.hand.filter((id) => mind.isRubbish(id)).length * WEIGHTS.rubbish;
    case 'removeCards': return -1;
    case 'build': return building(mind, arg as Work);
    case 'playCard': return playing(mind, arg);
    case 'patronage': return 1;
    case 'moveByRoad': return lostWars(mind).length > 0 ? 0.2 : -1;
    default: return 0;
  }
};

/** Cards of a payment: those that are missed least. What is used in the reserve stays there. */
const payment: Ranking = (mind) => (option) =>
  -option.split(' ').filter((word) => !(ROLES as readonly string[]).includes(word) && !isConverter(word)).reduce((sum, id) => sum + mind.spending(id), 0);

const WAYS: Readonly<Record<string, number>> = { sea1: 1, sea2: 2 };

const route: Ranking = (mind) => (option) => {
  const [card = '', , way = '', food = ''] = option.split(' ');
  return -Number(food) - (WAYS[way] ?? 0) - mind.spending(card);
};

const armies: Ranking = (mind, q) => {
  const wanted = mind.enough(String(q.params?.at), q.options.map(Number));
  return (option) => (Number(option) === wanted ? 1 : 0);
};

/** Provinces among own ones are easier to hold. */
const sheltered = (mind: Mind, place: Place): number => neighbours(place).filter((each) => mind.owns(each.place)).length - neighbours(place).length;

/** Armies are bought first, and then ships. */
const buy: Ranking = () => (option) => {
  const [some = 0, ships = 0] = option.split(' ').map(Number);
  return some + ships * 1.5;
};

export const RANKINGS: Readonly<Record<Ask, Ranking>> = {
  ready: none,
  draft: (mind) => (option) => -sheltered(mind, option),
  citadel: (mind) => (option) => sheltered(mind, option),
  turn, route, armies, buy,
  pay: payment,
  ships: most, remove: most, removeShips: most, mercenaries: most, armiesByRoad: most,
  putInReserve: byCard((mind, id) => mind.reserved(id)),
  store: byCard((mind, id) => mind.reserved(id)),
  discard: byCard((mind, id) => (mind.isRubbish(id) ? 1 : -mind.spending(id))),
  discardHand: byCard((mind, id) => (mind.isRubbish(id) ? 1 : -mind.spending(id))),
  discardReserve: byCard((mind, id) => -mind.spending(id)),
  removeCards: byCard((mind, id) => -mind.worth(id)),
  moveByRoad: (mind) => (option) => (lostWars(mind).includes(option.split(' ')[1] ?? '') ? 1 : option === 'done' ? 0.5 : 0),
  // Tokens of the bank leave the card to be taken later.
  token: () => (option) => (option === 'bank' ? 1 : 0),
  may: () => (option) => (option === 'yes' ? 1 : 0),
  branch: (_mind, q) => (option) => q.options.indexOf(option),
  sendHome: (mind) => (option) => {
    const [place = '', seat] = option.split(' ');
    return sendingHome(mind, place, Number(seat));
  },
  hire: byCard((mind, place) => hiring(mind, place)),
  peace: byCard((mind, place) => (lostWars(mind).includes(place) ? 1 : 0)),
  fetch: byCard((mind, id) => mind.worth(id)),
  keep: byCard((mind, id) => mind.worth(id)),
};
