import { fail } from '../../kit/effect/run';
import { arg, number, word } from '../../kit/effect/signature';
import type { Resource } from '../card';
import { bestUnit } from '../bots/ranking';
import { RESOURCES } from '../card';
import { UNIT } from '../optionKinds';
import { move, supply } from '../rules/moving';
import { opponents, player } from '../rules/select';
import type { Settlers } from '../state';
import { verb } from './verb';

/** What can be stolen, as resource and seat. Gold is no resource here (Q6). */
const targets = (g: Settlers, seat: number): string[] =>
  opponents(g, seat).flatMap((other) =>
    RESOURCES.filter((good) => player(g, other).goods[good] > 0).map((good) => UNIT.of(good, other)),
  );

/** Takes a resource from an opponent's supply (S13.BAR010). */
export const steal = verb({
  name: 'steal',
  args: [arg({ n: number, what: word(['resource']) })],
  asks: { steal: bestUnit },
  can: (g, { seat }): boolean => targets(g, seat).length > 0,
  run(g, call): void {
    const { seat, self } = call;
    const [good, other] = UNIT.read(call.picked()?.[0] ?? '') ?? [];
    if (good === undefined || other === undefined) {
      const options = targets(g, seat);
      if (options.length === 0) return fail(g);
      return call.ask(g, 'steal', { options });
    }
    const what = good as Resource;
    move(g, 1, supply(other, what), supply(seat, what), (moved) => ({
      k: 'steal',
      seat,
      to: other,
      what,
      by: self,
      ...moved,
    }));
  },
  worth: (_args, x): number => x.good('wood') * 1.5,
});
