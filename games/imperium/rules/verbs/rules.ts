import { say } from '../../../kit/events';
import type { Verb } from '../../../kit/effect/run';
import type { Imperium } from '../../state';
import { ignoreAttack } from '../attack';
import { triggerScoring } from '../endings';
import { revealDeclared } from './gamble';

/** Verbs on the rules themselves. Continuous ones (handSize, loseIcon ...) are read off the table, never run. */

/** King of Kings: face down (R13.1). */
const flip: Verb<Imperium> = {
  run(g, call) {
    g.kings = '1FAM9B';
    say(g, { k: 'modifier', seat: call.seat, by: call.self, what: 'flip' });
  },
};

const triggerScoringVerb: Verb<Imperium> = {
  run: (g, call) => triggerScoring(g, call.seat, 'kingOfKings'),
};

export const ruleVerbs = { ignoreAttack, flip, triggerScoring: triggerScoringVerb, reveal: revealDeclared };
