import { EMPTY, speaker, wordsOf } from '../../kit/text/build';
import type { Naming } from '../../kit/text/names';
import { Nouns } from '../../kit/text/nouns';
import { Phrasebook } from '../../kit/text/phrasebook';
import { plain, type Words } from '../../kit/text/words';
import { CARDS } from '../catalogue';
import { isSpace } from '../hex';
import { agendasOf } from '../rules/agendas';
import type { NewDawn } from '../state';
import { labelOf, printed, spaceName } from './called';
import { CardWriter } from './cards';
import { keywordsOn } from './keywords';
import { ICONS, type NewDawnCatalogue, type Noun, type Phrase } from './phrases';
import { NewDawnTableWriter } from './table';
import { NewDawnWriter } from './writer';

/** A New Dawn's words in the language of a catalogue. */
export function buildWords(catalogue: NewDawnCatalogue, naming: Naming = 'own'): Words<NewDawn> {
  const book = new Phrasebook<Phrase, Noun>(catalogue);
  const spoken = speaker(book, {
    naming,
    ours: catalogue.names,
    all: [...CARDS.values()].map(({ facts }) => facts),
    printed,
    called(id, of) {
      if (isSpace(id)) return spaceName(id);
      const labelled = labelOf(id);
      if (labelled) return plain(book.say(`called.${labelled.kind}`, { label: labelled.label }));
      const facts = printed(id);
      if (facts) return of(facts);
      // A victory card is named after its agendas.
      const agendas = agendasOf(id).flatMap((agenda) => printed(agenda) ?? []);
      return agendas.length > 0 ? agendas.map(of).join(' / ') : id;
    },
  });
  const nouns = new Nouns<Phrase, Noun>(book, ICONS);
  const writer = new NewDawnWriter(book);
  const cards = new CardWriter(book, writer, nouns, (english) =>
    naming === 'english' ? english : (catalogue.names[english] ?? english),
  );
  return wordsOf(book, spoken, {
    table: new NewDawnTableWriter({ book, writer, nouns, ...spoken }),
    card(id) {
      const card = CARDS.get(id);
      return card ? cards.card(card) : EMPTY;
    },
    keywords(id) {
      const card = CARDS.get(id);
      return card ? keywordsOn(card) : [];
    },
  });
}
