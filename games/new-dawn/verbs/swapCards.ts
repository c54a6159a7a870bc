import type { Refusal } from '../../kit/core';
import { arg, number, word } from '../../kit/effect/signature';
import { none } from '../bots/ranking';
import { PAIR } from '../optionKinds';
import { returnCard, takeCard } from '../rules/diplomacy';
import { giverOf, player } from '../rules/select';
import type { NewDawn } from '../state';
import { verb } from './verb';

const pairs = (g: NewDawn, seat: number): string[] =>
  player(g, seat).held.flatMap((held) => {
    const giver = giverOf(held);
    return giver === null ? [] : player(g, giver).diplomacy.map((other) => PAIR.of(held, other));
  });

/** Exchanges a diplomacy card of a player for another of the same player (Geneva). */
export const swapCards = verb({
  name: 'swapCards',
  args: [arg({ n: number, what: word(['diplomacy']) })],
  asks: { swapCards: none },
  // Without a target it is not offered.
  alwaysPrice: (): boolean => true,
  can: (g, { seat }): boolean => pairs(g, seat).length > 0,
  lacks: (g, { seat }): Refusal => ({
    why: player(g, seat).held.some((held) => giverOf(held) !== null) ? 'noOtherCard' : 'noPlayersCard',
  }),
  run(g, call): void {
    const { seat } = call;
    const picks = call.picked();
    if (!picks) return call.ask(g, 'swapCards', { options: pairs(g, seat), min: 0 });
    const pair = picks[0] === undefined ? null : PAIR.read(picks[0]);
    if (!pair) return;
    returnCard(g, seat, pair[0]);
    takeCard(g, seat, pair[1]);
  },
});
