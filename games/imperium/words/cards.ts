import type { Condition, Node, VariablePoints } from '../../kit/effect/syntax';
import { statements } from '../../kit/text/effects';
import type { Bending, Phrasebook } from '../../kit/text/phrasebook';
import { text, tidy } from '../../kit/text/tokens';
import { plain, type AbilityText, type CardText, type Token } from '../../kit/text/words';
import type { Ability, Card } from '../card';
import type { Noun, Phrase, ZoneWord } from './phrases';
import type { ImperiumWriter } from './writer';

/** The effect of an ability. An exhaust is voluntary, so a MAY around its whole effect is not said. */
function unasked({ effect, timing }: Ability): Node {
  const [only] = effect.kind === 'step' && effect.may && effect.of.length === 1 ? effect.of : [];
  return timing.startsWith('exhaust') && only ? only : effect;
}

/** Writes the text of a card. */
export class CardWriter {
  constructor(
    private readonly book: Phrasebook<Phrase, Noun | ZoneWord>,
    private readonly writer: ImperiumWriter,
  ) {}

  card(card: Card): CardText {
    return {
      abilities: card.abilities.map((a) => this.ability(a)),
      keywords: this.keywords(card),
      points: this.points(card),
    };
  }

  /** The sentences of an ability; the first begins with its moment and its price. */
  lines(ability: Ability): Token[][] {
    const { triggers, cost } = ability;
    const effect = cost ? unasked(ability) : ability.effect;
    const then = (body: Bending): Bending =>
      triggers.length > 0 ? this.book.bend('when', { trigger: this.writer.trigger(triggers), body }) : body;
    // A price before several sentences is a sentence too: with a colon it would seem to belong to the first only.
    if (cost && statements(effect).length > 1)
      return [this.writer.sentence(then(this.writer.clause(cost))), ...this.writer.lines(effect)];
    const lead = (body: Bending, list: boolean): Bending =>
      then(cost ? this.book.bend(list ? 'then' : 'price', { a: this.writer.clause(cost), b: body }) : body);
    return this.writer.lines(effect, lead, triggers.some((t) => t.name === 'onLookFame') ? { more: true } : {});
  }

  private ability(ability: Ability): AbilityText {
    const { timing } = ability;
    const label = plain(this.book.say(`timing.${timing}`));
    return { timing: { kind: 'icon', key: timing, label }, lines: this.lines(ability) };
  }

  private keywords(card: Card): Token[][] {
    // What happens when the card is taken is written as an ability, if it has one.
    const does = card.abilities.some(({ timing }) => timing === 'when-gained');
    const keywords = (card.facts.keywords ?? []).filter((k) => !(does && k === 'into-play-when-gained'));
    const said = keywords.map((k) => this.writer.sentence(this.book.bend(`keyword.${k}`)));
    if (card.playIf)
      said.push(this.writer.sentence(this.book.bend('playIf', { when: this.writer.condition(card.playIf) })));
    return said;
  }

  /** The condition for playing the card. */
  condition(playIf: Condition): Bending {
    return this.writer.condition(playIf);
  }

  /** How the points of a card are counted, with what was counted; null where they are printed on it. */
  counted(card: Card, counts: readonly number[]): Token[] | null {
    const { kind } = card.value;
    if (kind !== 'variable' && kind !== 'conditional') return null;
    const points = this.points(card) ?? [];
    if (counts.length === 0) return points;
    return tidy(this.book.say('pointsCounted', { points: () => points, counts: () => [text(counts.join(' + '))] }));
  }

  private points({ value }: Card): Token[] | null {
    switch (value.kind) {
      case 'none':
        return null;
      case 'fixed':
        return tidy(this.some(value.points)(''));
      case 'variable': {
        const points = value.points.map((p) => this.quotient(p)).reduce((a, b) => this.book.bend('and', { a, b }));
        return tidy(this.book.say('pointsMax', { points, max: value.max }));
      }
      case 'conditional': {
        const [only] = value.cases;
        if (value.cases.length === 1 && only?.points === 0 && isInPlay(only.when))
          return tidy(
            this.book.say('pointsIf', { points: this.some(value.otherwise), when: this.book.bend('if.notInPlay') }),
          );
        const cases = value.cases
          .map((c) => this.book.bend('pointsIf', { points: this.some(c.points), when: this.writer.condition(c.when) }))
          .reduce((a, b) => this.book.bend('next', { a, b }));
        return tidy(
          value.otherwise === 0
            ? cases('')
            : this.book.say('pointsElse', { cases, points: this.some(value.otherwise) }),
        );
      }
    }
  }

  private some(n: number): Bending {
    // A true minus sign; numbers are formatted with a hyphen, which is narrower.
    return n < 0 ? (form) => [text('−'), ...this.book.say('points', { n: -n }, form)] : this.book.bend('points', { n });
  }

  private quotient({ n, per }: VariablePoints): Bending {
    return this.book.bend('pointsPer', { points: this.some(n), of: this.writer.things.each(per.of, per.each) });
  }
}

const isInPlay = (when: Condition): boolean =>
  when.kind === 'call' && when.name === 'thisIn' && when.arg.what?.kind === 'word' && when.arg.what.word === 'playArea';
