import { atLeast, atMost, rate, shown } from './figure';
import { midGame, setupOf } from './games';
import { ofEachRuleset } from './rulesets';

/** What a view may cost, in copies. */
const MOST_COPIES = 1;

/** Deep copies of a state in the middle of a game, and views of it. */
export const copy = ofEachRuleset('copy', (measured) => {
  const g = midGame(setupOf(measured, 2, 'copy'));
  const times = (work: (state: typeof g) => unknown) => (): number => {
    for (let i = 0; i < 100; i++) work(g);
    return 100;
  };
  // Turn by turn, so that a busy machine slows both.
  let [ours, clone, views] = [0, 0, 0];
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
    views +=
      rate(
        times((state) => measured.rules.view(state, 0)),
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
    { what: '– a view, in copies', value: shown(ours / views), ...atMost(ours / views, MOST_COPIES) },
  ];
});
