import { fail } from '../../kit/effect/run';
import { arg, number } from '../../kit/effect/signature';
import { mostWorth } from '../bots/ranking';
import { WEIGHTS } from '../bots/weights';
import { activeQuests, matches, player } from '../rules/select';
import { toQuest } from '../rules/zones';
import { KIND } from './shapes';
import { verb } from './verb';

/** Makes an impending quest the active one (R14.1.2). There is at most one. */
export const setQuest = verb({
  name: 'setQuest',
  args: [arg({ n: number, what: KIND })],
  asks: { setQuest: mostWorth },
  can: (g, call): boolean =>
    activeQuests(g, call.seat).length === 0 &&
    player(g, call.seat).development.some((id) => matches(g, id, call.args[0].what, call)),
  run(g, call): void {
    const picks = call.picked();
    const options = player(g, call.seat).development.filter((id) => matches(g, id, call.args[0].what, call));
    if (!picks) return call.ask(g, 'setQuest', { options: activeQuests(g, call.seat).length ? [] : options });
    if (picks[0] === undefined) fail(g);
    else toQuest(g, call.seat, picks[0], call.self);
  },
  worth: (): number => WEIGHTS.quest,
});
