import { EMPTY, speaker, wordsOf } from '../../kit/text/build';
import type { Called, Naming, Printed } from '../../kit/text/names';
import { Nouns } from '../../kit/text/nouns';
import { Phrasebook } from '../../kit/text/phrasebook';
import type { Words } from '../../kit/text/words';
import type { Card } from '../card';
import { CARDS, cardOfProvince } from '../catalogue';
import { borderOf, isBorder, isProvince, isSea, placeNamed } from '../map';
import type { Mythotopia } from '../state';
import { CardWriter } from './cards';
import { keywordsOn } from './keywords';
import { ICONS, type MythotopiaCatalogue, type Noun, type Phrase } from './phrases';
import { MythotopiaTableWriter } from './table';
import { MythotopiaWriter } from './writer';

/** What is printed on a card, or on the map at a place. */
const printed = (id: string): Printed | undefined => CARDS.get(id)?.facts ?? placeNamed(id);

/** A card by id; for a province, the province's card. */
const cardFor = (id: string): Card | undefined => CARDS.get(isProvince(id) ? cardOfProvince(id) : id);

/** The name of a border is made of those of both its places. */
const called: Called = (id, of) => {
  if (isBorder(id)) return `${called(borderOf(id).a, of)} – ${called(borderOf(id).b, of)}`;
  const facts = printed(id);
  return facts ? of(facts) : id;
};

/**
 * Mythotopia's words in the language of a catalogue. Places have names and texts, as cards do; a province has the text
 * of its card.
 */
export function buildWords(catalogue: MythotopiaCatalogue, naming: Naming = 'own'): Words<Mythotopia> {
  const book = new Phrasebook<Phrase, Noun>(catalogue);
  const all = [...CARDS.values()].map(({ facts }) => facts);
  const spoken = speaker(book, { naming, ours: catalogue.names, all, printed, called });
  const nouns = new Nouns<Phrase, Noun>(book, ICONS);
  const writer = new MythotopiaWriter(book, nouns, spoken.chip);
  const cards = new CardWriter(book, writer, nouns, spoken.chip);
  return wordsOf(book, spoken, {
    table: new MythotopiaTableWriter({ book, writer, nouns, ...spoken }),
    card(id) {
      const card = cardFor(id);
      if (card) return cards.card(card);
      if (isSea(id)) return cards.sea(id);
      return isBorder(id) ? cards.border(id) : EMPTY;
    },
    keywords(id) {
      const card = cardFor(id);
      return card ? keywordsOn(card) : [];
    },
  });
}
