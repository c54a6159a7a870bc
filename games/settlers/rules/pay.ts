import { ask, picked, push } from '../../kit/agenda';
import type { ComponentId, Frame, Seat } from '../../kit/core';
import { SPENDABLE } from '../card';
import type { SettlersFrame } from '../frames';
import { OTHERWISE, WAYS, type WayToPay } from '../optionKinds';
import type { Settlers } from '../state';
import { waysToActivate } from './activation';
import { discard } from './draw';
import { endDeal } from './deals';
import { leave } from './leave';
import { giveAway, lyingOn, move, own, supply } from './moving';
import { waysOf, type Price } from './purse';
import { player } from './select';

/** Paying a price. The player is asked only where there are several usual ways; the frame below goes on afterwards. */

export interface PayFrame extends Frame {
  op: 'pay';
  seat: Seat;
  price: Price;
  /** The card that is paid for; it cannot be part of the payment. */
  by: ComponentId;
  /** The location that is activated: the goods stay on it (S12.1). */
  onto?: ComponentId;
  /** All ways are offered, not just the usual ones. */
  all?: true;
  /** The player could not ask for all ways before, so they are offered on demand here. */
  open?: true;
}

/** A frame that waits until something is paid. */
export interface Paid extends Frame {
  paid?: true;
}

/** Pushes the frame back, to go on after the payment. The price must be payable. */
export function pay(g: Settlers, frame: SettlersFrame & Paid, price: Omit<PayFrame, 'op'>): void {
  frame.paid = true;
  push(g, frame);
  push(g, { op: 'pay', ...price });
}

/** Asks for a way to pay where there are several, then spends it. */
export function payHandler(g: Settlers, f: PayFrame): void {
  const { seat, price, by } = f;
  const { usual, all } = f.onto === undefined ? waysOf(g, seat, price, by) : waysToActivate(g, seat, f.onto);
  const picks = picked(f, seat);
  if (picks && picks[0] !== OTHERWISE) return spend(g, f, WAYS.read(picks[0] ?? '') ?? { goods: {} });
  const shown = f.all || picks ? all : usual;
  const more = shown.length < all.length && (shown.length > 1 || f.open);
  const [only] = shown;
  if (only && shown.length === 1 && !more) return spend(g, f, only);
  ask(
    g,
    { ...f, ...(picks ? { all: true as const } : {}) },
    {
      seat,
      stage: 'answer',
      ask: 'pay',
      card: by,
      options: [...shown.map(WAYS.of), ...(more ? [OTHERWISE] : [])],
    },
  );
}

/** Moves what is spent from the supply back, or onto the location that it activates (S1.4, S12.1). */
function spend(g: Settlers, { seat, by, onto }: PayFrame, { goods, thing }: WayToPay): void {
  for (const what of SPENDABLE) {
    const n = goods[what] ?? 0;
    if (n === 0) continue;
    if (onto === undefined) giveAway(g, supply(seat, what), n, (from) => ({ k: 'pay', seat, n, what, by, from }));
    else move(g, n, supply(seat, what), lyingOn(onto, what), (moved) => ({ k: 'pay', seat, what, by, ...moved }));
  }
  if (!thing) return;
  const { kind, id } = thing;
  const tell = (moved: object) => ({ k: 'costs' as const, seat, what: kind, by, ...moved });
  switch (kind) {
    case 'location':
      return leave(g, id, (moved) => ({ ...tell(moved), ...moved }));
    case 'foundation': {
      const zone = player(g, seat).buried.includes(id) ? 'buried' : 'foundations';
      return discard(g, [id], own(seat, zone), (moved) => ({ ...tell(moved), ...moved }));
    }
    case 'handCard':
      return discard(g, [id], own(seat, 'hand'), (moved) => ({ ...tell(moved), ...moved }));
    case 'deal':
    case 'route':
      return endDeal(g, seat, kind === 'route' ? `route ${id}` : id, by);
  }
}
