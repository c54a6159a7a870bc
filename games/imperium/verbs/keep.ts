import { mostWorth } from '../bots/ranking';
import { WEIGHTS } from '../bots/weights';
import { putLookedBack } from '../rules/looking';
import { player } from '../rules/select';
import { toHand } from '../rules/zones';
import { amount } from './picking';
import { times } from './shapes';
import { verb } from './verb';

/** Takes n of the cards just looked at into hand; the others go back on top in an order of the player's choice. */
export const keep = verb({
  name: 'keep',
  args: [times],
  asks: { keep: mostWorth, lookOrder: mostWorth },
  run(g, call): void {
    const p = player(g, call.seat);
    const f = call.frame;
    const looked = p.looking?.cards ?? [];
    const picks = call.picked();
    if (!picks) return call.ask(g, 'keep', { options: [...looked], min: amount(g, call), max: amount(g, call) });
    if (f.i === undefined) {
      for (const id of picks) toHand(g, call.seat, id, { k: 'keep', by: f.card });
      f.i = 1;
      const rest = [...(p.looking?.cards ?? [])];
      return call.ask(g, 'lookOrder', { options: rest, min: rest.length, max: rest.length, ordered: true });
    }
    if (p.looking) p.looking.cards = [...picks];
    putLookedBack(g, call.seat);
  },
  worth: ({ evaluation: { g } }): number => (g.fame.length ? WEIGHTS.keep : 0),
});
