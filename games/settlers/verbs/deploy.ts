import { arg, number, word } from '../../kit/effect/signature';
import { mostWorth } from '../bots/ranking';
import { at, change } from '../rules/moving';
import { placesForSamurai } from '../rules/place';
import { say } from '../../kit/events';
import { verb } from './verb';

/** Puts samurai from the general supply on own faction locations; one without a free location is lost (S13.JAP026). */
export const deploy = verb({
  name: 'deploy',
  args: [arg({ n: number, what: word(['samurai']) })],
  asks: { deploy: mostWorth },
  run(g, call): void {
    const { seat } = call;
    const options = placesForSamurai(g, seat);
    const n = Math.min(Number(call.args[0].n), options.length);
    const picks = call.picked();
    if (!picks) {
      if (n > 0) call.ask(g, 'deploy', { options, min: n, max: n });
      return;
    }
    for (const id of picks) {
      change(g, at('samurai', id), 1);
      say(g, { k: 'placeSamurai', seat, at: id });
    }
  },
  worth: (): number => 0.6,
});
