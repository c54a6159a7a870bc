import type { Condition, Filter, Node, Argument as Argument, Trigger, VerbNode } from '../../kit/effect/syntax';
import { EffectWriter, type Around } from '../../kit/text/effects';
import type { Bending, Phrasebook, Slots } from '../../kit/text/phrasebook';
import { verbNamed } from '../verbs';
import type { Noun, Phrase, ZoneWord } from './phrases';
import { type Things } from './things';

const word = (f: Filter | undefined): string | undefined => (f?.f === 'word' ? f.word : undefined);
const ANY: Filter = { f: 'word', word: 'any' };

/** Imperium's verbs, conditions and triggers in sentences. */
export class ImperiumWriter extends EffectWriter<Phrase, Noun | ZoneWord> {
  constructor(
    book: Phrasebook<Phrase, Noun | ZoneWord>,
    readonly things: Things,
  ) {
    super(book);
  }

  /** When something happens: the part of a sentence before what is done then. */
  trigger(triggers: readonly Trigger[]): Bending {
    return this.join(
      triggers.map((t) => this.oneTrigger(t)),
      'orDo',
    );
  }

  condition(when: Condition): Bending {
    switch (when.c) {
      case 'and':
      case 'or':
        return this.join(
          when.of.map((c) => this.condition(c)),
          when.c === 'and' ? 'andDo' : 'orDo',
        );
      case 'word':
        return when.word === 'declared suit'
          ? this.book.bend('if.declared')
          : this.book.bend('if.state', { state: this.state(when.word) });
      case 'call': {
        if (when.name === 'thisIn') return this.book.bend(`if.${word(when.arg.what)}` as Phrase);
        return when.name === 'no' ? this.none(when.arg) : this.atLeast(when.arg);
      }
    }
  }

  protected override verb(node: VerbNode, around: Around): Bending {
    const verb = verbNamed(node.verb);
    const key = verb.phrase?.(node.args, around) ?? verb.phrases[0];
    return this.book.bend(`verb.${key}` as Phrase, {
      ...this.slots(node, around, verb.unsaid),
      ...verb.slots?.(node.args, this),
    });
  }

  protected override merged(nodes: readonly VerbNode[], join: 'and' | 'or'): Bending | null {
    const [first] = nodes;
    if (!first || !verbNamed(first.verb).merges || nodes.some((n) => n.args[0]?.n === 'all')) return null;
    return this.book.bend(`verb.${first.verb}` as Phrase, {
      def: 'no',
      what: this.join(
        nodes.map((n) => this.things.amount(n.args[0] ?? {})),
        join,
      ),
    });
  }

  each(of: Filter): Bending {
    return this.things.each(of);
  }

  replaced(what: Argument): Bending {
    return what.what ? this.things.kind(what.what) : () => [];
  }

  override link(first: Node): 'price' | 'then' | 'ifDone' {
    if (first.k === 'block' || first.k === 'times') return this.link(first.body);
    if (first.k !== 'verb') return 'price';
    const { finds, gives } = verbNamed(first.verb);
    return finds ? 'then' : gives ? 'ifDone' : 'price';
  }

  /** From where, or from whom. */
  bend(key: 'from' | 'fromAll' | 'fromState' | 'fromWith', slots?: Slots): Bending {
    return this.book.bend(key, slots);
  }

  /** What somebody is: barbarian or empire. */
  state(name: string): Bending {
    return this.things.noun(`${name}.state` as Noun);
  }

  /** What any verb's phrase may name. */
  private slots(node: VerbNode, around: Around, unsaid: Noun | undefined): Slots {
    const p = node.args[0] ?? {};
    const things = this.things;
    return {
      n: typeof p.n === 'number' ? p.n : 1,
      def: node.bare || things.isDefinite(p) ? 'yes' : 'no',
      what: things.amount(node.bare ? { what: { f: 'word', word: 'moved' } } : p, around, unsaid),
      from: p.from && this.book.bend('from', { zones: things.places(p.from, p.n === 'all' ? 'and' : 'or') }),
      in: p.in && this.book.bend('in', { zones: things.places(p.in) }),
      zones: p.what && things.places(p.what, 'and'),
      host: p.in && things.kind(p.in),
      min: node.args.at(-1)?.min ?? p.min ?? 0,
    };
  }

  /** All cards of these kinds. */
  every(of: Filter): Bending {
    return this.join(
      (of.f === 'or' ? of.of : [of]).map((f) => this.things.kinds(f)),
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
    return this.book.bend(key as Phrase, { what, from });
  }

  private none(arg: Argument): Bending {
    if (word(arg.what) === 'activeQuest') return this.book.bend('if.noActiveQuest');
    const of = arg.what?.f === 'call' ? arg.what.arg?.what : arg.what;
    return this.book.bend('if.noneMoved', { what: this.things.each(of ?? ANY) });
  }

  private atLeast(arg: Argument): Bending {
    const n = typeof arg.n === 'number' ? arg.n : 1;
    const call = arg.what?.f === 'call' ? arg.what : null;
    const of: Argument = { n, what: call?.arg?.what ?? arg.what ?? ANY };
    if (call?.name === 'moved') return this.book.bend('if.hasMoved', { what: this.things.kind(of.what ?? ANY) });
    if (call?.name === 'garrisonedHere') return this.book.bend('if.hasGarrisoned', { n, what: this.things.amount(of) });
    if (n === 1 && call?.name === 'inPlay') return this.book.bend('if.hasInPlay', { what: this.things.amount(of) });
    if (n === 1 && call?.name === 'inHistory')
      return this.book.bend('if.hasInHistory', { what: this.things.amount(of) });
    return this.book.bend('if.has', { n, what: this.things.each(arg.what ?? ANY, n) });
  }
}
