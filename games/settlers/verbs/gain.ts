import { arg, maybe, number, per, word } from '../../kit/effect/signature';
import type { Argument } from '../../kit/effect/syntax';
import type { Slots } from '../../kit/text/phrasebook';
import type { Gain } from '../card';
import { GAIN_WORDS, type COUNTED_WORDS } from '../language/words';
import { gain as receive } from '../rules/gain';
import { colourCount, controlled } from '../rules/select';
import type { Settlers } from '../state';
import { verb } from './verb';

type Counted = (typeof COUNTED_WORDS)[number];

/** How many `per` counts (S11.4): own locations of a colour, or those with samurai. */
const countOf = (g: Settlers, seat: number, of: Counted): number =>
  of === 'samurai' ? controlled(g, seat).filter((id) => g.samurai.includes(id)).length : colourCount(g, seat, of);

/** How much a seat would gain now: `gain(1 stone per grey, 3 most)`. */
export function amountOf(g: Settlers, seat: number, [first, most]: readonly (Argument | undefined)[]): number {
  const of = first?.per?.of;
  const times = of?.kind === 'word' ? countOf(g, seat, of.word as Counted) : 1;
  return Math.min(Number(first?.n) * times, most ? Number(most.n) : Infinity);
}

/** Gains goods from the general supply, or cards from the decks (S1.4, S1.6). */
export const gain = verb({
  name: 'gain',
  args: [
    arg({ n: number, what: word(GAIN_WORDS, 'GAIN'), per: maybe(per) }),
    maybe(arg({ n: number, what: word(['most']) })),
  ],
  phrases: ['gain', 'gainPer', 'gainSamurai'],
  phrase: ([{ per: counted }]): 'gain' | 'gainPer' | 'gainSamurai' =>
    !counted ? 'gain' : counted.of.kind === 'word' && counted.of.word === 'samurai' ? 'gainSamurai' : 'gainPer',
  slots([{ n, what, per: counted }, most], says): Slots {
    const word = counted?.of.kind === 'word' ? counted.of.word : '';
    return {
      what: says.gained(Number(n), what.word),
      of: word === '' ? undefined : says.counted(word),
      most: most ? Number(most.n) : 0,
    };
  },
  run(g, { args, seat, self }): void {
    receive(g, seat, args[0].what.word satisfies Gain, amountOf(g, seat, args), self);
  },
  worth: ([first, most], x): number =>
    x.good(first?.what?.kind === 'word' ? first.what.word : '') * amountOf(x.g, x.seat, [first, most]),
});
