import type { ComponentId, Option, Refusal } from '../../kit/core';
import { after } from '../../kit/effect/possible';
import { fail, movedNow } from '../../kit/effect/run';
import type { Args } from '../../kit/effect/signature';
import type { Filter, Argument, VerbNode } from '../../kit/effect/syntax';
import type { Call, Verb } from '../../kit/effect/verb';
import type { Ranking } from '../bots/ranking';
import { cardOf } from '../lookup';
import { CARD_PRICE_FORBIDS } from '../rules/open';
import { activeQuests, inPlay, matches, quotient, weightOf } from '../rules/select';
import type { Imperium } from '../state';
import { zones } from '../zones';

/** The common part of verbs that move chosen cards: finding the candidates, asking, counting what was done. */

export interface Picking<Q extends string> {
  /** The question, and how a bot ranks its options. */
  asks: Readonly<Record<Q, Ranking>>;
  /** Zones searched when the text names none. */
  zones: readonly string[];
  /** More candidates, wherever they lie. */
  besides?(g: Imperium, call: Call): ComponentId[];
  /** Rejects candidates that the text alone would allow. */
  allowed?(g: Imperium, call: Call, id: ComponentId): boolean;
  /** Changes the number in the text (price reductions). */
  number?(g: Imperium, call: Call, n: number): number;
  /** Whether the order of the picks matters. */
  ordered?: true;
  /** The cards are alike (unrest), so that only as many as needed are offered from each zone. */
  alike?: true;
  many?: true;
  apply(g: Imperium, call: Call, id: ComponentId): void;
  /** Called after all picks. */
  after?(g: Imperium, call: Call, ids: readonly ComponentId[]): void;
}

/** The argument that says what is picked. */
export const phraseOf = (node: VerbNode): Argument => node.args[0] ?? {};

/** The amount in front of a phrase, times the quotient: `3 per inPlay(production)`. */
export function amount(g: Imperium, call: Call, phrase = phraseOf(call.node)): number {
  const n = typeof phrase.n === 'number' ? phrase.n : 1;
  return phrase.per ? n * quotient(g, phrase.per, call) : n;
}

/** The cards that are named, so that nothing is chosen: `this`, `moved`, `@1ROM19`. Null for any other text. */
function named(g: Imperium, call: Call): ComponentId[] | null {
  const { n, what, from, in: within } = phraseOf(call.node);
  if (n !== undefined || !what || from) return null;
  if (what.kind === 'card') return inPlay(g, call.seat).includes(what.id) ? [what.id] : [];
  if (what.kind !== 'word' || within) return null;
  if (what.word === 'this') return [call.self];
  if (what.word === 'moved') return movedNow(g).map(([id]) => id);
  return null;
}

/** `hand/discardPile` as zone names. */
export const zonesOf = (filter: Filter | undefined, otherwise: readonly string[]): readonly string[] =>
  !filter
    ? otherwise
    : filter.kind === 'or'
      ? filter.of.flatMap((f) => zonesOf(f, []))
      : filter.kind === 'word'
        ? [filter.word]
        : [];

/** The cards of one of a player's zones, or of the market, by the notation's word. */
export const zone = (g: Imperium, call: Pick<Call, 'seat'>, word: string): readonly ComponentId[] =>
  word === 'activeQuest' ? activeQuests(g, call.seat) : zones.reached(g, word, call.seat);

/** The zones in which a text looks for cards: those that it names, that its selector implies, or else the verb's own. */
function searched(call: Call, { zones: otherwise }: Pick<Picking<never>, 'zones'>): readonly string[] {
  const { what, from } = phraseOf(call.node);
  return zonesOf(from, (what && homesOf(what)) ?? otherwise);
}

/** The cards that may be chosen. `most`: how many alike cards are offered from each zone. */
export function candidates(
  g: Imperium,
  call: Call,
  picking: Pick<Picking<never>, 'zones' | 'allowed' | 'alike' | 'besides'>,
  most: number,
): ComponentId[] {
  const { what } = phraseOf(call.node);
  const found: ComponentId[] = [];
  for (const word of searched(call, picking)) {
    // The card that is being played is not a hand card any more when its price is paid (R6.1).
    const fitting = zone(g, call, word).filter(
      (id) =>
        !(word === 'hand' && id === call.self) &&
        (!what || matches(g, id, what, call)) &&
        (picking.allowed?.(g, call, id) ?? true),
    );
    // The order of a searched deck stays hidden.
    if (word === 'deck' || word === 'nation') fitting.sort();
    addTo(found, picking.alike ? fitting.slice(0, most) : fitting);
  }
  if (picking.besides) addTo(found, picking.besides(g, call));
  return found;
}

/** Adds the cards that are not in the list yet; several zone words may reach the same card. */
function addTo(found: ComponentId[], more: readonly ComponentId[]): void {
  for (const id of more) if (!found.includes(id)) found.push(id);
}

/** Zones that a selector implies, as `garrisonedHere(knight)` does; null when it implies none. */
export function homesOf(what: Filter): string[] | null {
  if (what.kind === 'or') {
    const homes = what.of.map(homesOf);
    return homes.every((home) => home !== null) ? homes.flat() : null;
  }
  if (what.kind !== 'call') return null;
  if (what.name === 'garrisonedHere' || what.name === 'garrisonedIn') return ['garrison'];
  return what.name === 'inHand' ? ['hand'] : null;
}

/** How many of the demanded cards these count as (R13.6). */
const weightIn = (g: Imperium, call: Call, ids: readonly ComponentId[]): number => {
  const { what } = phraseOf(call.node);
  return ids.reduce((sum, id) => sum + (what ? weightOf(g, id, what, call) : 1), 0);
};

function wanted(g: Imperium, call: Call, picking: Pick<Picking<never>, 'number'>): number {
  const { n } = phraseOf(call.node);
  if (call.frame.times !== undefined) return call.frame.times;
  if (n === 'all') return 999;
  const k = amount(g, call);
  return picking.number ? picking.number(g, call, k) : k;
}

/** Own zones that the player sees. Moving a card out of them needs neither chance nor a hidden card. */
const SEEN_ZONES: ReadonlySet<string> = new Set(['hand', 'discardPile', 'history', 'playArea', 'pinned', 'garrison']);

/** Whether all candidates lie in such zones. */
const isSeen = (call: Call, picking: Pick<Picking<never>, 'zones'>): boolean =>
  searched(call, picking).every((word) => SEEN_ZONES.has(word));

/** Makes what a verb that picks cards does. Its arguments and its words are its own. */
export function picking<const Q extends string>(
  how: Picking<Q>,
): Pick<Verb<Imperium, Args, Q>, 'run' | 'can' | 'lacks' | 'atAll' | 'outcomes' | 'chooses' | 'many'> & {
  asks: Readonly<Record<Q, Ranking>>;
} & {
  run(g: Imperium, call: Call<Args, Q>): void;
} {
  // The one question of `asks`.
  const [question] = Object.keys(how.asks) as [Q];
  return {
    asks: how.asks,
    ...(how.many ? { many: true } : {}),
    chooses: ([phrase]): boolean => phrase?.n === 1 || phrase?.in !== undefined,
    can(g, call): boolean {
      const direct = named(g, call);
      if (direct) return direct.length > 0 && direct.every((id) => how.allowed?.(g, call, id) ?? true);
      if (phraseOf(call.node).n === 'all') return true;
      const n = wanted(g, call, how);
      return (
        !CARD_PRICE_FORBIDS ||
        weightIn(g, call, candidates(g, call, how, n)) >= (call.frame.times === undefined ? n : 1)
      );
    },
    lacks(g, call): Refusal {
      const counted = !named(g, call) && isSeen(call, how);
      const there = counted ? { there: weightIn(g, call, candidates(g, call, how, 999)) } : {};
      return { why: 'price', params: { card: call.frame.card, node: call.node.id, ...there } };
    },
    atAll(g, call): boolean {
      const direct = named(g, call);
      if (direct) return direct.some((id) => how.allowed?.(g, call, id) ?? true);
      return candidates(g, call, how, 1).length > 0;
    },
    outcomes(g, call): Iterable<Imperium> | null {
      const direct = named(g, call);
      if (!direct && (phraseOf(call.node).n !== 1 || !isSeen(call, how))) return null;
      return after(g, direct ? [direct] : candidates(g, call, how, 1).map((id) => [id]), (copy, ids) => {
        for (const id of ids) how.apply(copy, call, id);
      });
    },
    run(g, call): void {
      const direct = named(g, call);
      if (direct) {
        for (const id of direct) how.apply(g, call, id);
        how.after?.(g, call, direct);
        if (direct.length === 0) fail(g);
        return;
      }
      const f = call.frame;
      const done = f.i ?? 0;
      const n = wanted(g, call, how) - done;
      const picks = call.picked();
      const all = phraseOf(call.node).n === 'all';
      if (!picks) {
        const options: Option[] = candidates(g, call, how, n);
        // Where a card counts as several, cards are asked for one by one.
        if (!all && n > 1 && weightIn(g, call, options) > options.length) f.i = done;
        const single = f.i !== undefined;
        return call.ask(g, question, {
          options,
          min: f.may ? 0 : single ? 1 : Math.min(n, options.length),
          max: single ? 1 : all ? options.length : n,
          ...(how.ordered ? { ordered: true as const } : {}),
        });
      }
      for (const id of picks) how.apply(g, call, id);
      how.after?.(g, call, picks);
      const got = weightIn(g, call, picks);
      if (f.i !== undefined && picks.length > 0 && got < n) {
        f.i = done + got;
        g.agenda.push(f);
        return;
      }
      const short = f.may ? picks.length === 0 : !all && got < n;
      if (short) fail(g);
    },
  };
}

/** Is the ability the play effect of an unrest card? */
export const isUnrestPlay = (call: Call): boolean => cardOf(call.frame.card).suits.has('UNR');
