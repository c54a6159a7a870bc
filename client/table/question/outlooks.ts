import type { Core, Option, Question } from '../../../games/kit/core';
import { foresee, type Outlook } from '../../../games/kit/foresee';
import type { Ruleset } from '../../../games/kit/ruleset';

/** What answers to one question would bring; each is looked up once. */
export class Outlooks {
  readonly #known = new Map<string, Outlook | null>();

  constructor(
    readonly rules: Ruleset,
    readonly view: Core | null,
    readonly question: Question | null,
  ) {}

  /** @returns null when the picks are no whole answer. */
  of(picks: readonly Option[]): Outlook | null {
    const key = picks.join('\n');
    let found = this.#known.get(key);
    if (found === undefined) this.#known.set(key, (found = this.#lookAhead(picks)));
    return found;
  }

  /** A fault in looking ahead costs the hint, not the table. */
  #lookAhead(picks: readonly Option[]): Outlook | null {
    if (!this.question || !this.view) return null;
    try {
      return foresee(this.rules, this.view, this.question, picks);
    } catch (error) {
      reportError(error);
      return null;
    }
  }
}
