import type { ComponentId, Option, Seat } from '../../kit/core';
import { fail, noteMoved, type NodeFrame } from '../../kit/effect/run';
import type { Filter, Argument } from '../../kit/effect/syntax';
import type { Call } from '../../kit/effect/verb';
import { MOVED, say } from '../../kit/events';
import { shuffle } from '../../kit/random';
import { reveal } from '../../kit/undo';
import { bestSuit, type Ranking } from '../bots/ranking';
import { best, fittingIn, mentions } from '../bots/worth';
import { WEIGHTS } from '../bots/weights';
import { WANTED_WORDS, type Suit, type Wanted } from '../card';
import { cardOf } from '../lookup';
import { ANSWER_OPTIONS } from '../optionKinds';
import { mainDeckDrawn } from '../rules/endings';
import { takeFromExile, takeFromMarket } from '../rules/market';
import { NOTHING_FOUND_PROGRESS } from '../rules/open';
import { matches, player } from '../rules/select';
import { gain } from '../rules/tokens';
import { answering, fire } from '../rules/triggers';
import type { Imperium, SmallDeck } from '../state';
import { zonesOf } from './picking';
import { kinds } from './shapes';
import { verb } from './verb';

const SMALL: readonly string[] = ['REG', 'UNC', 'CIV'];
const isSmall = (suit: string): suit is SmallDeck => SMALL.includes(suit);

const wantedIn = (filter: Filter): Wanted[] =>
  filter.kind === 'or'
    ? filter.of.flatMap(wantedIn)
    : WANTED_WORDS.filter((each) => filter.kind === 'word' && filter.word === each);

/** The options of a break-through (R11.5): market cards, small decks, or the main deck. */
function options(g: Imperium, call: Call<readonly [Argument & { what: Filter }]>): Option[] {
  const [{ what, from }] = call.args;
  const fits = (id: ComponentId): boolean => matches(g, id, what, call);
  const decks = wantedIn(what).map((suit) =>
    isSmall(suit) && g.small[suit].length ? ANSWER_OPTIONS.of('deck', suit) : ANSWER_OPTIONS.of('reveal', suit),
  );
  return [
    ...g.market.flatMap((m) => m.card ?? []).filter(fits),
    ...(zonesOf(from, []).includes('exile') ? g.exile.filter(fits) : []),
    ...decks,
  ];
}

/** Takes the top card of a small deck, unseen by others (R11.5.2–4). */
function fromSmallDeck(g: Imperium, call: Call, suit: SmallDeck): void {
  const id = g.small[suit].shift();
  if (!id) return fail(g);
  player(g, call.seat).hand.push(id);
  noteMoved(g, id, call.seat);
  say(g, {
    k: 'breakthroughDeck',
    seat: call.seat,
    cards: [id],
    what: suit,
    eyes: [call.seat],
    from: suit,
    into: `hand ${call.seat}`,
  });
  reveal(g, 'drewCards');
  fire(g, call.seat, { name: 'onBreakthrough', suits: [suit] });
}

/**
 * Reveals the main deck until a card fits; the other cards are shuffled back. If none fits, the player gains 2 progress
 * (R11.5.5).
 */
function fromMainDeck(g: Imperium, call: Call, suit: string): void {
  const i = g.main.findIndex((id) => matches(g, id, { kind: 'word', word: suit }, call));
  const shown = g.main.splice(0, i < 0 ? g.main.length : i + 1);
  reveal(g, 'revealedCard');
  const found = i < 0 ? undefined : shown.pop();
  g.main.push(...shown);
  mainDeckDrawn(g);
  shuffle(g, g.main);
  if (!found) {
    say(g, { k: 'breakthroughNothing', seat: call.seat, what: suit, cards: shown });
    gain(g, call.seat, 'progress', NOTHING_FOUND_PROGRESS, call.frame.card);
    return;
  }
  player(g, call.seat).hand.push(found);
  noteMoved(g, found, call.seat);
  say(g, { k: 'breakthroughReveal', seat: call.seat, what: suit, cards: [found, ...shown] });
  say(g, { k: MOVED, seat: call.seat, cards: [found], from: 'main', into: `hand ${call.seat}` });
  fire(g, call.seat, { name: 'onBreakthrough', suits: [suit] });
}

/** A card taken by break-through; the frame waits until one of its suits is named. */
interface NamingFrame extends NodeFrame {
  pick?: ComponentId;
}

/** The suits of the text that the card has. One of them has to be named (R11.5, R12.1). */
const suitsFor = (what: Filter, id: ComponentId): Suit[] =>
  wantedIn(what)
    .filter((each) => each !== 'variable')
    .filter((suit) => cardOf(id).suits.has(suit));

/** Does it matter which suit is named, because abilities answer to some of them only? */
const differInAnswers = (g: Imperium, seat: Seat, suits: readonly string[]): boolean =>
  suits.length > 1 &&
  new Set(suits.map((suit) => JSON.stringify(answering(g, seat, { name: 'onBreakthrough', suits: [suit] })))).size > 1;

/** Takes a market card, or an exiled one where the text allows it (R11.5.1). */
function takeOpen(g: Imperium, call: Call, id: ComponentId, suits: readonly string[]): void {
  if (g.exile.includes(id)) takeFromExile(g, call.seat, id, { suits });
  else takeFromMarket(g, call.seat, id, { suits });
}

const ranking: Ranking = (evaluation) => (option) => {
  const way = ANSWER_OPTIONS.read(option);
  if (way?.kind === 'deck') return WEIGHTS.suit[way.values[0]];
  if (way?.kind === 'reveal') return way.values[0] === 'variable' ? WEIGHTS.suit.CIV : WEIGHTS.suit[way.values[0]];
  return evaluation.taking(option, 'breakthrough');
};

export const breakthrough = verb({
  name: 'breakthrough',
  args: [kinds],
  asks: { breakthrough: ranking, declare: bestSuit },
  chooses: (): boolean => true,
  run(g, call): void {
    const picks = call.picked();
    const named: NamingFrame = call.frame;
    if (!picks) return call.ask(g, 'breakthrough', { options: options(g, call), min: call.frame.may ? 0 : 1 });
    const pick = picks[0];
    if (pick === undefined) return fail(g);
    const way = ANSWER_OPTIONS.read(pick);
    if (way?.kind === 'deck') return fromSmallDeck(g, call, ...way.values);
    if (way?.kind === 'reveal') return fromMainDeck(g, call, ...way.values);
    if (way?.kind === 'suit') return takeOpen(g, call, named.pick ?? '', [...way.values]);
    const suits = suitsFor(call.args[0].what, pick);
    if (!differInAnswers(g, call.seat, suits)) return takeOpen(g, call, pick, suits);
    named.pick = pick;
    call.ask(g, 'declare', { options: suits.map((each) => ANSWER_OPTIONS.of('suit', each)) });
  },
  worth(valued): number {
    const {
      evaluation,
      args: [{ what }],
    } = valued;
    const suits = Object.entries(WEIGHTS.suit)
      .filter(([suit]) => mentions(what, suit))
      .map(([, value]) => value);
    return best([...suits, ...fittingIn(valued, ['market']).map((id) => evaluation.taking(id, 'breakthrough'))]);
  },
});
