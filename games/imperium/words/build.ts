import { EMPTY, wordsOf } from '../../kit/text/build';
import { named, Names, type Called, type Naming } from '../../kit/text/names';
import { Phrasebook, type Slots } from '../../kit/text/phrasebook';
import { text, tidy } from '../../kit/text/tokens';
import { plain, type Token, type Words } from '../../kit/text/words';
import { HIDDEN } from '../../kit/core';
import type { CardFacts } from '../card';
import { isRule } from '../cards/rules';
import { CARDS, NATIONS } from '../catalogue';
import type { Imperium } from '../state';
import { VERBS } from '../verbs';
import type { ImperiumVerb } from '../verbs/verb';
import { CardWriter } from './cards';
import { keywordsOn } from './keywords';
import type { ImperiumCatalogue, Noun, Phrase, ZoneWord } from './phrases';
import { ImperiumTableWriter } from './table';
import { SEVERAL, Things } from './things';
import { ImperiumWriter } from './writer';

/** Open ends for slots of a verb's phrase that a card would fill: what, how many, how much less. */
const OPEN: Slots = Object.fromEntries(
  ['what', 'n', 'less', 'state', 'as', 'zones', 'body'].map((slot) => [slot, [text('…')]]),
);

/** What is printed on a card. */
const printed = (id: string): CardFacts | undefined => CARDS.get(id)?.facts;

/** Imperium's words in the language of a catalogue. */
export function buildWords(catalogue: ImperiumCatalogue, naming: Naming = 'own'): Words<Imperium> {
  const { language } = catalogue;
  const book = new Phrasebook<Phrase, Noun | ZoneWord>(catalogue);

  const called: Called = (id, of) => {
    if (id === HIDDEN) return book.word('hiddenCard');
    const facts = printed(id) ?? NATIONS.find(({ nation }) => nation === id);
    // Effects of the rules are named in the reader's language, however cards are named.
    return facts ? (isRule(id) ? names.of(facts) : of(facts)) : id;
  };
  const names = new Names(
    language,
    [...CARDS.values()].map(({ facts }) => facts),
    catalogue.names,
  );
  const spoken = named(naming, names, printed, called);
  const { name } = spoken;
  /** What a verb does, by its phrase with open ends: "draw …". */
  const deed = ({ phrases: [key], unsaid, open }: ImperiumVerb): string => {
    const what = unsaid ? nouns.noun(unsaid, SEVERAL) : OPEN['what'];
    return plain(tidy(book.sayComposed(`verb.${key}`, { ...OPEN, what, ...open?.(writer) })));
  };
  const term = (key: string): string => {
    const verb = key.startsWith('verb.') ? VERBS.find(({ name }) => key === `verb.${name}`) : undefined;
    if (verb) return deed(verb);
    const found = [`term.${key}`, `timing.${key}`, `keyword.${key}`, `option.${key}`].find((k) => book.has(k));
    return found === undefined ? name(key) : book.word(found);
  };
  const chip = (id: string): Token => ({ kind: 'card', id, label: name(id) });

  const nouns = new Things(book, name);
  const writer = new ImperiumWriter(book, nouns);
  const cards = new CardWriter(book, writer);
  const table = new ImperiumTableWriter({ book, writer, nouns, chip, term }, cards);

  return wordsOf(
    book,
    { ...spoken, term, chip },
    {
      table,
      card(id) {
        const card = CARDS.get(id);
        return card ? cards.card(card) : EMPTY;
      },
      keywords(id) {
        const card = CARDS.get(id);
        return card ? keywordsOn(card) : [];
      },
    },
  );
}
