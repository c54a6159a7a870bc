import { arg, inner, number, word } from '../../kit/effect/signature';
import type { Slots } from '../../kit/text/phrasebook';
import { verb } from './verb';

const ICON = word(['production', 'fertile', 'river'], 'ICON');

/** An icon in play counts as others (R13.2). */
export const treatAs = verb({
  name: 'treatAs',
  args: [arg({ n: number, what: ICON, as: inner(arg({ n: number, what: ICON })) })],
  slots: ([{ n, what, as }], { things }): Slots => ({
    what: things.counted(Number(n), things.inPlay(things.each(what))),
    as: things.each(as.what, Number(as.n)),
  }),
  run: 'read',
});
