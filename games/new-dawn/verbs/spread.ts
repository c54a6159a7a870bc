import { currentEffect } from '../../kit/effect/run';
import { arg, word } from '../../kit/effect/signature';
import { atlasOf } from '../atlas';
import { bySpace, leastMissed } from '../bots/ranking';
import { placeToken, reuseToken } from '../rules/pieces';
import { canHold } from '../rules/placing';
import { player, tokensOf } from '../rules/select';
import { verb } from './verb';

/**
 * Places control tokens on hills next to hills where one was placed, one after the other; each can bring more
 * (Stonehenge).
 */
export const spread = verb({
  name: 'spread',
  args: [arg({ what: word(['hills']) })],
  asks: { place: bySpace, reuse: leastMissed },
  run(g, call): void {
    const { seat } = call;
    const picks = call.picked();
    const [space] = picks ?? [];
    const isOut = player(g, seat).stock.control === 0;
    if (space !== undefined && !isOut) {
      g.agenda.push(call.frame);
      return placeToken(g, seat, space);
    }
    // A token that is taken off the map is placed anew (C8.3).
    if (space !== undefined) reuseToken(g, seat, space);
    else if (picks) return;
    const atlas = atlasOf(g);
    const from = atlas.spaces[currentEffect(g).at ?? -1] ?? '';
    const options = atlas
      .neighbours(from)
      .filter((next) => atlas.ground(next)?.terrain === 'hills' && canHold(g, next, atlas));
    if (options.length === 0) return;
    if (player(g, seat).stock.control === 0) return call.ask(g, 'reuse', { options: tokensOf(g, seat), min: 0 });
    call.ask(g, 'place', { options, min: 0, params: { n: 1 } });
  },
});
