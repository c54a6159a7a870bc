import { steward } from '../games/imperium/bots/steward';
import type { Chooser } from '../games/kit/bots/bot';
import { randomBot } from '../games/kit/bots/random';
import { playMatch } from '../tools/play/match';
import { byNumber, percentile, processorMs, shown, type Figure } from './figure';
import { setupOf } from './games';

/** Seeds; each is played with both seatings. */
const PAIRS = 50;

/** Milliseconds that decisions took: by the clock, and of the processor, which others on the machine do not lengthen. */
interface Times { clock: number[]; processor: number[] }

/** A bot that notes how long each of its decisions took. */
const timed = (bot: Chooser, { clock, processor }: Times): Chooser => ({
  name: bot.name,
  choose(view, q, random) {
    const used = processorMs();
    const start = performance.now();
    const picks = bot.choose(view, q, random);
    clock.push(performance.now() - start);
    processor.push(processorMs() - used);
    return picks;
  },
});

/** How fast the steward decides, and how well it plays against the random bot. */
export const stewardFigure: Figure = {
  name: 'steward',
  measure() {
    const times: Times = { clock: [], processor: [] };
    let wins = 0;
    const scores = [0, 0] as [number, number];
    for (let i = 0; i < PAIRS; i++) {
      for (const seat of [0, 1] as const) {
        const bots = [randomBot, randomBot];
        bots[seat] = timed(steward, times);
        const { result } = playMatch(setupOf(2, `steward ${i}`), bots);
        if (result.winners.includes(seat)) wins += 1 / result.winners.length;
        scores[0] += result.scores[seat] ?? 0;
        scores[1] += result.scores[1 - seat] ?? 0;
      }
    }
    const games = PAIRS * 2;
    const clock = times.clock.sort(byNumber);
    const longest = times.processor.sort(byNumber).at(-1) ?? NaN;
    return Promise.resolve([
      { what: `steward against random, ${games} games in pairs`, value: `${shown(wins)} won`, target: '≥ 95', met: wins >= 95 },
      { what: '– mean scores', value: `${shown(scores[0] / games)} : ${shown(scores[1] / games)}` },
      {
        what: `a decision of the steward (of ${clock.length})`,
        value: `p50 ${shown(percentile(clock, 0.5))} ms, p95 ${shown(percentile(clock, 0.95))} ms, max ${shown(clock.at(-1) ?? NaN)} ms`,
      },
      { what: '– longest, processor time', value: `${shown(longest)} ms`, target: '≤ 50 ms', met: longest <= 50 },
    ]);
  },
};
