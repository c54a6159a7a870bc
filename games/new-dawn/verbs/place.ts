import type { Refusal } from '../../kit/core';
import { arg, maybe, number, word } from '../../kit/effect/signature';
import type { Slots } from '../../kit/text/phrasebook';
import { bySpace, leastMissed } from '../bots/ranking';
import { verbsOf } from '../lookup';
import { whyNoSite } from '../rules/city';
import { placeToken, reuseToken } from '../rules/pieces';
import { mayAdd, placesFree, spacesFor } from '../rules/placing';
import { currentFocus, numberOf, player, tokensOf } from '../rules/select';
import { spendFrom } from '../rules/trade';
import { verb } from './verb';

type Key = 'place' | 'placeFriendly' | 'placeThatCity' | 'placeLimit';

/**
 * Places control tokens beside a friendly city (C8.1); `friendly`: beside any friendly space; `thatCity`: beside the
 * city just built. The slot limits the difficulty, unless the text does. `place(2 token)` is the culture card's own
 * number, to which trade tokens and France add (C4.1, C7.1).
 */
export const place = verb({
  name: 'place',
  args: [
    arg({ n: number, what: word(['token']) }),
    maybe(arg({ what: word(['city', 'friendly', 'thatCity']) })),
    maybe(arg({ n: number, what: word(['difficulty']) })),
  ],
  phrases: ['place', 'placeFriendly', 'placeThatCity', 'placeLimit'],
  phrase: ([, where, limit]): Key =>
    limit ? 'placeLimit' : where?.what.word === 'friendly' ? 'placeFriendly' : where ? 'placeThatCity' : 'place',
  slots: ([, , limit]): Slots => ({ limit: Number(limit?.n ?? 0) }),
  asks: { place: bySpace, reuse: leastMissed },
  // Without a target it is not offered.
  alwaysPrice: (): boolean => true,
  can: (g, { seat, args: [, where, limit] }): boolean =>
    spacesFor(g, seat, where?.what.word, limit && Number(limit.n)).length > 0,
  lacks(g, { seat, frame, args: [, where, limit] }): Refusal {
    // The card builds that city first.
    const [found] = where?.what.word === 'thatCity' ? verbsOf(frame.card, 'found') : [];
    if (found) return whyNoSite(g, seat, numberOf(found.node, 0));
    const n = limit ? Number(limit.n) : (currentFocus(g)?.slot ?? 0);
    return { why: where?.what.word === 'friendly' ? 'noSpaceBeside' : 'noSpace', params: { n } };
  },
  run(g, call): void {
    const { seat, frame, args } = call;
    const where = args[1]?.what.word;
    const done = frame.i ?? 0;
    const free = placesFree(g, seat, frame.card, Number(args[0].n), where);
    const picks = call.picked();
    const [space] = picks ?? [];
    if (picks && space === undefined) return;
    const isOut = player(g, seat).stock.control === 0;
    if (space !== undefined && !isOut) {
      if (done >= free) spendFrom(g, seat, frame.card, 1);
      g.agenda.push({ ...frame, i: done + 1 });
      return placeToken(g, seat, space);
    }
    // A token that is taken off the map is placed anew (C8.3).
    if (space !== undefined) reuseToken(g, seat, space);
    if (done >= free && !mayAdd(g, seat, frame.card, where)) return;
    const options = spacesFor(g, seat, where, args[2] && Number(args[2].n));
    if (options.length === 0) return;
    if (player(g, seat).stock.control === 0) return call.ask(g, 'reuse', { options: tokensOf(g, seat), min: 0 });
    call.ask(g, 'place', { options, min: 0, params: { n: Math.max(0, free - done) } });
  },
});
