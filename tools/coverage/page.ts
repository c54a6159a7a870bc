import type { Identity } from '../../games/kit/ruleset';
import type { Coverage, CoveredCard, Meetings } from '../../games/kit/tooling';

/** A card on the page. */
export interface CardRow {
  card: CoveredCard;
  implemented: string;
  tested: boolean;
  met: Meetings;
  /** Only a kept match has met it, random play has not. */
  keptOnly: boolean;
  /** It should have been met, and was not. */
  unmet: boolean;
}

const NEVER: Meetings = { played: 0, inPlay: 0, inHand: 0 };

/**
 * The row of a card.
 * @param tested whether a test names it
 */
export function rowOf(card: CoveredCard, tested: boolean, met: Meetings = NEVER, kept: Meetings = NEVER): CardRow {
  const { missing, wanted } = card;
  const implemented = wanted === null ? 'parsed and worded' : missing.length ? `lacks ${missing.join(', ')}` : 'yes';
  const missed = wanted !== null && met[wanted] === 0;
  const keptOnly = missed && kept[wanted] > 0;
  return { card, implemented, tested, met, keptOnly, unmet: missed && !keptOnly };
}

const doubts = ({ confidence }: CoveredCard): string =>
  Object.entries(confidence).map(([field, word]) => `${field} ${word}`).join(', ') || 'several sources';

const line = ({ card, implemented, tested, met, keptOnly, unmet }: CardRow): string => `| ${[
  card.id, card.name, implemented, tested ? 'yes' : '–', `${met.played}${unmet ? ' **not met**' : keptOnly ? ' (in a kept match)' : ''}`, met.inPlay, met.inHand, doubts(card),
].join(' | ')} |`;

const count = (rows: readonly CardRow[], of: (row: CardRow) => boolean): string => `${rows.filter(of).length} of ${rows.length}`;

/** A ruleset's part of the page, in Markdown. */
export function partOf({ title }: Pick<Identity, 'title'>, { legend }: Pick<Coverage, 'legend'>, rows: readonly CardRow[], games: number): string {
  const groups = new Map<string, CardRow[]>();
  for (const row of rows) groups.set(row.card.group, [...groups.get(row.card.group) ?? [], row]);
  const playable = rows.filter(({ card }) => card.wanted !== null);
  const kept = playable.filter((r) => r.keptOnly).length;
  const keptOnly = kept ? `, ${kept} of them in kept matches only` : '';
  return [
    `## ${title}`, '',
    `${games} random games. Of the cards that can be played: implemented ${count(playable, (r) => r.implemented === 'yes')}, `
    + `tested ${count(playable, (r) => r.tested)}, met as far as they can be ${count(playable, (r) => !r.unmet)}${keptOnly}.`, '',
    ...legend.map((point) => `- ${point}`), '',
    ...[...groups].flatMap(([name, list]) => [
      `### ${name}`, '',
      '| card | name | implemented | tested | played | in play | in hand | source |', '|---|---|---|---|---|---|---|---|',
      ...list.map(line), '',
    ]),
  ].join('\n');
}

/**
 * The page docs/coverage.md.
 * @param how the command line that writes it
 */
export const pageOf = (parts: readonly string[], how: string): string => [
  '# Coverage', '',
  `Every card: implemented, tested, met in random play, and how sure its sources are. Written by ${how}; do not edit.`,
  'A card is tested when a test in the ruleset\'s folder names it (tests of all cards left out).', '',
  ...parts,
].join('\n');
