import { ask, picked, push } from '../../kit/agenda';
import type { ComponentId, Frame, Seat } from '../../kit/core';
import type { FocusType } from '../card';
import { naturalWonders } from '../cards/naturalWonders';
import type { NewDawn } from '../state';
import { moveCard, onCard } from './moving';
import { cardsOfType, has, player } from './select';

/** Tokens for which a player picks a focus card: America's natural wonders, and city-states' where there are two cards. */

const NATURAL: ReadonlySet<ComponentId> = new Set(naturalWonders.map(({ id }) => id));

/** Is it the token of a natural wonder? */
export const isNatural = (id: ComponentId): boolean => NATURAL.has(id);

/** A player picks the focus card on which a token lies. */
export interface MountFrame extends Frame {
  op: 'mount';
  seat: Seat;
  token: ComponentId;
  /** The type of the card; absent: any. */
  type?: FocusType;
}

/** Asks for the focus card of a natural wonder that was gained or spent, if the leader allows it (America). */
export function mount(g: NewDawn, seat: Seat, token: ComponentId): void {
  if (has(g, seat, 'mount')) push(g, { op: 'mount', seat, token });
}

/** Moves the token to the chosen focus card. */
export function mountHandler(g: NewDawn, f: MountFrame): void {
  const { seat, token, type } = f;
  const picks = picked(f, seat);
  const { row, onCards } = player(g, seat);
  const options = type ? cardsOfType(g, seat, type) : [...row];
  if (!picks) return ask(g, f, { seat, stage: 'answer', ask: 'mount', params: { what: token }, options });
  const lies = Object.entries(onCards).find(([, tokens]) => tokens.includes(token))?.[0];
  if (picks[0] !== undefined && picks[0] !== lies) moveCard(g, token, onCard(seat, picks[0]));
}
