import type { ComponentId } from '../../kit/core';
import { fail, startEffect } from '../../kit/effect/run';
import { arg, number, word } from '../../kit/effect/signature';
import type { Call } from '../../kit/effect/verb';
import { say } from '../../kit/events';
import { readied } from '../bots/ranking';
import { WEIGHTS } from '../bots/weights';
import type { Ability } from '../card';
import { cardOf } from '../lookup';
import { usable } from '../rules/effects';
import { others, player } from '../rules/select';
import type { Imperium } from '../state';
import { verb } from './verb';

/** Exhaust abilities of other players' pinned cards that the player could use as if they were on `self`. */
function borrowable(g: Imperium, call: Call): { id: ComponentId; ability: Ability }[] {
  return others(g, call.seat)
    .flatMap((seat) => player(g, seat).play)
    .flatMap((id) => {
      const ability = cardOf(id).pinned
        ? cardOf(id).abilities.find((a) => a.timing === 'exhaust' && a.triggers.length === 0)
        : undefined;
      return ability && usable(g, id, ability.index, call.seat, call.self) ? [{ id, ability }] : [];
    });
}

/** Uses another player's exhaust ability with its new user as "you" (Ambassador). */
export const useExhaustOf = verb({
  name: 'useExhaustOf',
  args: [arg({ n: number, what: word(['pinned']), in: word(['eachOther']) })],
  asks: { useExhaust: readied },
  chooses: (): boolean => true,
  can: (g, call): boolean => borrowable(g, call).length > 0,
  run(g, call): void {
    const picks = call.picked();
    const found = borrowable(g, call);
    if (!picks) return call.ask(g, 'useExhaust', { options: found.map(({ id }) => id) });
    const chosen = found.find(({ id }) => id === picks[0]);
    if (!chosen) return fail(g);
    say(g, { k: 'useExhaust', seat: call.seat, cards: [chosen.id], by: call.frame.card });
    startEffect(g, {
      card: chosen.id,
      ability: chosen.ability.index,
      seat: call.seat,
      self: call.self,
    });
  },
  worth: (): number => WEIGHTS.borrow,
});
