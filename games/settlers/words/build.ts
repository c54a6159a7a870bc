import { EMPTY, speaker, wordsOf } from '../../kit/text/build';
import type { Naming } from '../../kit/text/names';
import { Nouns } from '../../kit/text/nouns';
import { Phrasebook } from '../../kit/text/phrasebook';
import { plain, type Words } from '../../kit/text/words';
import { CARDS } from '../catalogue';
import { ATTACK_CARDS } from '../solo';
import type { Settlers } from '../state';
import { CardWriter } from './cards';
import { keywordsOn } from './keywords';
import { ICONS, type Noun, type Phrase, type SettlersCatalogue } from './phrases';
import { SettlersTableWriter } from './table';
import { SettlersWriter } from './writer';

/** The words of Imperial Settlers in the language of a catalogue. */
export function buildWords(catalogue: SettlersCatalogue, naming: Naming = 'own'): Words<Settlers> {
  const book = new Phrasebook<Phrase, Noun>(catalogue);
  const nouns = new Nouns<Phrase, Noun>(book, ICONS);
  const writer = new SettlersWriter(book, nouns);
  const spoken = speaker(book, {
    naming,
    ours: catalogue.names,
    all: [...CARDS.values()].map(({ facts }) => facts),
    printed: (id) => CARDS.get(id)?.facts,
    called(id, of) {
      const target = ATTACK_CARDS.get(id);
      if (target)
        return plain(book.say('attackCard', { what: plain(writer.gained(1, target)('')).replace(/^\d+ /, '') }));
      const facts = CARDS.get(id)?.facts;
      return facts ? of(facts) : id;
    },
  });
  const cards = new CardWriter(book, writer, nouns);
  return wordsOf(book, spoken, {
    table: new SettlersTableWriter({ book, writer, nouns, ...spoken }),
    card(id) {
      const card = CARDS.get(id);
      if (card) return cards.card(card);
      const target = ATTACK_CARDS.get(id);
      return target ? cards.attack(target) : EMPTY;
    },
    keywords(id) {
      const card = CARDS.get(id);
      return card ? keywordsOn(card) : [];
    },
  });
}
