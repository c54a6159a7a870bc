import { fail } from '../../kit/effect/run';
import { arg, word } from '../../kit/effect/signature';
import { WEIGHTS } from '../bots/weights';
import { activeQuests } from '../rules/select';
import { toDiscard, toHand } from '../rules/zones';
import { verb } from './verb';

/** Moves the fulfilled active quest; from then on it is a normal card (R14.1.3). */
export const questTo = verb({
  name: 'questTo',
  args: [arg({ what: word(['hand', 'discardPile']) })],
  phrases: ['questToHand', 'questToDiscard'],
  phrase: ([{ what }]): 'questToHand' | 'questToDiscard' => (what.word === 'hand' ? 'questToHand' : 'questToDiscard'),
  can: (g, call): boolean => activeQuests(g, call.seat).length > 0,
  run(g, call): void {
    const [quest] = activeQuests(g, call.seat);
    const by = call.frame.card;
    if (quest === undefined) fail(g);
    else if (call.args[0].what.word === 'hand') toHand(g, call.seat, quest, { k: 'toHand', by });
    else toDiscard(g, call.seat, quest, { k: 'toDiscard', by });
  },
  worth: ({ evaluation: { g }, at }): number => (activeQuests(g, at.seat).length > 0 ? WEIGHTS.quest : 0),
});
