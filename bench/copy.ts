import { atLeast, rate, shown } from './figure';
import { midGame, setupOf } from './games';
import { ofEachRuleset } from './rulesets';

/** Deep copies of a state in the middle of a game. */
export const copy = ofEachRuleset('copy', (measured) => {
  const g = midGame(setupOf(measured, 2, 'copy'));
  const times = (work: (state: typeof g) => unknown) => (): number => {
    for (let i = 0; i < 100; i++) work(g);
    return 100;
  };
  // The two take turns, so that a busy machine slows both.
  let [ours, clone] = [0, 0];
  for (let i = 0; i < 4; i++) {
    ours +=
      rate(
        times((state) => measured.rules.copy(state)),
        400,
      ) / 4;
    clone +=
      rate(
        times((state) => structuredClone(state)),
        400,
      ) / 4;
  }
  return [
    {
      what: 'copies of a mid-game state, two players',
      value: `${shown(ours)}/s`,
      ...atLeast(ours, measured.targets.copies, '/s'),
    },
    { what: '– structuredClone', value: `${shown(clone)}/s (${shown(ours / clone)} ×)` },
  ];
});
