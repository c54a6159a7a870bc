import { arg, number, word } from '../../kit/effect/signature';
import { verb } from './verb';

/** Says what an agenda asks for (C13.1). */
export const achieve = verb({
  name: 'achieve',
  args: [
    arg({
      n: number,
      what: word([
        ...(['city', 'matureCity', 'beatenCapital', 'conqueredCityState', 'shore', 'dial', 'naturalWonder'] as const),
        ...(['cultureWonder', 'economyWonder', 'militaryWonder', 'scienceWonder'] as const),
      ]),
    }),
  ],
  run: 'read',
});
