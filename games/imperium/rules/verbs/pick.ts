import { ask, picked } from '../../../kit/agenda';
import type { ComponentId, Option } from '../../../kit/core';
import { fail, movedNow, type Call, type Verb } from '../../../kit/effect/run';
import type { Filter, Phrase, VerbNode } from '../../../kit/effect/syntax';
import { cardOf } from '../../catalogue';
import type { Ask } from '../../keys';
import type { Imperium } from '../../state';
import { CARD_PRICE_FORBIDS, SUMERIANS_REACH_GARRISON } from '../open';
import { inPlay, matches, player, quotient } from '../select';

/** Verbs that move chosen cards: one way to find the candidates, to ask and to count what was done. */

export interface Picking {
  ask: Ask;
  /** Zones searched when the text names none. */
  zones: readonly string[];
  /** Narrows the candidates beyond the text. */
  allowed?(g: Imperium, call: Call, id: ComponentId): boolean;
  /** Adapts the number in the text (price reductions). */
  number?(g: Imperium, call: Call, n: number): number;
  /** The order of the picks matters. */
  ordered?: true;
  /** Cards that are alike: only as many as needed are offered from each zone (unrest). */
  alike?: true;
  many?: true;
  apply(g: Imperium, call: Call, id: ComponentId): void;
  /** After all picks. */
  after?(g: Imperium, call: Call, ids: readonly ComponentId[]): void;
}

export const phraseOf = (node: VerbNode): Phrase => node.args[0] ?? {};

/** `3 per inPlay(production)`: the amount in front of a phrase, times the quotient. */
export function amount(g: Imperium, call: Call, phrase = phraseOf(call.node)): number {
  const n = typeof phrase.n === 'number' ? phrase.n : 1;
  return phrase.per ? n * quotient(g, phrase.per, call) : n;
}

/** `this`, `moved`, `@1ROM19`: cards that are named, so that nothing is chosen. */
function named(g: Imperium, call: Call): ComponentId[] | null {
  const { n, what, from, in: within } = phraseOf(call.node);
  if (n !== undefined || !what || from) return null;
  if (what.f === 'card') return inPlay(g, call.seat).includes(what.id) ? [what.id] : [];
  if (what.f !== 'word' || within) return null;
  if (what.word === 'this') return [call.self];
  if (what.word === 'moved') return movedNow(g).map(([id]) => id);
  return null;
}

/** `hand/discardPile` as zone names. */
export const zonesOf = (filter: Filter | undefined, otherwise: readonly string[]): readonly string[] =>
  !filter ? otherwise
    : filter.f === 'or' ? filter.of.flatMap((f) => zonesOf(f, []))
      : filter.f === 'word' ? [filter.word] : [];

/** The cards in one of a player's zones, or the market cards, by the notation's word. */
export function zone(g: Imperium, call: Pick<Call, 'seat'>, word: string): readonly ComponentId[] {
  const p = player(g, call.seat);
  switch (word) {
    case 'hand': return p.hand;
    case 'discardPile': return p.discard;
    case 'deck': return p.deck;
    case 'history': return p.history;
    case 'nation': return p.nationDeck;
    case 'playArea': return SUMERIANS_REACH_GARRISON ? [...p.play, ...Object.values(p.garrison).flat()] : p.play;
    case 'pinned': return p.play;
    case 'market': return g.market.flatMap((place) => place.card ?? []);
    case 'exile': return g.exile;
    case 'development': return p.development;
    default: throw new Error(`no zone ${word}`);
  }
}

/** The cards that may be chosen. `most`: how many alike cards of a zone are worth offering. */
export function candidates(g: Imperium, call: Call, picking: Picking, most: number): ComponentId[] {
  const { what, from } = phraseOf(call.node);
  return zonesOf(from, picking.zones).flatMap((word) => {
    // The card being played is no hand card any more when its price is paid (R6.1).
    const fitting = zone(g, call, word).filter((id) => !(word === 'hand' && id === call.self) && (!what || matches(g, id, what, call)) && (picking.allowed?.(g, call, id) ?? true));
    // A searched deck is seen in no order.
    const shown = word === 'deck' || word === 'nation' ? [...fitting].sort() : fitting;
    return picking.alike ? shown.slice(0, most) : shown;
  });
}

function wanted(g: Imperium, call: Call, picking: Picking): number {
  const { n } = phraseOf(call.node);
  if (call.frame.times !== undefined) return call.frame.times;
  if (n === 'all') return 999;
  const k = amount(g, call);
  return picking.number ? picking.number(g, call, k) : k;
}

const hasChoice = (node: VerbNode): boolean => phraseOf(node).n !== undefined && phraseOf(node).n !== 'all';

/** Makes a verb of a way to pick. */
export function pickingVerb(picking: Picking): Verb<Imperium> {
  return {
    ...(picking.many ? { many: true as const } : {}),
    chooses: (node) => (hasChoice(node) && phraseOf(node).n === 1) || phraseOf(node).in !== undefined,
    can(g, call) {
      const direct = named(g, call);
      if (direct) return direct.length > 0 && direct.every((id) => picking.allowed?.(g, call, id) ?? true);
      if (phraseOf(call.node).n === 'all') return true;
      const n = wanted(g, call, picking);
      return !CARD_PRICE_FORBIDS || candidates(g, call, picking, n).length >= (call.frame.times === undefined ? n : 1);
    },
    run(g, call) {
      const direct = named(g, call);
      if (direct) {
        for (const id of direct) picking.apply(g, call, id);
        picking.after?.(g, call, direct);
        if (direct.length === 0) fail(g);
        return;
      }
      const n = wanted(g, call, picking);
      const picks = picked(call.frame, call.seat);
      if (!picks) {
        const options: Option[] = candidates(g, call, picking, n);
        const all = phraseOf(call.node).n === 'all';
        return ask(g, call.frame, {
          seat: call.seat, stage: 'answer', ask: picking.ask, card: call.frame.card, node: call.node.id, options,
          min: call.frame.may ? 0 : Math.min(n, options.length), max: all ? options.length : n,
          ...(picking.ordered ? { ordered: true as const } : {}),
        });
      }
      for (const id of picks) picking.apply(g, call, id);
      picking.after?.(g, call, picks);
      const short = call.frame.may ? picks.length === 0 : phraseOf(call.node).n !== 'all' && picks.length < n;
      if (short) fail(g);
    },
  };
}

/** Is the ability being resolved the play effect of an unrest card? */
export const isUnrestPlay = (call: Call): boolean => cardOf(call.frame.card).suits.has('UNR');
