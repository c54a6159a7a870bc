import type { ComponentId, Seat } from '../../kit/core';
import { walk, type Condition, type Node } from '../../kit/effect/syntax';
import type { TypeIcon, Resource } from '../card';
import { CARDS, cardOf, otherSide } from '../lookup';
import type { Imperium } from '../state';
import { isResource, player } from './select';
import { answering } from './triggers';
import { handSize } from './turn';

/** What lies ahead of a player, read from the texts of cards. No rule depends on it. */

/** An amount of a resource that lets a card do what it is there for. */
export interface Goal {
  card: ComponentId;
  resource: Resource;
  have: number;
  of: number;
}

/**
 * The resource and the amount that `pay(all progress, min 5)` or `if(has(24 tokens(population)): triggerScoring())`
 * names.
 */
function asked(node: Node): Pick<Goal, 'resource' | 'of'> | null {
  if (node.kind === 'verb' && node.verb === 'pay') {
    const [what, least] = node.args;
    return least?.min !== undefined && what?.what?.kind === 'word' && isResource(what.what.word)
      ? { resource: what.what.word, of: least.min }
      : null;
  }
  return node.kind === 'if' && endsMatch(node.body) ? tokensIn(node.when) : null;
}

const endsMatch = (body: Node): boolean => {
  let ends = false;
  walk(body, (node) => {
    ends ||= node.kind === 'verb' && node.verb === 'triggerScoring';
  });
  return ends;
};

function tokensIn(when: Condition): Pick<Goal, 'resource' | 'of'> | null {
  if (when.kind !== 'call' || when.name !== 'has' || when.arg.what?.kind !== 'call') return null;
  const { name, arg } = when.arg.what;
  const of = Number(when.arg.n);
  return name === 'tokens' && arg?.what?.kind === 'word' && isResource(arg.what.word)
    ? { resource: arg.what.word, of }
    : null;
}

const goalsOn = (g: Imperium, seat: Seat, card: ComponentId): Goal[] => {
  const goals: Goal[] = [];
  for (const { effect, timing } of cardOf(card).abilities)
    if (timing === 'solstice')
      walk(effect, (node) => {
        const goal = asked(node);
        if (goal) goals.push({ card, have: player(g, seat)[goal.resource], ...goal });
      });
  return goals;
};

/**
 * The goals of the cards below the power card: what the top side asks for, and what ends the match on any side
 * (R14.8.3, R10.1f).
 */
export function goals(g: Imperium, seat: Seat): Goal[] {
  const { below } = player(g, seat);
  const [top] = below;
  if (top === undefined) return [];
  const later = below.flatMap((id) => [id, otherSide(id)]).filter((id) => id !== top && CARDS.has(id));
  const ends = later.flatMap((id) => goalsOn(g, seat, id)).filter(({ card }) => endsBy(card));
  return [...goalsOn(g, seat, top), ...ends];
}

const endsBy = (card: ComponentId): boolean => cardOf(card).abilities.some(({ effect }) => endsMatch(effect));

/** How much is missing for a branch of a card's solstice ability that asks for an amount (R14.8.3); null when nothing is. */
export function shortOfBranch(
  g: Imperium,
  seat: Seat,
  card: ComponentId,
  branch: number,
): Partial<Record<Resource, number>> | null {
  let short: Partial<Record<Resource, number>> | null = null;
  for (const { effect, timing } of cardOf(card).abilities)
    if (timing === 'solstice')
      walk(effect, (node) => {
        const chosen = node.kind === 'choose' ? node.of[branch] : undefined;
        if (!chosen) return;
        walk(chosen, (part) => {
          const goal = asked(part);
          if (!goal) return;
          const missing = goal.of - player(g, seat)[goal.resource];
          if (missing > 0) short = { [goal.resource]: missing };
        });
      });
  return short;
}

/**
 * The card that answers to the draw deck running out, if the next clean-up may draw the last card (R14.8.6); else null.
 */
export function emptying(g: Imperium, seat: Seat): ComponentId | null {
  const { deck } = player(g, seat);
  if (deck.length === 0 || deck.length > handSize(g, seat)) return null;
  return answering(g, seat, { name: 'onEmptyDeck' })[0]?.[0] ?? null;
}

/** The least number of a nation's cards with a type that make it the nation's own. */
const OWN_TYPE = 4;
const ZONES = ['hand', 'play', 'garrison', 'discard', 'history'] as const;
export type TypedZone = (typeof ZONES)[number];

/** Where the cards of a nation's own type lie (masks, knights, scrolls), as far as the view shows them. */
export interface TypeByZone {
  type: TypeIcon;
  zones: { zone: TypedZone; n: number }[];
}

/** The nation's own types with the zones where the player's cards of that type lie. */
export function typesByZone(g: Imperium, seat: Seat): TypeByZone[] {
  const p = player(g, seat);
  const borne = new Map<TypeIcon, number>();
  for (const { nation, facts } of CARDS.values())
    if (nation === p.nation) for (const type of facts.types ?? []) borne.set(type, (borne.get(type) ?? 0) + 1);
  const lying = { ...p, garrison: Object.values(p.garrison).flat() };
  return [...borne]
    .filter(([, n]) => n >= OWN_TYPE)
    .map(([type]) => ({
      type,
      zones: ZONES.map((zone) => ({
        zone,
        n: lying[zone].filter((id) => CARDS.get(id)?.facts.types?.includes(type)).length,
      })).filter(({ n }) => n > 0),
    }));
}
