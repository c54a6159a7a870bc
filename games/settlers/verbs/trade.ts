import { fail } from '../../kit/effect/run';
import { arg, word } from '../../kit/effect/signature';
import { bestDeal } from '../bots/ranking';
import { cardOf } from '../lookup';
import { DEALS } from '../optionKinds';
import { dealMade } from '../rules/deal';
import { hasCards, top } from '../rules/draw';
import { own } from '../rules/moving';
import { SEVERAL_MARKERS } from '../rules/open';
import { opponents, controlled, player } from '../rules/select';
import { say } from '../../kit/events';
import type { Settlers } from '../state';
import { verb } from './verb';

/** Faction locations of opponents (Q10); each as the deal that it becomes. */
const targets = (g: Settlers, seat: number): string[] =>
  hasCards(g, seat, 'faction')
    ? opponents(g, seat)
        .flatMap((other) => controlled(g, other))
        .filter((id) => cardOf(id).deal !== null && (SEVERAL_MARKERS || player(g, seat).routes[id] === undefined))
        .map((id) => DEALS.of('route', id))
    : [];

/** A deal with a location of an opponent: the top card of the own deck marks it, unseen (S13.JAP021, S19.3). */
export const trade = verb({
  name: 'trade',
  args: [arg({ what: word(['opponent']) })],
  asks: { trade: bestDeal },
  can: (g, { seat }): boolean => targets(g, seat).length > 0,
  run(g, call): void {
    const { seat, self } = call;
    const [deal = ''] = call.picked() ?? [];
    const host = DEALS.readAs('route', deal)?.[0];
    if (host === undefined) {
      const options = targets(g, seat);
      if (options.length === 0) return fail(g);
      return call.ask(g, 'trade', { options });
    }
    top(g, seat, 'faction', 1, own(seat, 'routes', host));
    say(g, { k: 'trade', seat, at: host, by: self });
    dealMade(g, seat, deal);
  },
  worth: (_args, x): number => x.good('wood') * (x.roundsLeft + 1),
});
