import type { ComponentId, Refusal, Seat } from '../../kit/core';
import { reactions, type Happening } from '../../kit/effect/reactions';
import { startEffect } from '../../kit/effect/run';
import { say } from '../../kit/events';
import { TOKEN_VALUES, type Ability, type TokenValue } from '../card';
import { abilityOf, cardOf, verbsOf } from '../lookup';
import type { Mythotopia, VpCard } from '../state';
import { BANK_GIVES_VALUE_OR_NOTHING } from './open';
import { bank, change, move, stock, tokens } from './moving';
import { modifiers, numberOf, player, wordOf } from './select';
import type { VerbNode } from '../../kit/effect/syntax';

/** VP tokens (M3.3–M3.6, M12): who may take which, from a VP card or, with Scribe, from the bank. */

/** The shown VP card with that id; undefined when it is not shown. */
export const shownVp = (g: Mythotopia, id: ComponentId): VpCard | undefined => g.vp.find((card) => card.id === id);

/** Something that makes a token due: `onCapture dragon`, `onSail 3`. */
export interface Cause extends Happening {
  name: 'onBuild' | 'onCapture' | 'onDefend' | 'onHold' | 'onSail';
  what: string;
}

/**
 * The texts of shown VP cards that answer to a cause with a token that the seat may take, in the order of the cards.
 */
export const { answering, fire, triggers } = reactions<Mythotopia, Cause, Ability>({
  abilityOf,
  abilitiesOf: (card) => cardOf(card).abilities,
  cards: (g) => g.vp.map(({ id }) => id),
  answers: (g, { arg }, { what }, { seat, self }, ability) =>
    arg?.what?.kind === 'word' &&
    (arg.n === undefined ? arg.what.word : String(arg.n)) === what &&
    verbsOf(self, 'take').some(
      (take) => take.ability === ability && sourcesOf(g, seat, self, ability, take.node).length > 0,
    ),
  start: (g, seat, { card, ability }) => startEffect(g, { card, ability: ability.index, seat, self: card }),
});

/** The value of the token that `take` gives. */
export function valueOf(card: ComponentId, node: VerbNode): TokenValue {
  const word = wordOf(node, 0);
  return word === 'three' ? 3 : word === 'two' ? 2 : (cardOf(card).facts.tokens?.[2][0]?.value ?? 1);
}

/** The number of seas that a text of Master of the Seas asks for; null for any other text (M12.7). */
const seasOf = (ability: Ability): number | null =>
  ability.triggers.reduce<number | null>((n, t) => (t.name === 'onSail' ? Number(t.arg?.n) : n), null);

/** From where a seat may take the token of a text: the VP card or, with Scribe, the bank (M3.4, M11.27). */
export function sourcesOf(
  g: Mythotopia,
  seat: Seat,
  card: ComponentId,
  ability: Ability,
  node: VerbNode,
): ('card' | 'bank')[] {
  const p = player(g, seat);
  const value = valueOf(card, node);
  const seas = seasOf(ability);
  // Each condition counts once per player, wherever the token came from.
  if (seas !== null && (g.sailed[seas] === seat || p.marks.includes(seas))) return [];
  const found: ('card' | 'bank')[] = [];
  if (shownVp(g, card)?.tokens.includes(value) && (seas === null || g.sailed[seas] === undefined)) found.push('card');
  const scribe = modifiers(g, seat, 'allow').length > 0;
  if (scribe && bankValue(g, value) !== null && (seas === null || p.stock.towns > 0)) found.push('bank');
  return found;
}

/** The value that the bank gives for a token of this value; null when it gives none (OQ-17). */
function bankValue(g: Mythotopia, value: TokenValue): TokenValue | null {
  if (g.bank[value] > 0) return value;
  return BANK_GIVES_VALUE_OR_NOTHING
    ? null
    : (([2, 1] as const).find((less) => less < value && g.bank[less] > 0) ?? null);
}

/** Gives the token to the seat. The source must be one of `sourcesOf`. */
export function takeToken(
  g: Mythotopia,
  seat: Seat,
  card: ComponentId,
  ability: Ability,
  node: VerbNode,
  source: 'card' | 'bank',
): void {
  let value = valueOf(card, node);
  const seas = seasOf(ability);
  const n = g.vp.findIndex(({ id }) => id === card);
  if (source === 'card') {
    move(g, 1, { count: 'vpTokens', n, place: value }, tokens(seat, value));
    if (seas !== null) change(g, { count: 'sailed', seat, place: seas }, 1);
  } else {
    value = bankValue(g, value) ?? value;
    move(g, 1, bank(value), tokens(seat, value));
    if (seas !== null) move(g, 1, stock(seat, 'towns'), { count: 'marks', seat, place: seas });
  }
  const { earned } = player(g, seat);
  while (earned.length <= n) earned.push(0);
  earned[n] = (earned[n] ?? 0) + value;
  say(g, { k: source === 'card' ? 'token' : 'tokenFromBank', seat, by: card, n: value });
}

/** The value of the token that an argument names. */
function tokenIn(node: VerbNode, arg: number): TokenValue {
  const value = TOKEN_VALUES.find((each) => each === numberOf(node, arg));
  if (!value) throw new Error(`no token ${numberOf(node, arg)}`);
  return value;
}

/** Can the seat exchange an own token for the bank's (Alchemist, M11.1)? */
export const canSwap = (g: Mythotopia, seat: Seat, node: VerbNode): boolean =>
  player(g, seat).tokens[tokenIn(node, 0)] > 0 && g.bank[tokenIn(node, 1)] > 0;

/** Why the exchange is impossible: the own token or the bank's is missing. */
export const whyNotSwap = (g: Mythotopia, seat: Seat, node: VerbNode): Refusal =>
  player(g, seat).tokens[tokenIn(node, 0)] > 0
    ? { why: 'noTokenInBank', params: { n: numberOf(node, 1) } }
    : { why: 'noTokenOfOwn', params: { n: numberOf(node, 0) } };

/** Exchanges a token of one value for one of another at the bank. */
export function swapToken(g: Mythotopia, seat: Seat, node: VerbNode): void {
  const [from, to] = [tokenIn(node, 0), tokenIn(node, 1)];
  move(g, 1, tokens(seat, from), bank(from));
  move(g, 1, bank(to), tokens(seat, to));
  say(g, { k: 'swapToken', seat, n: from, what: String(to) });
}

/** The number of shown VP cards without tokens (M13.1). */
export const emptyVp = (g: Mythotopia): number => g.vp.filter((card) => card.tokens.length === 0).length;
