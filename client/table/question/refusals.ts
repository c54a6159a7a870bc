import type { Core, Option, Question, Refusal } from '../../../games/kit/core';
import { kindOf } from '../../../games/kit/optionKinds';
import { nearestOf, type Refused } from '../../../games/kit/refusals';
import type { Ruleset } from '../../../games/kit/ruleset';
import type { BoardModule } from '../board';
import { byKey, wordsOf } from './options';

/** What cannot be done in answer to one question, by what it would stand for; worked out when something is first asked for. */
export class Refusals {
  #byKey: ReadonlyMap<string, readonly Option[]> | undefined;
  #reasons: ReadonlyMap<Option, Refusal | null> | undefined;

  constructor(
    readonly rules: Ruleset,
    readonly view: Core | null,
    readonly question: Question | null,
    readonly standsFor: BoardModule['standsFor'],
  ) {}

  /** Kinds of action that could be meant by a component or a place, none of which can be taken now. */
  kinds(key: string): string[] {
    const offered = new Set(this.#actionsOf(key).flatMap(([option, refusal]) => (refusal ? [] : kindOf(option))));
    const refused = this.of(key).map(([option]) => kindOf(option));
    return [...new Set(refused)].filter((kind) => !offered.has(kind));
  }

  /** What is refused of a component, a place, a whole option or a kind of action. @param kind the only kind of action that matters */
  of(key: string, kind?: string): Refused[] {
    return this.#actionsOf(key).flatMap(([option, refusal]): Refused[] =>
      refusal && (kind === undefined || kindOf(option) === kind) ? [[option, refusal]] : [],
    );
  }

  /** All that it could stand for, each with why it cannot be picked; null where it can. */
  #actionsOf(key: string): [Option, Refusal | null][] {
    const { view, question, standsFor } = this;
    if (!view || !question) return [];
    const reasons = (this.#reasons ??= this.rules.actions(view, question));
    const isNamed = this.rules.stages[question.stage]?.kind === 'named';
    this.#byKey ??= byKey([...reasons.keys()], (option) => [
      option,
      ...(standsFor?.(option, question, view) ?? wordsOf(option)),
      ...(isNamed ? [kindOf(option)] : []),
    ]);
    return (this.#byKey.get(key) ?? []).map((option) => [option, reasons.get(option) ?? null]);
  }

  /** Why nothing of it can be done: the reason that comes nearest to being lifted; null when there is nothing to say. */
  nearest(key: string, kind?: string): Refusal | null {
    return nearestOf(this.rules, this.of(key, kind))?.[1] ?? null;
  }
}
