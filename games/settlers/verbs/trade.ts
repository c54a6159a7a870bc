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
import { target, verb } from './verb';

/** The opponents' faction locations, each as the deal that it would become (Q10). */
const targets = (g: Settlers, seat: number): string[] =>
  hasCards(g, seat, 'faction')
    ? opponents(g, seat)
        .flatMap((other) => controlled(g, other))
        .filter((id) => cardOf(id).deal !== null && (SEVERAL_MARKERS || player(g, seat).routes[id] === undefined))
        .map((id) => DEALS.of('route', id))
    : [];

/** Makes a deal with an opponent's location. The hidden top card of the own deck marks it (S13.JAP021, S19.3). */
export const trade = verb({
  name: 'trade',
  args: [arg({ what: word(['opponent']) })],
  asks: { trade: bestDeal },
  can: (g, { seat }): boolean => targets(g, seat).length > 0,
  run(g, call): void {
    const { seat, self } = call;
    const deal = target(g, call, 'trade', () => targets(g, seat));
    if (deal === undefined) return;
    const [host] = DEALS.readAs('route', deal) ?? [];
    if (host === undefined) return;
    top(g, seat, 'faction', 1, own(seat, 'routes', host));
    say(g, { k: 'trade', seat, at: host, by: self });
    dealMade(g, seat, deal);
  },
  worth: (_args, x): number => x.good('wood') * (x.roundsLeft + 1),
});
