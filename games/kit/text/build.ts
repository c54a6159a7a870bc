import {
  HIDDEN,
  type ComponentId,
  type Core,
  type GameEvent,
  type Option,
  type Question,
  type Refusal,
  type Seat,
} from '../core';
import type { CommonPhrase } from './common';
import { named, Names, type Called, type Naming, type Printed } from './names';
import type { Phrasebook } from './phrasebook';
import { capital, text } from './tokens';
import { plain, type CardText, type Token, type Words } from './words';

/**
 * Builds what the words of every ruleset have alike: the names of components, and the texts made with a ruleset's
 * writers.
 */

/** How the components of a ruleset are called in one language, and the words of its rules. */
export interface Speaker extends Pick<Words, 'name' | 'below' | 'names' | 'doubtOfName' | 'term'> {
  /** The name of a component as a token that opens it. */
  chip(id: ComponentId): Token;
}

/** What a ruleset says about its names. */
export interface NamesSaid {
  naming: Naming;
  /** The translators' own names for components without a published one, by English name. */
  ours: Readonly<Record<string, string>>;
  /** Everything that has a printed name. */
  all: Iterable<Printed>;
  printed(id: ComponentId): Printed | undefined;
  /** How a component's name is made of printed ones; absent: it is the one printed on it. */
  called?: Called;
}

/**
 * Makes the names and terms of one language. A term is looked up among terms, timings and options, then among nouns;
 * any other word is the id of a component, and gives its name.
 */
export function speaker<P extends string, N extends string>(
  book: Phrasebook<P | CommonPhrase, N>,
  { naming, ours, all, printed, called }: NamesSaid,
): Speaker {
  const byPrint: Called = (id, of) => {
    const facts = printed(id);
    return facts ? of(facts) : id;
  };
  const spoken = named(naming, new Names(book.language, all, ours), printed, (id, of) =>
    id === HIDDEN ? book.word('hiddenCard') : (called ?? byPrint)(id, of),
  );
  return {
    ...spoken,
    term(key) {
      for (const found of [`term.${key}`, `timing.${key}`, `option.${key}`])
        if (book.has(found)) return book.word(found);
      return book.hasNoun(key) ? plain(capital([text(book.noun(key, '', 1))], book.language)) : spoken.name(key);
    },
    chip: (id) => ({ kind: 'card', id, label: spoken.name(id) }),
  };
}

/** The parts that a ruleset writes itself. */
export interface Written<G extends Core> {
  table: {
    question(g: G, q: Question): Token[];
    option(g: G, q: Question, option: Option): Token[];
    later(g: G, q: Question, option: Option): Token[][];
    none(q: Question): Token[] | null;
    armed(kind: string): Token[] | null;
    counted(g: G, seat: Seat, id: ComponentId): Token[] | null;
    event(g: G, event: GameEvent): Token[];
    refusal(refusal: Refusal): Token[];
  };
  /** The text of a component. It is asked for once and kept. */
  card(id: ComponentId): CardText;
  /** Keys of the words on a component that are explained, each with its rule; `explain.KEY` says it. */
  keywords(id: ComponentId): readonly (readonly [key: string, rule: string])[];
}

/** The words of a ruleset in the language of a phrasebook. */
export function wordsOf<G extends Core>(
  book: Phrasebook,
  { chip: _, ...spoken }: Speaker,
  { table, card, keywords }: Written<G>,
): Words<G> {
  const texts = new Map<ComponentId, CardText>();
  return {
    language: book.language,
    ...spoken,
    card(id) {
      let said = texts.get(id);
      if (!said) texts.set(id, (said = card(id)));
      return said;
    },
    explain: (id) =>
      keywords(id).map(([key, rule]) => ({
        term: spoken.term(key),
        text: plain(book.sayComposed(`explain.${key}`)),
        rule,
      })),
    question: (g, q) => table.question(g, q),
    option: (g, q, option) => table.option(g, q, option),
    later: (g, q, option) => table.later(g, q, option),
    none: (_g, q) => table.none(q),
    armed: (kind) => table.armed(kind),
    counted: (g, seat, id) => table.counted(g, seat, id),
    event: (g, event) => table.event(g, event),
    refusal: (refusal) => table.refusal(refusal),
  };
}

/** The text of a component with nothing printed on it. */
export const EMPTY: CardText = { abilities: [], keywords: [], points: null };
