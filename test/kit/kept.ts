import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Core, Move } from '../../games/kit/core';
import { openRecord, playRecorded, type MatchRecord } from '../../games/kit/record';
import { readRecord } from '../../games/kit/recordFile';
import type { Ruleset } from '../../games/kit/ruleset';
import type { HeadlessTable } from '../../games/kit/table';
import { hashOf } from '../../tools/play/hash';
import { framework } from '../../tools/verify/laws/framework';
import { Position } from '../../tools/verify/law';

/** A finished game in a file: a match (docs/match-file.md) with its outcome. */
export interface Kept extends MatchRecord {
  seed: string;
  came: Came;
}

/** How a match ended; `hash` is the SHA-256 that `simulate --replay` prints. */
export interface Came {
  ending: string;
  winners: number[];
  scores: number[];
  hash: string;
}

/** The outcome of a match. @throws Error when the match is not over */
export function cameOf(g: Core): Came {
  if (!g.result) throw new Error('the match is not over');
  const { ending, winners, scores } = g.result;
  return { ending, winners, scores, hash: hashOf({ ...g, undo: null }) };
}

/** The kept games of a folder, with the names of their files. */
export const keptIn = (folder: string): [file: string, game: Kept][] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => [file, readKept(readFileSync(path.join(folder, file), 'utf8'))]);

/** Reads a kept game. `readRecord` leaves out its seed and outcome, which are added here. */
function readKept(text: string): Kept {
  const { seed, came } = JSON.parse(text) as Kept;
  return { ...readRecord(text), seed, came };
}

/** Writes a game into a folder, a line for each of its fields. */
export function keep(folder: string, name: string, game: Kept): void {
  const lines = Object.entries(game).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  writeFileSync(path.join(folder, `${name}.json`), `{\n${lines.join(',\n')}\n}\n`);
}

/** Plays a kept game again. @param watch after every move @throws BadRecord at a move that is refused */
export function playKept<G extends Core, O>(
  rules: Ruleset<G, O>,
  game: Kept,
  watch?: (g: G, move: Move) => void,
): HeadlessTable<G> {
  const table = openRecord(rules, game);
  game.moves.forEach((move, n) => {
    playRecorded(table, move, n);
    watch?.(table.g, move);
  });
  return table;
}

/** Defines the tests that all kept games of a folder have to pass. */
export function testKept<G extends Core, O>(rules: Ruleset<G, O>, folder: string): void {
  const games = keptIn(folder);

  test.each(games)('%s: played again it ends in the same position, with the same result', (_file, game) => {
    const { g } = playKept(rules, game);
    expect(rules.audit(g)).toEqual([]);
    expect(cameOf(g)).toEqual(game.came);
  });

  test.each(games)('%s: position for position the same through boardgame.io', (_file, game) => {
    const plain = rules as unknown as Ruleset;
    const watch = framework.watch({ rules: plain, seats: game.seats, options: game.options, seed: game.seed });
    expect(watch.decision?.(new Position(plain, openRecord(plain, game).g, Math.random))).toBeNull();
    playKept(plain, game, (g, move) => {
      expect([move, watch.moved?.(g, move)]).toEqual([move, null]);
    });
  });

  test('a game cannot go on after its end', () => {
    for (const [, game] of games) {
      const match = playKept(rules, game);
      const last = game.moves.at(-1) as Move;
      for (let seat = 0; seat < game.seats; seat++) {
        expect(match.play({ ...last, seat, args: [match.g.asked] })).toEqual({ why: 'over' });
      }
    }
  });
}
