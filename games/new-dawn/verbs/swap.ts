import { arg, maybe, number, word } from '../../kit/effect/signature';
import { say } from '../../kit/events';
import { none } from '../bots/ranking';
import { PAIR } from '../optionKinds';
import { player } from '../rules/select';
import { verb } from './verb';

/** Swaps two cards of the row: any two (Aztec), or two neighbours (Oracle). */
export const swap = verb({
  name: 'swap',
  args: [arg({ n: number, what: word(['card']) }), maybe(arg({ what: word(['adjacent']) }))],
  phrases: ['swap', 'swapAdjacent'],
  phrase: ([, which]): 'swap' | 'swapAdjacent' => (which ? 'swapAdjacent' : 'swap'),
  asks: { swap: none },
  run(g, call): void {
    const { seat, args } = call;
    const { row } = player(g, seat);
    const picks = call.picked();
    if (!picks) {
      const options = row.flatMap((a, i) => row.slice(i + 1, args[1] ? i + 2 : undefined).map((b) => PAIR.of(a, b)));
      return call.ask(g, 'swap', { options, min: 0 });
    }
    const pair = picks[0] === undefined ? null : PAIR.read(picks[0]);
    if (!pair) return;
    const [i, j] = [row.indexOf(pair[0]), row.indexOf(pair[1])];
    [row[i], row[j]] = [pair[1], pair[0]];
    say(g, { k: 'swap', seat, cards: [...pair] });
  },
});
