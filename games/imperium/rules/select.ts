import { nearest } from '../../kit/agenda';
import { HIDDEN, type ComponentId, type Seat } from '../../kit/core';
import { continuous, lasting, type Modifier } from '../../kit/effect/modifiers';
import { movedNow, seatsFrom, type Viewpoint } from '../../kit/effect/run';
import type { Condition, Filter, Per, VariablePoints } from '../../kit/effect/syntax';
import { RESOURCES, type Ability, type Card, type RegionIcon, type Resource } from '../card';
import { cardOf, nodeOf, verbsOf } from '../lookup';
import type { Imperium, Player } from '../state';
import { COUNTS_AS_TWO_EVERYWHERE, VARIABLE_COUNTS_GARRISON } from './open';

/** Evaluates filters, selectors and conditions of the notation on a position. Hidden cards of a view match nothing. */

const REGION_ICONS: readonly RegionIcon[] = ['production', 'fertile', 'river'];

/** Is the filter just this word? */
export const isWord = (filter: Filter | undefined, word: string): boolean =>
  filter?.kind === 'word' && filter.word === word;
/** Is the word a resource? */
export const isResource = (word: string): word is Resource => RESOURCES.some((each) => each === word);
const isRegionIcon = (word: string): word is RegionIcon => REGION_ICONS.some((each) => each === word);

/** Does the card fit the filter: icons, suits, types, names? `with(...)` looks at the tokens of its market place. */
export function matches(g: Imperium, id: ComponentId, filter: Filter, at: Viewpoint): boolean {
  if (id === HIDDEN) return false;
  switch (filter.kind) {
    case 'and':
      return filter.of.every((f) => matches(g, id, f, at));
    case 'or':
      return filter.of.some((f) => matches(g, id, f, at));
    case 'not':
      return !matches(g, id, filter.of, at);
    case 'card':
      return id === filter.id;
    case 'named': {
      const name = cardOf(id).facts.name.en;
      // "Long Walls" stands for Long Walls I to IV.
      return name === filter.name || name.startsWith(`${filter.name} `);
    }
    case 'word':
      if (filter.word === 'moved') return movedNow(g).some(([moved]) => moved === id);
      if (filter.word === 'impendingQuest') return impendingQuests(g, at.seat).includes(id);
      return matchesWord(cardOf(id), filter.word, id === at.self);
    case 'call':
      return matchesCall(g, id, filter, at);
  }
}

/** The suit may be any word. */
const hasSuit = ({ suits }: { suits: ReadonlySet<string> }, suit: string): boolean => suits.has(suit);

function matchesWord(card: Card, word: string, isSelf: boolean): boolean {
  switch (word) {
    case 'any':
      return true;
    case 'this':
      return isSelf;
    case 'pinned':
      return card.pinned;
    case 'attack':
      return card.attack;
    case 'barbarian':
    case 'empire':
      return card.facts.state === word;
    case 'variable':
      return card.value.kind === 'variable';
    case 'quest':
      return isQuest(card);
    default:
      return card.icons.has(word);
  }
}

function matchesCall(g: Imperium, id: ComponentId, filter: Filter & { kind: 'call' }, at: Viewpoint): boolean {
  const what = filter.arg?.what;
  switch (filter.name) {
    case 'with': {
      const place = g.market.find((p) => p.card === id);
      return place !== undefined && what?.kind === 'word' && isResource(what.word) && place[what.word] > 0;
    }
    case 'hosting': {
      const garrison = player(g, at.seat).garrison[id] ?? [];
      return garrison.some((c) => what !== undefined && matches(g, c, what, at));
    }
    case 'inPlay':
      return inPlay(g, at.seat).includes(id) && (!what || matches(g, id, what, at));
    case 'inHand':
      return player(g, at.seat).hand.includes(id) && (!what || matches(g, id, what, at));
    case 'garrisonedHere':
    case 'garrisonedIn':
      return guestsOf(g, filter, at).includes(id) && (!what || matches(g, id, what, at));
    default:
      throw new Error(`selector ${filter.name} chooses no card`);
  }
}

/** Cards garrisoned under this card (`garrisonedHere`) or under own cards of a kind (`garrisonedIn`). */
function guestsOf(g: Imperium, { name, host }: Filter & { kind: 'call' }, at: Viewpoint): ComponentId[] {
  const { garrison } = player(g, at.seat);
  if (name === 'garrisonedHere') return garrison[at.self] ?? [];
  return Object.entries(garrison).flatMap(([id, cards]) => (!host || matches(g, id, host, at) ? cards : []));
}

/** Is the card a quest? Quests are development cards without a cost, which nobody can develop (R2.6, R11.7). */
export const isQuest = ({ facts }: Card): boolean => facts.start === 'development' && !facts.developmentCost;

/**
 * Quests in the quest area that may be targeted. The last quest may be targeted only when no other is left (R14.1.4).
 */
export function impendingQuests(g: Imperium, seat: Seat): ComponentId[] {
  const quests = player(g, seat).development.filter((id) => isQuest(cardOf(id)));
  return quests.filter((id) => quests.length === 1 || !cardOf(id).facts.keywords?.includes('last-quest'));
}

/** The active quests: those garrisoned under a card that makes them active (R14.1.2). */
export const activeQuests = (g: Imperium, seat: Seat): ComponentId[] =>
  modifiers(g, seat, 'countsAs').flatMap(({ card, node }) => {
    const what = node.args[0]?.what;
    if (!node.args[0]?.as || !what) return [];
    const guests = player(g, seat).garrison[card] ?? [];
    return guests.filter((id) => matches(g, id, what, { seat, self: card }));
  });

/** A player by seat. @throws Error for a seat that nobody has. */
export function player(g: Imperium, seat: Seat): Player {
  const p = g.players[seat];
  if (!p) throw new Error(`no seat ${seat}`);
  return p;
}

/** Cards in play: play area, power card, and the top one of the other in-play cards (R1.10, R2.3). */
export function inPlay(g: Imperium, seat: Seat): ComponentId[] {
  const { play, power, below } = player(g, seat);
  if (!power) return play;
  const [top] = below;
  return top === undefined ? [...play, power] : [...play, power, top];
}

/** All cards that score at the end (R10.6), as far as the view shows them. */
export function owned(g: Imperium, seat: Seat): ComponentId[] {
  const p = player(g, seat);
  const garrison = VARIABLE_COUNTS_GARRISON ? Object.values(p.garrison).flat() : [];
  return [...p.hand, ...inPlay(g, seat), ...garrison, ...p.deck, ...p.discard, ...p.history, ...p.sunken].filter(
    (id) => id !== HIDDEN,
  );
}

/** The region icons of a filter that has nothing else, so that icons are counted instead of cards; else null. */
function iconsOf(filter: Filter): RegionIcon[] | null {
  if (filter.kind === 'word') return isRegionIcon(filter.word) ? [filter.word] : null;
  if (filter.kind !== 'or') return null;
  const icons = filter.of.map(iconsOf);
  return icons.every((i) => i !== null) ? icons.flat() : null;
}

/** How many fitting icons, or cards, the given cards have. */
export function tally(g: Imperium, cards: readonly ComponentId[], filter: Filter, at: Viewpoint): number {
  const icons = iconsOf(filter);
  let n = 0;
  for (const id of cards) {
    if (id === HIDDEN) continue;
    if (icons) n += cardOf(id).facts.regionTypes?.filter((i) => icons.includes(i)).length ?? 0;
    else if (matches(g, id, filter, at)) n += weightOf(g, id, filter, at);
  }
  return n;
}

/** How many fitting cards this card counts as (`countsAs(2 REG)`, R13.6). */
export function weightOf(g: Imperium, id: ComponentId, filter: Filter, at: Viewpoint): number {
  let weight = 1;
  if (!COUNTS_AS_TWO_EVERYWHERE && !inPlay(g, at.seat).includes(id)) return weight;
  for (const { node } of verbsOf(id, 'countsAs')) {
    const { n, what } = node.args[0] ?? {};
    if (typeof n === 'number' && what?.kind === 'word' && asks(filter, what.word)) weight = n;
  }
  return weight;
}

/** Does the filter ask for cards of that suit? */
function asks(filter: Filter, suit: string): boolean {
  switch (filter.kind) {
    case 'word':
      return filter.word === suit;
    case 'and':
    case 'or':
      return filter.of.some((f) => asks(f, suit));
    case 'call':
      return filter.arg?.what !== undefined && asks(filter.arg.what, suit);
    default:
      return false;
  }
}

/** Fitting icons in play. Some may count as others until the end of the turn (Agriculture, Windmills). */
function tallyInPlay(g: Imperium, filter: Filter, at: Viewpoint): number {
  let n = tally(g, inPlay(g, at.seat), filter, at);
  const icons: readonly string[] | null = iconsOf(filter);
  if (!icons) return n;
  const changed: Record<string, number> = {};
  for (const { node } of lasting(g, nodeOf, at.seat, 'treatAs')) {
    const from = node.args[0]?.what;
    const to = node.args[0]?.as;
    if (from?.kind !== 'word' || to?.what?.kind !== 'word') continue;
    // Each modifier changes one icon.
    const used = changed[from.word] ?? 0;
    if (tally(g, inPlay(g, at.seat), from, at) <= used) continue;
    changed[from.word] = used + 1;
    if (icons.includes(from.word)) n--;
    if (icons.includes(to.what.word)) n += Number(to.n ?? 1);
  }
  return n;
}

/** Cards that the effect moved; for another player in `eachOther`, the cards that this player got or lost. */
function movedFor(g: Imperium, at: Viewpoint): ComponentId[] {
  const owner = nearest(g, 'effect')?.seat;
  return movedNow(g).flatMap(([id, seat]) => (at.seat === owner || seat === at.seat ? [id] : []));
}

/** How many cards, icons, tokens or players the selector counts. */
export function count(g: Imperium, filter: Filter, at: Viewpoint): number {
  if (filter.kind === 'word') {
    if (filter.word === 'moved') return movedFor(g, at).length;
    if (filter.word === 'activeQuest') return activeQuests(g, at.seat).length;
    throw new Error(`${filter.word} cannot be counted`);
  }
  if (filter.kind !== 'call') throw new Error('only selectors can be counted');
  const what: Filter = filter.arg?.what ?? { kind: 'word', word: 'any' };
  const p = player(g, at.seat);
  switch (filter.name) {
    case 'inPlay':
      return tallyInPlay(g, what, at);
    case 'owned':
      return tally(g, owned(g, at.seat), what, at);
    case 'inHistory':
      return tally(g, p.history, what, at);
    case 'inSunken':
      return tally(g, p.sunken, what, at);
    case 'inHand':
      return tally(g, p.hand, what, at);
    case 'inDiscard':
      return tally(g, p.discard, what, at);
    case 'inExile':
      return tally(g, g.exile, what, at);
    case 'inMarket':
      return tally(
        g,
        g.market.flatMap((m) => m.card ?? []),
        what,
        at,
      );
    case 'garrisonedHere':
    case 'garrisonedIn':
      return tally(g, guestsOf(g, filter, at), what, at);
    case 'moved':
      if (what.kind === 'word' && isResource(what.word)) return nearest(g, 'effect')?.paid?.[what.word] ?? 0;
      return tally(g, movedFor(g, at), what, at);
    case 'tokens':
      return what.kind === 'word' && isResource(what.word) ? p[what.word] : 0;
    case 'players':
      return playersWith(g, what, at).length;
    case 'scoredByOthers':
      return g.players.reduce((n, _, seat) => n + (seat === at.seat ? 0 : tally(g, owned(g, seat), what, at)), 0);
    default:
      throw new Error(`selector ${filter.name} is not playable yet`);
  }
}

/** `fewer progress`: has the player `seat` fewer of the token than `at`? `more` asks for more. */
function hasLess(g: Imperium, { name, arg }: Filter & { kind: 'call' }, at: Viewpoint, seat: Seat): boolean {
  if (arg?.what?.kind !== 'word' || !isResource(arg.what.word)) return false;
  const more = player(g, seat)[arg.what.word] - player(g, at.seat)[arg.what.word];
  return name === 'more' ? more > 0 : more < 0;
}

/** The other players that `players(...)` means, in turn order: those in that state, or with such a card in play. */
export function playersWith(g: Imperium, what: Filter, at: Viewpoint): Seat[] {
  return others(g, at.seat).filter((seat) => {
    if (what.kind === 'word' && (what.word === 'barbarian' || what.word === 'empire'))
      return player(g, seat).state === what.word;
    if (what.kind === 'call' && (what.name === 'fewer' || what.name === 'more')) return hasLess(g, what, at, seat);
    return tally(g, inPlay(g, seat), what, { seat, self: at.self }) > 0;
  });
}

/** The players that `players(empire)` names, in turn order; any other filter, or none, names all other players. */
export const named = (g: Imperium, at: Viewpoint, who: Filter | undefined): Seat[] =>
  who?.kind === 'call' && who.name === 'players' && who.arg?.what
    ? playersWith(g, who.arg.what, at)
    : others(g, at.seat);

/** The other seats in turn order. */
export const others = (g: Imperium, seat: Seat): Seat[] => seatsFrom(g, seat, false);

/** `n per k SELECTOR`: the count divided by k, rounded down. */
export const quotient = (g: Imperium, per: Per, at: Viewpoint): number => Math.floor(count(g, per.of, at) / per.each);

/** The sum of variable points, before the maximum is applied. */
export const sumPoints = (g: Imperium, points: readonly VariablePoints[], at: Viewpoint): number =>
  points.reduce((sum, p) => sum + p.n * quotient(g, p.per, at), 0);

/** Does the condition hold for `at`? */
export function holds(g: Imperium, condition: Condition, at: Viewpoint, suitDeclared?: string): boolean {
  switch (condition.kind) {
    case 'and':
      return condition.of.every((c) => holds(g, c, at, suitDeclared));
    case 'or':
      return condition.of.some((c) => holds(g, c, at, suitDeclared));
    case 'word':
      if (condition.word === 'declared suit') {
        return suitDeclared !== undefined && movedNow(g).some(([id]) => hasSuit(cardOf(id), suitDeclared));
      }
      return player(g, at.seat).state === condition.word;
    case 'call': {
      const { arg } = condition;
      if (condition.name === 'thisIn') return arg.what?.kind === 'word' && isIn(g, at, arg.what.word);
      const n = arg.what ? count(g, arg.what, at) : 0;
      return condition.name === 'has' ? n >= Number(arg.n ?? 1) : n === 0;
    }
  }
}

function isIn(g: Imperium, at: Viewpoint, zone: string): boolean {
  const p = player(g, at.seat);
  switch (zone) {
    case 'history':
      return p.history.includes(at.self);
    case 'playArea':
      return p.play.includes(at.self);
    case 'garrison':
      return Object.values(p.garrison).some((cards) => cards.includes(at.self));
    default:
      throw new Error(`no zone ${zone} in a condition`);
  }
}

/** Continuous abilities (R11.19): passive abilities without a trigger, of cards in play. */
const passives = continuous<Imperium, Ability>({
  verbsOf,
  cards: inPlay,
  isContinuous: ({ timing, triggers }) => timing === 'passive' && triggers.length === 0,
});

/** The verbs of a kind that modify rules for a seat now: from passive abilities, and from effects that last. */
export function modifiers(g: Imperium, seat: Seat, verb: string): readonly Modifier[] {
  const now = lasting(g, nodeOf, seat, verb);
  return now.length > 0 ? [...passives(g, seat, verb), ...now] : passives(g, seat, verb);
}
