import { questionOf, moveFor } from '../moves';
import type { ComponentId, Core, GameEvent, Move, Option, Question, Refusal, Seat } from '../core';
import { partsOf } from '../optionKinds';
import type { Ruleset } from '../ruleset';
import { HeadlessTable } from '../table';
import type { ZoneRef, Zones } from '../zones';

/** One way to pay what is asked: what it spends in all, and the answers that lead there. */
export interface Payment {
  spent: readonly string[];
  answers: readonly Option[];
}

/** Rulesets ask for a payment by this question, and tell what was paid by this event. */
const PAY = 'pay';

/**
 * A position that was written down, and what happens in it: for tests, and for lessons. It is played with short names;
 * every move that is refused throws, unless it is tried with `refused`, and so does one after which the position is less sound
 * than it was.
 */
export class Situation<G extends Core = Core> extends HeadlessTable<G> {
  readonly #flaws: ReadonlySet<string>;
  /** How many events had been told before the last move. */
  #told: number;

  constructor(rules: Ruleset<G>, g: G, undo = false) {
    super(rules, g, undo);
    this.#flaws = new Set(rules.audit(g).map(inOrder));
    this.#told = g.logged;
  }

  /** The component that a seat calls so; rulesets with short names write them out. */
  protected idOf(name: string, _seat: Seat): ComponentId {
    return name;
  }

  /** An option as the rules write it. */
  protected written(option: string, { seat }: Question): Option {
    return partsOf(option)
      .map((word) => this.idOf(word, seat))
      .join(' ');
  }

  /** The question open to a seat; without a seat, the only one open. @throws Error when nobody (or not that seat) is asked */
  question(seat?: Seat): Question {
    const [first, ...more] = this.g.questions;
    const q = seat === undefined ? (more.length === 0 ? first : undefined) : questionOf(this.g, seat);
    if (!q) throw new Error(`open questions: ${JSON.stringify(this.g.questions)}`);
    return q;
  }

  /** What is offered now; without a beginning everything. */
  options(startsWith = '', seat?: Seat): Option[] {
    return this.question(seat).options.filter((option) => option.startsWith(startsWith));
  }

  /** Answers the open question with these picks; none is a pass. */
  answer(...picks: string[]): this {
    return this.answerAs(this.question().seat, ...picks);
  }

  /** The same where several are asked. */
  answerAs(seat: Seat, ...picks: string[]): this {
    return this.send(this.#moveFor(this.question(seat), picks));
  }

  /** Takes a step that may have been forced: answers if that is asked; else nothing happens. */
  maybeAnswer(ask: string, ...picks: string[]): this {
    const [q] = this.g.questions;
    return q?.ask === ask ? this.answerAs(q.seat, ...picks) : this;
  }

  /** Why an answer is refused; null when it is legal. Changes nothing. */
  refused(...picks: string[]): Refusal | null {
    return this.#copy().play(this.#moveFor(this.question(), picks));
  }

  /** Every way to pay what is asked, each tried to its end; where nothing is asked, what the last move has paid. */
  payments(): Payment[] {
    const found: Payment[] = [];
    const pay = (table: HeadlessTable<G>, answers: readonly Option[]): void => {
      const q = table.g.questions.find(({ ask }) => ask === PAY);
      if (!q) {
        found.push({ spent: spentIn(told(table.g, this.#told)), answers });
        return;
      }
      for (const option of q.options) {
        const next = new HeadlessTable(this.rules, this.rules.copy(table.g));
        next.play(moveFor(this.rules, q, [option]));
        pay(next, [...answers, option]);
      }
    };
    pay(this.#copy(), []);
    return found;
  }

  /**
   * Pays with exactly this: components, or counts (`2 progress`). Also where there was one way only, and nobody was asked.
   * @throws Error when it cannot be paid so
   */
  payWith(...spent: string[]): this {
    const payments = this.payments();
    const wanted = spent.map((each) => this.idOf(each, this.g.current)).sort();
    const way = payments.find((each) => String([...each.spent].sort()) === String(wanted));
    if (!way)
      throw new Error(`not payable with ${wanted.join()}, but: ${payments.map((p) => p.spent.join()).join(' | ')}`);
    for (const option of way.answers) this.answer(option);
    return this;
  }

  /** The events of a kind, latest last. */
  told(kind: string): GameEvent[] {
    return this.g.events.filter((event) => event.k === kind);
  }

  /** Where a component lies; null when it is nowhere. */
  whereIs(id: ComponentId): ZoneRef | null {
    return this.#zones.whereIs(this.g, id);
  }

  /** Does a seat (null: a spectator) see where the component lies? */
  sees(seat: Seat | null, id: ComponentId): boolean {
    return this.whereIs(id) !== null && !this.#zones.hiddenFrom(this.g, seat).has(id);
  }

  /** @throws Error unless that seat, and nobody else, is asked for the next move of its turn: everything before is resolved */
  expectTurnOf(seat: Seat): this {
    const q = this.question();
    if (q.seat !== seat || q.stage !== 'turn') throw new Error(`it is not seat ${seat}'s turn: ${JSON.stringify(q)}`);
    return this;
  }

  protected send(move: Move): this {
    this.#told = this.g.logged;
    const refusal = this.play(move);
    if (refusal)
      throw new Error(
        `refused: ${JSON.stringify(refusal)}: ${JSON.stringify(move)} at ${JSON.stringify(questionOf(this.g, move.seat))}`,
      );
    const wrong = this.rules.audit(this.g).filter((each) => !this.#flaws.has(inOrder(each)));
    if (wrong.length > 0) throw new Error(`after ${JSON.stringify(move)}: ${wrong.join('; ')}`);
    return this;
  }

  #moveFor(q: Question, picks: readonly string[]): Move {
    return moveFor(
      this.rules,
      q,
      picks.map((pick) => (q.options.includes(pick) ? pick : this.written(pick, q))),
    );
  }

  #copy(): HeadlessTable<G> {
    return new HeadlessTable(this.rules, this.rules.copy(this.g));
  }

  get #zones(): Zones {
    const { zones, name } = this.rules;
    if (!zones) throw new Error(`${name} declares no zones`);
    return zones;
  }
}

/** A problem that names components names them in the order in which they lie. */
const inOrder = (problem: string): string => problem.split(' ').sort().join(' ');

/** What has been told since so many events. */
const told = ({ events, logged }: Core, since: number): GameEvent[] =>
  logged > since ? events.slice(since - logged) : [];

const spentIn = (events: readonly GameEvent[]): string[] =>
  events
    .filter((event) => event.k === PAY)
    .flatMap(({ cards, n, what }) => cards ?? [n === undefined ? String(what) : `${n} ${what}`]);
