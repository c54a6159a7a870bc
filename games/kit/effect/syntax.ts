/**
 * The effect language as data. A card's text is a tree of these nodes: it is parsed once (parse.ts), executed
 * (run.ts), printed back in the reference notation (print.ts) and in words (../text).
 * The combinators are the kit's; verbs, selectors and conditions are the ruleset's vocabulary.
 */

/** What is counted or chosen: `REG/TRI`, `pinned & not REG`, `owned(UNC)`, `moved`. */
export type Filter =
  | { f: 'word'; word: string }
  /** `named("Conquer")`. */
  | { f: 'named'; name: string }
  /** `@1ROM19`. */
  | { f: 'card'; id: string }
  /** A selector: `inPlay(REG)`, `garrisonedIn(REG: knight)` (then `host` is set), `fewer progress` (then `bare`). */
  | { f: 'call'; name: string; host?: Filter; arg: Phrase | null; bare?: true }
  | { f: 'or'; of: Filter[] }
  | { f: 'and'; of: Filter[] }
  | { f: 'not'; of: Filter };

/** `1 per 2 owned(REG)`: a quotient, rounded down. */
export interface Per { each: number; of: Filter }

/** An argument: amount, thing, and where from, where to. */
export interface Phrase {
  n?: number | 'all' | 'n';
  top?: true;
  what?: Filter;
  per?: Per;
  from?: Filter;
  to?: Filter;
  on?: Filter;
  in?: Filter;
  as?: Phrase;
  by?: VerbNode;
  min?: number;
  /** A verb named as an argument: `allow(acquire(REG from exile))`. */
  verb?: VerbNode;
  /** `effects not gain(1 progress)`: a verb that is excepted. */
  except?: VerbNode;
}

export interface VerbNode { k: 'verb'; id: number; verb: string; args: Phrase[]; bare?: true }

export type Condition =
  | { c: 'word'; word: string }
  | { c: 'call'; name: string; arg: Phrase }
  | { c: 'and'; of: Condition[]; sign: '+' | '&' }
  | { c: 'or'; of: Condition[] };

/** Every node has a number within its card, so that an agenda frame can name it. */
export type Node =
  /** `A ; B`. */
  | { k: 'seq'; id: number; of: Node[] }
  /** `MAY A > B`: B only if A was done in full. */
  | { k: 'step'; id: number; may: boolean; of: Node[] }
  /** `A + B`. */
  | { k: 'both'; id: number; of: Node[] }
  /** `{ A ; B }`. */
  | { k: 'block'; id: number; body: Node }
  | { k: 'choose'; id: number; of: Node[]; any: boolean }
  | { k: 'if'; id: number; when: Condition; body: Node; otherwise: Node | null }
  /** `repeat(2: ...)`, `upTo(2: ...)`. */
  | { k: 'times'; id: number; n: number | 'all'; upTo: boolean; body: Node }
  | { k: 'forEach'; id: number; of: Filter; body: Node }
  /** `eachOther(...)`, `allPlayers(...)`, `owner(...)`. */
  | { k: 'who'; id: number; who: string; body: Node }
  | { k: 'unable'; id: number; body: Node }
  /** `untilEndOfTurn(...)`, `next(...)`: a modifier with a limited life. */
  | { k: 'while'; id: number; span: string; body: Node }
  | { k: 'insteadOf'; id: number; what: Phrase; body: Node }
  | VerbNode;

export type NodeKind = Node['k'];

/** A trigger: `onPlay(REG)`, `onIconGain(river: material)`. */
export interface Trigger { name: string; host?: Filter; arg: Phrase | null; bare?: true }

/** Variable points: `1 per 3 tokens(material) + 1 per 3 owned(REG)`. */
export interface Points { n: number; per: Per }

/** The words that a ruleset's effects may use; a word outside is an error when the card is parsed. */
export interface Vocabulary {
  verbs: ReadonlySet<string>;
  selectors: ReadonlySet<string>;
  conditions: ReadonlySet<string>;
  triggers: ReadonlySet<string>;
  words: ReadonlySet<string>;
}

/** The nodes directly inside a node, verbs in arguments left out. */
export function inside(node: Node): readonly Node[] {
  switch (node.k) {
    case 'seq': case 'step': case 'both': case 'choose': return node.of;
    case 'if': return node.otherwise ? [node.body, node.otherwise] : [node.body];
    case 'verb': return [];
    default: return [node.body];
  }
}

/** Calls `visit` for a node and all nodes inside it, outermost first. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const child of inside(node)) walk(child, visit);
}
