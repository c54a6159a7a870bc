import type { Card } from '../../../games/imperium/card';
import { CARDS } from '../../../games/imperium/catalogue';
import type { Imperium } from '../../../games/imperium/state';
import { plain, type CardText, type Token, type Words } from '../../../games/kit/text/words';

/** Everything that a card says, one line a sentence: keywords, abilities behind their timing, points. */
export function cardLines(text: CardText): string[] {
  return [
    ...text.keywords.map((line) => plain(line)),
    ...text.abilities.flatMap(({ timing, lines }) => lines.map((line, i) => (i === 0 ? `[${plain([timing])}] ${plain(line)}` : plain(line)))),
    ...(text.points ? [plain(text.points)] : []),
  ];
}

/** The tokens of a card's text. */
export const cardTokens = (text: CardText): Token[] => [
  ...text.keywords.flat(), ...text.abilities.flatMap((a) => [a.timing, ...a.lines.flat()]), ...(text.points ?? []),
];

/** A golden file's text: id and name of every card, then its lines. */
export function golden(words: Words<Imperium>, cards: Iterable<Card> = CARDS.values()): string {
  return [...cards]
    .map(({ id }) => [`${id} ${words.name(id)}`, ...cardLines(words.card(id)).map((line) => `  ${line}`)].join('\n'))
    .join('\n\n') + '\n';
}
