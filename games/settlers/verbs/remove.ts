import { arg, word } from '../../kit/effect/signature';
import { theirBest } from '../bots/ranking';
import { leave } from '../rules/leave';
import { PROTECTION_STOPS_REMOVAL } from '../rules/open';
import { controllerOf, opponentLocations, protectionOf, told } from '../rules/select';
import type { Settlers } from '../state';
import { target, verb } from './verb';

const targets = (g: Settlers, seat: number): string[] =>
  opponentLocations(g, seat).filter((id) => !PROTECTION_STOPS_REMOVAL || protectionOf(g, id) === 0);

/**
 * Removes an opponent's location from play in spite of any protection, without razing it (S13.JAP008, S13.ROM008, Q17).
 */
export const remove = verb({
  name: 'remove',
  args: [arg({ what: word(['opponent']) })],
  asks: { remove: theirBest },
  can: (g, { seat }): boolean => targets(g, seat).length > 0,
  run(g, call): void {
    const { seat, self } = call;
    const id = target(g, call, 'remove', () => targets(g, seat));
    if (id === undefined) return;
    const to = told(controllerOf(g, id));
    leave(g, id, (moved) => ({ k: 'removes', seat, ...to, by: self, ...moved }));
  },
  worth: (_args, x): number => 0.5 + x.felled(),
});
