import type { Condition, Filter, Node, Phrase as Argument, Trigger, VerbNode } from '../../kit/effect/syntax';
import { EffectWriter, type Around } from '../../kit/text/effects';
import type { Bending, Phrasebook, Slots } from '../../kit/text/phrasebook';
import type { Noun, Phrase, Place } from './phrases';
import { type Things } from './things';

/** Verbs whose object is said without a noun in the notation. */
export const UNSAID: Readonly<Record<string, Noun>> = {
  gainAction: 'action', spendAction: 'action', readyExhaust: 'exhaust', takeUnrest: 'UNR',
};
/** First parts of a step that find what the rest is about; other first parts are prices. */
const FINDING: ReadonlySet<string> = new Set(['look', 'find', 'drawIfAble', 'acquire']);
const MERGING: ReadonlySet<string> = new Set(['gain', 'pay']);

/** Picks the plural. */
export const SEVERAL = 2;

const word = (f: Filter | undefined): string | undefined => (f?.f === 'word' ? f.word : undefined);
const ANY: Filter = { f: 'word', word: 'any' };

/** Imperium's verbs, conditions and triggers in sentences. */
export class ImperiumWriter extends EffectWriter<Phrase, Noun | Place> {
  constructor(book: Phrasebook<Phrase, Noun | Place>, readonly things: Things) {
    super(book);
  }

  /** When something happens: the part of a sentence before what is done then. */
  trigger(triggers: readonly Trigger[]): Bending {
    return this.join(triggers.map((t) => this.oneTrigger(t)), 'orDo');
  }

  override condition(when: Condition): Bending {
    switch (when.c) {
      case 'and': case 'or': return this.join(when.of.map((c) => this.condition(c)), when.c === 'and' ? 'andDo' : 'orDo');
      case 'word': return when.word === 'declared suit'
        ? this.book.bend('if.declared') : this.book.bend('if.state', { state: this.state(when.word) });
      case 'call': {
        if (when.name === 'thisIn') return this.book.bend(`if.${word(when.arg.what)}` as Phrase);
        return when.name === 'no' ? this.none(when.arg) : this.atLeast(when.arg);
      }
    }
  }

  protected override verb(node: VerbNode, around: Around): Bending {
    return this.book.bend(`verb.${variant(node, around)}` as Phrase, this.slots(node, around));
  }

  protected override merged(nodes: readonly VerbNode[], join: 'and' | 'or'): Bending | null {
    const [first] = nodes;
    if (!first || !MERGING.has(first.verb) || nodes.some((n) => n.args[0]?.n === 'all')) return null;
    return this.book.bend(`verb.${first.verb}` as Phrase, {
      def: 'no', what: this.join(nodes.map((n) => this.things.amount(n.args[0] ?? {})), join),
    });
  }

  protected override each(of: Filter): Bending {
    return this.things.each(of);
  }

  protected override replaced(what: Argument): Bending {
    return what.what ? this.things.kind(what.what) : () => [];
  }

  protected override link(first: Node): 'price' | 'then' | 'ifDone' {
    if (first.k === 'block' || first.k === 'times') return this.link(first.body);
    if (first.k !== 'verb') return 'price';
    if (FINDING.has(first.verb)) return 'then';
    return first.verb === 'gain' ? 'ifDone' : 'price';
  }

  private state(name: string): Bending {
    return this.things.noun(`${name}.state` as Noun);
  }

  /** Everything that a verb's phrase may need; each phrase takes what it names. */
  private slots(node: VerbNode, around: Around): Slots {
    const p = node.args[0] ?? {};
    const n = typeof p.n === 'number' ? p.n : 1;
    const things = this.things;
    return {
      n,
      def: node.bare || things.isDefinite(p) ? 'yes' : 'no',
      what: isThing(node) ? things.amount(node.bare ? { what: { f: 'word', word: 'moved' } } : p, around, UNSAID[node.verb]) : undefined,
      from: this.source(node, p),
      in: p.in && this.book.bend('in', { zones: things.places(p.in) }),
      zones: p.what && things.places(p.what, 'and'),
      host: p.in && things.kind(p.in),
      min: node.args.at(-1)?.min ?? p.min ?? 0,
      ...this.special(node, p, n),
    };
  }

  /** Slots of single verbs. */
  private special(node: VerbNode, p: Argument, n: number): Slots {
    const things = this.things;
    const second = node.args[1];
    switch (node.verb) {
      case 'ignoreAttack': return { except: p.except && this.clause(p.except) };
      case 'pay': return p.n === 'all' ? { what: things.kind(p.what ?? ANY, SEVERAL) } : {};
      case 'doubleGain': return { what: things.kind(p.what ?? ANY) };
      case 'loseIcon': return { state: this.state(word(p.what) ?? ''), what: second?.what && this.every(second.what) };
      case 'ignoreIcon': case 'flipState': return { state: this.state(word(p.what) ?? '') };
      case 'treatAs': return { what: things.counted(n, things.inPlay(things.each(p.what ?? ANY))), as: things.each(p.as?.what ?? ANY, typeof p.as?.n === 'number' ? p.as.n : 1) };
      case 'reduceCost': return { less: this.less(p) };
      case 'altDiscard': return { what: things.kind(p.what ?? ANY), body: p.by && this.clause(p.by) };
      case 'allow': {
        const arg = p.verb?.args[0] ?? {};
        return { what: things.kind(arg.what ?? ANY, SEVERAL), from: arg.from && this.book.bend('from', { zones: things.places(arg.from) }) };
      }
      default: return {};
    }
  }

  /** Where something comes from: zones, or players that are stolen from. */
  private source(node: VerbNode, p: Argument): Bending | undefined {
    if (!p.from) return undefined;
    if (node.verb !== 'steal') return this.book.bend('from', { zones: this.things.places(p.from, p.n === 'all' ? 'and' : 'or') });
    const of = p.from.f === 'call' ? p.from.arg?.what : undefined;
    if (!of) return this.book.bend('fromAll');
    const state = word(of);
    return state === 'empire' || state === 'barbarian'
      ? this.book.bend('fromState', { state: this.state(state) })
      : this.book.bend('fromWith', { what: this.things.kind(of) });
  }

  /** All cards of these kinds. */
  private every(of: Filter): Bending {
    return this.join((of.f === 'or' ? of.of : [of]).map((f) => this.things.kind(f, SEVERAL)), 'and');
  }

  /** By how much a price is lower. */
  private less(p: Argument): Bending {
    const of = p.what?.f === 'or' ? p.what.of : [p.what ?? ANY];
    return this.join(of.map((what) => this.things.amount({ n: p.n ?? 1, what })), 'or');
  }

  private oneTrigger(trigger: Trigger): Bending {
    const arg = trigger.arg ?? {};
    const from = arg.from && this.book.bend('from', { zones: this.things.places(arg.from) });
    if (trigger.name === 'onIconGain' && trigger.host) {
      return this.book.bend('when.onIconGain', { icon: this.things.each(trigger.host), what: arg.what && this.things.kind(arg.what) });
    }
    const key = trigger.name === 'onPlayFrom' ? 'when.onPlayFromDiscard' : `when.${trigger.name}`;
    const n = trigger.name === 'onDiscardDemand' ? SEVERAL : 1;
    return this.book.bend(key as Phrase, { what: arg.what && this.things.kind(arg.what, n), from });
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
    if (n === 1 && call?.name === 'inHistory') return this.book.bend('if.hasInHistory', { what: this.things.amount(of) });
    return this.book.bend('if.has', { n, what: this.things.each(arg.what ?? ANY, n) });
  }
}

/** A phrase of its own for verbs that say different things with different arguments. */
function variant(node: VerbNode, around: Around): string {
  const p = node.args[0] ?? {};
  switch (node.verb) {
    case 'pay': return p.n === 'all' ? 'payAll' : 'pay';
    case 'place': return word(p.on) === 'this' ? 'placeThis' : 'placeMarket';
    case 'discard': return p.n === 'all' && word(p.what) === 'any' ? 'discardHand' : 'discard';
    case 'garrison': return p.in ? 'garrisonThis' : 'garrison';
    case 'look': return around.more ? 'lookMore' : word(p.what) === 'fame' ? 'lookFame' : 'lookNation';
    case 'reveal': return p.top ? 'revealMain' : 'reveal';
    case 'shuffle': return 'shuffleNation';
    case 'swap': return word(p.what) === 'market' ? 'swapMarket' : 'swapNation';
    case 'develop': return word(p.what) === 'free' ? 'developFree' : 'develop';
    case 'ignoreAttack': return p.except ? 'ignoreAttackExcept' : 'ignoreAttack';
    case 'allow': return p.verb?.verb === 'freePlay' ? 'allowFreePlay' : 'allowAcquire';
    case 'countsAs': return p.as ? 'countsQuest' : 'countsAs';
    case 'questTo': return word(p.what) === 'hand' ? 'questToHand' : 'questToDiscard';
    case 'addTo': return 'addToUnrest';
    case 'reduceCost': {
      const price = word(node.args[1]?.what);
      return price === 'unrestPlay' ? 'reduceUnrest' : price === 'discard' ? 'reduceDiscard' : 'reduceDevelopment';
    }
    default: return node.verb;
  }
}

/** Verbs whose argument is something else than a thing: a zone, a price, a rule. */
const NO_THING: ReadonlySet<string> = new Set([
  'look', 'keep', 'reveal', 'shuffle', 'swap', 'develop', 'loseIcon', 'ignoreIcon', 'ignoreAttack', 'treatAs', 'allow', 'reduceCost',
  'questTo', 'flipState', 'handSize', 'addTo',
]);
const isThing = (node: VerbNode): boolean => !NO_THING.has(node.verb) && (node.args.length > 0 || node.bare === true);
