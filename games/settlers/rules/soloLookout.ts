import { ask, picked, push } from '../../kit/agenda';
import type { Frame, Seat } from '../../kit/core';
import { random } from '../../kit/random';
import { reveal } from '../../kit/undo';
import { VIRTUAL } from '../solo';
import type { Settlers } from '../state';
import { drawFrom } from './draw';
import { showCards, takeShown } from './lookout';
import { common, moveCards } from './moving';

/** The lookout phase of the solo game (S18.5). */

export interface SoloLookoutFrame extends Frame {
  op: 'soloLookout';
  seat: Seat;
  /** The number of cards taken. */
  taken: number;
}

const SHOWN = 4;

/** Starts the solo lookout: draws the faction card, shows four common cards, puts the picks on the agenda. */
export function startSoloLookout(g: Settlers): void {
  g.phase = 'lookout';
  g.current = g.first;
  drawFrom(g, g.first, 'faction', 1);
  showCards(g, SHOWN);
  push(g, { op: 'soloLookout', seat: g.first, taken: 0 });
}

const toVirtual = (g: Settlers, index: number): void => {
  const id = g.shown[index];
  if (id !== undefined)
    moveCards(g, [id], common('shown'), common('virtual'), (moved) => ({ k: 'toVirtual', actor: VIRTUAL, ...moved }));
};

/**
 * The player takes a card, chance gives one to the virtual player, the player takes another, and the last goes to the
 * virtual player.
 */
export function soloLookoutHandler(g: Settlers, f: SoloLookoutFrame): void {
  const { seat, taken } = f;
  const picks = picked(f, seat);
  if (!picks) {
    if (g.shown.length === 0) return;
    return ask(g, f, { seat, stage: 'lookout', ask: 'lookout', options: [...g.shown] });
  }
  for (const id of picks) takeShown(g, seat, id);
  if (taken > 0) return toVirtual(g, 0);
  push(g, { op: 'soloLookout', seat, taken: 1 });
  if (g.shown.length === 0) return;
  toVirtual(g, Math.floor(random(g) * g.shown.length));
  reveal(g, 'shuffled');
}
