import { useMemo, useState } from 'react';
import type { Option, Question } from '../../../games/kit/core';
import type { Change } from '../../../games/kit/foresee';
import { kindOf } from '../../../games/kit/optionKinds';
import type { Ruleset } from '../../../games/kit/ruleset';
import { PASSING } from '../board';
import { useModule, useQuestion, useView } from '../TableContext';
import { inOrder, isEither, isPassing, passOf, sayingTheSame, wordsOf, type Alike } from './options';
import { commonTo } from './outlook';
import { placeOfKind, usePlaces } from './places';
import { takesOne } from './selection';

/** The answers of a question, and where each of them is offered. */
export interface Answers {
  /** All, in their order: what passes is last. */
  order: readonly Option[];
  /** The one that the passing key picks. */
  pass: Option | undefined;
  /** Those that do not pass, as far as they are left. */
  rest: readonly Option[];
  /** Those of them that the list of all has. */
  listed: readonly Option[];
  /** Those that are buttons in the bar, together where they say the same. */
  shown: readonly Option[];
  alike: readonly Alike[];
  /** Those that lead on, at the bar's end. */
  last: readonly Option[];
  /** What cannot be picked now and is looked for all the same. */
  greyed: readonly Option[];
  /** What every one of them brings. */
  common: readonly Change[];
  /** Whether yes and no stand beside one another. */
  either: boolean;
  /** Whether answers that lie on the table are listed, too; `list` changes it, and is null where there are none. */
  all: boolean;
  list: (() => void) | null;
}

/** Sorts the answers of a question that is open to me by where they are offered: on the table, in the bar, at its end. */
export function useAnswers(question: Question, rules: Ruleset): Answers {
  const view = useView();
  const { passing = PASSING, standsFor, standing = [], alsoInBar = [] } = useModule();
  const ask = useQuestion();
  const placed = usePlaces();
  const [all, setAll] = useState(false);
  const order = useMemo(() => inOrder(question, passing), [question, passing]);
  const single = takesOne(question);

  const { held } = ask;
  // A click on what is held up puts it back: what it stands for itself is offered here.
  const hasPlace = (option: string): boolean => {
    if (alsoInBar.includes(question.ask)) return false;
    // Its kind has a button on the board, and is not the one that has been picked.
    if (held === null && ask.armed !== kindOf(option) && placed.has(placeOfKind(kindOf(option)))) return true;
    const keys = standsFor?.(option, question, view) ?? wordsOf(option);
    return keys.some((key) => placed.has(key)) && (held === null || !keys.includes(held));
  };
  const passes = order.filter((option) => isPassing(option, passing));
  const rest = order.filter((option) => !passes.includes(option) && ask.narrowed?.left.includes(option) !== false);
  // Of an action that has been chosen, its own answers.
  const listed = rest.filter((option) => ask.armed === null || ask.armed === kindOf(option));
  const offered = all ? listed : rest.filter((option) => !hasPlace(option));
  // A yes that lies on the table needs no button.
  const either = isEither(question, rules, passing) && !rest.some(hasPlace);
  // No is an answer as yes is, and does not lead on.
  const shown = either ? order : offered;
  const last = either ? [] : passes;
  const greyed = standing.filter((option) => !question.options.includes(option) && ask.whyNot(option) !== null);
  const listable = !either && (listed.length > offered.length || all);

  // Where the buttons are all the answers there are, what each of them brings is told once.
  const whole = single && question.min > 0 && shown.length + last.length === order.length;
  const found = whole ? order.map((each) => ask.outlook([each])) : [];
  const common = found.length > 1 ? commonTo(found.filter((each) => each !== null)) : [];
  // Several of what says the same are chosen by their number; where their order counts, one by one.
  const alike = single || question.ordered ? shown.map((option): Alike => [option]) : sayingTheSame(shown, ask.meaning);
  return {
    order,
    pass: passOf(order, passing),
    rest,
    listed,
    shown,
    alike,
    last,
    greyed,
    common,
    either,
    all,
    list: listable ? () => setAll(!all) : null,
  };
}
