import type { Row } from './combinators/row';
import { seq } from './combinators/seq';
import { wrongWith } from './signature';
import type {
  Condition,
  Filter,
  Node,
  Per,
  Argument,
  VariablePoints,
  Trigger,
  VerbNode,
  Vocabulary,
  Several,
} from './syntax';

const TOKEN = /\s*("[^"]*"|@[0-9A-Z]+|\d+|[A-Za-z][A-Za-z-]*|[(){}|;>+:,/&])/y;
/** Words that open a further part of an argument. */
const PREPOSITIONS = new Set(['from', 'to', 'on', 'in', 'as', 'by', 'per']);

/** Reads effects in the reference notation. One parser numbers the nodes of one card. */
export class EffectParser {
  private tokens: string[] = [];
  private at = 0;
  private text = '';
  private lastId = 0;

  /** Combinators by the words that open them. */
  private readonly opening: ReadonlyMap<string, Row>;

  constructor(private readonly vocabulary: Vocabulary) {
    this.opening = new Map(vocabulary.combinators.flatMap((row) => row.opens.map((word) => [word, row])));
  }

  /** @param text an effect or a cost. @throws Error naming the text and what is wrong. */
  program(text: string): Node {
    return this.whole(text, () => this.seq());
  }

  /** @param text the `trigger` field: one trigger or alternatives joined by `|`. */
  triggers(text: string): Trigger[] {
    return this.whole(text, () => {
      const found = [this.trigger()];
      while (this.take('|')) found.push(this.trigger());
      return found;
    });
  }

  /** @param text a `playIf` or the `when` of conditional points. */
  condition(text: string): Condition {
    return this.whole(text, () => this.conditions());
  }

  /** @param text variable points. */
  points(text: string): VariablePoints[] {
    return this.whole(text, () => {
      const found: VariablePoints[] = [];
      do {
        const n = this.number();
        this.want('per');
        found.push({ n, per: this.per() });
      } while (this.take('+'));
      return found;
    });
  }

  private whole<T>(text: string, read: () => T): T {
    this.text = text;
    this.tokens = [];
    this.at = 0;
    const end = text.trimEnd().length;
    TOKEN.lastIndex = 0;
    for (let pos = 0; pos < end; pos = TOKEN.lastIndex) {
      const match = TOKEN.exec(text);
      if (!match) throw this.bad(`unreadable at "${text.slice(pos, pos + 20)}"`);
      this.tokens.push(match[1] ?? '');
    }
    const result = read();
    if (this.peek() !== undefined) throw this.bad(`left over: ${this.tokens.slice(this.at).join(' ')}`);
    return result;
  }

  private bad(message: string): Error {
    return new Error(`${message} in effect: ${this.text}`);
  }

  private peek(ahead = 0): string | undefined {
    return this.tokens[this.at + ahead];
  }

  private next(): string {
    const token = this.tokens[this.at++];
    if (token === undefined) throw this.bad('unexpected end');
    return token;
  }

  take(token: string): boolean {
    if (this.peek() !== token) return false;
    this.at++;
    return true;
  }

  want(token: string): void {
    if (!this.take(token)) throw this.bad(`expected ${token}, found ${this.peek() ?? 'the end'}`);
  }

  number(): number {
    const token = this.next();
    if (!/^\d+$/.test(token)) throw this.bad(`expected a number, found ${token}`);
    return Number(token);
  }

  id(): number {
    return ++this.lastId;
  }

  /** Sentences, or one. */
  seq(): Node {
    return seq.parse(this, this.id(), '');
  }

  /** A verb, or what a word or a brace opens. */
  part(): Node {
    const id = this.id();
    const word = this.peek() ?? '';
    const row = word === '{' || this.peek(1) === '(' ? this.opening.get(word) : undefined;
    if (!row) return this.verb(id);
    this.at++;
    return row.parse(this, id, word);
  }

  /** What stands in brackets after the word that opened it. */
  inBrackets<N extends Node>(read: () => N): N {
    this.want('(');
    const node = read();
    this.want(')');
    return node;
  }

  private verb(id = this.id()): VerbNode {
    const verb = this.next();
    const does = this.vocabulary.verbs.get(verb);
    if (!does) throw this.bad(`unknown verb ${verb}`);
    const bare = !this.take('(');
    const args: Argument[] = [];
    if (!bare) {
      if (this.peek() !== ')') {
        do args.push(this.argument());
        while (this.take(','));
      }
      this.want(')');
    }
    const wrong = wrongWith(verb, does.args, args);
    if (wrong !== null) throw this.bad(wrong);
    return { kind: 'verb', id, verb, does, args, ...(bare ? { bare } : {}) };
  }

  private trigger(): Trigger {
    const name = this.next();
    if (!this.vocabulary.triggers.has(name)) throw this.bad(`unknown trigger ${name}`);
    return this.peek() === '(' ? { name, ...this.hosted() } : { name, arg: null, bare: true };
  }

  argument(): Argument {
    const argument: Argument = {};
    const first = this.peek() ?? '';
    if (/^\d+$/.test(first)) argument.n = this.number();
    else if (first === 'all' || (first === 'n' && this.peek(1) !== ')')) {
      this.at++;
      argument.n = first;
    }
    if (this.take('min')) argument.min = this.number();
    if (this.take('top')) argument.top = true;
    const word = this.peek() ?? '';
    if (this.vocabulary.verbs.has(word) && this.peek(1) === '(') argument.verb = this.verb();
    else if (/^["@A-Za-z]/.test(word) && !PREPOSITIONS.has(word)) {
      argument.what = this.filter();
      if (this.peek() === 'not') {
        this.at++;
        argument.except = this.verb();
      }
    }
    this.prepositions(argument);
    return argument;
  }

  private prepositions(argument: Argument): void {
    for (;;) {
      if (this.take('per')) argument.per = this.per();
      else if (this.take('from')) argument.from = this.filter();
      else if (this.take('to')) argument.to = this.filter();
      else if (this.take('on')) argument.on = this.filter();
      else if (this.take('in')) argument.in = this.filter();
      else if (this.take('as')) argument.as = this.argument();
      else if (this.take('by')) argument.by = this.verb();
      else return;
    }
  }

  private per(): Per {
    const each = /^\d+$/.test(this.peek() ?? '') ? this.number() : 1;
    return { each, of: this.filter() };
  }

  /** The slash binds tighter than `&`. */
  filter(): Filter {
    const of: Several<Filter> = [this.either()];
    while (this.take('&')) of.push(this.either());
    return of.length === 1 ? of[0] : { kind: 'and', of };
  }

  private either(): Filter {
    const of: Several<Filter> = [this.atom()];
    while (this.take('/')) of.push(this.atom());
    return of.length === 1 ? of[0] : { kind: 'or', of };
  }

  private atom(): Filter {
    const token = this.next();
    if (token === 'not') return { kind: 'not', of: this.atom() };
    if (token.startsWith('@')) return { kind: 'card', id: token.slice(1) };
    if (!/^[A-Za-z]/.test(token)) throw this.bad(`unexpected ${token}`);
    if (token === 'named') {
      this.want('(');
      const name = this.next().slice(1, -1);
      this.want(')');
      return { kind: 'named', name };
    }
    if (this.peek() === '(') return this.selector(token);
    // A selector without brackets: `fewer progress`.
    if (this.vocabulary.selectors.has(token) && this.vocabulary.words.has(this.peek() ?? '')) {
      return { kind: 'call', name: token, arg: { what: this.atom() }, bare: true };
    }
    if (!this.vocabulary.words.has(token) && !this.vocabulary.selectors.has(token))
      throw this.bad(`unknown word ${token}`);
    return { kind: 'word', word: token };
  }

  private selector(name: string): Filter {
    if (!this.vocabulary.selectors.has(name)) throw this.bad(`unknown selector ${name}`);
    return { kind: 'call', name, ...this.hosted() };
  }

  /** `(X)`, `(host: X)` or `()`. */
  private hosted(): { host?: Filter; arg: Argument | null } {
    this.want('(');
    const arg = this.peek() === ')' ? null : this.argument();
    if (!arg || !this.take(':')) {
      this.want(')');
      return { arg };
    }
    const hosted = this.argument();
    this.want(')');
    return { ...(arg.what ? { host: arg.what } : {}), arg: hosted };
  }

  conditions(): Condition {
    const any: Several<Condition> = [this.allConditions()];
    while (this.take('or')) any.push(this.allConditions());
    return any.length === 1 ? any[0] : { kind: 'or', of: any };
  }

  private allConditions(): Condition {
    const of: Several<Condition> = [this.oneCondition()];
    let sign: '+' | '&' = '+';
    for (let next = this.peek(); next === '+' || next === '&'; next = this.peek()) {
      sign = next;
      this.next();
      of.push(this.oneCondition());
    }
    return of.length === 1 ? of[0] : { kind: 'and', of, sign };
  }

  private oneCondition(): Condition {
    let word = this.next();
    if (!this.vocabulary.conditions.has(word)) throw this.bad(`unknown condition ${word}`);
    if (this.take('(')) {
      const arg = this.argument();
      this.want(')');
      return { kind: 'call', name: word, arg };
    }
    // Two words that belong together: `declared suit`.
    if (this.vocabulary.words.has(this.peek() ?? '')) word += ` ${this.next()}`;
    return { kind: 'word', word };
  }
}
