import type { Question } from '../../kit/core';
import { AGAIN, EFFECT_OPTIONS, NO, YES } from '../../kit/effect/optionKinds';
import type { Node } from '../../kit/effect/syntax';
import { cardOf, CARDS, nodeOf } from '../lookup';
import type { ASKS } from '../keys';
import { ANSWER_OPTIONS, PASS, TURN_OPTIONS } from '../optionKinds';
import { player } from '../rules/select';
import { handSize } from '../rules/turn';
import { VERBS } from '../verbs';
import type { Evaluation } from './evaluation';
import { anyOption, bestDeveloped, madeRoom, type Ranking } from './ranking';
import { WEIGHTS } from './weights';

/** The node of an effect that asks. */
const nodeOfQuestion = (q: Question): Node | null =>
  q.card !== undefined && q.node !== undefined ? nodeOf(q.card, q.node) : null;

const valueAt = (evaluation: Evaluation, q: Question, node: Node): number =>
  evaluation.value(node, { seat: evaluation.seat, self: q.card ?? '' });

/** Ranks yes above no when the rest of the effect has a positive value. */
const willing: Ranking = (evaluation, q) => {
  const node = nodeOfQuestion(q);
  const inside = node?.kind === 'step' ? node.of : node?.kind === 'times' ? [node.body] : [];
  const good = inside.reduce((sum, n) => sum + valueAt(evaluation, q, n), 0);
  return (option) => (option === YES || option === AGAIN ? good : 0);
};

const branches: Ranking = (evaluation, q) => {
  const node = nodeOfQuestion(q);
  return (option) => {
    const branch = node?.kind === 'choose' ? node.of[EFFECT_OPTIONS.readAs('branch', option)?.[0] ?? -1] : undefined;
    return branch ? valueAt(evaluation, q, branch) : 0;
  };
};

const abilities: Ranking = (evaluation) => (option) => {
  const [id, index] = ANSWER_OPTIONS.readAs('ability', option) ?? ['', 0];
  const ability = CARDS.get(id)?.abilities[index];
  return ability ? evaluation.ability(id, ability) : 0;
};

/** Ranks the cheapest payment highest. */
const payment: Ranking = () => (option) => {
  const [material, population, progress] = ANSWER_OPTIONS.readAs('pay', option) ?? [0, 0, 0];
  return -(
    material * WEIGHTS.token.material +
    population * WEIGHTS.token.population +
    progress * WEIGHTS.token.progress
  );
};

/** The value of the best plays of this turn: as many as there are actions, and all free ones. */
function plan(evaluation: Evaluation): number {
  const p = player(evaluation.g, evaluation.seat);
  const plays = p.hand
    .map((id) => ({ value: evaluation.playing(id) ?? 0, free: cardOf(id).freePlay }))
    .filter(({ value }) => value > 0);
  const priced = plays
    .filter(({ free }) => !free)
    .map(({ value }) => value)
    .sort((a, b) => b - a)
    .slice(0, p.actions);
  return [...priced, ...plays.filter(({ free }) => free).map(({ value }) => value)].reduce(
    (sum, value) => sum + value,
    0,
  );
}

/** Ranks the best play highest; a play that takes no action comes before the others. */
const turn: Ranking = (evaluation, q) => {
  const p = player(evaluation.g, evaluation.seat);
  const begun = !q.options.includes(TURN_OPTIONS.of('innovate'));
  const planned = begun ? 0 : plan(evaluation);
  return (option) => {
    const move = TURN_OPTIONS.read(option);
    switch (move?.kind) {
      case 'playCard': {
        const [id] = move.values;
        const value = (evaluation.playing(id) ?? 0) - evaluation.awaited(id) - WEIGHTS.done;
        return value > 0 && cardOf(id).freePlay ? value + 20 : value;
      }
      case 'exhaust': {
        const [id] = move.values;
        const ability = cardOf(id).abilities.find((a) => a.timing === 'exhaust' && a.triggers.length === 0);
        const value = ability ? evaluation.ability(id, ability) - WEIGHTS.done : 0;
        return value > 0 ? value + 10 : value;
      }
      case 'innovate': {
        const found = Math.max(
          ...(['REG', 'UNC', 'CIV', 'TRI'] as const).map((suit) => WEIGHTS.suit[suit]),
          ...evaluation.g.market.map((place) => (place.card ? evaluation.taking(place.card, 'breakthrough') : 0)),
        );
        return found > planned ? 100 + found : -1;
      }
      case 'revolt': {
        const unrest = p.hand.filter((card) => cardOf(card).suits.has('UNR')).length;
        const relief = -evaluation.unrest(-unrest);
        return relief > planned ? 100 + relief : -1;
      }
      default:
        return 0;
    }
  };
};

/**
 * Ranks cards for the clean-up discard. Cards that will not be played soon make room for others, unless drawing the new
 * ones empties the deck once more than necessary.
 */
const cleanUp: Ranking = (evaluation, q) => {
  const { g, seat } = evaluation;
  const { hand, deck, discard } = player(g, seat);
  const room = madeRoom(evaluation, q);
  const cost = evaluation.emptied(seat);
  if (cost === 0) return room;
  const size = handSize(g, seat);
  /** How often the deck runs out when n cards are discarded: before the discard pile is shuffled, and after. */
  const emptied = (n: number): number => {
    const draws = Math.max(0, size - hand.length + n);
    const first = deck.length > 0 && draws >= deck.length;
    const again = draws > deck.length && draws - deck.length >= discard.length + n && discard.length + n > 0;
    return Number(first) + Number(again);
  };
  const best = hand.map((id) => ({ id, value: room(id) })).sort((a, b) => b.value - a.value);
  const worth = (n: number): number => best.slice(0, n).reduce((all, { value }) => all + value, 0) + cost * emptied(n);
  const numbers = [...best.keys(), best.length];
  const n = numbers.reduce((a, b) => (worth(b) > worth(a) ? b : a), 0);
  const made = new Set(best.slice(0, n).map(({ id }) => id));
  return (option) => (made.has(option) ? Math.max(room(option), WEIGHTS.done) : 0);
};

/** Rankings for what the rules themselves ask. */
const ASKED: Readonly<Record<(typeof ASKS)[number], Ranking>> = {
  turn,
  ready: anyOption,
  // All nations have the same value.
  nation: () => () => 0,
  cleanUp,
  pay: payment,
  branch: branches,
  branches,
  may: willing,
  again: willing,
  order: abilities,
  trigger: abilities,
  solstice: abilities,
  protect: () => (option) => (option === PASS ? 0 : 1),
  unprotected: () => (option) => (option === NO ? 1 : 0),
  reshuffle: bestDeveloped,
};

/** One ranking for each question. */
export const RANKINGS = new Map<string, Ranking>(
  [ASKED, ...VERBS.map((verb) => verb.asks)].flatMap((asked) => Object.entries(asked)),
);
