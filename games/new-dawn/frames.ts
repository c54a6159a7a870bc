import type { Frame, PlainFrame, Seat } from '../kit/core';
import type { TriggersFrame } from '../kit/effect/reactions';
import type { EffectFrame, NodeFrame } from '../kit/effect/run';
import type { MarkFrame } from './rules/agendas';
import type { MarchFrame, StackedFrame } from './rules/barbarians';
import type { EmbassyFrame } from './rules/caravans';
import type { CombatFrame, LiberateFrame, OccupyFrame, SiteFrame } from './rules/combat';
import type { CardsFrame } from './rules/diplomacy';
import type { AfterFrame, FocusFrame } from './rules/focus';
import type { LayFrame } from './rules/mapBuilding';
import type { MountFrame } from './rules/naturals';
import type { ReplaceFrame } from './rules/pieces';
import type { GainFrame } from './rules/science';
import type { CapitalsFrame, LeadersFrame } from './rules/setup';
import type { LoseFrame, ShareFrame } from './rules/trade';
import type { RoundFrame, TurnFrame } from './rules/turn';
import type { BuildFrame } from './rules/wonders';

/** A text that is being carried out. */
export interface NewDawnEffect extends EffectFrame {
  /** Where the event happened to which it answers: the index of the space in the map. */
  at?: number;
  /** What was picked first, when another seat picks next. */
  first?: string;
}

/** What a player gains for a defeated barbarian (C10.20). */
export interface RewardFrame extends Frame {
  op: 'reward';
  seat: Seat;
}

/** The end of a turn. */
export interface EndTurnFrame extends Frame {
  op: 'endTurn';
  seat: Seat;
}

/** Every kind of frame on the agenda of a match. */
export type NewDawnFrame =
  | PlainFrame<'start' | 'populate' | 'check' | 'event'>
  | LeadersFrame
  | LayFrame
  | CapitalsFrame
  | RoundFrame
  | TurnFrame
  | EndTurnFrame
  | FocusFrame
  | AfterFrame
  | GainFrame
  | BuildFrame
  | SiteFrame
  | CombatFrame
  | OccupyFrame
  | ReplaceFrame
  | LiberateFrame
  | CardsFrame
  | EmbassyFrame
  | ShareFrame
  | LoseFrame
  | RewardFrame
  | MountFrame
  | MarchFrame
  | StackedFrame
  | MarkFrame
  | TriggersFrame
  | NewDawnEffect
  | NodeFrame;
