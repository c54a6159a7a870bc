import { ask, picked } from '../../../kit/agenda';
import type { ComponentId, Seat } from '../../../kit/core';
import { say } from '../../../kit/events';
import { printFilter } from '../../../kit/effect/print';
import { currentEffect, fail, type Call, type Verb } from '../../../kit/effect/run';
import type { Filter, Phrase } from '../../../kit/effect/syntax';
import type { Resource } from '../../card';
import { cardOf, nodeOf } from '../../catalogue';
import type { Imperium, ImperiumEffect, Tokens } from '../../state';
import { inPlay, isResource, matches, modifiers, others, player, playersWith } from '../select';
import { gain as gainTokens, NO_TOKENS, pay as payPrice, payments } from '../tokens';
import { fire } from '../triggers';
import { amount, isUnrestPlay, phraseOf } from './pick';

const resourceOf = (phrase: Phrase): Resource => {
  if (phrase.what?.f === 'word' && isResource(phrase.what.word)) return phrase.what.word;
  throw new Error('no resource named');
};

/** Icons of own cards in play that a gain has used: its own card's, and those counted (R13.2). */
function iconsUsed(g: Imperium, call: Call, phrase: Phrase): string[] {
  const icons = new Set<string>(currentEffect<ImperiumEffect>(g).icons);
  const use = (id: ComponentId): void => cardOf(id).facts.regionTypes?.forEach((icon) => icons.add(icon));
  if (player(g, call.seat).play.includes(call.self)) use(call.self);
  if (phrase.per?.of.f === 'call' && phrase.per.of.name === 'inPlay') {
    const what: Filter = phrase.per.of.arg?.what ?? { f: 'word', word: 'any' };
    // An icon that counts as another until the end of the turn is used when that other is counted.
    const stands = modifiers(g, call.seat, 'treatAs').flatMap((v) =>
      (v.args[0]?.as?.what && v.args[0].what && printFilter(v.args[0].as.what) === printFilter(what) ? [v.args[0].what] : []));
    for (const id of inPlay(g, call.seat)) if ([what, ...stands].some((w) => matches(g, id, w, call))) use(id);
  }
  return [...icons];
}

const gain: Verb<Imperium> = {
  run(g, call) {
    const phrase = phraseOf(call.node);
    const resource = resourceOf(phrase);
    const n = amount(g, call);
    gainTokens(g, call.seat, resource, n, call.frame.card);
    if (n > 0) fire(g, call.seat, { name: 'onIconGain', icons: iconsUsed(g, call, phrase), resource, n });
  },
};

/** The price of all payments joined by `+`, with the reductions in force (Direct Democracy). */
function priceOf(g: Imperium, call: Call): Tokens {
  const price: Tokens = { ...NO_TOKENS };
  for (const id of [call.node.id, ...(call.frame.also ?? [])]) {
    const node = nodeOf(call.frame.card, id);
    if (node.k !== 'verb') continue;
    const resource = resourceOf(phraseOf(node));
    price[resource] += reduced(g, call, resource, amount(g, call, phraseOf(node)));
  }
  return price;
}

/** A price in a resource or in cards after `reduceCost` modifiers for unrest plays. */
export function reduced(g: Imperium, call: Call, unit: string, n: number): number {
  if (!isUnrestPlay(call)) return n;
  for (const verb of modifiers(g, call.seat, 'reduceCost')) {
    const [by, what, floor] = verb.args;
    const units = by?.what?.f === 'or' ? by.what.of : [by?.what];
    if (what?.what?.f !== 'word' || what.what.word !== 'unrestPlay') continue;
    if (units.some((u) => u?.f === 'word' && u.word === unit)) n = Math.min(n, Math.max(floor?.min ?? 0, n - Number(by?.n ?? 0)));
  }
  return n;
}

const pay: Verb<Imperium> = {
  joint: true,
  alwaysPrice: () => true,
  can: (g, call) => payments(player(g, call.seat), priceOf(g, call)).length > 0,
  run(g, call) {
    const price = priceOf(g, call);
    if (payments(player(g, call.seat), price).length === 0) return fail(g);
    payPrice(g, call.seat, price, call.frame.card);
  },
};

/** Whom a steal or gift names, without those who ignore it (R11.4). */
export function targets(g: Imperium, call: Call, who: Filter | undefined): Seat[] {
  const seats = who?.f === 'call' && who.name === 'players' && who.arg?.what
    ? playersWith(g, who.arg.what, call) : others(g, call.seat);
  const { ignored } = currentEffect(g);
  return seats.filter((seat) => !ignored[seat]?.includes(call.node.id));
}

/** R11.23: up to the stated number from each, as far as possible. */
const steal: Verb<Imperium> = {
  run(g, call) {
    const phrase = phraseOf(call.node);
    const resource = resourceOf(phrase);
    const effect = currentEffect(g);
    for (const seat of targets(g, call, phrase.from)) {
      const n = Math.min(amount(g, call), player(g, seat)[resource]);
      player(g, seat)[resource] -= n;
      player(g, call.seat)[resource] += n;
      if (n > 0) say(g, { k: 'steal', seat: call.seat, to: seat, n, what: resource, by: call.frame.card });
      if (n < amount(g, call)) effect.failed.push(seat);
    }
  },
};

/** From the supply onto a market card (R5.1, Carthaginian Traders). */
const place: Verb<Imperium> = {
  can: (g) => g.market.some((m) => m.card),
  run(g, call) {
    const phrase = phraseOf(call.node);
    const picks = picked(call.frame, call.seat);
    if (!picks) {
      return ask(g, call.frame, {
        seat: call.seat, stage: 'answer', ask: 'place', card: call.frame.card, node: call.node.id,
        options: g.market.flatMap((m) => m.card ?? []),
      });
    }
    const market = g.market.find((m) => m.card === picks[0]);
    if (!market) return fail(g);
    market[resourceOf(phrase)] += amount(g, call);
    say(g, { k: 'place', seat: call.seat, n: amount(g, call), what: resourceOf(phrase), cards: [picks[0] as ComponentId] });
  },
};

const gainAction: Verb<Imperium> = {
  run(g, call) {
    player(g, call.seat).actions += amount(g, call);
    say(g, { k: 'gainAction', seat: call.seat, n: amount(g, call), by: call.frame.card });
  },
};

/** R6.8: impossible means that the effect cannot be used. */
const spendAction: Verb<Imperium> = {
  alwaysPrice: () => true,
  can: (g, call) => player(g, call.seat).actions >= amount(g, call),
  run(g, call) {
    const p = player(g, call.seat);
    if (p.actions < amount(g, call)) return fail(g);
    p.actions -= amount(g, call);
    say(g, { k: 'spendAction', seat: call.seat, n: amount(g, call), by: call.frame.card });
  },
};

/** R7.5: from any of one's cards, the nation deck or the development area. */
const readyExhaust: Verb<Imperium> = {
  chooses: () => true,
  can: (g, call) => player(g, call.seat).exhausted.length > 0,
  run(g, call) {
    const p = player(g, call.seat);
    const picks = picked(call.frame, call.seat);
    if (!picks) {
      return ask(g, call.frame, {
        seat: call.seat, stage: 'answer', ask: 'readyExhaust', card: call.frame.card, node: call.node.id,
        options: [...p.exhausted], max: amount(g, call), min: call.frame.may ? 0 : amount(g, call),
      });
    }
    for (const thing of picks) {
      p.exhausted = p.exhausted.filter((x) => x !== thing);
      p.exhausts++;
      say(g, { k: 'readyExhaust', seat: call.seat, what: thing });
    }
    if (picks.length === 0) fail(g);
  },
};

/** As many more of the resource as just came with the market card (Carthaginians A). */
const doubleGain: Verb<Imperium> = {
  run(g, call) {
    gainTokens(g, call.seat, resourceOf(phraseOf(call.node)), currentEffect<ImperiumEffect>(g).n ?? 0, call.frame.card);
  },
};

export const tokenVerbs = { gain, pay, steal, place, gainAction, spendAction, readyExhaust, doubleGain };
