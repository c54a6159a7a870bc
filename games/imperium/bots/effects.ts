import { HIDDEN, type ComponentId } from '../../kit/core';
import type { Filter, Node, Phrase, VerbNode } from '../../kit/effect/syntax';
import { developable } from '../rules/develop';
import { count, holds, inPlay, isResource, matches, modifiers, others, player, playersWith, quotient, type Viewpoint } from '../rules/select';
import { zonesOf } from '../rules/verbs/pick';
import type { Judge } from './judge';
import { WEIGHTS } from './weights';

/** Values an effect's tree for the seat `at` stands for; the judge's seat, or one of the others. */
export function valueOf(judge: Judge, node: Node, at: Viewpoint): number {
  const inner = (n: Node, seat = at.seat): number => valueOf(judge, n, { ...at, seat });
  switch (node.k) {
    case 'seq': case 'both': return sum(node.of.map((n) => inner(n)));
    case 'step': {
      const total = sum(node.of.map((n) => inner(n)));
      return node.may || node.of.length > 1 ? Math.max(0, total) : total;
    }
    case 'choose': return node.any ? sum(node.of.map((n) => Math.max(0, inner(n)))) : Math.max(...node.of.map((n) => inner(n)));
    case 'block': return inner(node.body);
    case 'if':
      // Whether the card still to be revealed has the suit that was declared.
      if (node.when.c === 'word' && node.when.word === 'declared suit') return (inner(node.body) + (node.otherwise ? inner(node.otherwise) : 0)) / 2;
      return holds(judge.g, node.when, at) ? inner(node.body) : node.otherwise ? inner(node.otherwise) : 0;
    case 'times': {
      const n = node.n === 'all' ? 2 : node.n;
      return node.upTo ? n * Math.max(0, inner(node.body)) : n * inner(node.body);
    }
    case 'forEach': return count(judge.g, node.of, at) * inner(node.body);
    case 'who': {
      const rivals = sum(others(judge.g, judge.seat).map((seat) => inner(node.body, seat))) * -WEIGHTS.rival;
      return node.who === 'eachOther' ? rivals : node.who === 'allPlayers' ? rivals + inner(node.body) : inner(node.body);
    }
    // Who could not do what was demanded.
    case 'unable': return 0.3 * sum(others(judge.g, judge.seat).map((seat) => inner(node.body, seat))) * -WEIGHTS.rival;
    case 'while': return WEIGHTS.modifier;
    case 'insteadOf': return 0;
    case 'verb': return verbs[node.verb]?.({ judge, at, node, phrase: node.args[0] ?? {} }) ?? 0;
  }
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** A verb to be valued. */
interface Call { judge: Judge; at: Viewpoint; node: VerbNode; phrase: Phrase }

const number = ({ judge, at, phrase }: Call): number => {
  const n = typeof phrase.n === 'number' ? phrase.n : phrase.n === 'all' ? 3 : 1;
  return phrase.per ? n * quotient(judge.g, phrase.per, at) : n;
};

const token = ({ phrase }: Call): number =>
  (phrase.what?.f === 'word' && isResource(phrase.what.word) ? WEIGHTS.token[phrase.what.word] : 0);

/** Cards of the zones named that fit the text; hidden ones do not. */
function candidates({ judge: { g }, at, phrase }: Call, otherwise: string): ComponentId[] {
  const p = player(g, at.seat);
  const cards = zonesOf(phrase.from, [otherwise]).flatMap((word): readonly ComponentId[] => {
    switch (word) {
      case 'hand': return p.hand;
      case 'discardPile': return p.discard;
      case 'history': return p.history;
      case 'playArea': case 'pinned': return p.play;
      case 'market': return g.market.flatMap((place) => place.card ?? []);
      case 'exile': return g.exile;
      default: return [];
    }
  });
  return cards.filter((id) => id !== HIDDEN && id !== at.self && (!phrase.what || matches(g, id, phrase.what, at)));
}

/** The best of the values; `none` when there is nothing to choose from. */
const best = (values: readonly number[], none = 0): number => (values.length ? Math.max(...values) : none);

const isWord = (filter: Filter | undefined, word: string): boolean => filter?.f === 'word' && filter.word === word;

/** Cards that leave the own side, cheapest first: `n` of them, or as many as there are. */
const cheapest = (values: readonly number[], n: number): number => sum([...values].sort((a, b) => a - b).slice(0, n));

/** Other seats that a steal names. */
const robbed = ({ judge: { g }, at, phrase: { from } }: Call): number[] =>
  (from?.f === 'call' && from.name === 'players' && from.arg?.what ? playersWith(g, from.arg.what, at) : others(g, at.seat));

function acquiring(call: Call): number {
  const { judge, at } = call;
  const exiled = modifiers(judge.g, at.seat, 'allow').flatMap((v) => v.args[0]?.verb?.args[0]?.what ?? []);
  const more = judge.g.exile.filter((id) => exiled.some((what) => matches(judge.g, id, what, at)));
  return best([...candidates(call, 'market'), ...more].map((id) => judge.taking(id, 'acquire')));
}

function breaking(call: Call): number {
  const { judge, phrase } = call;
  const suits = Object.entries(WEIGHTS.suit).filter(([suit]) => mentions(phrase.what, suit)).map(([, value]) => value);
  return best([...suits, ...candidates({ ...call, phrase: { ...phrase, from: undefined } }, 'market').map((id) => judge.taking(id, 'breakthrough'))]);
}

const mentions = (filter: Filter | undefined, word: string): boolean =>
  filter?.f === 'or' ? filter.of.some((f) => mentions(f, word)) : isWord(filter, word);

/** Verbs by name, for their doer; those left out are worth nothing either way. */
const verbs: Readonly<Record<string, (call: Call) => number>> = {
  gain: (call) => number(call) * token(call),
  pay: (call) => -number(call) * token(call),
  steal: (call) => {
    const { judge: { g }, phrase: { what } } = call;
    if (what?.f !== 'word' || !isResource(what.word)) return 0;
    const resource = what.word;
    return sum(robbed(call).map((seat) => Math.min(number(call), player(g, seat)[resource]))) * token(call) * (1 + WEIGHTS.rival);
  },
  place: (call) => number(call) * token(call) * 0.4,
  gainAction: (call) => number(call) * WEIGHTS.action,
  spendAction: (call) => -number(call) * WEIGHTS.action,
  readyExhaust: ({ judge: { g }, at }) => (player(g, at.seat).exhausted.length ? WEIGHTS.exhaust : 0),
  doubleGain: () => WEIGHTS.token.material * 2,
  draw: (call) => number(call) * WEIGHTS.draw,
  drawIfAble: (call) => Math.min(number(call), player(call.judge.g, call.at.seat).deck.length) * WEIGHTS.draw,
  fetch: (call) => (candidates(call, 'discardPile').length ? number(call) * WEIGHTS.fetch : 0),
  putTop: (call) => number(call) * (isWord(call.phrase.from, 'discardPile') ? WEIGHTS.putTop : -WEIGHTS.putTop),
  discard: (call) => {
    const { judge, at } = call;
    if (call.phrase.n === undefined && !isWord(call.phrase.what, 'moved')) return 0;
    if (at.seat !== judge.seat) return -number(call) * WEIGHTS.discard;
    return -cheapest(candidates(call, 'hand').map((id) => Math.max(0, judge.keeping(id))), number(call));
  },
  history: (call) => {
    const { judge, at, phrase } = call;
    if (isWord(phrase.what, 'this') && !phrase.from) return judge.retiring(at.self);
    if (phrase.what?.f === 'card' || isWord(phrase.what, 'moved')) return 0;
    const values = candidates(call, 'hand').map((id) => judge.retiring(id)).sort((a, b) => b - a);
    return sum(values.slice(0, number(call)));
  },
  garrison: (call) => {
    const { judge, at, phrase } = call;
    if (phrase.in) return inPlay(judge.g, at.seat).some((id) => phrase.in && matches(judge.g, id, phrase.in, at)) ? WEIGHTS.garrison : 0;
    return candidates(call, 'hand').some((id) => judge.keeping(id) < WEIGHTS.kept) ? WEIGHTS.garrison : 0;
  },
  abandon: (call) => {
    const { judge, at, phrase } = call;
    if (isWord(phrase.what, 'this') || phrase.what?.f === 'card') return -WEIGHTS.abandon;
    const here = player(judge.g, at.seat).play.filter((id) => !phrase.what || matches(judge.g, id, phrase.what, at)).length;
    return -Math.min(number(call), here) * WEIGHTS.abandon;
  },
  recall: ({ judge, at, phrase }) =>
    (player(judge.g, at.seat).play.some((id) => !phrase.what || matches(judge.g, id, phrase.what, at)) ? -WEIGHTS.recall : 0),
  return: (call) => {
    const { judge, at, phrase } = call;
    if (isWord(phrase.what, 'this')) return judge.worth(at.self) * -1;
    const there = candidates(call, 'hand').length + (mentions(phrase.from, 'deck') ? 1 : 0);
    return Math.min(number(call), there) * (WEIGHTS.unrest + 2);
  },
  takeUnrest: (call) => -number(call) * (WEIGHTS.unrest + 2),
  exile: (call) => (isWord(call.phrase.from, 'market') ? WEIGHTS.exile : isWord(call.phrase.what, 'this') ? -Math.max(0, call.judge.worth(call.at.self)) * 0.3 : 0),
  give: (call) => {
    const values = candidates(call, 'hand').map((id) => call.judge.worth(id));
    return values.length ? -Math.min(...values) * others(call.judge.g, call.at.seat).length * 0.7 : 0;
  },
  find: () => WEIGHTS.find,
  keep: ({ judge: { g } }) => (g.fame.length ? WEIGHTS.keep : 0),
  takeFame: ({ judge, at }) => (judge.g.fame.length ? WEIGHTS.fame : kings(judge, at)),
  reveal: () => WEIGHTS.gamble,
  swap: () => WEIGHTS.swap,
  useExhaustOf: () => WEIGHTS.borrow,
  triggerPlayEffect: () => WEIGHTS.borrow,
  play: (call) => best(candidates(call, 'hand').map((id) => call.judge.playing(id) ?? 0)) - WEIGHTS.action * 0.5,
  freePlay: (call) => best(candidates(call, 'hand').map((id) => call.judge.playing(id) ?? 0)),
  develop: ({ judge, at, phrase }) => {
    const free = isWord(phrase.what, 'free');
    const p = player(judge.g, at.seat);
    return best((free ? p.development : developable(judge.g, at.seat)).map((id) => judge.developing(id, free)));
  },
  nationTop: ({ judge: { g }, at }) => (player(g, at.seat).nationDeck.length + (player(g, at.seat).accession ? 1 : 0) ? WEIGHTS.nation : 0),
  acquire: acquiring,
  breakthrough: breaking,
  handSize: (call) => number(call) * WEIGHTS.handSize,
  loseIcon: () => WEIGHTS.modifier, allow: () => WEIGHTS.modifier, reduceCost: () => WEIGHTS.modifier,
  ignoreAttack: () => WEIGHTS.ignoreAttack,
  triggerScoring: ({ judge }) => (judge.g.ending ? 0 : judge.ahead() ? WEIGHTS.ending : -WEIGHTS.ending),
};

/** King of Kings instead of a fame card (R13.1): the last one ends the game. */
function kings(judge: Judge, at: Viewpoint): number {
  if (player(judge.g, at.seat).kingOfKings) return 0;
  const points = player(judge.g, at.seat).state === 'barbarian' ? 4 : 3;
  return judge.g.kings === '1FAM9A' && !judge.g.ending ? points + (judge.ahead() ? WEIGHTS.ending : -WEIGHTS.ending) : points;
}
