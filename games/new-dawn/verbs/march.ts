import type { Refusal } from '../../kit/core';
import { arg, number, word } from '../../kit/effect/signature';
import { say } from '../../kit/events';
import { atlasOf } from '../atlas';
import { none } from '../bots/ranking';
import { PAIR } from '../optionKinds';
import { onTheMap } from '../rules/barbarians';
import { moveCards, onSpace } from '../rules/moving';
import { isVacant } from '../rules/reach';
import type { NewDawn } from '../state';
import { verb } from './verb';

function ways(g: NewDawn): string[] {
  const atlas = atlasOf(g);
  return onTheMap(g).flatMap(([id, from]) =>
    atlas
      .neighbours(from)
      .filter((to) => atlas.ground(to)?.terrain !== 'water' && isVacant(g, to))
      .map((to) => PAIR.of(id, to)),
  );
}

/** Moves a barbarian to an empty space next to it that is no water (Seoul). */
export const march = verb({
  name: 'march',
  args: [arg({ n: number, what: word(['barbarian']) })],
  asks: { march: none },
  // Without a target it is not offered.
  alwaysPrice: (): boolean => true,
  can: (g): boolean => ways(g).length > 0,
  lacks: (g): Refusal => ({ why: onTheMap(g).length > 0 ? 'barbariansShutIn' : 'noBarbarian' }),
  run(g, call): void {
    const picks = call.picked();
    if (!picks) return call.ask(g, 'march', { options: ways(g), min: 0 });
    const [id, to] = (picks[0] === undefined ? null : PAIR.read(picks[0])) ?? [];
    const from = onTheMap(g).find(([each]) => each === id)?.[1];
    if (id === undefined || to === undefined || from === undefined) return;
    moveCards(g, [id], onSpace(from), onSpace(to));
    say(g, { k: 'marches', what: id, at: to });
  },
});
