import type { PlainFrame } from '../kit/core';
import type { TriggersFrame } from '../kit/effect/reactions';
import type { EffectFrame, NodeFrame } from '../kit/effect/run';
import type { Place } from './card';
import type { BuildFrame } from './rules/actions/build';
import type { CardsFrame, DraftFrame } from './rules/actions/deck';
import type { DeployFrame } from './rules/actions/invade';
import type { BuyFrame, RemoveFrame, RemoveShipsFrame, ShipsFrame } from './rules/actions/pieces';
import type { RoadFrame } from './rules/actions/roads';
import type { Paid, PayFrame } from './rules/pay';
import type { TurnFrame } from './rules/turn';

/** A verb that is being carried out, with what Mythotopia's verbs remember. */
export interface MythotopiaNode extends NodeFrame, Paid {
  op: 'node';
  /** The province of the mercenaries. */
  at?: Place;
}

/** The steps of the set-up. */
export type SetUpFrame = PlainFrame<'start' | 'scatter' | 'giveBack' | 'citadels' | 'begin'>;

/** Every kind of frame on the agenda of a match. */
export type MythotopiaFrame =
  | SetUpFrame
  | TurnFrame
  | PayFrame
  | DeployFrame
  | RemoveFrame
  | ShipsFrame
  | RemoveShipsFrame
  | BuyFrame
  | DraftFrame
  | CardsFrame
  | BuildFrame
  | RoadFrame
  | TriggersFrame
  | EffectFrame
  | MythotopiaNode;
