import { ask, picked } from '../../../kit/agenda';
import type { ComponentId, Option } from '../../../kit/core';
import { say } from '../../../kit/events';
import { fail, noteMoved, type Call, type Verb } from '../../../kit/effect/run';
import { shuffle } from '../../../kit/random';
import { reveal } from '../../../kit/undo';
import type { Filter } from '../../../kit/effect/syntax';
import type { Suit } from '../../card';
import type { Imperium, SmallDeck } from '../../state';
import { mainDeckDrawn } from '../endings';
import { swapWithExile, takeFromExile, takeFromMarket } from '../market';
import { NOTHING_FOUND_PROGRESS } from '../open';
import { matches, modifiers, player } from '../select';
import { gain } from '../tokens';
import { fire } from '../triggers';
import { takeFromUnrest } from '../zones';
import { amount, phraseOf, zonesOf } from './pick';

/** Verbs on the market, the common decks and unrest. */

const inMarket = (g: Imperium): ComponentId[] => g.market.flatMap((m) => m.card ?? []);

/** Cards that may be acquired: from the market, from exile where the text or a passive allows it. */
function acquirable(g: Imperium, call: Call): ComponentId[] {
  const { what, from } = phraseOf(call.node);
  const fits = (id: ComponentId): boolean => !what || matches(g, id, what, call);
  const zones = zonesOf(from, ['market']);
  const allowed = modifiers(g, call.seat, 'allow').flatMap((v) => {
    const verb = v.args[0]?.verb;
    return verb?.verb === 'acquire' && verb.args[0]?.from ? [verb.args[0]] : [];
  });
  const exiled = g.exile.filter((id) => fits(id)
    && (zones.includes('exile') || allowed.some((a) => a.what && matches(g, id, a.what, call))));
  return [...(zones.includes('market') ? inMarket(g).filter(fits) : []), ...exiled];
}

/** R11.2. */
const acquire: Verb<Imperium> = {
  chooses: () => true,
  can: (g, call) => acquirable(g, call).length > 0,
  run(g, call) {
    const picks = picked(call.frame, call.seat);
    if (!picks) {
      const options = acquirable(g, call);
      return ask(g, call.frame, {
        seat: call.seat, stage: 'answer', ask: 'acquire', card: call.frame.card, node: call.node.id, options, min: call.frame.may ? 0 : 1,
      });
    }
    const id = picks[0];
    if (id === undefined) return fail(g);
    if (g.exile.includes(id)) takeFromExile(g, call.seat, id, 'acquire');
    else takeFromMarket(g, call.seat, id, 'acquire');
  },
};

const SMALL: readonly string[] = ['REG', 'UNC', 'CIV'];
const isSmall = (suit: string): suit is SmallDeck => SMALL.includes(suit);

const suitsOf = (filter: Filter | undefined): string[] =>
  filter?.f === 'or' ? filter.of.flatMap(suitsOf) : filter?.f === 'word' ? [filter.word] : [];

/** R11.5: a market card, the top of a small deck, or the main deck turned over card by card. */
function breakthroughOptions(g: Imperium, call: Call): Option[] {
  const { what, from } = phraseOf(call.node);
  const fits = (id: ComponentId): boolean => what !== undefined && matches(g, id, what, call);
  const decks = suitsOf(what).map((suit) => (isSmall(suit) && g.small[suit].length ? `deck ${suit}` : `reveal ${suit}`));
  return [...inMarket(g).filter(fits), ...(zonesOf(from, []).includes('exile') ? g.exile.filter(fits) : []), ...decks];
}

const breakthrough: Verb<Imperium> = {
  chooses: () => true,
  can: () => true,
  run(g, call) {
    const picks = picked(call.frame, call.seat);
    if (!picks) {
      return ask(g, call.frame, {
        seat: call.seat, stage: 'answer', ask: 'breakthrough', card: call.frame.card, node: call.node.id,
        options: breakthroughOptions(g, call), min: call.frame.may ? 0 : 1,
      });
    }
    const pick = picks[0];
    if (pick === undefined) return fail(g);
    const [way, suit = ''] = pick.split(' ');
    if (way === 'deck') return fromSmallDeck(g, call, suit as SmallDeck);
    if (way === 'reveal') return fromMainDeck(g, call, suit);
    if (g.exile.includes(pick)) takeFromExile(g, call.seat, pick, 'breakthrough');
    else takeFromMarket(g, call.seat, pick, 'breakthrough');
  },
};

/** R11.5.2–4: unseen by the others. */
function fromSmallDeck(g: Imperium, call: Call, suit: SmallDeck): void {
  const id = g.small[suit].shift();
  if (!id) return fail(g);
  player(g, call.seat).hand.push(id);
  noteMoved(g, id, call.seat);
  say(g, { k: 'breakthroughDeck', seat: call.seat, cards: [id], what: suit, eyes: [call.seat] });
  reveal(g, 'drewCards');
  fire(g, call.seat, { name: 'onBreakthrough', suits: [suit] });
}

/** R11.5.5: reveal until one fits; the others are shuffled back. None: 2 progress. */
function fromMainDeck(g: Imperium, call: Call, suit: string): void {
  const i = g.main.findIndex((id) => matches(g, id, { f: 'word', word: suit }, call));
  const shown = g.main.splice(0, i < 0 ? g.main.length : i + 1);
  reveal(g, 'revealedCard');
  const found = i < 0 ? undefined : shown.pop();
  g.main.push(...shown);
  mainDeckDrawn(g);
  shuffle(g, g.main);
  if (!found) {
    say(g, { k: 'breakthroughNothing', seat: call.seat, what: suit, cards: shown });
    return gain(g, call.seat, 'progress', NOTHING_FOUND_PROGRESS, call.frame.card);
  }
  player(g, call.seat).hand.push(found);
  noteMoved(g, found, call.seat);
  say(g, { k: 'breakthroughReveal', seat: call.seat, what: suit, cards: [found, ...shown] });
  fire(g, call.seat, { name: 'onBreakthrough', suits: [suit as Suit] });
}

/** R11.24. */
const takeUnrest: Verb<Imperium> = {
  can: (g, call) => g.unrest.length >= amount(g, call),
  run(g, call) {
    const taken = takeFromUnrest(g, call.seat, amount(g, call));
    if (taken.length === 0) return fail(g);
    say(g, { k: 'takeUnrest', seat: call.seat, n: taken.length, by: call.frame.card });
    fire(g, call.seat, { name: 'onTakeUnrest', n: taken.length });
  },
};

/** `swap(market, exile)` (R11.12): first the market card, then the exiled one. */
export const swapMarketAndExile: Verb<Imperium> = {
  can: (g) => g.exile.length > 0 && inMarket(g).length > 0,
  run(g, call) {
    const f = call.frame;
    const picks = picked(f, call.seat);
    const question = { seat: call.seat, stage: 'answer', card: f.card, node: call.node.id };
    if (g.exile.length === 0 || inMarket(g).length === 0) return fail(g);
    if (!picks) return ask(g, f, { ...question, ask: 'swapMarket', options: inMarket(g) });
    // The market card is kept as a place's number until the exiled one is chosen.
    if (f.i === undefined) {
      f.i = g.market.findIndex((m) => m.card === picks[0]);
      return ask(g, f, { ...question, ask: 'swapExile', options: [...g.exile] });
    }
    const out = g.market[f.i]?.card;
    const back = picks[0];
    if (out && back) swapWithExile(g, call.seat, out, back);
  },
};

export const marketVerbs = { acquire, breakthrough, takeUnrest };
