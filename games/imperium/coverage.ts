import { inside, walk, type Node } from '../kit/effect/syntax';
import type { Coverage, CoveredCard, Meeting } from '../kit/tooling';
import type { Card } from './card';
import { ruleEffects } from './cards/rules';
import { stateCards } from './cards/state';
import { CARDS } from './catalogue';
import type { Imperium } from './state';
import { verbNamed } from './verbs';

/** What abilities replace: the first word of `insteadOf(WHAT: ...)`. */
const REPLACED: ReadonlySet<string> = new Set(['history', 'place', 'gain']);

/** Words of the card's effects that the rules do not carry out; empty when the card is implemented. */
export function missingIn(card: Card): string[] {
  const missing = new Set<string>();
  const look = (node: Node): void => {
    if (node.kind === 'insteadOf') {
      const what = node.what.verb?.verb ?? (node.what.what?.kind === 'word' ? node.what.what.word : '?');
      if (!REPLACED.has(what)) missing.add(`insteadOf(${what})`);
      // The replaced word finds the replacing effect. For `history: discard` that is all.
      if (what !== 'history') inside(node).forEach((inner) => walk(inner, look));
    } else if (node.kind === 'verb' && verbNamed(node.verb).run === 'planned') missing.add(node.verb);
  };
  for (const { cost, effect } of card.abilities) {
    if (cost) walk(cost, look);
    walk(effect, look);
  }
  return [...missing].sort();
}

/**
 * How the card has to be met in simulated games. Power, journey and nadir cards are in play without being played; an
 * unplayable card gets no further than a hand.
 */
const wanted = ({ facts, unplayable }: Card): Meeting =>
  facts.start === 'in-play' || facts.keywords?.includes('into-play-when-gained')
    ? 'inPlay'
    : unplayable
      ? 'inHand'
      : 'played';

/** The card as the coverage page lists it. */
export const coveredOf = (card: Card): CoveredCard => ({
  id: card.id,
  name: card.facts.name.en,
  group: `${card.box === 'classics' ? 'Classics' : 'Legends'}: ${card.nation ?? 'common cards'}`,
  missing: missingIn(card),
  wanted: wanted(card),
  confidence: card.facts.confidence ?? {},
});

/** Events that tell of cards played or resolved. */
const PLAYED: ReadonlySet<string> = new Set(['play', 'freePlay', 'kingOfKings']);

/** Imperium's part of the coverage page. */
export const coverage: Coverage<Imperium> = {
  legend: [
    '**implemented**: every verb of its effects can be played.',
    '**played**, **in play**, **in hand**: in how many of the random games it was. Power and journey cards have to be met in play, cards that cannot be played in hand.',
  ],
  variants: [{ box: 'classics' }, { box: 'legends' }],
  cards() {
    // The sides of the state card and the rules' own effects are no cards to be met.
    const none = new Set([...ruleEffects, ...stateCards].map(({ id }) => id));
    return [...CARDS.values()].filter(({ id }) => !none.has(id)).map(coveredOf);
  },
  isNamed: ({ id, name }, text) =>
    new RegExp(`\\b${id}\\b`).test(text) || new RegExp(`(?<![\\w])${escaped(name)}(?![\\w])`).test(text),
  note(g, fresh, met) {
    for (const { k, cards } of fresh) if (PLAYED.has(k)) cards?.forEach((id) => met('played', id));
    for (const p of g.players) {
      for (const id of p.hand) met('inHand', id);
      for (const id of p.play) met('inPlay', id);
      if (p.power) met('inPlay', p.power);
      if (p.below[0]) met('inPlay', p.below[0]);
    }
  },
};

const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
