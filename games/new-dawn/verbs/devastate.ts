import { arg, number, word } from '../../kit/effect/signature';
import { atlasOf } from '../atlas';
import { none } from '../bots/ranking';
import { flipToken, removeToken } from '../rules/pieces';
import { verb } from './verb';

/**
 * On a space and all next to it, removes unreinforced control tokens of all players and flips reinforced ones (Nuclear
 * Power).
 */
export const devastate = verb({
  name: 'devastate',
  args: [arg({ n: number, what: word(['space']) })],
  asks: { devastate: none },
  run(g, call): void {
    const atlas = atlasOf(g);
    const picks = call.picked();
    if (!picks) return call.ask(g, 'devastate', { options: [...atlas.spaces], min: 0 });
    const [space] = picks;
    if (space === undefined) return;
    for (const each of [space, ...atlas.neighbours(space)]) {
      if (g.reinforced.includes(each)) flipToken(g, each);
      else removeToken(g, each);
    }
  },
});
