import type { ChooseNode, Node, VerbNode } from '../effect/syntax';
import { sameNode } from '../effect/same';
import { isHeavy } from '../effect/weight';
import type { Bending, Phrasebook, Slots } from './phrasebook';
import { capital, tidy } from './tokens';
import type { Token } from './words';

/** Phrases of the combinators; every ruleset's catalogues have them. */
export type EffectPhrase =
  | 'sentence'
  | 'heading'
  | 'item'
  | 'comma'
  | 'and'
  | 'or'
  | 'andDo'
  | 'orDo'
  | 'andOrDo'
  | 'andAlso'
  | 'andYou'
  | 'next'
  | 'price'
  | 'mayPrice'
  | 'then'
  | 'ifDone'
  | 'may'
  | 'choose'
  | 'chooseAny'
  | 'if'
  | 'ifElse'
  | 'repeat'
  | 'upToTimes'
  | 'anyTimes'
  | 'forEach'
  | 'eachOther'
  | 'allPlayers'
  | 'owner'
  | 'unable'
  | 'untilEndOfTurn'
  | 'nextCard'
  | 'instead';

/** What a verb has to know about the combinators around it. */
export interface Around {
  /** It may be done up to this often: "return up to 2 unrest". */
  upTo?: number | 'all';
  /** It adds to what triggered it: "look at 1 more". */
  more?: true;
  /** The sentence before did the same: "acquire 1 more region". */
  again?: true;
}

/** How combinators say their parts. */
export interface Clauses {
  /** A node inside a sentence. */
  clause(node: Node, around?: Around): Bending;
  phrase(key: EffectPhrase, slots?: Slots): Bending;
  /** `a, b or c`, each part in the form that is asked for. */
  join(parts: readonly Bending[], last: 'and' | 'or' | 'andDo' | 'orDo' | 'andOrDo' | 'andAlso'): Bending;
  /** The clauses of neighbouring nodes; neighbours of one verb are merged. */
  runs(of: readonly Node[], join: 'and' | 'or', around?: Around): Bending[];
  /** How the rest of a step depends on its first part. */
  link(first: Node, rest: readonly Node[]): 'price' | 'then' | 'ifDone';
}

/**
 * Writes effect trees as sentences: the combinators of the effect language. A ruleset adds its verbs, filters and
 * conditions. There is no human word here: all of them come from the phrasebook.
 */
export abstract class EffectWriter<P extends string, N extends string> implements Clauses {
  constructor(protected readonly book: Phrasebook<P | EffectPhrase, N>) {}

  /** One verb with its arguments. */
  protected abstract verb(node: VerbNode, around: Around): Bending;
  /** Several calls of one verb in one: "gain 2 material and 1 population"; null when the verb does not allow it. */
  protected abstract merged(nodes: readonly VerbNode[], join: 'and' | 'or'): Bending | null;
  /** How the rest of a step depends on its first part. */
  abstract link(first: Node, rest: readonly Node[]): 'price' | 'then' | 'ifDone';

  /**
   * An effect as finished sentences, one per line. `lead` adds to the first sentence what comes before it: a trigger, a
   * price. Its second argument tells whether a list of alternatives follows.
   */
  lines(node: Node, lead: (body: Bending, list: boolean) => Bending = (body) => body, around: Around = {}): Token[][] {
    return statements(node).flatMap((statement, i, all) => {
      const led = i === 0 ? lead : (body: Bending): Bending => body;
      const before = all[i - 1];
      const choice = offered(statement);
      if (choice === null || !isLong(choice)) {
        const same = before !== undefined && repeats(before, statement);
        return [this.sentence(led(this.clause(statement, same ? { ...around, again: true } : around), false))];
      }
      const heading = this.book.bend(choice.any ? 'chooseAny' : 'choose');
      return [
        this.finish('heading', led(choice === statement ? heading : this.book.bend('may', { body: heading }), true)),
        ...choice.of.map((branch) => this.finish('item', this.clause(branch))),
      ];
    });
  }

  /** A sentence with its capital letter and full stop. */
  sentence(body: Bending): Token[] {
    return this.finish('sentence', body);
  }

  /** A node inside a sentence. */
  clause(node: Node, around: Around = {}): Bending {
    return node.kind === 'verb' ? this.verb(node, around) : node.does.says(this, node, around);
  }

  phrase(key: EffectPhrase, slots?: Slots): Bending {
    return this.book.bend(key, slots);
  }

  /** `a, b or c`, each part in the form that is asked for. */
  join(parts: readonly Bending[], last: 'and' | 'or' | 'andDo' | 'orDo' | 'andOrDo' | 'andAlso'): Bending {
    return parts.reduce((a, b, i) => this.book.bend(i === parts.length - 1 ? last : 'comma', { a, b }));
  }

  private finish(key: 'sentence' | 'heading' | 'item', body: Bending): Token[] {
    return capital(tidy(this.book.say(key, { body })), this.book.language);
  }

  /** The clauses of neighbouring nodes; neighbours of one verb are merged. */
  runs(of: readonly Node[], join: 'and' | 'or', around: Around = {}): Bending[] {
    const clauses: Bending[] = [];
    for (let i = 0, first = of[0]; first; first = of[i]) {
      const run: VerbNode[] = [];
      for (let n = of[i]; n?.kind === 'verb' && first.kind === 'verb' && n.verb === first.verb; n = of[i + run.length])
        run.push(n);
      const merged = run.length > 1 ? this.merged(run, join) : null;
      clauses.push(merged ?? this.clause(first, i === 0 ? around : {}));
      i += merged ? run.length : 1;
    }
    return clauses;
  }
}

/** The sentences of a program. */
export const statements = (node: Node): readonly Node[] => {
  if (node.kind === 'seq') return node.of;
  return node.kind === 'block' ? statements(node.body) : [node];
};

/** The choice that a sentence is, or offers: "choose one", "you may choose one". Null when it has none. */
function offered(statement: Node): ChooseNode | null {
  if (statement.kind === 'choose') return statement;
  const only = statement.kind === 'step' && statement.may && statement.of.length === 1 ? statement.of[0] : null;
  return only?.kind === 'choose' ? only : null;
}

/**
 * Whether a choice is written one alternative per line. It is when alternatives have prices, sentences or conditions of
 * their own, or when there are more than two and each counts something.
 */
export function isLong(node: Node): boolean {
  return node.kind === 'choose' && (node.of.some(isHeavy) || (node.of.length > 2 && node.of.every(isCounted)));
}

const isCounted = (node: Node): boolean => node.kind === 'verb' && node.args.some((arg) => arg.per);

/** Whether a sentence begins with the verb that ended the one before. */
function repeats(before: Node, node: Node): boolean {
  const [a, b] = [lastVerb(before), firstVerb(node)];
  return a !== undefined && b !== undefined && !b.args.some((arg) => arg.per) && sameNode(a, b);
}

function lastVerb(node: Node): VerbNode | undefined {
  if (node.kind === 'step') return lastVerb(node.of.at(-1) ?? node);
  return node.kind === 'verb' ? node : undefined;
}

function firstVerb(node: Node): VerbNode | undefined {
  if (node.kind === 'step') return firstVerb(node.of[0]);
  if (node.kind === 'if') return firstVerb(node.body);
  return node.kind === 'verb' ? node : undefined;
}
