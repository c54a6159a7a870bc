import { useMemo, useState, type ReactNode } from 'react';
import type { Option, Question } from '../../../games/kit/core';
import type { Ruleset } from '../../../games/kit/ruleset';
import type { Token } from '../../../games/kit/text/words';
import { useSettings } from '../../settings';
import { PASSING, type QuestionApi } from '../board';
import { QuestionContext, useModule, useTable, useView } from '../TableContext';
import { remaining, tellsApart, wholly, type Narrowing } from './narrowing';
import { byKey, hotkeyAt, inOrder, PASS_KEY, passOf, wordsOf } from './options';
import { Outlooks } from './outlooks';
import { Refusals } from './refusals';
import { isSingle, toggle, type Selection } from './selection';
import { useUsual } from './useUsual';

interface Props {
  rules: Ruleset;
  /** The question open to me; null while I am not asked or my answer is on its way. */
  question: Question | null;
  answer(question: Question, picks: readonly Option[]): void;
  /** Whether keys pick. */
  keys: boolean;
  children: ReactNode;
}

/** What has been picked for the question of a number, and what has been clicked on the way there. */
interface Made {
  n: number;
  selection: Selection;
  narrowing: Narrowing;
}
const NOTHING: Omit<Made, 'n'> = { selection: [], narrowing: [] };

/** Gives the question and the selection to the board and the question bar. */
export function QuestionProvider({ rules, question, answer, keys: byKeys, children }: Props) {
  const current = useView();
  // Who is not asked has nothing to answer in this position: nobody who asks about answers is drawn anew with it.
  const view = question && current;
  const { words } = useTable();
  const { standsFor, passing = PASSING, narrowing: narrowable } = useModule();
  const { confirmAll } = useSettings();
  // A selection belongs to one question: the next one begins with nothing selected, or with the usual answer.
  const [made, setMade] = useState<Made>({ n: -1, ...NOTHING });
  const [looked, setLooked] = useState<{ n: number; kind: string | null }>({ n: -1, kind: null });
  const armed = question && looked.n === question.n ? looked.kind : null;

  const keys = useMemo(
    () =>
      byKey(
        question?.options ?? [],
        (option) => (question && view && standsFor?.(option, question, view)) || wordsOf(option),
      ),
    [question, standsFor, view],
  );
  const order = useMemo(() => (question ? inOrder(question, passing) : []), [question, passing]);
  const pass = passOf(order, passing);

  const usual = useMemo(() => (question && view && rules.usual?.(view, question)) ?? null, [rules, view, question]);
  const preselected = useMemo(
    () => (usual && !confirmAll ? { selection: usual, narrowing: [] } : NOTHING),
    [usual, confirmAll],
  );
  const { selection, narrowing } = question && made.n === question.n ? made : preselected;

  const outlooks = useMemo(() => new Outlooks(rules, view, question), [rules, view, question]);
  const { send, paid } = useUsual({ question, view, usual: confirmAll ? null : usual, outlooks, answer });
  // Each is looked up once for a question: everything on the board asks, and asks again whenever something is picked.
  const refusals = useMemo(() => new Refusals(rules, view, question, standsFor), [rules, view, question, standsFor]);
  const whyNot = useMemo(() => {
    const said = remembered((asked: string): Token[] | null => {
      const [key = '', kind] = asked.split('\n');
      const found = refusals.nearest(key, kind);
      return found && words.refusal(found);
    });
    return (key: string, kind?: string) =>
      kind === undefined && keys.has(key) ? null : said(kind === undefined ? key : `${key}\n${kind}`);
  }, [refusals, keys, words]);
  const api = useMemo((): QuestionApi => {
    const left = remaining(question?.options ?? [], keys, narrowing);
    const optionsFor = (key: string): readonly Option[] => {
      const options = keys.get(key) ?? [];
      return narrowing.length === 0 ? options : options.filter((option) => left.includes(option));
    };
    const make = (next: Partial<Made>): void => setMade({ n: question?.n ?? -1, selection, narrowing, ...next });
    return {
      question,
      optionsFor,
      optionFor: (key) => {
        const [option, ...more] = optionsFor(key);
        return option !== undefined && more.length === 0 ? option : null;
      },
      isSelectable: (key) => optionsFor(key).length > 0,
      isSelected: (key) => narrowing.includes(key) || optionsFor(key).some((option) => selection.includes(option)),
      orderOf: (key) => (question?.ordered ? selection.findIndex((option) => optionsFor(key).includes(option)) + 1 : 0),
      hotkeyOf: (option) => (!byKeys ? null : option === pass ? PASS_KEY : hotkeyAt(order.indexOf(option))),
      pick: (option, byKey = false) => {
        if (!question) return;
        // A key only picks, and Enter confirms: the same key must not answer the next question.
        const atOnce = (): boolean => !confirmAll && !byKey && outlooks.of([option])?.undoable === true;
        if (
          isSingle(question) &&
          question.options.includes(option) &&
          ((!byKey && selection.includes(option)) || atOnce())
        )
          send([option]);
        else
          make({ selection: toggle(question, selection, option), ...(left.includes(option) ? {} : { narrowing: [] }) });
      },
      narrowBy: (key) => {
        if (!question || !keys.has(key) || !narrowable?.includes(question.ask)) return null;
        const back = narrowing.includes(key);
        const next = back ? narrowing.filter((each) => each !== key) : [...narrowing, key];
        const then = remaining(question.options, keys, next);
        if (!back && !tellsApart(then, keys)) return null;
        const whole = wholly(then, keys, next);
        return () => make({ narrowing: next, selection: whole.length === 1 ? whole : [] });
      },
      narrowed: narrowing.length > 0 ? { by: narrowing, left } : null,
      selected: selection,
      confirm: () => send(selection),
      clear: () => make(NOTHING),
      whyNot,
      meaning: (option) => (question && view ? words.option(view, question, option) : []),
      outlook: (picks) => outlooks.of(picks),
      armed,
      arm: (kind) => setLooked({ n: question?.n ?? -1, kind }),
      paid,
    };
  }, [
    question,
    keys,
    order,
    pass,
    byKeys,
    selection,
    narrowing,
    narrowable,
    confirmAll,
    send,
    paid,
    armed,
    view,
    words,
    outlooks,
    whyNot,
  ]);

  return <QuestionContext value={api}>{children}</QuestionContext>;
}

/** The same, worked out once for each key. */
function remembered<T>(work: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const there = known.get(key);
    if (there !== undefined) return there;
    const made = work(key);
    known.set(key, made);
    return made;
  };
}
