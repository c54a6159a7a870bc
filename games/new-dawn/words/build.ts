import { HIDDEN } from '../../kit/core';
import { named, Names, type Called, type Naming } from '../../kit/text/names';
import { Nouns } from '../../kit/text/nouns';
import { Phrasebook } from '../../kit/text/phrasebook';
import { capital, text } from '../../kit/text/tokens';
import { plain, type CardText, type Token, type Words } from '../../kit/text/words';
import { CARDS } from '../catalogue';
import { agendasOf } from '../rules/agendas';
import type { NewDawn } from '../state';
import { isSpace, labelOf, printed, spaceName } from './called';
import { CardWriter, EMPTY } from './cards';
import { keywordsOn } from './keywords';
import { ICONS, type NewDawnCatalogue, type Noun, type Phrase } from './phrases';
import { NewDawnTableWriter } from './table';
import { NewDawnWriter } from './writer';

/** A New Dawn's words in the language of a catalogue. */
export function buildWords(catalogue: NewDawnCatalogue, naming: Naming = 'own'): Words<NewDawn> {
  const { language } = catalogue;
  const book = new Phrasebook<Phrase, Noun>(catalogue);
  const texts = new Map<string, CardText>();

  const called: Called = (id, of) => {
    if (id === HIDDEN) return book.word('hiddenCard');
    if (isSpace(id)) return spaceName(id);
    const labelled = labelOf(id);
    if (labelled) return `${book.word(`term.${labelled.kind}`)} ${labelled.label}`;
    const facts = printed(id);
    if (facts) return of(facts);
    // A victory card is called by its agendas.
    const agendas = agendasOf(id).flatMap((agenda) => printed(agenda) ?? []);
    return agendas.length > 0 ? agendas.map(of).join(' / ') : id;
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
  const writer = new NewDawnWriter(book);
  const cards = new CardWriter(book, writer, nouns);
  const table = new NewDawnTableWriter({ book, writer, nouns, chip, term });

  return {
    language,
    ...spoken,
    term,
    card(id) {
      let said = texts.get(id);
      const card = CARDS.get(id);
      if (!said) texts.set(id, (said = card ? cards.card(card) : EMPTY));
      return said;
    },
    explain(id) {
      const card = CARDS.get(id);
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
