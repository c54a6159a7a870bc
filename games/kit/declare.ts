import { run, type Handlers } from './agenda';
import { copyMatch } from './copy';
import type { ComponentId, Core } from './core';
import type { Identity, Ruleset } from './ruleset';
import { versionAfter, type Upgrade } from './versions';
import { viewThrough } from './view';
import type { Zones } from './zones';
import { redeal } from './zones/redeal';

/** What a ruleset says of itself; the rest of the contract follows from it. */
export interface RulesetDeclaration<G extends Core, O> extends Pick<
  Ruleset<G, O>,
  | 'upgrades'
  | 'simulated'
  | 'events'
  | 'phases'
  | 'stages'
  | 'matchOptions'
  | 'counts'
  | 'points'
  | 'scored'
  | 'standing'
  | 'whyNot'
  | 'actions'
  | 'inVain'
  | 'nearest'
  | 'usual'
  | 'taken'
  | 'twins'
  | 'course'
  | 'closing'
  | 'audit'
  | 'components'
> {
  readonly identity: Identity;
  readonly zones: Zones;
  readonly handlers: Handlers<G>;
  /** Runs ahead of each frame of the agenda and may change it: what ends a game in the middle of whatever is going on. */
  interrupt?(g: G): void;
  /** A match before anything is chosen or dealt (`beginning`). */
  newMatch(seats: number, options: O): G;
  /** All components of a match, in any phase; of a view as well. */
  cardsIn(view: G): readonly ComponentId[];
}

/** A ruleset that keeps its components in declared zones. In the first of its phases nothing is dealt yet. */
export function declareRuleset<G extends Core, O>(declared: RulesetDeclaration<G, O>): Ruleset<G, O> {
  const { identity, handlers, interrupt, newMatch, cardsIn, zones, phases, ...rest } = declared;
  const { name, title, minSeats, maxSeats } = identity;
  const resume = (g: G): void => run(g, handlers, interrupt);
  return {
    name,
    title,
    minSeats,
    maxSeats,
    version: versionAfter(rest.upgrades),
    phases,
    zones,
    ...rest,
    setup(seats, options) {
      const g = newMatch(seats, options);
      resume(g);
      return g;
    },
    resume,
    view: viewThrough(zones),
    redeal: (view, _seat, random) =>
      redeal(zones, copyMatch(view), { cards: cardsIn(view), dealt: view.phase !== phases[0] }, random),
    copy: copyMatch,
  };
}

/**
 * What every match begins with: nobody has been asked, nothing has happened, and the first frame is `op`; and what the ruleset adds.
 * One literal, so that matches are of one shape to the engine, and a fast one: views cost half as much again where fields are assigned.
 */
export const beginning = <
  const R extends string,
  const P extends string,
  const K extends string,
  const O extends object,
>(
  { ruleset, upgrades, phase, op }: { ruleset: R; upgrades: readonly Upgrade[]; phase: P; op: K },
  seats: number,
  seed: string | undefined,
  own: O,
) => ({
  ruleset,
  version: versionAfter(upgrades),
  seats,
  phase,
  turn: 0,
  current: 0,
  agenda: [{ op }],
  questions: [],
  asked: 0,
  events: [],
  logged: 0,
  rng: null,
  seed: seed ?? null,
  undo: null,
  result: null,
  ...own,
});
