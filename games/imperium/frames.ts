import type { PlainFrame } from '../kit/core';
import type { TriggersFrame } from '../kit/effect/reactions';
import type { NodeFrame } from '../kit/effect/run';
import type { AttackFrame } from './rules/attack';
import type { DevelopedFrame } from './rules/develop';
import type { DrawFrame, ReshuffleFrame } from './rules/draw';
import type { PlayFrame } from './rules/play';
import type { RoundFrame, SolsticeFrame } from './rules/round';
import type { PayFrame } from './rules/tokens';
import type { CleanUpFrame, TurnFrame } from './rules/turn';
import type { ImperiumEffect } from './state';

/** Every kind of frame on the agenda of a match. */
export type ImperiumFrame =
  | PlainFrame<'nations' | 'deal' | 'scoring' | 'result'>
  | RoundFrame
  | TurnFrame
  | CleanUpFrame
  | SolsticeFrame
  | PlayFrame
  | AttackFrame
  | TriggersFrame
  | DrawFrame
  | ReshuffleFrame
  | DevelopedFrame
  | PayFrame
  | ImperiumEffect
  | NodeFrame;
