import type { Refusal } from '../../kit/core';
import { arg, number, word } from '../../kit/effect/signature';
import { say } from '../../kit/events';
import { atlasOf } from '../atlas';
import { byMove } from '../bots/ranking';
import { PAIR } from '../optionKinds';
import { shiftToken } from '../rules/pieces';
import { isInReach } from '../rules/placing';
import { isVacant } from '../rules/reach';
import { tokensOf } from '../rules/select';
import type { NewDawn } from '../state';
import { verb } from './verb';

/** Own control tokens, each with an empty space next to it that is no water (C5.3). */
function ways(g: NewDawn, seat: number): string[] {
  const atlas = atlasOf(g);
  return tokensOf(g, seat).flatMap((from) =>
    atlas
      .neighbours(from)
      .filter((to) => atlas.ground(to)?.terrain !== 'water' && isVacant(g, to) && isInReach(g, seat, to))
      .map((to) => PAIR.of(from, to)),
  );
}

/**
 * Moves an own control token to an empty space next to it; its side stays up, and no slot limits it (Drama and Poetry).
 */
export const shift = verb({
  name: 'shift',
  args: [arg({ n: number, what: word(['token']) })],
  asks: { shift: byMove },
  atAll: (g, { seat }): boolean => ways(g, seat).length > 0,
  lacks: (g, { seat }): Refusal => ({ why: tokensOf(g, seat).length > 0 ? 'tokensShutIn' : 'noTokens' }),
  run(g, call): void {
    const picks = call.picked();
    if (!picks) return call.ask(g, 'shift', { options: ways(g, call.seat), min: 0 });
    const way = picks[0] === undefined ? null : PAIR.read(picks[0]);
    if (!way) return;
    shiftToken(g, call.seat, ...way);
    say(g, { k: 'moveToken', seat: call.seat, at: way[1], what: way[0] });
  },
});
