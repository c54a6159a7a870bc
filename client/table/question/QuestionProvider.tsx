import { useMemo, useState, type ReactNode } from 'react';
import type { ComponentId, Option, Question } from '../../../games/kit/core';
import type { Outlook } from '../../../games/kit/foresee';
import { kindOf } from '../../../games/kit/optionKinds';
import type { Ruleset } from '../../../games/kit/ruleset';
import type { Token } from '../../../games/kit/text/words';
import { usesOf } from '../../../games/kit/uses';
import { useSettings } from '../../settings';
import { PASSING, type QuestionApi } from '../board';
import { useUi } from '../../words';
import { QuestionContext, useModule, useTable, useView } from '../TableContext';
import { givenFor, type Meant } from './given';
import { componentsOf, remaining, tellsApart, wholly, type Narrowing } from './narrowing';
import { byKey, hotkeyAt, inOrder, isEither, isPassing, PASS_KEY, passOf, wordsOf } from './options';
import { isGift, PAY, paidWith } from './outlook';
import { Outlooks } from './outlooks';
import { Refusals } from './refusals';
import { take, takesOne, toggle, type Selection } from './selection';
import { couldStandFor, standsIn, swap, twinsOf, type Twins } from './twins';
import { useDoubleClick } from './useDoubleClick';
import { useUsual } from './useUsual';

const NO_TWINS: Twins['for'] = new Map();

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
  /** The component that is held up, and what it can be used for. */
  held: { id: ComponentId; uses: readonly Option[] } | null;
  swapped: Twins['swapped'];
}
const NOTHING: Omit<Made, 'n'> = { selection: [], narrowing: [], held: null, swapped: {} };

/** Gives the question and the selection to the board and the question bar. */
export function QuestionProvider({ rules, question, answer, keys: byKeys, children }: Props) {
  const current = useView();
  // Null without a question: then nothing here depends on the position, and nothing is drawn again with it.
  const view = question && current;
  const { words } = useTable();
  const { say } = useUi();
  const { standsFor, passing = PASSING, narrowing: narrowable, cardFirst, lookFirst } = useModule();
  const { confirmAll } = useSettings();
  // A selection belongs to one question: the next one begins with nothing selected, or with the usual answer.
  const [made, setMade] = useState<Made>({ n: -1, ...NOTHING });
  const [looked, setLooked] = useState<{ n: number; kind: string | null }>({ n: -1, kind: null });
  useDoubleClick(question?.n ?? null);
  const armed = question && looked.n === question.n ? looked.kind : null;

  const keys = useMemo(
    () =>
      byKey(
        question?.options ?? [],
        (option) => (question && view && standsFor?.(option, question, view)) || wordsOf(option),
      ),
    [question, standsFor, view],
  );
  const taken = useMemo(
    () => new Set((question && view && rules.taken?.(view, question)) ?? []),
    [rules, view, question],
  );
  const twins = useMemo(
    () =>
      question && view && rules.twins && narrowable?.includes(question.ask)
        ? twinsOf(keys.keys(), (id) => rules.twins?.(view, question, id).filter((each) => !taken.has(each)) ?? [])
        : NO_TWINS,
    [rules, view, question, narrowable, keys, taken],
  );
  const order = useMemo(() => (question ? inOrder(question, passing) : []), [question, passing]);
  const pass = passOf(order, passing);

  const usual = useMemo(() => (question && view && rules.usual?.(view, question)) ?? null, [rules, view, question]);
  const [meant, setMeant] = useState<Meant | null>(null);
  const given = useMemo(
    () => (question && !confirmAll ? givenFor(question, usual, meant) : null),
    [question, usual, meant, confirmAll],
  );
  const preselected = useMemo(() => (given ? { ...NOTHING, selection: given.picks } : NOTHING), [given]);
  const { selection, narrowing, held, swapped } = question && made.n === question.n ? made : preselected;

  const outlooks = useMemo(() => new Outlooks(rules, view, question), [rules, view, question]);
  const { send, paid } = useUsual({ question, view, usual: given?.whole ? given.picks : null, outlooks, answer });
  // Looked up once per question and key: everything on the board asks, and asks again with every pick.
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
    const left = remaining(held?.uses ?? question?.options ?? [], keys, narrowing);
    const isNarrowed = narrowing.length > 0 || held !== null;
    const equal: Twins = { for: twins, swapped };
    const named = (key: string): readonly Option[] => {
      const options = keys.get(key) ?? [];
      return isNarrowed ? options.filter((option) => left.includes(option)) : options;
    };
    const optionsFor = (key: string): readonly Option[] => named(couldStandFor(equal, key)[0] ?? standsIn(equal, key));
    const isPicked = (key: string): boolean =>
      narrowing.includes(key) || named(key).some((option) => selection.includes(option));
    // What else will be paid with is marked, too, as far as that is known.
    const spent = new Set(question?.ask === PAY ? paidWith(outlooks.of(selection), question.seat) : []);
    const isTaken = (key: string): boolean => taken.has(key) || (spent.has(key) && !keys.has(key));
    const arm = (kind: string | null): void => setLooked({ n: question?.n ?? -1, kind });
    const make = (next: Partial<Made>): void =>
      setMade({ n: question?.n ?? -1, selection, narrowing, held, swapped, ...next });
    const answerWith = (picks: readonly Option[]): void => {
      // Its use may ask further questions. They are answered with the same component until this question comes again.
      if (question && (held || question.ask === meant?.ask)) setMeant(held && { id: held.id, ask: question.ask });
      send(picks);
    };
    // Whoever is asked whether to take something, and says yes, has confirmed it.
    const isSure = (option: Option, found: Outlook): boolean =>
      question?.min === 1 &&
      isEither(question, rules, passing) &&
      !isPassing(option, passing) &&
      isGift(found, question.seat, rules.zones);
    const pick = (option: Option, byKey = false, also: Partial<Made> = {}): void => {
      if (!question) return;
      // A key only picks, and Enter confirms: the same key must not answer the next question. Nor does a click more than pick
      // another option where one was picked for me, as a payment is, or is picked: there is a button that confirms it.
      const atOnce = (): boolean => {
        if (confirmAll || byKey || given || selection.length > 0) return false;
        const found = outlooks.of([option]);
        return found !== null && (found.final === null || isSure(option, found));
      };
      if (
        takesOne(question) &&
        question.options.includes(option) &&
        ((!byKey && selection.includes(option)) || atOnce())
      )
        answerWith([option]);
      else
        make({
          selection: toggle(question, selection, option),
          ...(left.includes(option) ? {} : { narrowing: [], held: null }),
          ...also,
        });
    };
    /** What a click on one of several components of an answer leaves; null where it would not tell answers apart. */
    const narrowedBy = (key: string): Pick<Made, 'narrowing' | 'selection'> | null => {
      if (!question || !keys.has(key) || !narrowable?.includes(question.ask)) return null;
      // Of several components that were picked for me, a click lets one go, or adds one; what does not go with them begins anew.
      const ticked = narrowing.length === 0 ? componentsOf(selection, keys) : [];
      const from = ticked.length > 1 ? ticked : narrowing;
      const back = from.includes(key);
      const joined = back ? from.filter((each) => each !== key) : [...from, key];
      const next = remaining(question.options, keys, joined).length > 0 ? joined : [key];
      const then = remaining(question.options, keys, next);
      if (!back && from === narrowing && !tellsApart(then, keys)) return null;
      const whole = wholly(then, keys, next);
      return { narrowing: next, selection: whole.length === 1 ? whole : [] };
    };
    return {
      question,
      optionsFor,
      optionFor: (key) => {
        const [option, ...more] = optionsFor(key);
        return option !== undefined && more.length === 0 ? option : null;
      },
      isSelectable: (key) => optionsFor(key).length > 0,
      isSelected: (key) =>
        held?.id === key || (couldStandFor(equal, key).length === 0 && isPicked(standsIn(equal, key))),
      isTaken,
      orderOf: (key) => (question?.ordered ? selection.findIndex((option) => optionsFor(key).includes(option)) + 1 : 0),
      hotkeyOf: (option) => (!byKeys ? null : option === pass ? PASS_KEY : hotkeyAt(order.indexOf(option))),
      pick,
      take: (equal, n) => {
        if (question) make({ selection: take(question, selection, equal, n) });
      },
      narrowBy: (key) => {
        const [first, ...others] = couldStandFor(equal, key);
        if (first === undefined) {
          const change = narrowedBy(standsIn(equal, key));
          return change && (() => make(change));
        }
        const id = [first, ...others].find((each) => !isPicked(each)) ?? first;
        const instead = { swapped: swap(equal, key, id) };
        if (isPicked(id)) return () => make(instead);
        const change = narrowedBy(id);
        const [only, ...more] = named(id);
        if (!change && (only === undefined || more.length > 0)) return null;
        return () => (change ? make({ ...change, ...instead }) : pick(only ?? '', false, instead));
      },
      narrowed: isNarrowed ? { by: held ? [held.id, ...narrowing] : narrowing, left } : null,
      held: held?.id ?? null,
      hold: (id) => {
        if (!question || !view) return false;
        if (held?.id === id) {
          make(NOTHING);
          return true;
        }
        const [only, ...more] = keys.get(id) ?? [];
        const own = only === undefined ? [] : [only, ...more];
        // What stands only for what is none of the held one's uses is meant in its place.
        const instead = (): boolean => {
          if (!held || only === undefined || own.some((option) => left.includes(option))) return false;
          make({ ...NOTHING, selection: more.length === 0 ? toggle(question, [], only) : [] });
          return true;
        };
        const looks = own.length === 0 && lookFirst?.includes(question.ask);
        if (!cardFirst?.includes(question.ask) && !looks) return instead();
        const uses = usesOf(rules, view, question, id).filter((option) => !isPassing(option, passing));
        if (uses.length <= own.length) return instead();
        if (armed !== null && !uses.some((option) => kindOf(option) === armed)) arm(null);
        // What the picked answer does with it is told already: a click there keeps the answer, and chooses it for what that asks.
        const kept = own.length === 0 && selection.length > 0 && selection.every((option) => uses.includes(option));
        make({ ...NOTHING, held: { id, uses }, selection: kept ? selection : [] });
        return true;
      },
      selected: selection,
      confirm: () => answerWith(selection),
      decline: () => answerWith([]),
      clear: selection.length > 0 || isNarrowed ? () => make(NOTHING) : armed !== null ? () => arm(null) : null,
      whyNot: (key, kind) => {
        if (isTaken(key)) return [{ kind: 'text', text: say('spot.taken') }];
        const could = (option: Option): boolean => kindOf(option) === key || keys.get(key)?.includes(option) === true;
        const isOut = isNarrowed && !left.some(could) && question?.options.some(could) === true;
        if (held && isOut) return [{ kind: 'text', text: say('spot.notWith', { name: words.name(held.id) }) }];
        // Of a pair the other one has been chosen.
        return isOut ? [{ kind: 'text', text: say('spot.notBoth') }] : whyNot(key, kind);
      },
      refused: (key) => (question && rules.stages[question.stage]?.kind === 'named' ? refusals.kinds(key) : []),
      meaning: (option) => (question && view ? words.option(view, question, option) : []),
      outlook: (picks) => outlooks.of(picks),
      inVain: (option) =>
        question && view ? (rules.inVain?.(view, question, option) ?? []).map((refusal) => words.refusal(refusal)) : [],
      armed,
      arm: (kind) => {
        arm(kind);
        // What was picked before is not meant any more.
        if (kind !== null && selection.some((option) => kindOf(option) !== kind)) make({ selection: [] });
      },
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
    held,
    swapped,
    twins,
    taken,
    cardFirst,
    lookFirst,
    passing,
    meant,
    given,
    rules,
    confirmAll,
    send,
    paid,
    armed,
    view,
    words,
    outlooks,
    refusals,
    whyNot,
    say,
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
