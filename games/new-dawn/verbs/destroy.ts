import type { Refusal } from '../../kit/core';
import { arg, number, word } from '../../kit/effect/signature';
import { say } from '../../kit/events';
import { atlasOf } from '../atlas';
import { byGain } from '../bots/ranking';
import { removeToken } from '../rules/pieces';
import { isFriendly } from '../rules/select';
import type { NewDawn } from '../state';
import { verb } from './verb';

const targets = (g: NewDawn, seat: number): string[] => {
  const atlas = atlasOf(g);
  return Object.keys(g.tokens).filter(
    (space) => g.tokens[space] !== seat && atlas.neighbours(space).some((next) => isFriendly(g, seat, next)),
  );
};

/** Removes a rival control token next to a friendly space; this is no attack (Forbidden City, C10.23). */
export const destroy = verb({
  name: 'destroy',
  args: [arg({ n: number, what: word(['token']) })],
  asks: { destroy: byGain },
  // Without a target it is not offered.
  alwaysPrice: (): boolean => true,
  can: (g, { seat }): boolean => targets(g, seat).length > 0,
  lacks: (): Refusal => ({ why: 'noRivalToken' }),
  run(g, call): void {
    const { seat } = call;
    const picks = call.picked();
    if (!picks) return call.ask(g, 'destroy', { options: targets(g, seat), min: 0 });
    const [space] = picks;
    const rival = space === undefined ? undefined : g.tokens[space];
    if (space === undefined || rival === undefined) return;
    removeToken(g, space);
    say(g, { k: 'destroyToken', seat, at: space, to: rival });
  },
});
