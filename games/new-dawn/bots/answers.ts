import { EFFECT_OPTIONS } from '../../kit/effect/optionKinds';
import { cardOf } from '../lookup';
import type { ASKS } from '../keys';
import { NUMBER, PAYMENT, TEXT, TURN_OPTIONS, TURNED } from '../optionKinds';
import { isCapital } from '../rules/select';
import { spendable } from '../rules/trade';
import { groundsOf } from '../tile';
import { hexOf } from '../hex';
import { VERBS } from '../verbs';
import { byCard, byLevel, byTrade, leastMissed, none, type Ranking } from './ranking';
import { WEIGHTS } from './weights';
import { Planning } from './planning';
import { Yields } from './yields';

const turn: Ranking = (evaluation) => {
  const planning = new Planning(evaluation);
  return (option) => {
    const move = TURN_OPTIONS.read(option);
    if (move?.kind === 'focus') return planning.resolving(move.values[1]);
    return move ? using(...move.values) : 0;
  };
};

/** Texts that the bot always uses first. Other texts help only a player who thinks ahead. */
const USED: ReadonlySet<string> = new Set([
  'place',
  'destroy',
  'convert',
  'resolveOther',
  'resolveAgain',
  'resolveAlso',
]);
function using(card: string, ability: number): number {
  const { effect } = cardOf(card).abilities[ability] ?? {};
  return effect?.kind === 'verb' && USED.has(effect.verb) ? WEIGHTS.agenda : -1;
}

const after: Ranking = () => (option) => {
  const [card, ability] = TEXT.read(option) ?? ['', 0];
  return using(card, ability);
};

/** Prefers the alternative of highest value. */
const branch: Ranking = (evaluation, q) => {
  const node = cardOf(q.card ?? '').nodes.get(q.node ?? -1);
  const yields = Yields.now(evaluation);
  return (option) => {
    const [i = 0] = EFFECT_OPTIONS.readAs('branch', option) ?? [];
    const part = node?.kind === 'choose' ? node.of[i] : undefined;
    return part && yields ? yields.of(part) : 0;
  };
};

/** Spends tokens where they turn a fight, and no more than that takes. */
const spend: Ranking = ({ g, seat }, q) => {
  const { attack, defence } = q.params ?? {};
  const lacks = g.current === seat ? Number(defence) - Number(attack) + 1 : Number(attack) - Number(defence);
  const offered = q.options.map((option) => NUMBER.read(option)?.[0] ?? 0);
  const wanted = offered.includes(lacks) ? lacks : 0;
  return (option) => (NUMBER.read(option)?.[0] === wanted ? 1 : 0);
};

const pay: Ranking = (evaluation) => (option) =>
  -PAYMENT.read(option).reduce((sum, name) => sum + evaluation.spending(name), 0);

/** Prefers the capital for wonders, because it never leaves the map (C10.20). */
const site: Ranking =
  ({ g }) =>
  (space) =>
    isCapital(g, space) ? 1 : 0;

/** Prefers the tile with most resources; `near` prefers a place near the middle of the map. */
const tile: Ranking = () => (option) => {
  const [id = '', side = 'A', rot = 0] = TURNED.read(option) ?? [];
  return groundsOf({ tile: id, side, rot, q: 0, r: 0 }).filter(([, { resource }]) => resource).length;
};
const near: Ranking = () => (space) => {
  const { q, r } = hexOf(space);
  return -(Math.abs(q) + Math.abs(r) + Math.abs(q + r));
};

/** Rankings for what the rules themselves ask. */
const ASKED: Readonly<Record<(typeof ASKS)[number], Ranking>> = {
  ready: none,
  leader: none,
  layTile: tile,
  layAt: near,
  capital: none,
  turn,
  after,
  branch,
  tradeTo: byTrade,
  mount: byTrade,
  stealTrade: () => () => WEIGHTS.trade,
  loseTrade: (evaluation) => (card) => -evaluation.trade(card),
  reuse: leastMissed,
  gainCard: byLevel,
  takeCard: byCard,
  returnCard: none,
  pay,
  site,
  spend,
  defendWith:
    ({ g, seat }) =>
    (card) =>
      spendable(g, seat, card, true),
  liberate: () => (option) => (option === 'conquer' ? 1 : 0),
  instead: () => () => 1,
  whichBarbarian: none,
};

/** One ranking for each question. */
export const RANKINGS = new Map<string, Ranking>(
  [ASKED, ...VERBS.map((verb) => verb.asks)].flatMap((asked) => Object.entries(asked)),
);
