import type { Condition, Filter, Node, Phrase, VerbNode } from '../effect/syntax';
import type { Bending, Phrasebook } from './phrasebook';
import { capital, tidy } from './tokens';
import type { Token } from './words';

/** Phrases of the combinators; every ruleset's catalogues have them. */
export type EffectPhrase =
  | 'sentence' | 'heading' | 'item' | 'comma' | 'and' | 'or' | 'andDo' | 'orDo' | 'andOrDo' | 'andAlso' | 'andYou' | 'next'
  | 'price' | 'then' | 'ifDone' | 'may' | 'choose' | 'chooseAny' | 'if' | 'ifElse' | 'repeat' | 'upToTimes' | 'anyTimes'
  | 'forEach' | 'eachOther' | 'allPlayers' | 'owner' | 'unable' | 'untilEndOfTurn' | 'nextCard' | 'instead';

/** What a verb has to know of the combinators around it. */
export interface Around {
  /** It may be done up to so many times: "return up to 2 unrest". */
  upTo?: number | 'all';
  /** It adds to what triggered it: "look at 1 more". */
  more?: true;
}

/**
 * Writes effect trees as sentences: the combinators of the effect language. A ruleset adds its verbs, filters and
 * conditions. There is no human word here: all of them come from the phrasebook.
 */
export abstract class EffectWriter<P extends string, N extends string> {
  constructor(protected readonly book: Phrasebook<P | EffectPhrase, N>) {}

  /** One verb with its arguments. */
  protected abstract verb(node: VerbNode, around: Around): Bending;
  /** Several calls of one verb in one: "gain 2 material and 1 population"; null when the verb does not allow it. */
  protected abstract merged(nodes: readonly VerbNode[], join: 'and' | 'or'): Bending | null;
  /** Things that are counted: "such region". */
  protected abstract each(of: Filter): Bending;
  protected abstract condition(when: Condition): Bending;
  /** How the rest of a step depends on its first part. */
  protected abstract link(first: Node, rest: readonly Node[]): 'price' | 'then' | 'ifDone';
  /** What is replaced, where the replacement alone does not say it. */
  protected abstract replaced(what: Phrase): Bending;

  /**
   * An effect as finished sentences, one a line. `lead` puts something before the first: a trigger, a price;
   * it is told whether a list of alternatives follows.
   */
  lines(node: Node, lead: (body: Bending, list: boolean) => Bending = (body) => body, around: Around = {}): Token[][] {
    return statements(node).flatMap((statement, i) => {
      const led = i === 0 ? lead : (body: Bending): Bending => body;
      if (statement.k !== 'choose' || !isLong(statement)) return [this.sentence(led(this.clause(statement, around), false))];
      const heading = this.book.bend(statement.any ? 'chooseAny' : 'choose');
      return [this.finish('heading', led(heading, true)), ...statement.of.map((branch) => this.finish('item', this.clause(branch)))];
    });
  }

  /** Anything as a sentence with its capital letter and full stop. */
  sentence(body: Bending): Token[] {
    return this.finish('sentence', body);
  }

  /** A node inside a sentence. */
  clause(node: Node, around: Around = {}): Bending {
    switch (node.k) {
      case 'seq': return this.seq(node.of, around);
      case 'step': return this.step(node.may, node.of, around);
      case 'both': return this.both(node.of, around);
      case 'block': return this.clause(node.body, around);
      case 'choose': return this.choose(node.of, node.any);
      case 'if': return this.conditional(node.when, node.body, node.otherwise);
      case 'times': return this.times(node.n, node.upTo, node.body);
      case 'forEach': return this.book.bend('forEach', { of: this.each(node.of), body: this.clause(node.body) });
      case 'who': return this.book.bend(node.who as 'eachOther' | 'allPlayers' | 'owner', { body: this.clause(node.body) });
      case 'unable': return this.book.bend('unable', { body: this.clause(node.body) });
      case 'while': return this.book.bend(node.span === 'next' ? 'nextCard' : 'untilEndOfTurn', { body: this.clause(node.body) });
      case 'insteadOf': return this.book.bend('instead', { what: this.replaced(node.what), body: this.clause(node.body) });
      case 'verb': return this.verb(node, around);
    }
  }

  /** `a, b or c`, in the same form each. */
  join(parts: readonly Bending[], last: 'and' | 'or' | 'andDo' | 'orDo' | 'andOrDo' | 'andAlso'): Bending {
    return parts.reduce((a, b, i) => this.book.bend(i === parts.length - 1 ? last : 'comma', { a, b }));
  }

  private finish(key: 'sentence' | 'heading' | 'item', body: Bending): Token[] {
    return capital(tidy(this.book.say(key, { body })), this.book.language);
  }

  private seq(of: readonly Node[], around: Around): Bending {
    return of.map((n, i) => this.clause(n, i === 0 ? around : {})).reduce((a, b) => this.book.bend('next', { a, b }));
  }

  private step(may: boolean, of: readonly Node[], around: Around): Bending {
    const [first, ...rest] = of as [Node, ...Node[]];
    const body = this.clause(first, around);
    const a = may ? this.book.bend('may', { body }) : body;
    if (rest.length === 0) return a;
    return this.book.bend(this.link(first, rest), { a, b: this.step(false, rest, {}) });
  }

  private both(of: readonly Node[], around: Around = {}): Bending {
    // After "each other player ..." a part that is mine again needs its subject.
    const theirs = of.findIndex((n) => n.k === 'who' && n.who !== 'owner');
    if (theirs >= 0 && theirs < of.length - 1) {
      return this.book.bend('andYou', { a: this.both(of.slice(0, theirs + 1)), b: this.both(of.slice(theirs + 1)) });
    }
    const last = of.at(-1);
    const parts = this.runs(of, 'and', around);
    return this.join(parts, last && hasSubject(last) && parts.length > 1 ? 'andAlso' : 'andDo');
  }

  private choose(of: readonly Node[], any: boolean): Bending {
    return any ? this.join(of.map((n) => this.clause(n)), 'andOrDo') : this.join(this.runs(of, 'or'), 'orDo');
  }

  /** The clauses of neighbours, those of one verb put together. */
  private runs(of: readonly Node[], join: 'and' | 'or', around: Around = {}): Bending[] {
    const clauses: Bending[] = [];
    for (let i = 0; i < of.length;) {
      const first = of[i] as Node;
      const run: VerbNode[] = [];
      for (let n = of[i]; n?.k === 'verb' && first.k === 'verb' && n.verb === first.verb; n = of[i + run.length]) run.push(n);
      const merged = run.length > 1 ? this.merged(run, join) : null;
      clauses.push(merged ?? this.clause(first, i === 0 ? around : {}));
      i += merged ? run.length : 1;
    }
    return clauses;
  }

  private conditional(when: Condition, body: Node, otherwise: Node | null): Bending {
    const slots = { when: this.condition(when), body: this.clause(body) };
    return otherwise ? this.book.bend('ifElse', { ...slots, otherwise: this.clause(otherwise) }) : this.book.bend('if', slots);
  }

  private times(n: number | 'all', upTo: boolean, body: Node): Bending {
    if (upTo && body.k === 'verb') return this.verb(body, { upTo: n });
    if (n === 'all') return this.book.bend('anyTimes', { body: this.clause(body) });
    return this.book.bend(upTo ? 'upToTimes' : 'repeat', { n, body: this.clause(body) });
  }
}

/** The sentences of a program. */
export const statements = (node: Node): readonly Node[] => {
  if (node.k === 'seq') return node.of;
  return node.k === 'block' ? statements(node.body) : [node];
};

/** Whether a clause names its subject: "each other player ...", "you may ...". */
const hasSubject = (node: Node): boolean =>
  node.k === 'who' || (node.k === 'step' && node.may) || (node.k === 'block' && hasSubject(node.body));

/** Whether a choice is set out line by line: its alternatives have prices, sentences or conditions of their own. */
export function isLong(node: Node): boolean {
  return node.k === 'choose' && node.of.some(isHeavy);
}

const isHeavy = (node: Node): boolean => {
  switch (node.k) {
    case 'seq': case 'if': return true;
    case 'step': return node.of.length > 1;
    case 'both': return node.of.some((n) => hasSubject(n) || isHeavy(n));
    case 'block': return isHeavy(node.body);
    default: return false;
  }
};
