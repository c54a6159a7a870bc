import type { ComponentId } from '../../kit/core';
import { fail, movedNow } from '../../kit/effect/run';
import { hasPart, type Argument } from '../../kit/effect/syntax';
import type { Call, Verb } from '../../kit/effect/verb';
import { best, fitting } from '../bots/worth';
import { cardOf, verbsOf } from '../lookup';
import { change } from '../rules/counts';
import { playCard, whyNotPlay } from '../rules/play';
import { matches, player } from '../rules/select';
import type { Imperium } from '../state';
import { zone, zonesOf } from './picking';
import type { Valued } from './verb';

/** The common part of verbs that play a card named by their text: `play`, which takes an action, and `freePlay`. */

type One = readonly [Argument];

/** Cards that the text names and that can be played now. Of alike unrest only one is offered. */
function playable(g: Imperium, call: Call<One>): ComponentId[] {
  const [{ what, from, n }] = call.args;
  const cards =
    n === undefined
      ? movedNow(g)
          .map(([id]) => id)
          .filter((id) => player(g, call.seat).hand.includes(id))
      : zonesOf(from, ['hand']).flatMap((word) =>
          zone(g, call, word).filter((id) => what !== undefined && matches(g, id, what, call)),
        );
  const able = cards.filter((id) => whyNotPlay(g, call.seat, id, ignoredBy(call)) === null);
  return able.every((id) => cardOf(id).suits.has('UNR')) ? able.slice(0, 1) : able;
}

/** State icons that the same text lets the card ignore: `freePlay(1 empire from hand) + ignoreIcon(empire)`. */
const ignoredBy = ({ frame, node }: Call<One>): string[] => {
  const texts = verbsOf(frame.card, 'ignoreIcon').filter(
    ({ ability }) => !hasPart(ability.effect, 'while') && hasPart(ability.effect, node),
  );
  return texts.flatMap(({ node: { args } }) => (args[0]?.what?.kind === 'word' ? [args[0].what.word] : []));
};

type Playing<Q extends string> = Pick<Verb<Imperium, One, Q>, 'run' | 'can' | 'chooses' | 'alwaysPrice'>;

/** Makes what such a verb does. @param question the verb's question @param priced whether playing takes an action */
export function playing<const Q extends string>(question: Q, priced: boolean): Playing<Q> {
  return {
    chooses: ([{ n }]) => n !== undefined,
    alwaysPrice: () => priced,
    can: (g, call) => (!priced || player(g, call.seat).actions > 0) && playable(g, call).length > 0,
    run(g, call) {
      const picks = call.picked();
      if (!picks) return call.ask(g, question, { options: playable(g, call), min: call.frame.may ? 0 : 1 });
      const id = picks[0];
      if (id === undefined) return fail(g);
      if (priced) change(g, call.seat, 'action', -1);
      playCard(g, call.seat, id, priced ? 'play' : 'freePlay');
    },
  };
}

/** The value of the best card that may be played. */
export function bestPlay(valued: Valued): number {
  return best(fitting(valued, 'hand').map((id) => valued.evaluation.playing(id) ?? 0));
}
