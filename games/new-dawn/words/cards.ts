import type { Bending, Phrasebook } from '../../kit/text/phrasebook';
import type { Nouns } from '../../kit/text/nouns';
import { text } from '../../kit/text/tokens';
import type { AbilityText, CardText, Token } from '../../kit/text/words';
import type { Ability, Card, Era, FocusType } from '../card';
import type { Noun, Phrase } from './phrases';
import type { NewDawnWriter } from './writer';

/** Writes the text of a card. */
export class CardWriter {
  constructor(
    private readonly book: Phrasebook<Phrase, Noun>,
    private readonly writer: NewDawnWriter,
    private readonly nouns: Nouns<Phrase, Noun>,
    /** The name of anything on a card, by its English name. */
    private readonly called: (english: string) => string,
  ) {}

  card(card: Card): CardText {
    const facts = this.facts(card);
    return {
      keywords: facts ? [this.writer.sentence(facts)] : [],
      abilities: card.abilities.map((ability) => this.ability(ability)),
      points: null,
    };
  }

  private ability({ timing, triggers, effect }: Ability): AbilityText {
    const lead = (body: Bending): Bending =>
      triggers.length > 0 ? this.book.bend('when', { trigger: this.writer.trigger(triggers), body }) : body;
    return {
      timing: { kind: 'icon', key: timing, label: this.book.word(`timing.${timing}`) },
      lines: this.writer.lines(effect, lead),
    };
  }

  /** What a card is. */
  private facts(card: Card): Bending | null {
    switch (card.kind) {
      case 'focus':
        return this.book.bend('facts.focus', { type: this.word(card.facts.type), level: card.facts.level });
      case 'wonder': {
        const { type, era, cost, resources } = card.facts;
        const named = resources.map((each) => this.nouns.noun(each));
        return this.book.bend('facts.wonder', {
          type: this.word(type),
          era: this.word(era),
          cost,
          resources: this.nouns.list(named, 'or'),
        });
      }
      case 'cityState':
        return this.book.bend('facts.cityState', { type: this.word(card.facts.type) });
      case 'leader':
        return this.book.bend('facts.leader', {
          leader: this.called(card.facts.leader),
          ability: this.called(card.facts.ability.en),
        });
      default:
        return null;
    }
  }

  private word(key: FocusType | Era): Bending {
    return (): Token[] => [text(this.book.word(`term.${key}`).toLowerCase())];
  }
}
