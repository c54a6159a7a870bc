import type { ComponentId, Option, Question } from '../../kit/core';
import type { Node } from '../../kit/effect/syntax';
import { cardOf, CARDS, nodeOf } from '../catalogue';
import type { Ask } from '../keys';
import { partsOf } from '../rules/attack';
import { player } from '../rules/select';
import type { Mind } from './mind';
import { WEIGHTS } from './weights';

/** How much each option of a question is worth; what may be left out is, unless it is worth more than 0. */
export type Ranking = (mind: Mind, q: Question) => (option: Option) => number;

const byCard = (rank: (mind: Mind, id: ComponentId) => number): Ranking => (mind) => (option) => rank(mind, option);

/** The node of an effect that asks. */
const nodeOfQuestion = (q: Question): Node | null => (q.card !== undefined && q.node !== undefined ? nodeOf(q.card, q.node) : null);

const valueAt = (mind: Mind, q: Question, node: Node): number => mind.value(node, { seat: mind.seat, self: q.card ?? '' });

/** Yes when what would follow is good. */
const willing: Ranking = (mind, q) => {
  const node = nodeOfQuestion(q);
  const inside = node?.k === 'step' ? node.of : node?.k === 'times' ? [node.body] : [];
  const good = inside.reduce((sum, n) => sum + valueAt(mind, q, n), 0);
  return (option) => (option === 'yes' || option === 'again' ? good : 0);
};

const branches: Ranking = (mind, q) => {
  const node = nodeOfQuestion(q);
  return (option) => {
    const branch = node?.k === 'choose' ? node.of[Number(option.split(' ')[1])] : undefined;
    return branch ? valueAt(mind, q, branch) : 0;
  };
};

/** `ability CARD INDEX`. */
const abilities: Ranking = (mind) => (option) => {
  const [, id = '', index] = option.split(' ');
  const ability = CARDS.get(id)?.abilities[Number(index)];
  return ability ? mind.ability(id, ability) : 0;
};

/** `pay MATERIAL POPULATION PROGRESS`: the cheapest way. */
const payment: Ranking = () => (option) => {
  const [material = 0, population = 0, progress = 0] = option.split(' ').slice(1).map(Number);
  return -(material * WEIGHTS.token.material + population * WEIGHTS.token.population + progress * WEIGHTS.token.progress);
};

const breakthrough: Ranking = (mind) => (option) => {
  const [way, suit = ''] = option.split(' ');
  if (way === 'deck' || way === 'reveal') return WEIGHTS.suit[suit as keyof typeof WEIGHTS.suit];
  return mind.taking(option, 'breakthrough');
};

/** What is planned for this turn: the best plays that the actions allow, and all free ones. */
function plan(mind: Mind): number {
  const p = player(mind.g, mind.seat);
  const plays = p.hand.map((id) => ({ value: mind.playing(id) ?? 0, free: cardOf(id).freePlay })).filter(({ value }) => value > 0);
  const priced = plays.filter(({ free }) => !free).map(({ value }) => value).sort((a, b) => b - a).slice(0, p.actions);
  return [...priced, ...plays.filter(({ free }) => free).map(({ value }) => value)].reduce((sum, value) => sum + value, 0);
}

/** Of the things to be done in a turn the best comes first, what costs no action before the rest. */
const turn: Ranking = (mind, q) => {
  const p = player(mind.g, mind.seat);
  const begun = !q.options.includes('innovate');
  const planned = begun ? 0 : plan(mind);
  return (option) => {
    const [move, id = ''] = option.split(' ');
    switch (move) {
      case 'playCard': {
        const value = (mind.playing(id) ?? 0) - WEIGHTS.done;
        return value > 0 && cardOf(id).freePlay ? value + 20 : value;
      }
      case 'exhaust': {
        const ability = cardOf(id).abilities.find((a) => a.timing === 'exhaust' && a.triggers.length === 0);
        const value = ability ? mind.ability(id, ability) - WEIGHTS.done : 0;
        return value > 0 ? value + 10 : value;
      }
      case 'innovate': {
        const found = Math.max(...(['REG', 'UNC', 'CIV', 'TRI'] as const).map((suit) => WEIGHTS.suit[suit]),
          ...mind.g.market.map((place) => (place.card ? mind.taking(place.card, 'breakthrough') : 0)));
        return found > planned ? 100 + found : -1;
      }
      case 'revolt': {
        const unrest = p.hand.filter((card) => cardOf(card).suits.has('UNR')).length * (WEIGHTS.unrest + 2);
        return unrest > planned ? 100 + unrest : -1;
      }
      default: return 0;
    }
  };
};

/** Which parts of an attack to bear: those that do good. */
const ignored: Ranking = (mind, q) => {
  const parts = q.card === undefined ? [] : partsOf(q.card);
  const bears = (id: number): number => {
    const node = q.card === undefined ? undefined : cardOf(q.card).nodes.get(id);
    return node?.k === 'who' ? valueAt(mind, q, node.body) : -1;
  };
  const allBad = parts.every((id) => bears(id) <= 0);
  return (option) => (option === 'all' ? (allBad ? 100 : -1) : -bears(Number(option.split(' ')[1])));
};

/** The readied thing's ability again; a reshuffle or a development for the two areas. */
const readied: Ranking = (mind) => (option) => {
  const ability = CARDS.get(option)?.abilities.find((a) => a.timing === 'exhaust' && a.triggers.length === 0);
  return ability ? mind.ability(option, ability) : WEIGHTS.exhaust;
};

const playing = byCard((mind, id) => mind.playing(id) ?? 0);
/** What leaves play keeps its points, and loses its use for a while. */
const leastUsed = byCard((mind, id) => -mind.using(id));

/** One ranking for each thing that may be asked. */
export const RANKINGS: Readonly<Record<Ask, Ranking>> = {
  turn,
  ready: () => () => 1,
  // All nations are alike to it.
  nation: () => () => 0,
  market: byCard((mind, id) => mind.taking(id, 'acquire')),
  // Cards that will not be played soon make room for others.
  cleanUp: byCard((mind, id) => WEIGHTS.kept - mind.keeping(id)),
  pay: payment,
  branch: branches, branches,
  may: willing, again: willing,
  order: abilities, trigger: abilities, solstice: abilities,
  protect: () => () => 1,
  ignore: ignored,
  acquire: byCard((mind, id) => mind.taking(id, 'acquire')),
  breakthrough,
  // A token lies well on what one would like to take.
  place: byCard((mind, id) => mind.taking(id, 'acquire')),
  discard: byCard((mind, id) => -mind.keeping(id)),
  fetch: playing, putTop: playing, find: playing, playFrom: playing, freePlay: playing,
  history: byCard((mind, id) => mind.retiring(id)),
  return: () => () => 1,
  garrison: byCard((mind, id) => WEIGHTS.kept - mind.keeping(id)),
  garrisonIn: playing,
  abandon: leastUsed, recall: leastUsed,
  exile: byCard((mind, id) => -mind.taking(id, 'acquire')),
  swapMarket: byCard((mind, id) => -mind.taking(id, 'acquire')),
  swapExile: byCard((mind, id) => mind.worth(id)),
  swapHand: byCard((mind, id) => -mind.keeping(id)),
  keep: byCard((mind, id) => mind.worth(id)), lookOrder: byCard((mind, id) => mind.worth(id)),
  give: byCard((mind, id) => -mind.worth(id)),
  useExhaust: readied,
  develop: byCard((mind, id) => mind.developing(id, false)), reshuffle: byCard((mind, id) => mind.developing(id, false)),
  readyExhaust: readied,
  declare: () => (option) => WEIGHTS.suit[option.split(' ')[1] as keyof typeof WEIGHTS.suit],
};
