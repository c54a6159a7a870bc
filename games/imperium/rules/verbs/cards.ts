import { ask, picked } from '../../../kit/agenda';
import type { ComponentId } from '../../../kit/core';
import { say } from '../../../kit/events';
import { currentEffect, fail, noteMoved, type Verb } from '../../../kit/effect/run';
import { shuffle } from '../../../kit/random';
import { reveal } from '../../../kit/undo';
import { cardOf } from '../../catalogue';
import type { Imperium, ImperiumEffect } from '../../state';
import { exileFromMarket } from '../market';
import { DEFAULT_HISTORY_ZONE, DISCARD_AS_FAR_AS_POSSIBLE, OWN_CARD_WITH_TOKEN_CAN_BE_EXILED } from '../open';
import { matches, player } from '../select';
import { fire } from '../triggers';
import { isOpen, lift, toDeckTop, toDiscard, toExile, toGarrison, toHand, toHistory, toUnrest, whereIs } from '../zones';
import { amount, candidates, phraseOf, pickingVerb, zonesOf, type Picking } from './pick';
import { reduced, targets } from './tokens';

/** Verbs that move a player's own cards. */

const discardPicked = pickingVerb({
  ask: 'discard', zones: ['hand'],
  number: (g, call, n) => reduced(g, call, 'cards', n),
  apply: (g, call, id) => toDiscard(g, call.seat, id, { k: 'discard', by: call.frame.card }),
});

const discard: Verb<Imperium> = { ...discardPicked, alwaysPrice: () => !DISCARD_AS_FAR_AS_POSSIBLE };

const fetch = pickingVerb({
  ask: 'fetch', zones: ['discardPile'],
  apply: (g, call, id) => { toHand(g, call.seat, id, { k: 'fetch', by: call.frame.card }); },
});

const putTop = pickingVerb({
  ask: 'putTop', zones: ['hand'], ordered: true,
  apply: (g, call, id) => toDeckTop(g, call.seat, id, { k: 'putTop', by: call.frame.card }),
});

const history = pickingVerb({
  ask: 'history', zones: [DEFAULT_HISTORY_ZONE], many: true,
  apply: (g, call, id) => toHistory(g, call.seat, id, call.frame.card),
});

/** Pinned cards in the play area that the text may mean. */
const inPlayArea = (keyword: 'cannot-abandon' | 'cannot-recall'): Pick<Picking, 'zones' | 'allowed'> => ({
  zones: ['pinned'],
  allowed: (g, call, id) => player(g, call.seat).play.includes(id) && cardOf(id).pinned
    && !cardOf(id).facts.keywords?.includes(keyword),
});

/** R11.1. */
const abandon = pickingVerb({
  ask: 'abandon', ...inPlayArea('cannot-abandon'),
  apply: (g, call, id) => toDiscard(g, call.seat, id, { k: 'abandon', by: call.frame.card }),
});

/** R11.20. Icons of a recalled card count as used by what it is recalled for (R13.2). */
const recall = pickingVerb({
  ask: 'recall', ...inPlayArea('cannot-recall'),
  apply(g, call, id) {
    const effect = currentEffect<ImperiumEffect>(g);
    if (call.seat === effect.seat) effect.icons = [...(effect.icons ?? []), ...(cardOf(id).facts.regionTypes ?? [])];
    toHand(g, call.seat, id, { k: 'recall', by: call.frame.card });
  },
});

/** R11.21: unrest is alike, so that only as many cards as needed are offered from each zone. */
const returnUnrest = pickingVerb({
  ask: 'return', zones: ['hand'], alike: true, many: true,
  apply: (g, call, id) => toUnrest(g, call.seat, id),
  after(g, call, ids) {
    if (ids.length === 0) return;
    say(g, { k: 'returnUnrest', seat: call.seat, n: ids.length, by: call.frame.card });
    fire(g, call.seat, { name: 'onReturnUnrest', n: ids.length });
  },
});

/** `return` out of a draw deck is a search: the owner sees the deck meanwhile, and it is shuffled. */
const returnVerb: Verb<Imperium> = {
  ...returnUnrest,
  run(g, call) {
    const p = player(g, call.seat);
    const searches = zonesOf(phraseOf(call.node).from, []).includes('deck');
    if (searches) {
      p.searching = ['deck'];
      reveal(g, 'revealedCard');
    }
    returnUnrest.run(g, call);
    const asked = g.agenda.at(-1) === call.frame;
    if (searches && !asked) {
      p.searching = [];
      shuffle(g, p.deck);
    }
  },
};

/** R11.9: another card from hand under this one, or this one under a region (`this in REG`). */
const garrison: Verb<Imperium> = {
  chooses: () => true,
  can(g, call) {
    return garrisonOptions(g, call).length > 0;
  },
  run(g, call) {
    const picks = picked(call.frame, call.seat);
    const { in: host } = phraseOf(call.node);
    if (!picks) {
      const options = garrisonOptions(g, call);
      return ask(g, call.frame, {
        seat: call.seat, stage: 'answer', ask: host ? 'garrisonIn' : 'garrison', card: call.frame.card, node: call.node.id,
        options, min: call.frame.may ? 0 : Math.min(1, options.length), max: amount(g, call),
      });
    }
    const effect = currentEffect<ImperiumEffect>(g);
    for (const id of picks) {
      if (host) {
        toGarrison(g, call.seat, call.self, id, call.self);
        effect.host = id;
      } else toGarrison(g, call.seat, id, call.self, call.self);
    }
    if (picks.length === 0) fail(g);
  },
};

function garrisonOptions(g: Imperium, call: Parameters<Verb<Imperium>['run']>[1]): ComponentId[] {
  const { in: host, what } = phraseOf(call.node);
  const p = player(g, call.seat);
  if (host) return p.play.filter((id) => id !== call.self && matches(g, id, host, call));
  if (!p.play.includes(call.self)) return [];
  return p.hand.filter((id) => !cardOf(id).facts.keywords?.includes('cannot-garrison') && (!what || matches(g, id, what, call)));
}

/** From the market only cards without tokens (R11.11, R18.18); own cards as named. */
const exilePicked = pickingVerb({
  ask: 'exile', zones: ['playArea'],
  allowed(g, call, id) {
    const place = g.market.find((m) => m.card === id);
    if (!place) return OWN_CARD_WITH_TOKEN_CAN_BE_EXILED || !player(g, call.seat).exhausted.includes(id);
    return place.material + place.population + place.progress === 0;
  },
  apply(g, call, id) {
    const place = g.market.find((m) => m.card === id);
    if (place) exileFromMarket(g, call.seat, id);
    else toExile(g, call.seat, id, { k: 'exile', by: call.frame.card });
  },
});

/** Gives one card to each of the others (`give(1 any from hand/discardPile to eachOther)`): the giver chooses. */
const give: Verb<Imperium> = {
  run(g, call) {
    const f = call.frame;
    f.seats ??= targets(g, call, undefined);
    const picks = picked(f, call.seat);
    const i = f.i ?? 0;
    const to = f.seats[i];
    if (to === undefined) return;
    if (!picks) {
      const options = candidates(g, call, { ask: 'give', zones: ['hand'], apply: () => undefined }, 1);
      return ask(g, f, { seat: call.seat, stage: 'answer', ask: 'give', card: f.card, node: call.node.id, options, params: { to } });
    }
    const id = picks[0];
    if (id === undefined) return fail(g);
    const { cards, from } = lift(g, id);
    player(g, to).hand.push(...cards);
    noteMoved(g, id, to);
    say(g, { k: 'give', seat: call.seat, to, cards, by: f.card, ...(isOpen(from) ? {} : { eyes: [call.seat, to] }) });
    reveal(g, 'otherPlayer');
    f.i = i + 1;
    g.agenda.push(f);
  },
};

/** Moves the named card to hand: found, revealed or looked at. */
const toHandVerb = pickingVerb({
  ask: 'fetch', zones: ['hand'],
  apply(g, call, id) {
    if (whereIs(g, id).zone !== 'hand') toHand(g, call.seat, id, { k: 'toHand', by: call.frame.card });
  },
});

const toDiscardVerb = pickingVerb({
  ask: 'discard', zones: ['hand'],
  apply: (g, call, id) => toDiscard(g, call.seat, id, { k: 'toDiscard', by: call.frame.card }),
});

const toTop = pickingVerb({
  ask: 'putTop', zones: ['hand'],
  apply: (g, call, id) => toDeckTop(g, call.seat, id, { k: 'putTop', by: call.frame.card }),
});

export const cardVerbs = {
  discard, fetch, putTop, history, abandon, recall, return: returnVerb, garrison, exile: exilePicked, give,
  toHand: toHandVerb, toDiscard: toDiscardVerb, toTop,
};
