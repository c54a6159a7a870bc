import type { ComponentId } from '../../games/kit/core';
import { plain, type CardText, type Token, type Words } from '../../games/kit/text/words';

/** Everything that a card says, one line a sentence: keywords, abilities behind their timing, points. */
export function cardLines(text: CardText): string[] {
  return [
    ...text.keywords.map((line) => plain(line)),
    ...text.abilities.flatMap(({ timing, lines }) =>
      lines.map((line, i) => (i === 0 ? `[${plain([timing])}] ${plain(line)}` : plain(line))),
    ),
    ...(text.points ? [plain(text.points)] : []),
  ];
}

/** The tokens of a card's text. */
export const cardTokens = (text: CardText): Token[] => [
  ...text.keywords.flat(),
  ...text.abilities.flatMap((a) => [a.timing, ...a.lines.flat()]),
  ...(text.points ?? []),
];

/** A golden file's text: id and name of every component, then its lines. */
export function golden(words: Pick<Words, 'name' | 'card'>, ids: Iterable<ComponentId>): string {
  return (
    [...ids]
      .map((id) => [`${id} ${words.name(id)}`, ...cardLines(words.card(id)).map((line) => `  ${line}`)].join('\n'))
      .join('\n\n') + '\n'
  );
}
