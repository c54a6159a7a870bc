import { ask, picked } from '../../../kit/agenda';
import type { ComponentId } from '../../../kit/core';
import { say } from '../../../kit/events';
import { currentEffect, fail, noteMoved, type Call, type Verb } from '../../../kit/effect/run';
import { shuffle } from '../../../kit/random';
import { reveal } from '../../../kit/undo';
import type { Imperium } from '../../state';
import { develop as developCard, developable } from '../develop';
import { draw as drawCards, tellDrawn } from '../draw';
import { resolveKings } from '../kings';
import { answersLook } from '../effects';
import { lookAt, putLookedBack } from '../looking';
import { KINGS_NOT_SHOWN_WITH_LAST_FAME, TAKING_FAME_RESOLVES_KINGS } from '../open';
import { matches, player } from '../select';
import { fire } from '../triggers';
import { nationCardToDiscard, toHand } from '../zones';
import { swapMarketAndExile } from './market';
import { amount, phraseOf, zone, zonesOf } from './pick';
import { swapWithNation } from './swapWithNation';

/** Verbs on decks: drawing, looking, finding, developing, fame. */

const draw: Verb<Imperium> = {
  run: (g, call) => drawCards(g, call.seat, amount(g, call)),
};

/** R8.2: never more than the deck holds. */
const drawIfAble: Verb<Imperium> = {
  run(g, call) {
    const p = player(g, call.seat);
    const drawn = p.deck.splice(0, amount(g, call));
    p.hand.push(...drawn);
    tellDrawn(g, call.seat, drawn);
    if (drawn.length === 0) fail(g);
  },
};

/** R11.16. When no face-down fame card is left, King of Kings is resolved instead (R13.1). */
const look: Verb<Imperium> = {
  can: (g, call) => looksAtFame(call) || player(g, call.seat).nationDeck.length > 0,
  run(g, call) {
    if (!looksAtFame(call)) {
      if (lookAt(g, call.seat, 'nation', amount(g, call)) === 0) fail(g);
      return;
    }
    const answer = answersLook(call.frame.card, currentEffect(g).ability);
    const least = KINGS_NOT_SHOWN_WITH_LAST_FAME ? 1 : amount(g, call);
    if (g.fame.length < least && !answer) {
      fail(g);
      return resolveKings(g, call.seat);
    }
    lookAt(g, call.seat, 'fame', amount(g, call));
    if (!answer) fire(g, call.seat, { name: 'onLookFame' });
  },
};

function looksAtFame(call: Call): boolean {
  const { what } = phraseOf(call.node);
  return what?.f === 'word' && what.word === 'fame';
}

/** Of the cards just looked at, n into hand; the rest go back on top in an order of choice. */
const keep: Verb<Imperium> = {
  run(g, call) {
    const p = player(g, call.seat);
    const f = call.frame;
    const looked = p.looking?.cards ?? [];
    const picks = picked(f, call.seat);
    const question = { seat: call.seat, stage: 'answer', card: f.card, node: call.node.id };
    if (!picks) return ask(g, f, { ...question, ask: 'keep', options: [...looked], min: amount(g, call), max: amount(g, call) });
    if (f.i === undefined) {
      for (const id of picks) toHand(g, call.seat, id, { k: 'keep', by: f.card }, true);
      f.i = 1;
      const rest = [...(p.looking?.cards ?? [])];
      return ask(g, f, { ...question, ask: 'lookOrder', options: rest, min: rest.length, max: rest.length, ordered: true });
    }
    if (p.looking) p.looking.cards = [...picks];
    putLookedBack(g, call.seat);
  },
};

const takeFame: Verb<Imperium> = {
  run(g, call) {
    const id = g.fame.shift();
    if (!id) return TAKING_FAME_RESOLVES_KINGS ? resolveKings(g, call.seat) : fail(g);
    player(g, call.seat).hand.push(id);
    noteMoved(g, id, call.seat);
    say(g, { k: 'takeFame', seat: call.seat, cards: [id], by: call.frame.card, eyes: [call.seat] });
    reveal(g, 'drewCards');
  },
};

/** To the bottom of the nation deck: just above the accession card (R8.9). */
const toBottom: Verb<Imperium> = {
  can: (g, call) => (player(g, call.seat).looking?.cards.length ?? 0) > 0,
  run(g, call) {
    const p = player(g, call.seat);
    if (p.looking?.from !== 'nation') return fail(g);
    p.nationDeck.push(...p.looking.cards);
    p.looking = null;
    say(g, { k: 'toBottom', seat: call.seat });
  },
};

/** The accession card stays at the bottom. */
const shuffleVerb: Verb<Imperium> = {
  run(g, call) {
    putLookedBack(g, call.seat);
    const { what } = phraseOf(call.node);
    const p = player(g, call.seat);
    if (what?.f === 'word' && what.word === 'nation') shuffle(g, p.nationDeck);
    else shuffle(g, p.deck);
    reveal(g, 'shuffled');
    say(g, { k: 'shuffle', seat: call.seat, what: what?.f === 'word' ? what.word : 'deck' });
  },
};

const ALL_ZONES = ['hand', 'discardPile', 'deck', 'nation'] as const;

/** R11.14. The owner sees the searched decks, in no order; they are shuffled afterwards. */
const find: Verb<Imperium> = {
  run(g, call) {
    const f = call.frame;
    const p = player(g, call.seat);
    const { what, in: within } = phraseOf(call.node);
    const zones = zonesOf(within, ALL_ZONES);
    const fitting = (word: string): ComponentId[] => zone(g, call, word).filter((id) => what !== undefined && matches(g, id, what, call));
    const picks = picked(f, call.seat);
    if (!picks) {
      // A named card is found once: the search stops there.
      const first = what?.f === 'named' ? zones.findIndex((word) => fitting(word).length > 0) : -1;
      const looked = first < 0 ? zones : zones.slice(0, first + 1);
      p.searching = looked.flatMap((word) => (word === 'deck' ? ['deck' as const] : word === 'nation' ? ['nationDeck' as const] : []));
      if (p.searching.length) reveal(g, 'revealedCard');
      const options = looked.flatMap(fitting).sort();
      return ask(g, f, { seat: call.seat, stage: 'answer', ask: 'find', card: f.card, node: call.node.id, options });
    }
    for (const deck of p.searching) shuffle(g, p[deck]);
    p.searching = [];
    const id = picks[0];
    if (id === undefined) {
      say(g, { k: 'findNothing', seat: call.seat, by: f.card });
      return fail(g);
    }
    noteMoved(g, id, call.seat);
    say(g, { k: 'find', seat: call.seat, cards: [id], by: f.card });
    reveal(g, 'revealedCard');
  },
};

/** R11.7: token on the development area or not. */
const develop: Verb<Imperium> = {
  chooses: () => true,
  alwaysPrice: (node) => !isFree(node.args[0]?.what),
  can: (g, call) => developOptions(g, call).length > 0,
  run(g, call) {
    const free = isFree(phraseOf(call.node).what);
    const picks = picked(call.frame, call.seat);
    if (!picks) {
      // A payment is never forced (R15.5).
      return ask(g, call.frame, {
        seat: call.seat, stage: 'answer', ask: 'develop', card: call.frame.card, node: call.node.id,
        options: developOptions(g, call), min: free && !call.frame.may ? 1 : 0,
      });
    }
    if (!picks[0]) return fail(g);
    developCard(g, call.seat, picks[0], free);
  },
};

const isFree = (what: ReturnType<typeof phraseOf>['what']): boolean => what?.f === 'word' && what.word === 'free';

const developOptions = (g: Imperium, call: Call): ComponentId[] =>
  isFree(phraseOf(call.node).what) ? [...player(g, call.seat).development] : developable(g, call.seat);

const nationTop: Verb<Imperium> = {
  run(g, call) {
    putLookedBack(g, call.seat);
    if (!nationCardToDiscard(g, call.seat, call.frame.card)) fail(g);
  },
};

/** `swap(market, exile)` and `swap(1 any in hand, top nation)`. */
const swap: Verb<Imperium> = {
  can: (g, call) => swapOf(call).can?.(g, call) ?? true,
  run: (g, call) => swapOf(call).run(g, call),
};

const swapOf = (call: Call): Verb<Imperium> => {
  const first = phraseOf(call.node).what;
  return first?.f === 'word' && first.word === 'market' ? swapMarketAndExile : swapWithNation;
};

export const deckVerbs = { draw, drawIfAble, look, keep, takeFame, toBottom, shuffle: shuffleVerb, find, develop, nationTop, swap };
