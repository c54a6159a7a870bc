import { HIDDEN } from '../../kit/core';
import { Nouns } from '../../kit/text/nouns';
import { Phrasebook } from '../../kit/text/phrasebook';
import { capital, text } from '../../kit/text/tokens';
import { plain, type CardText, type Token, type Words } from '../../kit/text/words';
import { CARDS, cardOfProvince } from '../catalogue';
import { borderOf, isBorder, isProvince, isSea, printedName } from '../map';
import type { Mythotopia } from '../state';
import { CardWriter, EMPTY } from './cards';
import { keywordsOn } from './keywords';
import { ICONS, type MythotopiaCatalogue, type Noun, type Phrase } from './phrases';
import { MythotopiaTableWriter } from './table';
import { MythotopiaWriter } from './writer';

/** Mythotopia's words in the language of a catalogue. Places have names and texts as cards do; a province says what its card says. */
export function buildWords(catalogue: MythotopiaCatalogue): Words<Mythotopia> {
  const { language } = catalogue;
  const book = new Phrasebook<Phrase, Noun>(catalogue);
  const texts = new Map<string, CardText>();

  const name = (id: string): string => {
    if (id === HIDDEN) return book.word('hiddenCard');
    if (isBorder(id)) return `${name(borderOf(id).a)} – ${name(borderOf(id).b)}`;
    const printed = CARDS.get(id)?.facts.name;
    return printed?.[language] ?? printed?.en ?? printedName(id) ?? id;
  };
  const term = (key: string): string => {
    const found = [`term.${key}`, `timing.${key}`, `option.${key}`].find((k) => book.has(k));
    if (found !== undefined) return book.word(found);
    return book.hasNoun(key) ? plain(capital([text(book.noun(key, '', 1))], language)) : name(key);
  };
  const chip = (id: string): Token => ({ t: 'card', id, label: name(id) });

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
    name,
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
    event: (_g, event) => table.event(event),
    refusal: (refusal) => table.refusal(refusal),
  };
}
