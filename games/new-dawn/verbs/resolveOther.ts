import { arg, number, word } from '../../kit/effect/signature';
import { byFocus } from '../bots/ranking';
import { startFocus } from '../rules/focus';
import { player } from '../rules/select';
import { verb } from './verb';

/** Resolves another own focus card as if in that slot, without resetting it (Capitalism). */
export const resolveOther = verb({
  name: 'resolveOther',
  args: [arg({ n: number, what: word(['slot']) })],
  asks: { resolveOther: byFocus },
  run(g, call): void {
    const { seat, self } = call;
    const picks = call.picked();
    if (!picks)
      return call.ask(g, 'resolveOther', { options: player(g, seat).row.filter((card) => card !== self), min: 0 });
    if (picks[0] !== undefined) startFocus(g, seat, picks[0], { asIf: Number(call.args[0].n), stays: true });
  },
});
