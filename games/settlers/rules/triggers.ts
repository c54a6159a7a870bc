import type { ComponentId, Seat } from '../../kit/core';
import { reactions, type Happening as Happened } from '../../kit/effect/reactions';
import type { Trigger } from '../../kit/effect/syntax';
import { optionForm, number, word } from '../../kit/optionKinds';
import type { Ability, Colour } from '../card';
import { abilityOf, cardOf } from '../lookup';
import type { Settlers } from '../state';
import { at, change } from './moving';
import { FEATURES_ALWAYS_WORK } from './open';
import { startAbility, type ResolutionFrame } from './resolution';
import { controlled } from './select';

/** Features that answer to something that happens (S11.1–S11.3). */

/** What has happened. `card`: the card that was built; `n`: victory points that came together. */
export interface Happening extends Happened {
  name: 'onBuild' | 'onRaze' | 'onDeal' | 'onVp' | 'onExchange' | 'onProduction';
  card?: ComponentId;
}

/** An ability that answers: its card and its number. */
export const REACTION = optionForm(word, number);

/** Has the ability answers left in this round (Oasis)? */
const hasLeft = (g: Settlers, id: ComponentId, { limit }: Ability): boolean =>
  limit === null || (g.answered[id] ?? 0) < limit;

function answers({ name, arg }: Trigger, { card, n = 0 }: Happening): boolean {
  if (name === 'onVp') return n >= Number(arg?.n);
  if (name !== 'onBuild' || card === undefined) return true;
  const of = arg?.what?.kind === 'word' ? arg.what.word : '';
  const built = cardOf(card);
  return of === 'factionCard' ? built.deck !== 'common' : built.colours.has(of as Colour);
}

const NONE: readonly ComponentId[] = [];

export const { answering, fire, triggers } = reactions<Settlers, Happening, Ability>({
  abilityOf,
  abilitiesOf: (card) => cardOf(card).abilities,
  cards: (g, seat) => (FEATURES_ALWAYS_WORK || g.current === seat ? controlled(g, seat) : NONE),
  reacts: ({ timing }) => timing === 'feature',
  answers: (g, trigger, what, { self }, ability) => hasLeft(g, self, ability) && answers(trigger, what),
  isThere: (g, seat, { card, ability }) => hasLeft(g, card, ability) && controlled(g, seat).includes(card),
  start(g, seat, { card, ability }) {
    if (ability.limit !== null) change(g, at('answered', card), 1);
    startAbility(g, seat, card, ability.index);
  },
  asks: {
    option: REACTION.of,
    isOptional: () => false,
    // Plain goods may come in any order; abilities on which they can be spent come last.
    isOrderless: ({ effect }) => effect.kind !== 'step',
  },
});

/** Features that would answer if the seat built the card, its own included (S11.2); works on a view. */
export function answersToBuilding(g: Settlers, seat: Seat, card: ComponentId): ComponentId[] {
  const players = g.players.map((p, i) => (i === seat ? { ...p, empire: [...p.empire, card] } : p));
  return answering({ ...g, players }, seat, { name: 'onBuild', card }).map(([id]) => id);
}

/** Ends a resolution: features may answer to victory points that came together (S13.EGY019). */
export function resolutionHandler(g: Settlers, { seat, vp }: ResolutionFrame): void {
  if (vp > 0) fire(g, seat, { name: 'onVp', n: vp });
}
