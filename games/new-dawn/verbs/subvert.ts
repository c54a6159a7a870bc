import { push } from '../../kit/agenda';
import { arg, number, word } from '../../kit/effect/signature';
import { byGain } from '../bots/ranking';
import { flipToken } from '../rules/pieces';
import { isInReach } from '../rules/placing';
import { distances } from '../rules/reach';
import { friendlySpaces } from '../rules/select';
import { verb } from './verb';

/**
 * Turns a rival control token near a friendly space into an own one, or flips a reinforced one; this is no attack (Mass
 * Media).
 */
export const subvert = verb({
  name: 'subvert',
  args: [arg({ n: number, what: word(['token']) }), arg({ n: number, what: word(['space']) })],
  slots: ([, range]) => ({ range: Number(range.n) }),
  asks: { subvert: byGain },
  run(g, call): void {
    const { seat, args } = call;
    const picks = call.picked();
    if (!picks) {
      const near = distances(g, friendlySpaces(g, seat), Number(args[1].n), () => true);
      const options = Object.keys(g.tokens).filter(
        (space) => g.tokens[space] !== seat && near.has(space) && isInReach(g, seat, space),
      );
      return call.ask(g, 'subvert', { options, min: 0 });
    }
    const [space] = picks;
    if (space === undefined) return;
    if (g.reinforced.includes(space)) flipToken(g, space);
    else push(g, { op: 'replace', seat, at: space });
  },
});
