import { HIDDEN } from '../../kit/core';
import { named, Names, type Called, type Naming, type Printed } from '../../kit/text/names';
import { Nouns } from '../../kit/text/nouns';
import { Phrasebook } from '../../kit/text/phrasebook';
import { capital, text } from '../../kit/text/tokens';
import { plain, type CardText, type Token, type Words } from '../../kit/text/words';
import { CARDS } from '../catalogue';
import { ATTACK_CARDS } from '../solo';
import type { Settlers } from '../state';
import { CardWriter, EMPTY } from './cards';
import { keywordsOn } from './keywords';
import { ICONS, type Noun, type Phrase, type SettlersCatalogue } from './phrases';
import { SettlersTableWriter } from './table';
import { SettlersWriter } from './writer';

/** What is printed on a card. */
const printed = (id: string): Printed | undefined => CARDS.get(id)?.facts;

/** The words of Imperial Settlers in the language of a catalogue. */
export function buildWords(catalogue: SettlersCatalogue, naming: Naming = 'own'): Words<Settlers> {
  const { language } = catalogue;
  const book = new Phrasebook<Phrase, Noun>(catalogue);
  const nouns = new Nouns<Phrase, Noun>(book, ICONS);
  const writer = new SettlersWriter(book, nouns);
  const texts = new Map<string, CardText>();
  const called: Called = (id, of) => {
    if (id === HIDDEN) return book.word('hiddenCard');
    const target = ATTACK_CARDS.get(id);
    if (target)
      return plain(book.say('attackCard', { what: plain(writer.gained(1, target)('')).replace(/^\d+ /, '') }));
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
  const cards = new CardWriter(book, writer, nouns);
  const table = new SettlersTableWriter({ book, writer, nouns, chip, term });
  const written = (id: string): CardText => {
    const card = CARDS.get(id);
    if (card) return cards.card(card);
    const target = ATTACK_CARDS.get(id);
    return target ? cards.attack(target) : EMPTY;
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
      const card = CARDS.get(id);
      return card
        ? keywordsOn(card).map(([key, rule]) => ({ term: term(key), text: book.word(`explain.${key}`), rule }))
        : [];
    },
    question: (_g, q) => table.question(q),
    option: (g, q, option) => table.option(g, q, option),
    event: (_g, event) => table.event(event),
    refusal: (refusal) => table.refusal(refusal),
  };
}
