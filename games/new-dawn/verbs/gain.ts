import { arg, maybe, number, word } from '../../kit/effect/signature';
import { say } from '../../kit/events';
import { RESOURCES } from '../card';
import { byResource } from '../bots/ranking';
import { move, resources, supply } from '../rules/moving';
import { player } from '../rules/select';
import { verb } from './verb';

/** A resource from the supply; `new`: of a kind that the player does not have (C16.11). */
export const gain = verb({
  name: 'gain',
  args: [arg({ n: number, what: word(['resource']) }), maybe(arg({ what: word(['new']) }))],
  phrases: ['gain', 'gainNew'],
  phrase: ([, kind]): 'gain' | 'gainNew' => (kind ? 'gainNew' : 'gain'),
  asks: { gain: byResource },
  run(g, call): void {
    const { seat, args } = call;
    const picks = call.picked();
    if (!picks) {
      const had = player(g, seat).resources;
      const options = RESOURCES.filter((each) => g.supply[each] > 0 && (!args[1] || had[each] === 0));
      return call.ask(g, 'gain', { options, min: 0 });
    }
    const resource = RESOURCES.find((each) => each === picks[0]);
    if (!resource) return;
    move(g, 1, supply(resource), resources(seat, resource));
    say(g, { k: 'takeResource', seat, what: resource });
  },
});
