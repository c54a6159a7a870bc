import { HIDDEN } from '../../kit/core';
import { named, Names, type Called, type Naming, type Printed } from '../../kit/text/names';
import { Nouns } from '../../kit/text/nouns';
import { Phrasebook } from '../../kit/text/phrasebook';
import { capital, text } from '../../kit/text/tokens';
import { plain, type CardText, type Token, type Words } from '../../kit/text/words';
import { CARDS, cardOfProvince } from '../catalogue';
import { borderOf, isBorder, isProvince, isSea, placeNamed } from '../map';
import type { Mythotopia } from '../state';
import { CardWriter, EMPTY } from './cards';
import { keywordsOn } from './keywords';
import { ICONS, type MythotopiaCatalogue, type Noun, type Phrase } from './phrases';
import { MythotopiaTableWriter } from './table';
import { MythotopiaWriter } from './writer';

/** What is printed on a card or of a place. */
const printed = (id: string): Printed | undefined => CARDS.get(id)?.facts ?? placeNamed(id);

/** Mythotopia's words in the language of a catalogue. Places have names and texts as cards do; a province says what its card says. */
export function buildWords(catalogue: MythotopiaCatalogue, naming: Naming = 'own'): Words<Mythotopia> {
  const { language } = catalogue;
  const book = new Phrasebook<Phrase, Noun>(catalogue);
  const texts = new Map<string, CardText>();

  const called: Called = (id, of) => {
    if (id === HIDDEN) return book.word('hiddenCard');
    if (isBorder(id)) return `${called(borderOf(id).a, of)} – ${called(borderOf(id).b, of)}`;
    const facts = printed(id);
    return facts ? of(facts) : id;
  };
  const names = new Names(
    language,
    [...CARDS.values()].map(({ facts }) => facts),
    catalogue.names,
  );
  const spoken = named(naming, names, printed, called);
  const { name } = spoken;
  const term = (key: string): string => {
    const found = [`term.${key}`, `timing.${key}`, `option.${key}`].find((k) => book.has(k));
    if (found !== undefined) return book.word(found);
    return book.hasNoun(key) ? plain(capital([text(book.noun(key, '', 1))], language)) : name(key);
  };
  const chip = (id: string): Token => ({ kind: 'card', id, label: name(id) });

  const nouns = new Nouns<Phrase, Noun>(book, ICONS);
  const writer = new MythotopiaWriter(book, nouns, chip);
  const cards = new CardWriter(book, writer, nouns, chip);
  const table = new MythotopiaTableWriter({ book, writer, nouns, chip, term });

  const written = (id: string): CardText => {
    const card = CARDS.get(isProvince(id) ? cardOfProvince(id) : id);
    if (card) return cards.card(card);
    if (isSea(id)) return cards.sea(id);
    return isBorder(id) ? cards.border(id) : EMPTY;
  };

  return {
    language,
    ...spoken,
    term,
    card(id) {
      let said = texts.get(id);
      if (!said) texts.set(id, (said = written(id)));
      return said;
    },
    explain(id) {
      const card = CARDS.get(isProvince(id) ? cardOfProvince(id) : id);
      return card
        ? keywordsOn(card).map(([key, rule]) => ({ term: term(key), text: book.word(`explain.${key}`), rule }))
        : [];
    },
    question: (_g, q) => table.question(q),
    option: (g, q, option) => table.option(g, q, option),
    none: (_g, q) => table.none(q),
    event: (_g, event) => table.event(event),
    refusal: (refusal) => table.refusal(refusal),
  };
}
