import { sameFilter } from '../../kit/effect/same';
import type { Argument, Condition, Filter, Node, Trigger, VerbNode } from '../../kit/effect/syntax';
import { EffectWriter, type Around } from '../../kit/text/effects';
import type { Bending, Phrasebook, Slots } from '../../kit/text/phrasebook';
import type { Token } from '../../kit/text/words';
import { verbNamed } from '../verbs';
import type { Deed, Noun, Phrase, ZoneWord } from './phrases';
import { type Things } from './things';

const word = (f: Filter | undefined): string | undefined => (f?.kind === 'word' ? f.word : undefined);
const ANY: Filter = { kind: 'word', word: 'any' };

/** Writes Imperium's verbs, conditions and triggers as sentences. */
export class ImperiumWriter extends EffectWriter<Phrase, Noun | ZoneWord> {
  constructor(
    book: Phrasebook<Phrase, Noun | ZoneWord>,
    readonly things: Things,
  ) {
    super(book);
  }

  /** The zones that the sentence before revealed. */
  private revealed: Filter | undefined;

  override lines(...text: Parameters<EffectWriter<Phrase, Noun | ZoneWord>['lines']>): Token[][] {
    this.things.deed = null;
    this.things.found = null;
    this.revealed = undefined;
    return super.lines(...text);
  }

  /** The first part of a sentence, which says when the rest happens. */
  trigger(triggers: readonly Trigger[]): Bending {
    const [a, b] = triggers;
    if (triggers.length === 2 && a?.name === 'onAcquire' && b?.name === 'onBreakthrough' && sameWhat(a, b))
      return this.book.bend('when.onAcquireOrBreakthrough', { what: this.things.kind(a.arg?.what ?? ANY) });
    return this.join(
      triggers.map((t) => this.oneTrigger(t)),
      'orDo',
    );
  }

  condition(when: Condition): Bending {
    switch (when.kind) {
      case 'and':
      case 'or': {
        const there = when.of.map(inPlayHere);
        if (when.kind === 'and' && there.every((what) => what !== undefined))
          return this.book.bend('if.hasInPlay', {
            n: there.length,
            what: this.join(
              there.map((what) => this.things.amount({ n: 1, what })),
              'and',
            ),
          });
        return this.join(
          when.of.map((c, i) => this.further(this.condition(c), i)),
          when.kind === 'and' ? 'andDo' : 'orDo',
        );
      }
      case 'word':
        return when.word === 'declared suit'
          ? this.book.bend('if.declared')
          : this.book.bend('if.state', { state: this.state(when.word) });
      case 'call': {
        if (when.name === 'thisIn') return this.book.bendComposed(`if.${word(when.arg.what)}`);
        return when.name === 'no' ? this.none(when.arg) : this.atLeast(when.arg);
      }
    }
  }

  /** A later condition does not begin its clause. */
  private further(condition: Bending, i: number): Bending {
    return i === 0 ? condition : (form) => condition(form || 'after');
  }

  protected override verb(node: VerbNode, around: Around): Bending {
    const verb = verbNamed(node.verb);
    const key = verb.phrase?.(node.args, around) ?? verb.phrases[0];
    const said = this.book.bendComposed(`verb.${key}`, {
      ...this.slots(node, around, verb.unsaid),
      ...verb.slots?.(node.args, this),
    });
    this.note(node);
    return said;
  }

  /** Keeps what later sentences refer to: what was done, revealed or found. */
  private note({ verb, args: [first] }: VerbNode): void {
    if (this.isDeed(verb)) this.things.deed = verb;
    if (verb === 'reveal') this.revealed = first?.what;
    const thing = verbNamed(verb).finds && word(first?.what);
    if (thing && this.isThing(thing)) this.things.found = thing;
  }

  private isThing(word: string): word is Noun {
    return this.book.hasNoun(word);
  }

  private isDeed(verb: string): verb is Deed {
    return this.book.has(`deed.${verb}`);
  }

  protected override merged(nodes: readonly VerbNode[], join: 'and' | 'or'): Bending | null {
    const [first] = nodes;
    const args = nodes.map((n) => n.args[0] ?? {});
    const [arg = {}] = args;
    if (!first || !verbNamed(first.verb).merges || args.some((a) => a.n === 'all' || !sameBut(a, arg))) return null;
    const { per } = arg;
    const amounts = args.map((a) => this.things.amount(per ? withoutPer(a) : a));
    const what = this.join(amounts, join);
    const said = this.book.bendComposed(`verb.${first.verb}`, {
      ...this.slots(first, {}, undefined),
      what: per ? this.things.per(what, per) : what,
    });
    this.note(first);
    return said;
  }

  each(of: Filter): Bending {
    return this.things.each(of);
  }

  replaced(what: Argument): Bending {
    return what.what ? this.things.kind(what.what) : () => [];
  }

  override link(first: Node): 'price' | 'then' | 'ifDone' {
    if (first.kind === 'block' || first.kind === 'times') return this.link(first.body);
    if (first.kind !== 'verb') return 'price';
    const { finds, gives } = verbNamed(first.verb);
    return finds ? 'then' : gives ? 'ifDone' : 'price';
  }

  /** From where, or from whom. */
  bend(key: 'from' | 'fromAll' | 'fromState' | 'fromWith', slots?: Slots): Bending {
    return this.book.bend(key, slots);
  }

  /** What a player is: barbarian or empire. */
  state(name: string): Bending {
    return this.things.state(name);
  }

  /** The slots that the phrase of any verb may name. */
  private slots(node: VerbNode, around: Around, unsaid: Noun | undefined): Slots {
    const p = node.args[0] ?? {};
    const things = this.things;
    return {
      n: typeof p.n === 'number' ? p.n : 1,
      def: node.bare || things.isDefinite(p) ? 'yes' : 'no',
      what: things.amount(node.bare ? { what: { kind: 'word', word: 'moved' } } : p, around, unsaid),
      from: p.from && this.from(p.from, p.n === 'all'),
      in: p.in && this.book.bend('in', { zones: things.places(p.in) }),
      zones: p.what && things.places(p.what, 'and'),
      host: p.in && things.kind(p.in),
      min: node.args.at(-1)?.min ?? p.min ?? 0,
    };
  }

  private from(zones: Filter, all: boolean): Bending {
    if (this.revealed && sameFilter(this.revealed, zones)) return this.book.bend('amongThem');
    return this.book.bend('from', { zones: this.things.places(zones, all ? 'and' : 'or') });
  }

  /** All cards of these kinds. */
  every(of: Filter): Bending {
    return this.join(
      (of.kind === 'or' ? of.of : [of]).map((f) => this.things.kinds(f)),
      'and',
    );
  }

  private oneTrigger(trigger: Trigger): Bending {
    const arg = trigger.arg ?? {};
    const from = arg.from && this.book.bend('from', { zones: this.things.places(arg.from) });
    if (trigger.name === 'onIconGain' && trigger.host) {
      return this.book.bend('when.onIconGain', {
        icon: this.things.each(trigger.host),
        what: arg.what && this.things.kind(arg.what),
      });
    }
    const key = trigger.name === 'onPlayFrom' ? 'when.onPlayFromDiscard' : `when.${trigger.name}`;
    const what =
      arg.what && (trigger.name === 'onDiscardDemand' ? this.things.kinds(arg.what) : this.things.kind(arg.what));
    return this.book.bendComposed(key, { what, from });
  }

  private none(arg: Argument): Bending {
    if (word(arg.what) === 'activeQuest') return this.book.bend('if.noActiveQuest');
    const of = arg.what?.kind === 'call' ? arg.what.arg?.what : arg.what;
    return this.book.bend('if.noneMoved', { what: this.things.each(of ?? ANY) });
  }

  private atLeast(arg: Argument): Bending {
    const n = typeof arg.n === 'number' ? arg.n : 1;
    const call = arg.what?.kind === 'call' ? arg.what : null;
    const of: Argument = { n, what: call?.arg?.what ?? arg.what ?? ANY };
    if (call?.name === 'moved') return this.book.bend('if.hasMoved', { what: this.things.kind(of.what ?? ANY) });
    if (call?.name === 'garrisonedHere') return this.book.bend('if.hasGarrisoned', { n, what: this.things.amount(of) });
    if (n === 1 && call?.name === 'inPlay') return this.book.bend('if.hasInPlay', { n, what: this.things.amount(of) });
    if (n === 1 && call?.name === 'inHistory')
      return this.book.bend('if.hasInHistory', { what: this.things.amount(of) });
    return this.book.bend('if.has', { n, what: this.things.each(arg.what ?? ANY, n) });
  }
}

const sameWhat = (a: Trigger, b: Trigger): boolean =>
  a.arg?.what !== undefined && b.arg?.what !== undefined && sameFilter(a.arg.what, b.arg.what);

/** What must be in play, if the condition asks for one such card; else undefined. */
function inPlayHere(when: Condition): Filter | undefined {
  if (when.kind !== 'call' || when.name !== 'has' || (when.arg.n ?? 1) !== 1) return undefined;
  const { what } = when.arg;
  return what?.kind === 'call' && what.name === 'inPlay' ? what.arg?.what : undefined;
}

/** Whether two arguments differ only in number. */
const sameBut = (a: Argument, b: Argument): boolean =>
  sameRest(a.from, b.from) && sameRest(a.in, b.in) && sameRest(a.per?.of, b.per?.of) && a.per?.each === b.per?.each;
const sameRest = (a: Filter | undefined, b: Filter | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && sameFilter(a, b));

const withoutPer = ({ per: _, ...rest }: Argument): Argument => rest;
