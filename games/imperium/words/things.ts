import { sameFilter } from '../../kit/effect/same';
import type { Argument, Filter, Several } from '../../kit/effect/syntax';
import type { Around } from '../../kit/text/effects';
import { Nouns } from '../../kit/text/nouns';
import type { Bending, Phrasebook, Slots } from '../../kit/text/phrasebook';
import { text } from '../../kit/text/tokens';
import type { Token } from '../../kit/text/words';
import type { Suit } from '../card';
import { CARDS } from '../catalogue';
import { ICONS, type Deed, type Noun, type Phrase, type ZoneWord } from './phrases';

const REGION_ICONS: ReadonlySet<string> = new Set(['production', 'fertile', 'river']);
/** The order in which suits are said; other words keep their order. */
const SUIT_ORDER: readonly string[] = ['UNC', 'CIV', 'REG', 'TRI'] satisfies Suit[];
const bySuit = (a: string, b: string): number => SUIT_ORDER.indexOf(a) - SUIT_ORDER.indexOf(b);
/** A number that picks the plural of a noun. */
export const SEVERAL = 2;
/** Numbers that pick the form of a noun after "all" and after "any number of". */
const AFTER_ALL = 2;
const AFTER_ANY = 0;

/** How a thing stands in its sentence. `target`: the verb acts on it, so that "in play" goes without saying. */
interface Role {
  n: number;
  target: boolean;
  /** More is said around it. */ inner?: true;
}

/** Words for what effects are about: amounts, cards, icons, zones. */
export class Things extends Nouns<Phrase, Noun | ZoneWord> {
  /** What was last done to the things that are counted: "per card discarded this way". */
  deed: Deed | null = null;
  /** What was last found, for languages in which "it" depends on it: a Czech knight is a "he". */
  found: Noun | null = null;

  constructor(
    book: Phrasebook<Phrase, Noun | ZoneWord>,
    private readonly nameOf: (id: string) => string,
  ) {
    super(book, ICONS);
  }

  /** What a verb acts upon: "2 cards", "up to 3 regions", "this card", "1 material per city in play". */
  amount(p: Argument, around: Around = {}, missing: Noun = 'card'): Bending {
    const what = p.what ?? { kind: 'word' as const, word: missing };
    const amount = this.several(p, what, around);
    return p.per ? this.per(amount, p.per) : amount;
  }

  /** "1 material per city in play". */
  per(what: Bending, { of, each }: NonNullable<Argument['per']>): Bending {
    return this.book.bend('thing.per', { what, of: this.each(of, each) });
  }

  private several(p: Argument, what: Filter, around: Around): Bending {
    const thing = (n: number): Bending => this.filter(what, { n, target: true });
    if (around.upTo === 'all') return this.book.bend('thing.anyNumber', { what: thing(AFTER_ANY) });
    if (around.upTo !== undefined)
      return this.book.bend('thing.upTo', { what: this.counted(around.upTo, thing(around.upTo)) });
    if (p.n === 'all') return this.book.bend('thing.all', { what: thing(AFTER_ALL) });
    const n = typeof p.n === 'number' ? p.n : 1;
    if (isMoved(what) && p.n !== undefined) return this.book.bend('thing.oneOf', { n });
    if (around.again && p.n !== 'n' && !isOne(what)) return this.book.bend('thing.more', { n, what: thing(n) });
    return p.n === 'n' || isOne(what) ? thing(n) : this.counted(n, thing(n));
  }

  /** Whether a verb means certain things and not just any; in some languages its conjugation depends on that. */
  isDefinite(p: Argument): boolean {
    return p.n === 'all' || (p.what !== undefined && isOne(p.what) && !(isMoved(p.what) && p.n !== undefined));
  }

  /** Things that something is counted by: "region in play", "3 cards you own". */
  each(of: Filter, n = 1): Bending {
    const thing = this.filter(of, { n, target: false });
    return n === 1 ? thing : this.counted(n, thing);
  }

  /** A thing that lies in the player's own play area. */
  inPlay(what: Bending): Bending {
    return this.wrapped('inPlay', what);
  }

  /** A kind of thing, without its number. */
  kind(of: Filter, n = 1): Bending {
    return this.filter(of, { n, target: true });
  }

  /** A kind of thing, in the plural. */
  kinds(of: Filter): Bending {
    return this.kind(of, SEVERAL);
  }

  /** What a player is: barbarian or empire. */
  state(name: string): Bending {
    const key = `${name}.state`;
    return this.isNoun(key) ? this.noun(key) : (): Token[] => [];
  }

  private readonly isNoun = (key: string): key is Noun => this.book.hasNoun(key);

  /** Zones, "your hand or discard pile". */
  places(of: Filter, last: 'or' | 'and' = 'or'): Bending {
    const places = of.kind === 'or' ? of.of : [of];
    const parts = places.map((place, i): Bending => (form) => {
      if (place.kind !== 'word') return this.kind(place)(form);
      return [text(this.book.noun(place.word, i > 0 ? this.book.later(form) : form, 1))];
    });
    return this.list(parts, last);
  }

  /** Alternatives with a slash between them. A determiner takes the form of the first. */
  private slashed(things: readonly Bending[]): Bending {
    return (form) =>
      this.book.isBeside(form)
        ? (things[0]?.(form) ?? [])
        : things.flatMap((thing, i) => (i === 0 ? thing(form) : [text('/'), ...thing(this.book.later(form))]));
  }

  private filter(f: Filter, role: Role): Bending {
    switch (f.kind) {
      case 'word':
        return this.word(f.word, role);
      case 'named':
        return this.named(f.name, role);
      case 'card':
        return this.book.bend('thing.named', { card: [{ kind: 'card', id: f.id, label: this.nameOf(f.id) }] });
      case 'or':
        return this.either(f.of, role);
      case 'and':
        return this.and(f.of, role);
      case 'not':
        return this.and([{ kind: 'word', word: 'any' }, f], role);
      case 'call':
        return this.call(f, role);
    }
  }

  private word(word: string, { n, target }: Role): Bending {
    if (word === 'any' || word === 'cards') return this.noun('card', n);
    if (word === 'moved') return this.it(n);
    if (target && REGION_ICONS.has(word)) return this.withIcon([word], n);
    return this.isNoun(word) ? this.noun(word, n) : (): Token[] => [text(word)];
  }

  private it(n: number): Bending {
    const { found } = this;
    const it = this.noun('it', n);
    return (form) =>
      found && form === 'acc' && this.book.hasForm(found, 'it') ? [text(this.book.noun(found, 'it', n))] : it(form);
  }

  private withIcon(icons: readonly string[], n: number): Bending {
    return this.book.bend('thing.withIcon', {
      what: this.noun('card', n),
      icon: this.either(icons.map(asWord), { n: 1, target: false }),
    });
  }

  private either(of: readonly Filter[], role: Role): Bending {
    const words = of.flatMap((f) => (f.kind === 'word' ? [f.word] : []));
    const [near, far] = of;
    if (of.length === 2 && isCall(near, 'garrisonedIn') && isCall(far, 'inHand') && near.arg?.what && far.arg?.what)
      if (sameFilter(near.arg.what, far.arg.what))
        return this.wrapped('garrisonedOrInHand', this.filter(near.arg.what, { ...role, inner: true }));
    if (words.length < of.length)
      return this.list(
        of.map((f) => this.filter(f, role)),
        'or',
      );
    if (role.target && words.every((w) => REGION_ICONS.has(w))) return this.withIcon(words, role.n);
    return this.alternatives(words.toSorted(bySuit).filter(this.isNoun), role.n);
  }

  private and(of: Readonly<Several<Filter>>, role: Role): Bending {
    const [base, ...rest] = of;
    return rest.reduce((what, f) => this.narrowed(what, f, role.n), this.filter(base, role));
  }

  private narrowed(what: Bending, by: Filter, n: number): Bending {
    if (by.kind === 'not') return this.wrapped('except', what, { n, not: this.kind(by.of, n) });
    const arg = by.kind === 'call' ? by.arg?.what : undefined;
    if (by.kind === 'call' && by.name === 'with' && arg)
      return this.wrapped('withToken', what, { token: this.kind(arg) });
    if (by.kind === 'call' && by.name === 'hosting' && arg)
      return this.wrapped('hosting', what, { guest: this.kind(arg) });
    return this.slashed([what, this.kind(by)]);
  }

  private call(f: Extract<Filter, { kind: 'call' }>, role: Role): Bending {
    const arg: Filter = f.arg?.what ?? { kind: 'word', word: 'any' };
    // The number stands before the whole phrase, not inside it.
    const what = this.filter(arg, { ...role, inner: true });
    switch (f.name) {
      case 'tokens':
        return what;
      case 'inPlay':
        return role.target ? what : this.inPlay(what);
      case 'moved':
        return this.deed ? this.wrapped('such', what, { deed: this.book.say(`deed.${this.deed}`) }) : what;
      case 'players':
        return this.players(arg);
      case 'inMarket':
        return arg.kind === 'word' ? this.noun('marketCard', role.n) : this.wrapped('inMarket', what);
      case 'garrisonedIn':
        return f.host && f.host.kind === 'word' && f.host.word !== 'any'
          ? this.wrapped('garrisonedIn', what, { host: this.kind(f.host, AFTER_ALL) })
          : this.wrapped('garrisoned', what);
      default:
        return this.wrapped(f.name, what);
    }
  }

  /** Puts a phrase around a thing. A determiner is the thing's own. */
  private wrapped(key: string, what: Bending, slots: Slots = {}): Bending {
    return (form) =>
      this.book.isBeside(form) ? what(form) : this.book.sayComposed(`thing.${key}`, { ...slots, what }, form);
  }

  private players(of: Filter): Bending {
    if (of.kind === 'call') {
      const what = this.kind(of.arg?.what ?? of);
      return this.book.bend(of.name === 'more' ? 'thing.playersMore' : 'thing.playersFewer', { what });
    }
    if (of.kind === 'word' && this.isNoun(`${of.word}.state`)) {
      return this.book.bend('thing.playersState', { state: this.state(of.word) });
    }
    return this.book.bend('thing.playersWith', { what: this.kind(of) });
  }

  /**
   * A card by name. The name may belong to several cards ("Conquer") or begin several names ("Long Walls"); then it
   * means any of them.
   */
  private named(name: string, { n, inner }: Role): Bending {
    const ids = namedIds(name);
    const card: Token = { kind: 'card', id: ids[0] ?? name, label: ids.map(this.nameOf).reduce(shared, '') || name };
    return this.book.bend(ids.length === 1 && !inner ? 'thing.named' : 'thing.namedLike', { card: [card], n });
  }
}

const isCall = (f: Filter | undefined, name: string): f is Extract<Filter, { kind: 'call' }> =>
  f?.kind === 'call' && f.name === name;

const isThis = (f: Filter): boolean => f.kind === 'word' && f.word === 'this';

/** Whether there is only one such thing, so that it is not counted. */
const isOne = (f: Filter): boolean => {
  switch (f.kind) {
    case 'word':
      return isThis(f) || isMoved(f);
    case 'card':
      return true;
    case 'named':
      return namedIds(f.name).length === 1;
    case 'or':
      return f.of.every(isOne);
    default:
      return false;
  }
};

/** The words with which both names begin: "Long Walls" for its four parts. */
function shared(a: string, b: string): string {
  if (a === '' || a === b) return b;
  const [some, others] = [a.split(' '), b.split(' ')];
  const end = some.findIndex((word, i) => word !== others[i]);
  return some.slice(0, end < 0 ? undefined : end).join(' ');
}

const isMoved = (f: Filter): boolean => f.kind === 'word' && f.word === 'moved';

const asWord = (word: string): Filter => ({ kind: 'word', word });

/** Cards of that name; if there is none, cards whose names begin with it. */
function namedIds(name: string): string[] {
  const all = [...CARDS.values()];
  const exact = all.filter((c) => c.facts.name.en === name);
  return (exact.length > 0 ? exact : all.filter((c) => c.facts.name.en.startsWith(`${name} `))).map((c) => c.id);
}
