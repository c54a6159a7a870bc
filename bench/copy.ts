import { rate, shown, type Figure } from './figure';
import { midGame, RULES } from './games';

/** Deep copies of a state in the middle of a game. */
export const copy: Figure = {
  name: 'copy',
  measure() {
    const g = midGame(2, 'copy');
    const times = (work: (state: typeof g) => unknown) => (): number => {
      for (let i = 0; i < 100; i++) work(g);
      return 100;
    };
    // Turn by turn, so that a busy machine slows both.
    let [ours, clone] = [0, 0];
    for (let i = 0; i < 4; i++) {
      ours += rate(times((state) => RULES.copy(state)), 400) / 4;
      clone += rate(times((state) => structuredClone(state)), 400) / 4;
    }
    return Promise.resolve([
      { what: 'copies of a mid-game state, two players', value: `${shown(ours)}/s`, target: '≥ 20,000/s', met: ours >= 20_000 },
      { what: '– structuredClone', value: `${shown(clone)}/s (${shown(ours / clone)} ×)` },
    ]);
  },
};
