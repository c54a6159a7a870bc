import { arg, verbNamed } from '../../kit/effect/signature';
import type { Slots } from '../../kit/text/phrasebook';
import { WEIGHTS } from '../bots/weights';
import { phraseOf } from './picking';
import { verb } from './verb';

/** Allows what the rules forbid: `allow(acquire(REG from exile))`. */
export const allow = verb({
  name: 'allow',
  args: [arg({ verb: verbNamed('acquire', 'freePlay') })],
  phrases: ['allowAcquire', 'allowFreePlay'],
  phrase: ([p]): 'allowAcquire' | 'allowFreePlay' => (p.verb.verb === 'freePlay' ? 'allowFreePlay' : 'allowAcquire'),
  slots([p], says): Slots {
    const { what, from } = phraseOf(p.verb);
    return {
      what: says.things.kinds(what ?? { kind: 'word', word: 'any' }),
      from: from && says.bend('from', { zones: says.things.places(from) }),
    };
  },
  open: (says): Slots => ({
    from: says.bend('from', { zones: says.things.places({ kind: 'word', word: 'exile' }) }),
  }),
  run: 'read',
  worth: (): number => WEIGHTS.modifier,
});
