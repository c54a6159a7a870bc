import { EFFECT_OPTIONS } from '../../kit/effect/optionKinds';
import type { Node } from '../../kit/effect/syntax';
import type { ComponentId, Question } from '../../kit/core';
import { CARDS, cardOf } from '../lookup';
import { TURN_OPTIONS, WAYS } from '../optionKinds';
import type { ASKS } from '../keys';
import { VERBS } from '../verbs';
import type { Evaluation } from './evaluation';
import { mostWorth, none, type Ranking } from './ranking';

/** What a price takes: goods, and a location or a card. */
function costs(evaluation: Evaluation, id: ComponentId): number {
  const { wood = 0, stone = 0, food = 0, location = 0 } = cardOf(id).cost;
  const goods = wood * evaluation.good('wood') + stone * evaluation.good('stone') + food * evaluation.good('food');
  return goods + (location > 0 ? evaluation.cheapest() : 0) + evaluation.inHand(id);
}

const turn: Ranking = (evaluation) => (option) => {
  const move = TURN_OPTIONS.read(option);
  switch (move?.kind) {
    case 'build':
      return move.values[1] ? -1 : evaluation.building(move.values[0]) - costs(evaluation, move.values[0]);
    case 'deal':
      return move.values[1] ? -1 : evaluation.dealing(move.values[0]);
    case 'raze':
      return evaluation.razeAction(move.values[0]);
    case 'activate':
      // What is done anyway may as well be done first: it pays for the rest.
      return move.values[1] ? -1 : evaluation.activating(move.values[0]) + 0.1;
    case 'exchange':
      return 0.05;
    case 'place':
      return placing(evaluation, move.values[0], move.values[1]);
    default:
      return 0;
  }
};

function placing(evaluation: Evaluation, what: string, id: ComponentId): number {
  if (what === 'defence') return 0.02 + evaluation.worth(id) / 1000;
  if (what === 'samurai') return evaluation.roundsLeft > 0 && evaluation.me.goods.worker > 2 ? 0.01 : -1;
  const text = cardOf(id).abilities.find(({ triggers }) => triggers.length > 0);
  return text ? evaluation.of(text.effect) - 0.3 : -1;
}

/** The way that takes least. */
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
          : evaluation.dealWorth(thing.kind === 'route' ? `route ${thing.id}` : thing.id);
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
  deck: () => (option) => (option === 'faction' ? 1 : 0),
  source: none,
  exchange: (evaluation) => (option) => {
    if (option === 'stop') return 0.1;
    const { goods } = evaluation.me;
    // What there is least of is missed most.
    if (option === 'card') return evaluation.roundsLeft > 0 && evaluation.me.hand.length < 2 ? 1 : 0;
    return evaluation.good(option) - goods[option as 'wood'] * 0.1;
  },
  again: (evaluation, q) => (option) => (option === 'again' ? evaluation.activating(q.card ?? '') : 0),
  order: none,
  branch: (evaluation, q) => (option) => {
    const at = EFFECT_OPTIONS.readAs('branch', option)?.[0] ?? 0;
    const branch = branches(q)[at];
    return branch ? evaluation.of(branch) : 0;
  },
  may: () => (option) => (option === 'yes' ? 1 : 0),
  victim: (evaluation) => (option) => -evaluation.keeping(option),
};

/** One ranking for each thing that may be asked. */
export const RANKINGS = new Map<string, Ranking>(
  [ASKED, ...VERBS.map((verb) => verb.asks)].flatMap((asked) => Object.entries(asked)),
);
