import type { Core } from '../../core';
import type { Around, Clauses } from '../../text/effects';
import type { Bending } from '../../text/phrasebook';
import type { EffectParser } from '../parse';
import type { EffectRules, NodeFrame } from '../run';
import type { Condition, Filter, Node, VerbNode } from '../syntax';

/** The position and the rules that a node is asked and carried out with. */
export interface Running<R> {
  readonly g: Core;
  readonly rules: EffectRules<Core> & R;
}

/** What a bot knows of the parts of a node, for the seat that does them. */
export interface Worths {
  /** What a part is worth. */
  of(part: Node): number;
  /** What it is worth that all others do a part. */
  ofOthers(part: Node): number;
  /** How likely a condition holds. */
  chance(condition: Condition): number;
  count(of: Filter): number;
  /** A modifier that lasts for a time. */
  readonly modifier: number;
}

/** All that a combinator is, in one row. Its nodes carry it (`does`), as nodes of verbs carry their verb. */
export interface Row<N extends Node = Node, R = unknown, W = unknown> {
  readonly kind: N['kind'];
  /** The words that open it, before a bracket; none for what stands between parts. */
  readonly opens: readonly string[];
  /** @param word the word that opened it, which has been taken */
  parse(parser: EffectParser, id: number, word: string): Node;
  print(node: N): string;
  /** The nodes directly inside. */
  inside(node: N): readonly Node[];
  /** Is nothing unpayable at its head? Prices (`frame.price`) must be payable throughout. */
  possible(x: Running<R>, node: N, frame: NodeFrame): boolean;
  /** Could anything of it be done at all, by the seat of the frame? */
  happens(g: Core, node: N, frame: NodeFrame): boolean;
  /** The first verb that keeps it from being done from beginning to end; nothing does when absent. @param within the same of a part */
  lacks?(node: N, within: (part: Node) => VerbNode | null): VerbNode | null;
  /** What doing it is worth to a bot. */
  worth(node: N, x: Worths): number;
  run(x: Running<R>, node: N, frame: NodeFrame): void;
  says(writer: Clauses & W, node: N, around: Around): Bending;
  /** Its clause names its subject: "each other player ...", "you may ...". */
  hasSubject?(node: N): boolean;
  /** As an alternative of a choice it stands on a line of its own. */
  isHeavy?(node: N): boolean;
}

/** A row with what it asks of the ruleset's rules (`R`) and of its writer (`W`) beyond what every combinator asks. */
export interface Combinator<N extends Node = Node, R = unknown, W = unknown> extends Row<N, R, W> {
  /** For the compiler only. */
  readonly needs?: (rules: R, writer: W) => void;
}

/**
 * The combinators that a ruleset uses; what is not listed cannot be read. The compiler sees that its rules and its writer have
 * what they need.
 */
export const combinators = <R, W>(...rows: readonly Combinator<Node, R, W>[]): readonly Row[] => rows;
