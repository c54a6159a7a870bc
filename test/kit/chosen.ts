import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Chooser } from '../../games/kit/bots/bot';
import { randomPicks } from '../../games/kit/bots/random';
import type { Core, GameEvent, Move } from '../../games/kit/core';
import { generator } from '../../games/kit/random';
import { openRecord } from '../../games/kit/record';
import type { Ruleset } from '../../games/kit/ruleset';
import type { Coverage } from '../../games/kit/tooling';
import { Bots } from '../../tools/play/match';
import { cameOf, keep, keptIn, playKept, type Kept } from './kept';
import { keepEndedByPlayers } from './endedByPlayers';

/** How the kept games of a ruleset are chosen: of many games between erratic stewards, a few short ones that together meet all that is promised. */

/** How often a move is taken back where it can be. */
const TAKEN_BACK = 0.01;
/** How often a steward chooses at random; the share changes from game to game. */
const SHARES = [0, 0.1, 0.2, 0.3];

/** A chooser that now and then chooses at random. */
const tipsy = (sober: Chooser, share: number): Chooser => ({
  name: 'tipsy',
  choose: (view, q, random) => (random() < share ? randomPicks(q, random) : sober.choose(view, q, random)),
});

/** A kind of match: how many play, and with which options. */
export type MatchKind = [seats: number, options: Record<string, unknown>];

interface Playing {
  rules: Ruleset;
  steward: Chooser;
  /** Longer games are not kept. */
  mostMoves: number;
}

function play(
  { rules, steward, mostMoves }: Playing,
  [seats, options]: MatchKind,
  seed: string,
  share: number,
): Kept | null {
  const moves: Move[] = [];
  const record = { civitas: 1, ruleset: rules.name, version: rules.version, seats, options, seed } as const;
  const table = openRecord(rules, { ...record, moves });
  const bots = new Bots(
    rules,
    Array.from({ length: seats }, () => tipsy(steward, share)),
    seed,
  );
  const random = generator(`${seed} undo`);
  while (!table.result) {
    if (moves.length === mostMoves) return null;
    const { questions, undo } = table.g;
    const q = questions[Math.floor(random() * questions.length)];
    if (!q) throw new Error('nobody is asked');
    const back = undo?.seat === q.seat && undo.count > 0 && random() < TAKEN_BACK;
    const move = back ? { seat: q.seat, name: 'undo', args: [] } : bots.move(table.g, q.seat);
    const refusal = table.play(move);
    if (refusal) throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(refusal)}`);
    moves.push(move);
  }
  return { ...record, came: cameOf(table.g), moves };
}

/** Notes more of what a game meets. */
export type Noting<G extends Core> = (g: G, fresh: readonly GameEvent[], met: Set<string>) => void;

/** What a kept game meets, read off its moves, questions, events and positions: `move invade`, `event noTown`, `played hero-card`. */
export function metBy<G extends Core, O>(
  rules: Ruleset<G, O>,
  coverage: Coverage<G>,
  game: Kept,
  note?: Noting<G>,
): Set<string> {
  const met = new Set([`seats ${game.seats}`, `ending ${game.came.ending}`, `${game.came.ending} with ${game.seats}`]);
  let logged = 0;
  playKept(rules, game, (g, { name }) => {
    met.add(`move ${name}`);
    for (const { ask } of g.questions) met.add(`ask ${ask}`);
    const fresh = g.events.slice(g.events.length - Math.max(0, g.logged - logged));
    logged = g.logged;
    coverage.note(g, fresh, (how, id) => met.add(`${how} ${id}`));
    for (const { k } of fresh) met.add(`event ${k}`);
    note?.(g, fresh, met);
  });
  return met;
}

interface Choice extends Playing {
  folder: string;
  kinds: readonly MatchKind[];
  /** How many games of each kind are tried. */
  seeds: number;
  promised: readonly string[];
  metIn: (game: Kept) => Set<string>;
  /** The options of the two games that players end. */
  ended: Kept['options'];
  /** What the name of a game says besides its end and its seats. */
  mark: (game: Kept) => string;
}

/** Writes the kept games of a folder anew. @throws Error naming what none of the games meets */
export function keepChosen({ folder, kinds, seeds, promised, metIn, ended, mark, ...playing }: Choice): void {
  const games: { game: Kept; met: Set<string>; size: number }[] = [];
  for (let i = 0; i < seeds; i++) {
    for (const kind of kinds) {
      const game = play(playing, kind, `game ${i}`, SHARES[i % SHARES.length] ?? 0);
      if (game) games.push({ game, met: metIn(game), size: JSON.stringify(game).length });
    }
  }
  for (const file of readdirSync(folder)) if (file.endsWith('.json')) rmSync(path.join(folder, file));
  keepEndedByPlayers(playing.rules, folder, ended);
  const missing = new Set(promised);
  for (const [, game] of keptIn(folder)) for (const each of metIn(game)) missing.delete(each);
  const named = new Map<string, number>();
  while (missing.size > 0) {
    const worth = ({ met, size }: (typeof games)[number]): number =>
      [...met].filter((each) => missing.has(each)).length / size;
    const best = games.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    if (worth(best) === 0) throw new Error(`not met in ${games.length} games: ${[...missing].join(', ')}`);
    for (const each of best.met) missing.delete(each);
    const { seats, came, moves } = best.game;
    const name = `${came.ending}-${seats}${mark(best.game)}`;
    const n = (named.get(name) ?? 0) + 1;
    named.set(name, n);
    keep(folder, n > 1 ? `${name}-${n}` : name, best.game);
    process.stdout.write(`${name} ${n}: ${moves.length} moves, ${best.size} characters; ${missing.size} left\n`);
  }
}
