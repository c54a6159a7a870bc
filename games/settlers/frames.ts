import type { PlainFrame } from '../kit/core';
import type { TriggersFrame } from '../kit/effect/reactions';
import type { EffectFrame, NodeFrame } from '../kit/effect/run';
import type { ComponentId } from '../kit/core';
import type { ActivateFrame } from './rules/activate';
import type { AttackFrame } from './rules/attack';
import type { BuildFrame } from './rules/build';
import type { DealFrame } from './rules/deal';
import type { DrawFrame } from './rules/draw';
import type { ExchangeFrame } from './rules/exchange';
import type { ClosedFrame, LookoutFrame } from './rules/lookout';
import type { SoloLookoutFrame } from './rules/soloLookout';
import type { PayFrame, Paid } from './rules/pay';
import type { ProtectFrame } from './rules/place';
import type { DealsFrame, ProductionFrame, SourcesFrame } from './rules/production';
import type { ResolutionFrame } from './rules/resolution';
import type { FactionsFrame, RoundFrame } from './rules/setup';
import type { TurnFrame, TurnOverFrame } from './rules/turn';

/** A text that is being carried out. */
export interface SettlersEffect extends EffectFrame {
  /**
   * The production that is being resolved, outermost first: a text that copies production copies none of these (Q11).
   */
  chain?: ComponentId[];
}

/** A verb that is being carried out. */
export interface SettlersNode extends NodeFrame, Paid {
  op: 'node';
  /** What was chosen before a payment. */
  target?: ComponentId;
}

/** The stages of a match. */
export type CourseFrame = PlainFrame<'start' | 'begin' | 'cleanup' | 'score'>;

/** Every kind of frame on the agenda of a match. */
export type SettlersFrame =
  | CourseFrame
  | FactionsFrame
  | RoundFrame
  | LookoutFrame
  | ClosedFrame
  | SoloLookoutFrame
  | ProductionFrame
  | SourcesFrame
  | DealsFrame
  | TurnFrame
  | TurnOverFrame
  | PayFrame
  | BuildFrame
  | ProtectFrame
  | DealFrame
  | ActivateFrame
  | ExchangeFrame
  | DrawFrame
  | ResolutionFrame
  | AttackFrame
  | TriggersFrame
  | SettlersEffect
  | SettlersNode;
