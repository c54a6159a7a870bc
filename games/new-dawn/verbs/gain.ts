import { arg, maybe, number, word } from '../../kit/effect/signature';
import { say } from '../../kit/events';
import { RESOURCES, type Resource } from '../card';
import { byResource } from '../bots/ranking';
import { move, resources, supply } from '../rules/moving';
import { NATURALS_ARE_HAD } from '../rules/open';
import { player } from '../rules/select';
import { resourceOf } from '../rules/wonders';
import { verb } from './verb';

/** Gains a resource from the supply; `new`: of a kind that the player does not have (C16.11). */
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
      const { resources: had, sheet } = player(g, seat);
      const isHad = (each: Resource): boolean =>
        had[each] > 0 || (NATURALS_ARE_HAD && sheet.some((token) => resourceOf(token) === each));
      const options = RESOURCES.filter((each) => g.supply[each] > 0 && !(args[1] && isHad(each)));
      return call.ask(g, 'gain', { options, min: 0 });
    }
    const resource = RESOURCES.find((each) => each === picks[0]);
    if (!resource) return;
    move(g, 1, supply(resource), resources(seat, resource));
    say(g, { k: 'takeResource', seat, what: resource });
  },
});
