import type { Core } from '../core';
import type { Row } from './combinators/row';
import type { Verb } from './verb';

/**
 * The effect language as data. A card's text is a tree of these nodes: it is parsed once (parse.ts), executed
 * (run.ts), printed back in the reference notation (print.ts) and in words (../text).
 * The combinators are the kit's; verbs, selectors and conditions are the ruleset's vocabulary.
 */

/** Parts of something: one at least. */
export type Several<T> = [T, ...T[]];

/** What is counted or chosen: `REG/TRI`, `pinned & not REG`, `owned(UNC)`, `moved`. */
export type Filter =
  | { kind: 'word'; word: string }
  /** `named("Conquer")`. */
  | { kind: 'named'; name: string }
  /** `@1ROM19`. */
  | { kind: 'card'; id: string }
  /** A selector: `inPlay(REG)`, `garrisonedIn(REG: knight)` (then `host` is set), `fewer progress` (then `bare`). */
  | { kind: 'call'; name: string; host?: Filter; arg: Argument | null; bare?: true }
  | { kind: 'or'; of: Several<Filter> }
  | { kind: 'and'; of: Several<Filter> }
  | { kind: 'not'; of: Filter };

/** The words of a filter that is one word or several: `food/stone`; none of any other. */
export function alternatives(filter: Filter | undefined): readonly string[] {
  if (filter?.kind === 'word') return [filter.word];
  return filter?.kind === 'or' ? filter.of.flatMap(alternatives) : [];
}

/** `1 per 2 owned(REG)`: a quotient, rounded down. */
export interface Per {
  each: number;
  of: Filter;
}

/** An argument: amount, thing, and where from, where to. */
export interface Argument {
  n?: number | 'all' | 'n';
  top?: true;
  what?: Filter;
  per?: Per;
  from?: Filter;
  to?: Filter;
  on?: Filter;
  in?: Filter;
  as?: Argument;
  by?: VerbNode;
  min?: number;
  /** A verb named as an argument: `allow(acquire(REG from exile))`. */
  verb?: VerbNode;
  /** `effects not gain(1 progress)`: a verb that is excepted. */
  except?: VerbNode;
}

export interface VerbNode {
  kind: 'verb';
  id: number;
  verb: string;
  /** The verb itself, as the ruleset's list has it. */
  does: Verb<Core>;
  args: Argument[];
  bare?: true;
}

export type Condition =
  | { kind: 'word'; word: string }
  | { kind: 'call'; name: string; arg: Argument }
  | { kind: 'and'; of: Several<Condition>; sign: '+' | '&' }
  | { kind: 'or'; of: Several<Condition> };

/** Every node has a number within its card, so that an agenda frame can name it. */
interface CombinedNode {
  id: number;
  /** Its combinator. */
  does: Row;
}

/** `A ; B`. */
export interface SeqNode extends CombinedNode {
  kind: 'seq';
  of: Several<Node>;
}
/** `MAY A > B`: B only if A was done in full. */
export interface StepNode extends CombinedNode {
  kind: 'step';
  may: boolean;
  of: Several<Node>;
}
/** `A + B`. */
export interface BothNode extends CombinedNode {
  kind: 'both';
  of: Several<Node>;
}
/** `{ A ; B }`. */
export interface BlockNode extends CombinedNode {
  kind: 'block';
  body: Node;
}
/** `choose(A | B)`, `anyOf(A | B)`. */
export interface ChooseNode extends CombinedNode {
  kind: 'choose';
  of: Several<Node>;
  any: boolean;
}
/** `if(CONDITION: A | B)`. */
export interface IfNode extends CombinedNode {
  kind: 'if';
  when: Condition;
  body: Node;
  otherwise: Node | null;
}
/** `repeat(2: ...)`, `upTo(2: ...)`. */
export interface TimesNode extends CombinedNode {
  kind: 'times';
  n: number | 'all';
  upTo: boolean;
  body: Node;
}
/** `forEach(COUNTED: ...)`. */
export interface ForEachNode extends CombinedNode {
  kind: 'forEach';
  of: Filter;
  body: Node;
}
export type Who = 'eachOther' | 'allPlayers' | 'owner';
/** `eachOther(...)`, `allPlayers(...)`, `owner(...)`. */
export interface WhoNode extends CombinedNode {
  kind: 'who';
  who: Who;
  body: Node;
}
/** `unable(...)`. */
export interface UnableNode extends CombinedNode {
  kind: 'unable';
  body: Node;
}
/** `untilEndOfTurn(...)`, `next(...)`: a modifier with a limited life. */
export interface WhileNode extends CombinedNode {
  kind: 'while';
  span: string;
  body: Node;
}
/** `insteadOf(WHAT: ...)`. */
export interface InsteadNode extends CombinedNode {
  kind: 'insteadOf';
  what: Argument;
  body: Node;
}

export type Node =
  | SeqNode
  | StepNode
  | BothNode
  | BlockNode
  | ChooseNode
  | IfNode
  | TimesNode
  | ForEachNode
  | WhoNode
  | UnableNode
  | WhileNode
  | InsteadNode
  | VerbNode;

/** A trigger: `onPlay(REG)`, `onIconGain(river: material)`. */
export interface Trigger {
  name: string;
  host?: Filter;
  arg: Argument | null;
  bare?: true;
}

/** Variable points: `1 per 3 tokens(material) + 1 per 3 owned(REG)`. */
export interface VariablePoints {
  n: number;
  per: Per;
}

/** The words that a ruleset's effects may use; a word outside is an error when the card is parsed. */
export interface Vocabulary {
  combinators: readonly Row[];
  verbs: ReadonlyMap<string, Verb<Core>>;
  selectors: ReadonlySet<string>;
  conditions: ReadonlySet<string>;
  triggers: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

/** The nodes directly inside a node, verbs in arguments left out. */
export const inside = (node: Node): readonly Node[] => (node.kind === 'verb' ? [] : node.does.inside(node));

/** Calls `visit` for a node and all nodes inside it, outermost first. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const child of inside(node)) walk(child, visit);
}

/** Is the node a part of the tree, or any node of that kind? */
export function hasPart(tree: Node, part: Node | Node['kind']): boolean {
  let found = false;
  walk(tree, (node) => {
    found ||= node === part || node.kind === part;
  });
  return found;
}
