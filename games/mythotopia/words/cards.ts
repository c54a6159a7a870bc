import type { Bending, Phrasebook } from '../../kit/text/phrasebook';
import type { Nouns } from '../../kit/text/nouns';
import { capital, tidy } from '../../kit/text/tokens';
import type { AbilityText, CardText, Token } from '../../kit/text/words';
import { RESOURCES, type Ability, type Card, type Place, type TokenValue } from '../card';
import { borderOf, coast, neighbours, provinceOf } from '../map';
import type { Noun, Phrase } from './phrases';
import type { MythotopiaWriter } from './writer';

const SYMBOLS = ['army', 'ship', ...RESOURCES] as const;

/** Writes the text of a card, and of a place. */
export class CardWriter {
  constructor(
    private readonly book: Phrasebook<Phrase, Noun>,
    private readonly writer: MythotopiaWriter,
    private readonly nouns: Nouns<Phrase, Noun>,
    private readonly chip: (id: string) => Token,
  ) {}

  card(card: Card): CardText {
    return {
      keywords: [...this.symbols(card), ...(card.province ? this.province(card.province) : [])],
      abilities: card.abilities.map((ability) => this.ability(ability)),
      points: this.points(card),
    };
  }

  sea(id: Place): CardText {
    return {
      keywords: [this.writer.sentence(this.book.bend('shores', { places: this.places(coast(id)) }))],
      abilities: [],
      points: null,
    };
  }

  border(id: string): CardText {
    return { keywords: [this.writer.sentence(this.nouns.noun(borderOf(id).kind))], abilities: [], points: null };
  }

  private ability(ability: Ability): AbilityText {
    const { timing, triggers, effect, once } = ability;
    const lead = (body: Bending): Bending => {
      const limited = once ? this.book.bend('once', { body }) : body;
      return triggers.length > 0
        ? this.book.bend('when', { trigger: this.writer.trigger(triggers), body: limited })
        : limited;
    };
    return {
      timing: { kind: 'icon', key: timing, label: this.book.word(`timing.${timing}`) },
      lines: this.writer.lines(effect, lead),
    };
  }

  /** The symbols of a card: a play takes one kind of them (M4.1). */
  private symbols({ symbols }: Card): Token[][] {
    const some = SYMBOLS.filter((symbol) => symbols[symbol] > 0).map((symbol) =>
      this.nouns.some(symbols[symbol], symbol),
    );
    return some.length > 0
      ? [this.writer.sentence(this.book.bend('symbols', { what: this.nouns.list(some, 'or') }))]
      : [];
  }

  private province(id: Place): Token[][] {
    const { neutralStrength, rough, island } = provinceOf(id);
    const says = [
      this.book.bend('neutral', { n: neutralStrength }),
      ...(rough ? [this.nouns.noun('rough')] : []),
      ...(island ? [this.book.bend(island === 1 ? 'largeIsland' : 'smallIsland')] : []),
      this.book.bend('borders', {
        n: neighbours(id).length,
        places: this.nouns.list(
          neighbours(id).map(({ place, border }) => this.neighbour(place, border.kind)),
          'and',
        ),
      }),
      ...(coast(id).length > 0 ? [this.book.bend('coasts', { places: this.places(coast(id)) })] : []),
    ];
    return says.map((each) => this.writer.sentence(each));
  }

  /** A place with the kind of the border to it: "Lea", "Blore (hills)". */
  private neighbour(place: Place, kind: Noun): Bending {
    const name: Bending = () => [this.chip(place)];
    return kind === 'plain' ? name : this.book.bend('over', { place: name, kind: this.nouns.noun(kind) });
  }

  private places(ids: readonly Place[]): Bending {
    return this.nouns.list(
      ids.map((id) => () => [this.chip(id)]),
      'and',
    );
  }

  /** The tokens on a VP card (M2.6). */
  private points({ facts: { tokens } }: Card): Token[] | null {
    if (!tokens) return null;
    const piles = (of: readonly { value: TokenValue; count: number }[]): Bending =>
      this.nouns.list(
        of.map(({ value, count }) =>
          this.book.bend('tokens', {
            n: count,
            what: this.nouns.some(count, 'token'),
            points: this.nouns.some(value, 'point'),
          }),
        ),
        'and',
      );
    const same = JSON.stringify(tokens[2]) === JSON.stringify(tokens[3]);
    const said = same
      ? piles(tokens[2])
      : this.book.bend('tokensByPlayers', { two: piles(tokens[2]), more: piles(tokens[3]) });
    return capital(tidy(said('')), this.book.language);
  }
}
