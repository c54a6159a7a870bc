import type { Card } from '../../games/imperium/card';
import { missingIn } from './implemented';
import type { Meetings } from './met';

/** A card of the page. */
export interface Row {
  card: Card;
  implemented: string;
  tested: boolean;
  met: Meetings;
  /** Random play has to meet it and did not. */
  unmet: boolean;
}

const NEVER: Meetings = { played: 0, inPlay: 0, inHand: 0 };

/** What is known of a card. */
export function rowOf(card: Card, tested: boolean, met: Meetings = NEVER): Row {
  const missing = missingIn(card);
  const implemented = card.box === 'legends' ? 'parsed and worded' : missing.length ? `lacks ${missing.join(', ')}` : 'yes';
  // Power cards are in play from the beginning; unplayable cards come no further than to hand.
  const enough = card.suits.has('POW') ? met.inPlay : card.unplayable ? met.inHand : met.played;
  return { card, implemented, tested, met, unmet: card.box === 'classics' && enough === 0 };
}

const confidence = ({ facts }: Card): string =>
  Object.entries(facts.confidence ?? {}).map(([field, word]) => `${field} ${word}`).join(', ') || 'several sources';

const line = ({ card, implemented, tested, met, unmet }: Row): string => `| ${[
  card.id, card.facts.name.en, implemented, tested ? 'yes' : '–', `${met.played}${unmet ? ' **not met**' : ''}`, met.inPlay, met.inHand, confidence(card),
].join(' | ')} |`;

const count = (rows: readonly Row[], of: (row: Row) => boolean): string => `${rows.filter(of).length} of ${rows.length}`;

/** The page docs/coverage.md. @param how the command line and figures that made it */
export function pageOf(rows: readonly Row[], how: string): string {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const name = `${row.card.box === 'classics' ? 'Classics' : 'Legends'}: ${row.card.nation ?? 'common cards'}`;
    groups.set(name, [...groups.get(name) ?? [], row]);
  }
  const classics = rows.filter(({ card }) => card.box === 'classics');
  return [
    '# Coverage', '',
    `Every card of *Imperium*: implemented, tested, met in random play, and how sure its sources are. Written by ${how}; do not edit.`, '',
    '- **implemented**: every verb of its effects can be played; cards of *Legends* are parsed and worded.',
    '- **tested**: a test in `test/imperium` names it (tests of all cards left out).',
    '- **played**, **in play**, **in hand**: in how many of the random games it was.', '',
    `Of *Classics*: implemented ${count(classics, (r) => r.implemented === 'yes')}, tested ${count(classics, (r) => r.tested)}, `
    + `met as far as it can be ${count(classics, (r) => !r.unmet)}.`, '',
    ...[...groups].flatMap(([name, list]) => [
      `## ${name}`, '',
      '| card | name | implemented | tested | played | in play | in hand | source |', '|---|---|---|---|---|---|---|---|',
      ...list.map(line), '',
    ]),
  ].join('\n');
}
