import { randomBot } from '../games/kit/bots/random';
import { playMatch, type Setup } from '../tools/play/match';
import { atLeast, atMost, processorMs, rate, shown } from './figure';
import { playRandom, setupOf } from './games';
import { ofEachRuleset } from './rulesets';

/** Games that are simulated with and without views, each in turn, so that a busy machine slows both; the first ones warm up. */
const SIMULATED = 60;
const WARM_UP = 20;
/** How much longer a game may take when its bots are shown views. */
const VIEWS = 1.3;

/** Processor time of a game as the command line simulates it. */
function simulated(setup: Setup): number {
  const start = processorMs();
  playMatch(setup, [randomBot, randomBot]);
  return processorMs() - start;
}

/** Random two-player games, as they are fuzzed, and as the command line simulates them. */
export const randomGames = ofEachRuleset('random-games', (measured) => {
  let i = 0;
  let moves = 0;
  let played = 0;
  const games = rate(() => {
    moves += playRandom(setupOf(measured, 2, `random ${i++}`)).length;
    played++;
    return 1;
  }, 4000);
  const decisions = games * (moves / played);
  let [seeing, blind] = [0, 0];
  for (let n = 0; n < SIMULATED; n++) {
    const setup = setupOf(measured, 2, `simulated ${n}`);
    // The same games: these bots look at nothing but their question.
    const times = [simulated(setup), simulated({ ...setup, rules: { ...setup.rules, view: (g) => g } })] as const;
    if (n < WARM_UP) continue;
    seeing += times[0];
    blind += times[1];
  }
  const { targets } = measured;
  return [
    { what: 'random two-player games', value: `${shown(games)} games/s`, ...atLeast(games, targets.games) },
    { what: '– decisions in them', value: `${shown(decisions)} decisions/s`, ...atLeast(decisions, targets.decisions) },
    {
      what: '– every bot looking at its view, to the same games without views',
      value: `${shown(seeing / blind)} × as long`,
      ...atMost(seeing / blind, VIEWS, ' ×'),
    },
  ];
});
