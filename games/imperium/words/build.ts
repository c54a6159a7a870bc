import { Phrasebook, type Slots } from '../../kit/text/phrasebook';
import { text, tidy } from '../../kit/text/tokens';
import { plain, type CardText, type Token, type Words } from '../../kit/text/words';
import { HIDDEN } from '../../kit/core';
import { CARDS, NATIONS } from '../catalogue';
import type { Imperium } from '../state';
import { CardWriter } from './cards';
import { keywordsOn } from './keywords';
import type { ImperiumCatalogue, Noun, Phrase, Place } from './phrases';
import { ImperiumTableWriter } from './table';
import { Things } from './things';
import { ImperiumWriter, SEVERAL, UNSAID } from './writer';

/** Verbs whose phrases depend on what they are done with; one of them stands for the verb. */
const DEEDS: Readonly<Record<string, Phrase>> = {
  'verb.place': 'verb.placeMarket', 'verb.look': 'verb.lookFame', 'verb.allow': 'verb.allowAcquire', 'verb.addTo': 'verb.addToUnrest',
  'verb.reduceCost': 'verb.reduceDevelopment', 'verb.swap': 'verb.swapMarket', 'verb.shuffle': 'verb.shuffleNation', 'verb.questTo': 'verb.questToHand',
};

/** Open ends of a verb's phrase, where a card says what, how many, how much less. */
const OPEN: Slots = Object.fromEntries(['what', 'n', 'less', 'state', 'as', 'zones', 'body'].map((slot) => [slot, [text('…')]]));

const EMPTY: CardText = { abilities: [], keywords: [], points: null };

/** Imperium's words in the language of a catalogue. */
export function buildWords(catalogue: ImperiumCatalogue): Words<Imperium> {
  const { language } = catalogue;
  const book = new Phrasebook<Phrase, Noun | Place>(catalogue);
  const names = new Map(NATIONS.map((n) => [n.nation, n.name[language] ?? n.name.en]));
  const texts = new Map<string, CardText>();

  const name = (id: string): string => {
    if (id === HIDDEN) return book.word('hiddenCard');
    const facts = CARDS.get(id)?.facts.name;
    return facts?.[language] ?? facts?.en ?? id;
  };
  /** What an effect does, as its phrase says it with open ends: "draw …". */
  const deed = (verb: string, phrase: Phrase): string => {
    const unsaid = UNSAID[verb];
    const from = verb === 'allow' ? book.bend('from', { zones: nouns.places({ f: 'word', word: 'exile' }) }) : undefined;
    return plain(tidy(book.say(phrase, { ...OPEN, from, what: unsaid ? nouns.noun(unsaid, SEVERAL) : OPEN['what'] })));
  };
  const term = (key: string): string => {
    const phrase = DEEDS[key] ?? key;
    if (key.startsWith('verb.') && book.has(phrase)) return deed(key.slice('verb.'.length), phrase);
    const found = [`term.${key}`, `timing.${key}`, `keyword.${key}`, `option.${key}`].find((k) => book.has(k));
    return found === undefined ? names.get(key) ?? key : book.word(found);
  };
  const chip = (id: string): Token => ({ t: 'card', id, label: name(id) });

  const nouns = new Things(book, name);
  const writer = new ImperiumWriter(book, nouns);
  const cards = new CardWriter(book, writer);
  const table = new ImperiumTableWriter({ book, writer, nouns, chip, term }, cards);

  return {
    language,
    name,
    term,
    card(id) {
      const known = texts.get(id);
      if (known) return known;
      const card = CARDS.get(id);
      const written = card ? cards.card(card) : EMPTY;
      texts.set(id, written);
      return written;
    },
    explain(id) {
      const card = CARDS.get(id);
      return card ? keywordsOn(card).map(([key, rule]) => ({ term: term(key), text: book.word(`explain.${key}`), rule })) : [];
    },
    question: (_g, q) => table.question(q),
    option: (g, q, option) => table.option(g, q, option),
    event: (_g, event) => table.event(event),
    refusal: (refusal) => table.refusal(refusal),
  };
}
