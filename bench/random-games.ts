import { randomBot } from '../games/kit/bots/random';
import { playMatch } from '../tools/play/match';
import { atLeast, rate, shown } from './figure';
import { playRandom, setupOf } from './games';
import { ofEachRuleset } from './rulesets';

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
  const simulated = rate(() => {
    playMatch(setupOf(measured, 2, `random ${i++}`), [randomBot, randomBot]);
    return 1;
  }, 2000);
  const { targets } = measured;
  return [
    { what: 'random two-player games', value: `${shown(games)} games/s`, ...atLeast(games, targets.games) },
    { what: '– decisions in them', value: `${shown(decisions)} decisions/s`, ...atLeast(decisions, targets.decisions) },
    { what: '– the same, every bot looking at its view', value: `${shown(simulated)} games/s` },
  ];
});
