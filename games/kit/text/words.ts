import type { Doubt } from '../browse';
import type { ComponentId, Core, GameEvent, Option, Question, Refusal, Seat } from '../core';

export type Language = 'en' | 'hu' | 'cs';
export const LANGUAGES: readonly Language[] = ['en', 'hu', 'cs'];
/** A few words in every language, for use before a catalogue is loaded. */
export type Localized = Readonly<Record<Language, string>>;

/**
 * A piece of text. Card faces, tooltips, the question bar, the log and the words for screen readers are made of these.
 */
export type Token =
  | { kind: 'text'; text: string }
  /**
   * An icon with the words that it stands for. `key` names it in the ruleset's icon table. `ending` is the case ending
   * of the label; the eye reads it after the drawing.
   */
  | { kind: 'icon'; key: string; label: string; n?: number; ending?: string }
  /** A component, shown as a chip that opens it. */
  | { kind: 'card'; id: ComponentId; label: string }
  /** A player, by seat. The client fills in the name. */
  | { kind: 'seat'; seat: Seat };

/** One ability on a card's face: its timing (an icon with a word) and its sentences. */
export interface AbilityText {
  timing: Token;
  lines: Token[][];
}

/** What a card says; all of it is written from its data. */
export interface CardText {
  abilities: AbilityText[];
  /** Keywords and conditions: "Free play", "play only if ...". */
  keywords: Token[][];
  /** Victory points in words; null when it has none. */
  points: Token[] | null;
}

/** The explanation of a word on a card, with the number of the rule that says more. */
export interface Explanation {
  term: string;
  text: string;
  rule: string;
}

/** A ruleset's words: everything that a person reads about it, in one language. */
export interface Words<G extends Core = Core> {
  language: Language;
  /** Name of a component, as the reader wants it (`Naming`). */
  name(id: ComponentId): string;
  /** Its English name, to be drawn small below the other; null unless the reader wants both and they differ. */
  below(id: ComponentId): string | null;
  /** All names by which it can be found, whichever is shown. */
  names(id: ComponentId): readonly string[];
  /** How sure the name shown is; null for a printed name and for English ones. */
  doubtOfName(id: ComponentId): Doubt | null;
  card(id: ComponentId): CardText;
  /** The words and signs on a card that have rules of their own. */
  explain(id: ComponentId): Explanation[];
  /** One sentence: what is asked, and why. */
  question(g: G, q: Question): Token[];
  /** What picking the option means, for a button, a tooltip or a screen reader. */
  option(g: G, q: Question, option: Option): Token[];
  /** What else the option means that no look ahead can find, because others act first: what will be given up, what is safe. */
  later?(g: G, q: Question, option: Option): Token[][];
  /** What picking nothing means, where that answer has a name of its own: "Let it happen". */
  none?(g: G, q: Question): Token[] | null;
  /** What is to be chosen once a kind of action has been picked, where the catalogue says it: "Invade: choose a province". */
  armed?(kind: string): Token[] | null;
  /** How a component's points are counted for a seat now, and what was counted; null where they are printed on it. */
  counted?(g: G, seat: Seat, id: ComponentId): Token[] | null;
  event(g: G, event: GameEvent): Token[];
  refusal(refusal: Refusal): Token[];
  /** A single word: phase, zone, suit, resource, state, ending, timing, nation; `verb.gain`: what an effect does. */
  term(key: string): string;
}

/** Tokens as plain text, icons by their labels. */
export const plain = (tokens: readonly Token[], seatName: (seat: Seat) => string = (s) => String(s)): string =>
  tokens
    .map((t) => {
      switch (t.kind) {
        case 'text':
          return t.text;
        case 'icon':
          return t.n === undefined ? t.label : `${t.n} ${t.label}`;
        case 'card':
          return t.label;
        case 'seat':
          return seatName(t.seat);
      }
    })
    .join('');
