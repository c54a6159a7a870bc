import type { Core, Move, Seat } from '../../games/kit/core';
import type { Ruleset } from '../../games/kit/ruleset';
import type { BotMatch } from '../play/match';

/**
 * A position of a game under test at which somebody decides. What several laws need of it is computed once, on first
 * use.
 */
export class Position {
  #text: string | undefined;
  readonly #views = new Map<Seat | null, Core>();

  /** @param random numbers in [0, 1) for laws that try things out; the game does not use them */
  constructor(
    readonly rules: Ruleset,
    readonly g: Core,
    readonly random: () => number,
  ) {}

  /** The state as JSON. */
  get text(): string {
    return (this.#text ??= JSON.stringify(this.g));
  }

  /** All seats, and null for a spectator. */
  get viewers(): (Seat | null)[] {
    return [null, ...Array.from({ length: this.g.seats }, (_, seat) => seat)];
  }

  view(viewer: Seat | null): Core {
    let view = this.#views.get(viewer);
    if (!view) this.#views.set(viewer, (view = this.rules.view(this.g, viewer)));
    return view;
  }
}

/** What a law finds: the problem, in words for developers; null when there is none. */
export type Verdict = string | null;

/** A law that watches one game. */
export interface Watch {
  /** At a decision, before anybody answers. */
  decision?(at: Position): Verdict;
  /** After a move was accepted. */
  moved?(g: Core, move: Move): Verdict;
  /** After the last move. */
  over?(g: Core, moves: readonly Move[]): Verdict;
}

/** Something that holds in every game of every ruleset. */
export interface Law {
  readonly name: string;
  /** It checks the decisions of every n-th position; 1 means all. */
  readonly positions: number;
  /** It watches every n-th game; 1 means all. */
  readonly games: number;
  watch(setup: BotMatch): Watch;
}

/** A law that checks single decisions and keeps nothing between them. */
export const decisionLaw = (name: string, positions: number, decision: (at: Position) => Verdict): Law => ({
  name,
  positions,
  games: 1,
  watch: () => ({ decision }),
});
