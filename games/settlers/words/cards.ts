import { EMPTY } from '../../kit/text/build';
import type { Bending, Phrasebook } from '../../kit/text/phrasebook';
import type { Nouns } from '../../kit/text/nouns';
import type { AbilityText, CardText, Token } from '../../kit/text/words';
import { capital, tidy } from '../../kit/text/tokens';
import type { Ability, Card, Good } from '../card';
import type { Target } from '../solo';
import type { Noun, Phrase } from './phrases';
import type { SettlersWriter } from './writer';

/** Writes the text of a card. */
export class CardWriter {
  constructor(
    private readonly book: Phrasebook<Phrase, Noun>,
    private readonly writer: SettlersWriter,
    private readonly nouns: Nouns<Phrase, Noun>,
  ) {}

  card(card: Card): CardText {
    return {
      keywords: this.printed(card).map((each) => this.writer.sentence(each)),
      abilities: card.abilities.map((ability) => this.ability(ability)),
      points: capital(tidy(this.book.say('worth', { n: card.deck === 'common' ? 1 : 2 })), this.book.language),
    };
  }

  /** The text of an attack card of the solo game. */
  attack(target: Target): CardText {
    const what = this.writer.gained(1, target);
    return { ...EMPTY, keywords: [this.writer.sentence(this.book.bend('target', { what }))] };
  }

  /** The colours, cost, deal and raze field of a card (S2.1–S2.5). */
  private printed({ colours, cost, deal, raze, deck }: Card): Bending[] {
    const { location = 0, ...goods } = cost;
    const prices = [
      ...Object.entries(goods).map(([what, n]) => this.writer.gained(n, what)),
      ...(location > 0 ? [this.nouns.some(location, 'locationPrice')] : []),
    ];
    return [
      ...(colours.size > 0
        ? [
            this.book.bend('colours', {
              what: this.nouns.list(
                [...colours].map((each) => this.writer.counted(each)),
                'and',
              ),
            }),
          ]
        : []),
      prices.length > 0 ? this.book.bend('costs', { what: this.nouns.list(prices, 'and') }) : this.book.bend('free'),
      ...(deal ? [this.book.bend('gives', { what: this.writer.gained(1, deal) })] : []),
      ...(raze.length > 0
        ? [this.book.bend('razed', { what: this.razed(raze) })]
        : deck === 'common' || deck === 'japanese'
          ? [this.book.bend('notRazed')]
          : []),
    ];
  }

  private razed(raze: readonly (Good | 'card')[]): Bending {
    const goods: Record<string, number> = {};
    for (const good of raze) goods[good] = (goods[good] ?? 0) + 1;
    return this.writer.goods(goods);
  }

  private ability(ability: Ability): AbilityText {
    const { timing, triggers, cost, effect, uses, limit } = ability;
    const lead = (said: Bending): Bending => {
      let body = said;
      if (cost) body = this.writer.phrase('price', { a: this.writer.clause(cost), b: body });
      if (triggers.length > 0) body = this.book.bend('when', { trigger: this.writer.trigger(triggers), body });
      if (limit !== null) body = this.book.bend('limited', { body, n: limit });
      return uses > 1 ? this.book.bend('twice', { body }) : body;
    };
    const label: Token = { kind: 'icon', key: timing, label: this.book.word(`timing.${timing}`) };
    return { timing: label, lines: this.writer.lines(effect, lead) };
  }
}
