import { HIDDEN, type ComponentId, type Core, type GameEvent, type Option, type Question, type Refusal } from '../core';
import type { CommonPhrase } from './common';
import { named, Names, type Called, type Naming, type Printed } from './names';
import type { Phrasebook } from './phrasebook';
import { capital, text } from './tokens';
import { plain, type CardText, type Token, type Words } from './words';

/** What every ruleset's words are made of alike: how things are called, and what is said with what the ruleset has written. */

/** How the components of a ruleset are called in one language, and the words of its rules. */
export interface Speaker extends Pick<Words, 'name' | 'below' | 'names' | 'doubtOfName' | 'term'> {
  /** The name of a component as a token that opens it. */
  chip(id: ComponentId): Token;
}

/** What a ruleset says of its names. */
export interface NamesSaid {
  naming: Naming;
  /** Names of ours, by the English name. */
  ours: Readonly<Record<string, string>>;
  /** All that has a name printed on it. */
  all: Iterable<Printed>;
  printed(id: ComponentId): Printed | undefined;
  /** The name of what is not hidden; what is printed on it when absent. */
  called?: Called;
}

/** Looks a word up among terms, timings and options, then among nouns; what is none of these is a component. */
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

/** What a ruleset writes itself. */
export interface Written<G extends Core> {
  table: {
    question(g: G, q: Question): Token[];
    option(g: G, q: Question, option: Option): Token[];
    none(q: Question): Token[] | null;
    event(event: GameEvent): Token[];
    refusal(refusal: Refusal): Token[];
  };
  /** The text of a component; it is asked for once. */
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
    none: (_g, q) => table.none(q),
    event: (_g, event) => table.event(event),
    refusal: (refusal) => table.refusal(refusal),
  };
}

/** Nothing is printed on it. */
export const EMPTY: CardText = { abilities: [], keywords: [], points: null };
