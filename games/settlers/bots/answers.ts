import { EFFECT_OPTIONS } from '../../kit/effect/optionKinds';
import type { Node } from '../../kit/effect/syntax';
import type { ComponentId, Option, Question } from '../../kit/core';
import { CARDS, cardOf } from '../lookup';
import { DEALS, TURN_OPTIONS, WAYS } from '../optionKinds';
import type { ASKS } from '../keys';
import { VERBS } from '../verbs';
import type { Evaluation } from './evaluation';
import { mostWorth, none, type Ranking } from './ranking';

function inTurn(evaluation: Evaluation, option: Option): number {
  const move = TURN_OPTIONS.read(option);
  switch (move?.kind) {
    case 'build':
      return move.values[1] ? -1 : evaluation.building(move.values[0]) - evaluation.costs(move.values[0]);
    case 'deal':
      return move.values[1] ? -1 : evaluation.dealing(move.values[0]);
    case 'raze':
      return evaluation.razeAction(move.values[0]);
    case 'activate':
      // What is done in any case is best done first, because it pays for the rest.
      return move.values[1] ? -1 : evaluation.activating(move.values[0]) + 0.1;
    case 'exchange':
      return evaluation.exchanging();
    case 'place':
      return placing(evaluation, move.values[0], move.values[1]);
    default:
      return 0;
  }
}

/** Ranks passing last, as long as something that would be lost can be used. */
const turn: Ranking = (evaluation, { options }) => {
  const isOver = options.every((option) => inTurn(evaluation, option) <= 0);
  const now = isOver ? evaluation.last() : evaluation;
  return (option) => inTurn(now, option);
};

function placing(evaluation: Evaluation, what: string, id: ComponentId): number {
  if (what === 'defence') return 0.02 + evaluation.worth(id) / 1000;
  if (what === 'samurai') return evaluation.roundsLeft > 0 && evaluation.me.goods.worker > 2 ? 0.01 : -1;
  const text = cardOf(id).abilities.find(({ triggers }) => triggers.length > 0);
  return text ? evaluation.of(text.effect) - 0.3 : -1;
}

/** Prefers the payment of least value. */
const payment: Ranking = (evaluation) => (option) => {
  const way = WAYS.read(option);
  if (!way) return -100;
  const goods = Object.entries(way.goods).reduce((sum, [good, n]) => sum + evaluation.good(good) * n, 0);
  const thing = way.thing;
  if (!thing) return -goods;
  const lost =
    thing.kind === 'location'
      ? evaluation.keeping(thing.id)
      : thing.kind === 'handCard'
        ? evaluation.inHand(thing.id)
        : thing.kind === 'foundation'
          ? 0
          : evaluation.dealWorth(thing.kind === 'route' ? DEALS.of('route', thing.id) : thing.id);
  return -goods - lost;
};

const branches = (q: Question): readonly Node[] => {
  const node = q.card === undefined || q.node === undefined ? undefined : CARDS.get(q.card)?.nodes.get(q.node);
  return node?.kind === 'choose' ? node.of : [];
};

/** Rankings for what the rules themselves ask. */
const ASKED: Readonly<Record<(typeof ASKS)[number], Ranking>> = {
  ready: none,
  faction: none,
  lookout: mostWorth,
  keepOne: mostWorth,
  turn,
  pay: payment,
  deck: (evaluation) => (option) => ((option === 'faction') === evaluation.lacksGround() ? 0 : 1),
  source: none,
  exchange: (evaluation) => (option) =>
    option === 'stop' ? 2 * evaluation.good('worker') : evaluation.exchanged(option),
  again: (evaluation, q) => (option) => (option === 'again' ? evaluation.activating(q.card ?? '') : 0),
  order: none,
  branch: (evaluation, q) => (option) => {
    const at = EFFECT_OPTIONS.readAs('branch', option)?.[0] ?? 0;
    const branch = branches(q)[at];
    return branch ? evaluation.of(branch) : 0;
  },
  may: () => (option) => (option === 'yes' ? 1 : 0),
  victim: (evaluation) => (option) => -evaluation.keeping(option),
  afterwards: (evaluation) => (option) => inTurn(evaluation, option),
};

/** One ranking for each question. */
export const RANKINGS = new Map<string, Ranking>(
  [ASKED, ...VERBS.map((verb) => verb.asks)].flatMap((asked) => Object.entries(asked)),
);
