import { arg, word } from '../../kit/effect/signature';
import { bestAction } from '../bots/ranking';
import { SPENDABLE } from '../card';
import { verbsOf } from '../lookup';
import { say } from '../../kit/events';
import { at, change, lyingOn } from '../rules/moving';
import { REFRESHERS_MAY_REFRESH_EACH_OTHER } from '../rules/open';
import { controlled } from '../rules/select';
import type { Settlers } from '../state';
import { target, verb } from './verb';

const targets = (g: Settlers, seat: number, self: string): string[] =>
  controlled(g, seat).filter(
    (id) =>
      id !== self &&
      (g.used[id] ?? 0) > 0 &&
      (REFRESHERS_MAY_REFRESH_EACH_OTHER || verbsOf(id, 'refresh').length === 0),
  );

/** Makes another own action location unused again in this round (Q9). */
export const refresh = verb({
  name: 'refresh',
  args: [arg({ what: word(['other']) })],
  asks: { refresh: bestAction },
  can: (g, { seat, self }): boolean => targets(g, seat, self).length > 0,
  run(g, call): void {
    const { seat, self } = call;
    const id = target(g, call, 'refresh', () => targets(g, seat, self));
    if (id === undefined) return;
    change(g, at('used', id), -(g.used[id] ?? 0));
    for (const good of SPENDABLE) change(g, lyingOn(id, good), -(g.spent[good][id] ?? 0));
    say(g, { k: 'refreshes', seat, at: id, by: self });
  },
  worth: (_args, x): number => x.refreshing(),
});
