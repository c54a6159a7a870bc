import { randomPicks } from '../../../games/kit/bots/random';
import { HIDDEN, type Core, type GameEvent, type Question, type Seat } from '../../../games/kit/core';
import { foresee, type Change, type Outlook } from '../../../games/kit/foresee';
import { apply, moveFor } from '../../../games/kit/moves';
import type { Ruleset } from '../../../games/kit/ruleset';
import { HeadlessTable } from '../../../games/kit/table';
import { decisionLaw, type Verdict } from '../law';

/** What a seat is told beforehand about an answer happens when the answer is given, as far as it was told. */
export const foreseen = decisionLaw('foreseen', 4, (at) => {
  const { rules, g, random } = at;
  for (const q of g.questions) {
    const picks = randomPicks(q, random);
    const outlook = foresee(rules, at.view(q.seat), q, picks);
    if (!outlook) return `nothing is foreseen of a legal answer: ${picks.join()}`;
    const found = compare(outlook, realRun(rules, g, q, picks), q.seat);
    if (found) return `${q.ask} ${picks.join()}: ${found}`;
    if (outlook.final === null && !canBeUndone(rules, g, q, picks))
      return `${q.ask} ${picks.join()}: undo was promised`;
  }
  return null;
});

function canBeUndone(rules: Ruleset, g: Core, q: Question, picks: readonly string[]): boolean {
  const table = new HeadlessTable(rules, rules.copy(g), true);
  table.play(moveFor(rules, q, picks));
  return table.play({ seat: q.seat, name: 'undo', args: [] }) === null;
}

/** What really happened: the events as the seat sees them, every balance on the way, and the result. */
interface Real {
  view: Core;
  events: GameEvent[];
  balances: Set<string>;
  balance: string;
}

function realRun(rules: Ruleset, before: Core, q: Question, picks: readonly string[]): Real {
  const start = countsOf(rules, before);
  const balances = new Set<string>();
  const copy = rules.copy(before);
  const balance = (): string => JSON.stringify(changes(start, countsOf(rules, copy)));
  const note = (): void => {
    balances.add(balance());
  };
  note();
  const refusal = apply(rules, watched(copy, note), moveFor(rules, q, picks));
  if (refusal) throw new Error(`refused: ${refusal.why}`);
  const view = rules.view(copy, q.seat);
  const happened = view.logged - before.logged;
  return { view, events: happened > 0 ? view.events.slice(-happened) : [], balances, balance: balance() };
}

function compare({ changes: told, events, then, questions }: Outlook, real: Real, seat: Seat): Verdict {
  const balance = JSON.stringify(told);
  for (const [i, event] of events.entries()) {
    const happened = real.events[i];
    if (!happened || !sameEvent(event, happened))
      return `told ${JSON.stringify(event)}, happened ${JSON.stringify(happened)}`;
  }
  if (then === 'unknown')
    return real.balances.has(balance) ? null : `no moment has ${balance}; there were ${[...real.balances].join(' ')}`;
  if (events.length !== real.events.length) return `not told: ${JSON.stringify(real.events[events.length])}`;
  if (balance !== real.balance) return `told ${balance}, in the end ${real.balance}`;
  if ((then === 'over') !== (real.view.result !== null))
    return `told "${then}", the match is ${real.view.result ? 'over' : 'not over'}`;
  return questions.length === real.view.questions.length &&
    questions.every((q, i) => sameQuestion(q, real.view.questions[i], seat))
    ? null
    : `told ${JSON.stringify(questions)}, asked ${JSON.stringify(real.view.questions)}`;
}

/**
 * Whether a question happened as it was told. Of another seat's question only that it is asked is told; an option that
 * could not be known beforehand may be any.
 */
function sameQuestion(told: Question, asked: Question | undefined, seat: Seat): boolean {
  if (told.seat !== seat || !asked) return told.seat === asked?.seat;
  const options =
    told.options.some((option) => option.includes(HIDDEN)) && told.options.length === asked.options.length
      ? asked.options
      : told.options;
  return JSON.stringify({ ...told, n: 0, options }) === JSON.stringify({ ...asked, n: 0 });
}

/** Whether an event happened as it was told; a card that could not be known beforehand may be any. */
const sameEvent = (told: GameEvent, happened: GameEvent): boolean => {
  const cards = happened.cards?.map((id, i) => (told.cards?.[i] === HIDDEN ? HIDDEN : id));
  return JSON.stringify(told) === JSON.stringify(cards ? { ...happened, cards } : happened);
};

type Counts = [seat: Seat | null, counts: Readonly<Record<string, number>>][];

const countsOf = (rules: Ruleset, g: Core): Counts =>
  [null, ...Array.from({ length: g.seats }, (_, seat) => seat)].map((seat) => [seat, rules.counts?.(g, seat) ?? {}]);

const changes = (before: Counts, after: Counts): Change[] =>
  after.flatMap(([seat, counts], i) =>
    Object.entries(counts)
      .map(([what, n]) => ({ seat, what, n: n - (before[i]?.[1][what] ?? 0) }))
      .filter(({ n }) => n !== 0),
  );

/** A proxy of a state that calls `note` after every write to it. */
function watched<T extends object>(state: T, note: () => void): T {
  const proxies = new WeakMap<object, object>();
  const raw = new WeakMap<object, object>();
  const plain = (value: unknown): unknown =>
    typeof value === 'object' && value !== null ? (raw.get(value) ?? value) : value;
  const wrap = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    let proxy = proxies.get(value);
    if (!proxy) {
      proxy = new Proxy(value, {
        get: (target, key): unknown => wrap(Reflect.get(target, key)),
        set: (target, key, written) => {
          const done = Reflect.set(target, key, plain(written));
          note();
          return done;
        },
      });
      proxies.set(value, proxy);
      raw.set(proxy, value);
    }
    return proxy;
  };
  return wrap(state) as T;
}
