import { arg, word } from '../../kit/effect/signature';
import { anyUnits } from '../bots/ranking';
import { RESOURCES, type Spendable } from '../card';
import { UNIT } from '../optionKinds';
import { at, move, supply } from '../rules/moving';
import { say } from '../../kit/events';
import { GOLD_ON_SHRINE } from '../rules/open';
import { player } from '../rules/select';
import type { Settlers } from '../state';
import { verb } from './verb';

const units = (g: Settlers, seat: number): string[] =>
  [...RESOURCES, ...(GOLD_ON_SHRINE ? (['gold'] as const) : [])].flatMap((good) =>
    Array.from({ length: player(g, seat).goods[good] }, (_, i) => UNIT.of(good, i + 1)),
  );

/** Puts resources on the location, where they stay (S13.JAP015, Q6). */
export const stash = verb({
  name: 'stash',
  args: [arg({ what: word(['resource']) })],
  asks: { stash: anyUnits },
  can: (g, { seat }): boolean => units(g, seat).length > 0,
  run(g, call): void {
    const { seat, self } = call;
    const picks = call.picked();
    if (!picks) {
      const options = units(g, seat);
      return call.ask(g, 'stash', { options, max: options.length });
    }
    for (const pick of picks) {
      const what = (UNIT.read(pick)?.[0] ?? 'wood') as Spendable;
      move(g, 1, supply(seat, what), at('stashed', self));
      say(g, { k: 'stash', seat, n: 1, what, by: self });
    }
  },
  worth: (_args, x): number => (x.roundsLeft === 0 ? 0.6 : -0.1),
});
