import { push } from '../../kit/agenda';
import type { Refusal, Seat } from '../../kit/core';
import { arg, number, word } from '../../kit/effect/signature';
import { byGain } from '../bots/ranking';
import type { Space } from '../hex';
import { flipToken } from '../rules/pieces';
import { isInReach } from '../rules/placing';
import { distances } from '../rules/reach';
import { friendlySpaces } from '../rules/select';
import type { NewDawn } from '../state';
import { verb } from './verb';

/** The rival control tokens within the range of a friendly space. */
function targets(g: NewDawn, seat: Seat, range: number): Space[] {
  const near = distances(g, friendlySpaces(g, seat), range, () => true);
  return Object.keys(g.tokens).filter(
    (space) => g.tokens[space] !== seat && near.has(space) && isInReach(g, seat, space),
  );
}

/**
 * Turns a rival control token near a friendly space into an own one, or flips a reinforced one; this is no attack (Mass
 * Media).
 */
export const subvert = verb({
  name: 'subvert',
  args: [arg({ n: number, what: word(['token']) }), arg({ n: number, what: word(['space']) })],
  slots: ([, range]) => ({ range: Number(range.n) }),
  asks: { subvert: byGain },
  atAll: (g, { seat, args: [, range] }): boolean => targets(g, seat, Number(range.n)).length > 0,
  lacks: (_g, { args: [, range] }): Refusal => ({ why: 'noRivalTokenNear', params: { n: Number(range.n) } }),
  run(g, call): void {
    const { seat, args } = call;
    const picks = call.picked();
    if (!picks) {
      return call.ask(g, 'subvert', { options: targets(g, seat, Number(args[1].n)), min: 0 });
    }
    const [space] = picks;
    if (space === undefined) return;
    if (g.reinforced.includes(space)) flipToken(g, space);
    else push(g, { op: 'replace', seat, at: space });
  },
});
