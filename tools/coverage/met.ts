import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { randomBot } from '../../games/kit/bots/random';
import type { Core } from '../../games/kit/core';
import { openRecord, playRecorded, type MatchRecord } from '../../games/kit/record';
import { readRecord } from '../../games/kit/recordFile';
import type { Ruleset } from '../../games/kit/ruleset';
import type { Coverage, Meeting, Meetings, Tooling } from '../../games/kit/tooling';
import { playMatch } from '../play/match';
import { seedOf } from '../play/seeds';

/** A ruleset, and how its cards are found in a position. */
interface Played extends Pick<Coverage, 'note'> {
  rules: Ruleset;
}

/** The cards that a game has met, by the kind of meeting. */
type Met = Record<Meeting, ReadonlySet<string>>;

/**
 * The cards that one game has met.
 * @param play plays the game and shows each of its positions
 */
function metIn(note: Coverage['note'], play: (look: (g: Core) => void) => void): Met {
  const met = { played: new Set<string>(), inPlay: new Set<string>(), inHand: new Set<string>() };
  let logged = 0;
  play((g) => {
    const fresh = g.logged - logged;
    logged = g.logged;
    note(g, fresh > 0 ? g.events.slice(-fresh) : [], (how, id) => met[how].add(id));
  });
  return met;
}

/** For each card, in how many of the games it was met. */
function counted(games: Iterable<Met>): Map<string, Meetings> {
  const found = new Map<string, Meetings>();
  for (const met of games) {
    for (const how of ['played', 'inPlay', 'inHand'] as const) {
      for (const id of met[how]) {
        const times = found.get(id) ?? { played: 0, inPlay: 0, inHand: 0 };
        times[how]++;
        found.set(id, times);
      }
    }
  }
  return found;
}

/**
 * Plays seeded random games with every number of players.
 * @returns for each card in how many of them it was met
 */
export function meetings(
  { rules, options: usual, note, variants = [{}] }: Played & Pick<Tooling, 'options'> & Pick<Coverage, 'variants'>,
  games: number,
  seed: string,
): Map<string, Meetings> {
  const numbers = rules.maxSeats - rules.minSeats + 1;
  const game = (i: number): Met => {
    const seats = rules.minSeats + (i % numbers);
    const options = { ...usual, ...variants[Math.floor(i / numbers) % variants.length] };
    const bots = Array.from({ length: seats }, () => randomBot);
    return metIn(note, (look) => void playMatch({ rules, seats, seed: seedOf(seed, i), options }, bots, look));
  };
  return counted(Array.from({ length: games }, (_, i) => game(i)));
}

/** The cards that a recorded match has met. */
export const metInRecord = ({ rules, note }: Played, record: MatchRecord): Met =>
  metIn(note, (look) => {
    const table = openRecord(rules, record);
    record.moves.forEach((move, n) => {
      playRecorded(table, move, n);
      look(table.g);
    });
  });

/** For each card, in how many of a folder's recorded matches it was met. */
export const keptMeetings = (played: Played, folder: string): Map<string, Meetings> =>
  counted(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => metInRecord(played, readRecord(readFileSync(path.join(folder, file), 'utf8')))),
  );
