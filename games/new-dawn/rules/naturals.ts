import { ask, picked, push } from '../../kit/agenda';
import type { ComponentId, Frame, Seat } from '../../kit/core';
import type { NewDawn } from '../state';
import { moveCard, onCard } from './moving';
import { has, player } from './select';

/** A natural wonder that was gained or spent goes to a focus card (America). */
export interface MountFrame extends Frame {
  op: 'mount';
  seat: Seat;
  token: ComponentId;
}

/** Asks for the focus card of a natural wonder's token, if the leader allows it. */
export function mount(g: NewDawn, seat: Seat, token: ComponentId): void {
  if (has(g, seat, 'mount')) push(g, { op: 'mount', seat, token });
}

/** Moves the token to the chosen focus card. */
export function mountHandler(g: NewDawn, f: MountFrame): void {
  const { seat, token } = f;
  const picks = picked(f, seat);
  const { row } = player(g, seat);
  if (!picks) return ask(g, f, { seat, stage: 'answer', ask: 'tradeTo', params: { what: token }, options: [...row] });
  const lies = Object.entries(player(g, seat).onCards).find(([, tokens]) => tokens.includes(token))?.[0];
  if (picks[0] !== undefined && picks[0] !== lies) moveCard(g, token, onCard(seat, picks[0]));
}
