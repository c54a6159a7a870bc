import { rate, shown, type Figure } from './figure';
import { playRandom, setupOf } from './games';
import { playMatch } from '../tools/play/match';
import { randomBot } from '../games/kit/bots/random';

/** Random two-player games, as they are fuzzed, and as the command line simulates them. */
export const randomGames: Figure = {
  name: 'random-games',
  measure() {
    let i = 0;
    let moves = 0;
    let played = 0;
    const games = rate(() => {
      moves += playRandom(setupOf(2, `random ${i++}`)).length;
      played++;
      return 1;
    }, 4000);
    const decisions = games * (moves / played);
    const simulated = rate(() => {
      playMatch(setupOf(2, `random ${i++}`), [randomBot, randomBot]);
      return 1;
    }, 2000);
    return Promise.resolve([
      { what: 'random two-player games', value: `${shown(games)} games/s`, target: '≥ 50', met: games >= 50 },
      { what: '– decisions in them', value: `${shown(decisions)} decisions/s`, target: '≥ 10,000', met: decisions >= 10_000 },
      { what: '– the same, every bot looking at its view', value: `${shown(simulated)} games/s` },
    ]);
  },
};
