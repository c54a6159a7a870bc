import type { Chooser } from '../games/kit/bots/bot';
import { randomBot } from '../games/kit/bots/random';
import { playMatch } from '../tools/play/match';
import { atLeast, atMost, byNumber, percentile, processorMs, shown } from './figure';
import { setupOf } from './games';
import { ofEachRuleset } from './rulesets';

/** Seeds; each is played with both seatings. */
const PAIRS = 50;

/** Milliseconds that decisions took: by the clock, and of the processor, which others on the machine do not lengthen. */
interface Times {
  clock: number[];
  processor: number[];
}

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
export const stewardFigure = ofEachRuleset('steward', async (measured) => {
  const {
    bots: { steward },
    targets,
  } = measured;
  if (!steward) return [];
  const bot = await steward();
  const times: Times = { clock: [], processor: [] };
  let wins = 0;
  const scores: [number, number] = [0, 0];
  const endings = new Map<string, number>();
  for (let i = 0; i < PAIRS; i++) {
    for (const seat of [0, 1] as const) {
      const bots = [randomBot, randomBot];
      bots[seat] = timed(bot, times);
      const { result } = playMatch(setupOf(measured, 2, `steward ${i}`), bots);
      if (result.winners.includes(seat)) wins += 1 / result.winners.length;
      scores[0] += result.scores[seat] ?? 0;
      scores[1] += result.scores[1 - seat] ?? 0;
      endings.set(result.ending, (endings.get(result.ending) ?? 0) + 1);
    }
  }
  const games = PAIRS * 2;
  const clock = times.clock.sort(byNumber);
  const longest = times.processor.sort(byNumber).at(-1) ?? NaN;
  return [
    {
      what: `steward against random, ${games} games in pairs`,
      value: `${shown(wins)} won`,
      ...atLeast(wins, targets.wins),
    },
    { what: '– mean scores', value: `${shown(scores[0] / games)} : ${shown(scores[1] / games)}` },
    { what: '– endings', value: [...endings].map(([ending, n]) => `${n} ${ending}`).join(', ') },
    {
      what: `– a decision of the steward (of ${clock.length})`,
      value: `p50 ${shown(percentile(clock, 0.5))} ms, p95 ${shown(percentile(clock, 0.95))} ms, max ${shown(clock.at(-1) ?? NaN)} ms`,
    },
    { what: '– longest, processor time', value: `${shown(longest)} ms`, ...atMost(longest, targets.longest, ' ms') },
  ];
});
