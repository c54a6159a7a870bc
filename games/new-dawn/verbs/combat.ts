import { arg, filter, maybe, number, per, word } from '../../kit/effect/signature';
import type { Slots } from '../../kit/text/phrasebook';
import { verb } from './verb';

const TARGETS = ['grassland', 'hills', 'city', 'cityState', 'rival', 'giver', 'lessReinforced'] as const;

/** Adds to the combat value in attack, defence or both (C10.18), for certain fights, once or for each of something. */
export const combat = verb({
  name: 'combat',
  args: [
    arg({ n: number, what: word(['attack', 'defence', 'both']), per: maybe(per) }),
    maybe(arg({ what: filter(TARGETS, 'FIGHT') })),
  ],
  phrases: ['combatAttack', 'combatDefence', 'combatBoth'],
  phrase: ([{ what }]): 'combatAttack' | 'combatDefence' | 'combatBoth' =>
    what.word === 'both' ? 'combatBoth' : what.word === 'attack' ? 'combatAttack' : 'combatDefence',
  slots: ([first, where], says): Slots => ({ fight: says.fight(where?.what), each: says.each(first.per?.of) }),
  run: 'read',
});
