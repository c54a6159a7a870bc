import type { Chooser } from '../games/kit/bots/bot';
import { randomBot } from '../games/kit/bots/random';
import type { Core } from '../games/kit/core';
import { playMatch } from '../tools/play/match';
import { atLeast, atMost, median, processorMs, shown, type Line } from './figure';
import { playRandom, setupOf } from './games';
import { ofEachRuleset, type Measured } from './rulesets';

/** Random games by which the processor time of a move is compared, a dozen at a time in turn. */
const ROUNDS = 9;
const GAMES = 12;
/** A move of a variant costs at most as many times what one of the usual game costs. */
const DEARER = 1.2;
/** Games of the steward, on each seat in turn, until it has played each side as often. */
const EACH_SIDE = { long: 200, quick: 2 };
/** Of a hundred games the steward loses at most as many with any side. */
const LOST = 15;
const SIZE_GAMES = 10;
const KB = 1024;

/** Processor time of a move of random two-player games. */
function perMove(measured: Measured, round: number): number {
  const start = processorMs();
  let moves = 0;
  for (let i = 0; i < GAMES; i++) moves += playRandom(setupOf(measured, 2, `variant ${round} ${i}`)).length;
  return (processorMs() - start) / moves;
}

/** The largest JSON of G, in KB, with as many players as can play. */
function largest(measured: Measured): number {
  let max = 0;
  for (let i = 0; i < SIZE_GAMES; i++) {
    playRandom(setupOf(measured, measured.rules.maxSeats, `size ${i}`, true), (g) => {
      max = Math.max(max, Buffer.byteLength(JSON.stringify(g)) / KB);
    });
  }
  return max;
}

interface Wins {
  games: number;
  wins: number;
}

/** How often the bot wins against the random one, by the side that it plays. */
function bySide(
  measured: Measured,
  bot: Chooser,
  sideOf: (g: Core, seat: number) => string,
  each: number,
): Map<string, Wins> {
  const sides = new Map<string, Wins>();
  for (let i = 0; i < each * 2 || [...sides.values()].some(({ games }) => games < each); i++) {
    const seat = i % 2;
    const bots = [randomBot, randomBot];
    bots[seat] = bot;
    const { g, result } = playMatch(setupOf(measured, 2, `side ${Math.floor(i / 2)}`), bots);
    const side = sideOf(g, seat);
    const tally = sides.get(side) ?? { games: 0, wins: 0 };
    sides.set(side, tally);
    tally.games++;
    if (result.winners.includes(seat)) tally.wins += 1 / result.winners.length;
  }
  return sides;
}

/** Other ways to play a ruleset, measured against the usual one: what a move costs, how large G is, how well the steward plays with which side. */
export const variants = ofEachRuleset(
  'variants',
  async (measured, quick) => {
    const { variants: others, bots, targets } = measured;
    if (!others) return [];
    const steward = await bots.steward?.();
    const lines: Line[] = [];
    for (const options of others.options) {
      const variant = { ...measured, options: { ...measured.options, ...options } };
      const rounds = Array.from({ length: quick ? 1 : ROUNDS }, (_, i) => perMove(variant, i) / perMove(measured, i));
      lines.push({
        what: `${JSON.stringify(options)}, processor time of a random move`,
        value: `${shown(median(rounds))} × the usual game's`,
        ...atMost(median(rounds), DEARER, ' ×'),
      });
      const max = largest(variant);
      lines.push({ what: '– largest JSON of G', value: `${shown(max)} KB`, ...atMost(max, targets.size, ' KB') });
      if (!steward) continue;
      const sides = [...bySide(variant, steward, others.sideOf, quick ? EACH_SIDE.quick : EACH_SIDE.long)];
      const games = sides.reduce((sum, [, each]) => sum + each.games, 0);
      const won = (sides.reduce((sum, [, each]) => sum + each.wins, 0) / games) * 100;
      const lost = sides
        .map(([side, each]) => ({ side, lost: (1 - each.wins / each.games) * 100 }))
        .sort((a, b) => b.lost - a.lost);
      lines.push(
        {
          what: `– steward against random, of 100 games (${games} played)`,
          value: `${shown(won)} won`,
          ...atLeast(won, targets.wins),
        },
        {
          what: '– lost by side, of 100 games',
          value: lost.map((each) => `${each.side} ${shown(each.lost)}`).join(', '),
          ...atMost(lost[0]?.lost ?? 0, LOST),
        },
      );
    }
    return lines;
  },
  true,
);
