import { push } from '../../kit/agenda';
import type { Frame, Seat } from '../../kit/core';
import { chooseWay } from '../../kit/payment';
import type { MythotopiaFrame } from '../frames';
import type { Mythotopia } from '../state';
import { PLAYS } from '../optionKinds';
import { Purse, type CardNeed, type Play } from './purse';

/** Asks for the cards of a payment, one need after the other. The frame below gets them as its `plays`. */
export interface PayFrame extends Frame {
  op: 'pay';
  seat: Seat;
  needs: CardNeed[];
  plays: Play[];
  /** Cards that are used for something else. */
  without: string[];
  /** Merchant and Water Mill do not work in this payment (OQ-28). */
  plain?: true;
}

/** A frame that waits for the cards of a payment. */
export interface Paid extends Frame {
  plays?: Play[];
}

/** Pushes the frame back, to be resumed with `plays` for all needs. The needs must be payable. */
export function askPlays(
  g: Mythotopia,
  frame: MythotopiaFrame & Paid,
  pay: Omit<PayFrame, 'op' | 'plays' | 'without'> & Partial<PayFrame>,
): void {
  push(g, frame);
  push(g, { plays: [], without: [], ...pay, op: 'pay', owner: pay.seat });
}

/** Asks for the cards of the next need; after the last one, hands the plays to the frame below. */
export function payHandler(g: Mythotopia, f: PayFrame): void {
  const [need] = f.needs;
  if (!need) {
    (g.agenda.at(-1) as Paid).plays = f.plays;
    return;
  }
  const ways = new Purse(g, f.seat, f.plays, f.without, !f.plain).ways(f.needs);
  const asking = { seat: f.seat, ask: 'pay', params: { role: need.role, n: need.n } } as const;
  const way = chooseWay(g, f, asking, ways, PLAYS.of);
  if (way) push(g, { ...f, needs: f.needs.slice(1), plays: [...f.plays, ...way] });
}
