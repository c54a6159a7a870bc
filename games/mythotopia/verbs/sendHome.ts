import type { Refusal } from '../../kit/core';
import { arg, number, word } from '../../kit/effect/signature';
import { sendingHome } from '../bots/wars';
import { ARMY_OF } from '../optionKinds';
import { armiesHome } from '../rules/capture';
import type { Mythotopia } from '../state';
import { verb } from './verb';

/** Every army on the board. */
const allArmies = (g: Mythotopia): string[] =>
  Object.keys(g.armies)
    .sort()
    .flatMap((place) => (g.armies[place] ?? []).flatMap((n, seat) => (n > 0 ? [ARMY_OF.of(place, seat)] : [])));

/** Sends an army of any player home (Marauders, M11.14, M11.30). A war may end by it without a result (M7.12). */
export const sendHome = verb({
  name: 'sendHome',
  args: [arg({ n: number, what: word(['army']) })],
  counted: true,
  asks: {
    sendHome: (evaluation) => (option) => {
      const army = ARMY_OF.read(option);
      return army ? sendingHome(evaluation, ...army) : 0;
    },
  },
  can: (g): boolean => Object.keys(g.armies).length > 0,
  lacks: (): Refusal => ({ why: 'noArmies' }),
  run(g, call): void {
    const picks = call.picked();
    if (!picks) return call.ask(g, 'sendHome', { options: allArmies(g) });
    const [at, owner] = ARMY_OF.read(picks[0] ?? '') ?? [];
    if (at === undefined || owner === undefined) return;
    armiesHome(g, owner, at, 1, (moved) => ({
      k: 'sendHome',
      seat: call.seat,
      to: owner,
      by: call.frame.card,
      at,
      ...moved,
    }));
  },
  worth: 0.6,
  now: (evaluation): number =>
    Math.max(
      0,
      ...Object.keys(evaluation.g.armies).flatMap((place) =>
        evaluation.g.players.map((_, seat) => sendingHome(evaluation, place, seat)),
      ),
    ),
});
