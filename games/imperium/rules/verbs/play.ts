import { ask, picked } from '../../../kit/agenda';
import type { ComponentId } from '../../../kit/core';
import { say } from '../../../kit/events';
import { currentEffect, fail, movedNow, startEffect, type Call, type Verb } from '../../../kit/effect/run';
import { cardOf } from '../../catalogue';
import type { Ability } from '../../card';
import type { Imperium, ImperiumEffect } from '../../state';
import { startPlayEffects, usable } from '../effects';
import { playCard, whyNotPlay } from '../play';
import { matches, others, player } from '../select';
import { phraseOf, zone, zonesOf } from './pick';

/** Verbs that play cards or use abilities of others. */

/** Cards that the text lets be played and that can be played now; unrest is alike. */
function playable(g: Imperium, call: Call): ComponentId[] {
  const { what, from, n } = phraseOf(call.node);
  const cards = n === undefined ? movedNow(g).map(([id]) => id).filter((id) => player(g, call.seat).hand.includes(id))
    : zonesOf(from, ['hand']).flatMap((word) => zone(g, call, word).filter((id) => what !== undefined && matches(g, id, what, call)));
  const able = cards.filter((id) => whyNotPlay(g, call.seat, id) === null);
  return able.every((id) => cardOf(id).suits.has('UNR')) ? able.slice(0, 1) : able;
}

const asksFor = (question: 'playFrom' | 'freePlay', priced: boolean): Verb<Imperium> => ({
  chooses: (node) => phraseOf(node).n !== undefined,
  alwaysPrice: () => priced,
  can: (g, call) => (!priced || player(g, call.seat).actions > 0) && playable(g, call).length > 0,
  run(g, call) {
    const picks = picked(call.frame, call.seat);
    if (!picks) {
      return ask(g, call.frame, {
        seat: call.seat, stage: 'answer', ask: question, card: call.frame.card, node: call.node.id,
        options: playable(g, call), min: call.frame.may ? 0 : 1,
      });
    }
    const id = picks[0];
    if (id === undefined) return fail(g);
    if (priced) player(g, call.seat).actions--;
    playCard(g, call.seat, id, priced ? 'play' : 'freePlay');
  },
});

/** Exhaust abilities of pinned cards of the others that the player could use as if they were on `self`. */
function borrowable(g: Imperium, call: Call): { id: ComponentId; ability: Ability }[] {
  return others(g, call.seat).flatMap((seat) => player(g, seat).play).flatMap((id) => {
    const ability = cardOf(id).pinned ? cardOf(id).abilities.find((a) => a.timing === 'exhaust' && a.triggers.length === 0) : undefined;
    return ability && usable(g, id, ability.index, call.seat, call.self) ? [{ id, ability }] : [];
  });
}

/** Ambassador: the ability is resolved with its own owner as "you". */
const useExhaustOf: Verb<Imperium> = {
  chooses: () => true,
  can: (g, call) => borrowable(g, call).length > 0,
  run(g, call) {
    const picks = picked(call.frame, call.seat);
    const found = borrowable(g, call);
    if (!picks) {
      return ask(g, call.frame, {
        seat: call.seat, stage: 'answer', ask: 'useExhaust', card: call.frame.card, node: call.node.id, options: found.map(({ id }) => id),
      });
    }
    const chosen = found.find(({ id }) => id === picks[0]);
    if (!chosen) return fail(g);
    say(g, { k: 'useExhaust', seat: call.seat, cards: [chosen.id], by: call.frame.card });
    startEffect<ImperiumEffect>(g, { card: chosen.id, ability: chosen.ability.index, seat: call.seat, self: call.self });
  },
};

/** The play effects of the region under which the card has just been garrisoned, once more. */
const triggerPlayEffect: Verb<Imperium> = {
  run(g, call) {
    const { host } = currentEffect<ImperiumEffect>(g);
    if (!host) return fail(g);
    say(g, { k: 'playAgain', seat: call.seat, cards: [host], by: call.frame.card });
    startPlayEffects(g, call.seat, host, {});
  },
};

export const playVerbs = { play: asksFor('playFrom', true), freePlay: asksFor('freePlay', false), useExhaustOf, triggerPlayEffect };
