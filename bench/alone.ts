import type { Chooser } from '../games/kit/bots/bot';
import { playMatch } from '../tools/play/match';
import { atLeast, shown } from './figure';
import { setupOf } from './games';
import { ofEachRuleset } from './rulesets';

const GAMES = 100;

/** How often the steward wins alone, with each answer that `Tooling.alone` names. */
export const aloneFigure = ofEachRuleset('alone', async (measured) => {
  const { rules, bots, alone, targets } = measured;
  const steward = await bots.steward?.();
  if (!alone || !steward || rules.minSeats > 1) return [];
  return alone.options.map((option) => {
    const chosen: Chooser = {
      name: steward.name,
      choose: (view, q, random) => (q.ask === alone.ask ? [option] : steward.choose(view, q, random)),
    };
    let wins = 0;
    let points = 0;
    for (let i = 0; i < GAMES; i++) {
      const { winners, scores } = playMatch(setupOf(measured, 1, `alone ${i}`), [chosen]).result;
      wins += winners.length;
      points += scores[0] ?? 0;
    }
    return {
      what: `steward alone, ${option}, ${GAMES} games`,
      value: `${wins} won, ${shown(points / GAMES)} points on average`,
      ...atLeast(wins, targets.alone),
    };
  });
});
