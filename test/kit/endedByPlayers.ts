import { decide } from '../../games/kit/bots/bot';
import { randomBot } from '../../games/kit/bots/random';
import type { Core, Move, Question } from '../../games/kit/core';
import { AGREE, DISAGREE, RESIGN } from '../../games/kit/giveUp';
import { generator } from '../../games/kit/random';
import { openRecord } from '../../games/kit/record';
import type { Ruleset } from '../../games/kit/ruleset';
import { cameOf, keep, type Kept } from './kept';

/** Moves that are played before a player gives up or offers to end the match. */
const BEFORE = 60;

/** The moves that the players who are asked make then, in this order. */
const SAID = { resigned: [RESIGN], agreed: [AGREE, DISAGREE, AGREE, AGREE] } as const;

/** Writes two games for two players into a folder: one is given up, the other ends by agreement at the second attempt. */
export function keepEndedByPlayers<G extends Core, O>(
  rules: Ruleset<G, O>,
  folder: string,
  options: Kept['options'],
): void {
  for (const [ending, said] of Object.entries(SAID)) keep(folder, `${ending}-2`, ended(rules, options, ending, said));
}

function ended<G extends Core, O>(
  rules: Ruleset<G, O>,
  options: Kept['options'],
  seed: string,
  said: readonly string[],
): Kept {
  const moves: Move[] = [];
  const record = { civitas: 1, ruleset: rules.name, version: rules.version, seats: 2, options, seed } as const;
  const table = openRecord(rules, { ...record, moves: [] });
  const random = generator(seed);
  const play = (move: Move | null): void => {
    if (!move || table.play(move)) throw new Error(`${JSON.stringify(move)} was refused`);
    moves.push(move);
  };
  const anything = (seat: number): void =>
    play(decide(rules as unknown as Ruleset, randomBot, table.view(seat), seat, random));
  const asked = (): Question => {
    const [q] = table.g.questions;
    if (!q) throw new Error('nobody is asked');
    return q;
  };
  while (moves.length < BEFORE) anything(asked().seat);
  for (const name of said) {
    // Who has offered the end plays on until the other is asked.
    let q = asked();
    for (; name === AGREE && table.g.agreed?.includes(q.seat); q = asked()) anything(q.seat);
    play({ seat: q.seat, name, args: [q.n] });
  }
  return { ...record, came: cameOf(table.g), moves };
}
