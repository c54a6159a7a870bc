import { IntlMessageFormat } from 'intl-messageformat';
import type { Language, Token } from './words';

/** Words that bend: a function from a form (case, person, mood) to tokens in that form. '' is the plain form. */
export type Bending = (form: string) => Token[];

/** What can fill a slot of a phrase. */
export type Slot = string | number | readonly Token[] | Bending | undefined;
export type Slots = Readonly<Record<string, Slot>>;

/**
 * The phrases and nouns of a language. Phrases are ICU messages. An argument may name the form that it wants:
 * `{what_acc}`. `{body_same}` passes on the form in which the phrase itself was asked for. The argument `form` holds
 * that form, for `select`. A noun lists its forms; each is an ICU message that may choose by the number `n`. The first
 * form is the plain one.
 */
export interface Catalogue {
  language: Language;
  phrases: Readonly<Record<string, string>>;
  nouns: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Forms of nouns that are words beside an icon, such as a determiner, and never stand for the icon. */
  beside: readonly string[];
  /**
   * The form that later items of a list take instead of the one asked for: "a city/metropolis", "your hand or discard
   * pile".
   */
  later: Readonly<Record<string, string>>;
  /** The form to use instead of one that a phrase does not tell apart. */
  like?: Readonly<Record<string, string>>;
}

/** An argument of a message: the slot that fills it, and the form in which it is said. */
export interface MessageArgument {
  raw: string;
  slot: string;
  form: string;
  kind: 'value' | 'select' | 'plural';
  /** The values that a `select` tells apart. */
  options: readonly string[];
}

interface Message {
  format: IntlMessageFormat;
  args: readonly MessageArgument[];
}

/** The element types of the library's syntax tree that are read here. */
const ARGUMENT = 1;
const SELECT = 5;
const PLURAL = 6;

interface Element {
  type: number;
  value?: unknown;
  options?: Readonly<Record<string, { value: unknown }>>;
}

/** The arguments that a message names, without repetition. */
export function argumentsOf(format: IntlMessageFormat): MessageArgument[] {
  const found = new Map<string, MessageArgument>();
  const visit = (elements: readonly Element[]): void => {
    for (const e of elements) {
      if (e.type === ARGUMENT || e.type === SELECT || e.type === PLURAL) {
        const raw = String(e.value);
        const cut = raw.indexOf('_');
        const kind = e.type === SELECT ? 'select' : e.type === PLURAL ? 'plural' : 'value';
        const options = [...(found.get(raw)?.options ?? []), ...Object.keys(e.options ?? {})];
        const [slot, form] = cut < 0 ? [raw, ''] : [raw.slice(0, cut), raw.slice(cut + 1)];
        found.set(raw, { raw, kind, slot, form, options });
      }
      for (const option of Object.values(e.options ?? {})) visit(option.value as readonly Element[]);
    }
  };
  visit(format.getAst());
  return [...found.values()];
}

/** @throws SyntaxError when the text is no ICU message. */
export const compile = (text: string, language: string): IntlMessageFormat =>
  new IntlMessageFormat(text, language, undefined, { ignoreTag: true });

const wordsOf = (tokens: readonly Token[]): string => tokens.map((t) => (t.kind === 'text' ? t.text : '')).join('');

/** Says phrases of one catalogue as tokens. `P` are the keys of its phrases, `N` its nouns. */
export class Phrasebook<P extends string = string, N extends string = string> {
  readonly language: Language;
  private readonly messages = new Map<string, Message>();

  constructor(private readonly catalogue: Catalogue) {
    this.language = catalogue.language;
  }

  has(key: string): key is P {
    return Object.hasOwn(this.catalogue.phrases, key);
  }

  hasNoun(key: string): key is N {
    return Object.hasOwn(this.catalogue.nouns, key);
  }

  /** Whether the noun has this form in this language. */
  hasForm(noun: N, form: string): boolean {
    return Object.hasOwn(this.catalogue.nouns[noun] ?? {}, form);
  }

  /** The form that a later item of a list takes when the first takes `form`. */
  later(form: string): string {
    return this.catalogue.later[form] ?? form;
  }

  /** Whether the form is a word beside an icon. */
  isBeside(form: string): boolean {
    return this.catalogue.beside.includes(form);
  }

  /** Whether the phrase names the slot. */
  names(key: string, slot: string): boolean {
    const text = this.catalogue.phrases[key] ?? '';
    return text.includes('{') && this.message(text).args.some((arg) => arg.slot === slot);
  }

  /** A phrase with its slots filled. A missing key is shown as it is, because a gap must not stop a match. */
  say(key: P, slots: Slots = {}, form = ''): Token[] {
    return this.sayComposed(key, slots, form);
  }

  /**
   * As `say`, for a key that is composed of words of cards or frames, so that no type lists it. Tests compose all such
   * keys.
   */
  sayComposed(key: string, slots: Slots = {}, form = ''): Token[] {
    return this.fill(this.catalogue.phrases[key] ?? key, slots, form);
  }

  /** As `bend`, for a composed key. */
  bendComposed(key: string, slots: Slots = {}): Bending {
    return (form) => this.sayComposed(key, slots, form);
  }

  /** A phrase that can be asked for in any form. */
  bend(key: P, slots: Slots = {}): Bending {
    return (form) => this.say(key, slots, form);
  }

  /** A phrase without slots, as plain text. */
  word(key: P): string {
    return wordsOf(this.say(key));
  }

  /** A noun in a form, for a count. A form that the noun lacks gives the plain one. */
  noun(key: string, form: string, n: number): string {
    const forms = this.catalogue.nouns[key] ?? {};
    const text = forms[form] ?? Object.values(forms)[0] ?? key;
    return wordsOf(this.fill(text, { n }, form));
  }

  private fill(text: string, slots: Slots, form: string): Token[] {
    if (!text.includes('{')) return text ? [{ kind: 'text', text }] : [];
    const { format, args } = this.message(text);
    const values: Record<string, string | number | readonly Token[]> = {};
    for (const arg of args) values[arg.raw] = this.value(arg, slots, form);
    return format
      .formatToParts<readonly Token[]>(values)
      .flatMap((part): readonly Token[] =>
        typeof part.value === 'string' ? [{ kind: 'text', text: part.value }] : part.value,
      );
  }

  private value(arg: MessageArgument, slots: Slots, form: string): string | number | readonly Token[] {
    if (arg.raw === 'form')
      return (arg.options.includes(form) ? form : this.catalogue.like?.[form]) ?? (form || 'plain');
    const slot = slots[arg.slot];
    if (arg.kind === 'plural') return typeof slot === 'number' ? slot : 1;
    if (typeof slot === 'function') return slot(arg.form === 'same' ? form : arg.form);
    return slot ?? '';
  }

  private message(text: string): Message {
    let message = this.messages.get(text);
    if (!message) {
      const format = compile(text, this.language);
      message = { format, args: argumentsOf(format) };
      this.messages.set(text, message);
    }
    return message;
  }
}
