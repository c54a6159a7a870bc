import { arg, verbNamed, word } from '../../kit/effect/signature';
import type { Slots } from '../../kit/text/phrasebook';
import { verb } from './verb';

/** Another way to discard a card of that kind; a demand to discard looks for it (rules/demand.ts). */
export const altDiscard = verb({
  name: 'altDiscard',
  args: [arg({ what: word(['mask']), by: verbNamed('abandon') })],
  slots: ([{ what, by }], says): Slots => ({ what: says.things.kind(what), body: says.clause(by) }),
  run: 'read',
});
