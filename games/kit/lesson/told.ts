import type { Core } from '../core';
import { foresee } from '../foresee';
import { questionOf } from '../moves';
import type { Ruleset } from '../ruleset';
import { Phrasebook, type Slot } from '../text/phrasebook';
import type { Language, Token, Words } from '../text/words';
import { expected } from './course';
import type { Fill, Lesson, Sentences, Step } from './lesson';

/** What a lesson says in one language: its sentences, filled from what the learner sees. */
export class LessonText {
  readonly #book: Phrasebook;

  constructor(
    readonly rules: Ruleset,
    readonly lesson: Lesson,
    readonly words: Words,
    language: Language,
    sentences: Sentences,
  ) {
    this.#book = new Phrasebook({ language, phrases: sentences, nouns: {}, beside: [], later: {} });
  }

  /** @param view what the learner sees */
  say({ id, fills = {}, ...step }: Step, view: Core): Token[] {
    const slots = Object.entries(fills).map(([key, fill]) => [key, this.#slot(fill, { id, ...step }, view)] as const);
    return this.#book.say(id, Object.fromEntries(slots));
  }

  #slot(fill: Fill, step: Step, view: Core): Slot {
    const { rules, words, lesson } = this;
    if ('name' in fill) return [{ kind: 'card', id: fill.name, label: words.name(fill.name) }];
    if ('sign' in fill) return [{ kind: 'icon', key: fill.sign, label: fill.beside ? '' : words.term(fill.sign) }];
    if ('term' in fill) return words.term(fill.term);
    if ('seat' in fill) return [{ kind: 'seat', seat: fill.seat }];
    if ('count' in fill) return rules.counts?.(view, fill.of)[fill.count] ?? 0;
    if ('points' in fill) return (view.result?.scores ?? rules.standing(view).scores)[fill.points] ?? 0;
    if ('figure' in fill) return lesson.figures?.(view)[fill.figure] ?? 0;
    const question = questionOf(view, lesson.seat);
    const picks = question && expected(step, question);
    const changes = picks ? (foresee(rules, view, question, picks)?.changes ?? []) : [];
    return Math.abs(changes.find(({ seat, what }) => seat === fill.of && what === fill.change)?.n ?? 0);
  }
}
