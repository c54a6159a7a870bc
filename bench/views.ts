import { randomBot } from '../games/kit/bots/random';
import { playMatch, type BotMatch } from '../tools/play/match';
import { atMost, processorMs, rate, shown } from './figure';
import { midGame, setupOf } from './games';
import { ofEachRuleset } from './rulesets';

/** Games that are simulated with and without views, each in turn, so that a busy machine slows both; the first ones warm up. */
const GAMES = 36;
const WARM_UP = 12;
/** How much longer a game may take when its bots are shown views. */
const LONGER = 1.3;
/** What a view may cost, in copies. */
const COPIES = 1;

/** Processor time of a game as the command line simulates it. */
function simulated(setup: BotMatch): number {
  const start = processorMs();
  playMatch(setup, [randomBot, randomBot]);
  return processorMs() - start;
}

/** What views cost, in copies of G and in games between bots. */
export const views = ofEachRuleset('views', (measured) => {
  let [seeing, blind] = [0, 0];
  for (let n = 0; n < GAMES; n++) {
    const setup = setupOf(measured, 2, `simulated ${n}`);
    // The games are the same, because these bots look at nothing but their question.
    const times = [simulated(setup), simulated({ ...setup, rules: { ...setup.rules, view: (g) => g } })] as const;
    if (n < WARM_UP) continue;
    seeing += times[0];
    blind += times[1];
  }
  const g = midGame(setupOf(measured, 2, 'copy'));
  const times = (work: () => unknown) => (): number => {
    for (let i = 0; i < 100; i++) work();
    return 100;
  };
  let [copied, viewed] = [0, 0];
  for (let i = 0; i < 4; i++) {
    const copies = times(() => measured.rules.copy(g));
    const made = times(() => measured.rules.view(g, 0));
    copied += rate(copies, 300);
    viewed += rate(made, 300);
  }
  return [
    {
      what: 'simulated games, to the same games without views',
      value: `${shown(seeing / blind)} × as long`,
      ...atMost(seeing / blind, LONGER, ' ×'),
    },
    {
      what: '– a view of a mid-game state',
      value: `${shown(copied / viewed)} copies`,
      ...atMost(copied / viewed, COPIES),
    },
  ];
});
