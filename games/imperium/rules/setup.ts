import { ask, askAlways, picked, push } from '../../kit/agenda';
import type { ComponentId, Option, PlainFrame, Seat } from '../../kit/core';
import { beginning } from '../../kit/declare';
import { say } from '../../kit/events';
import { random, seed, shuffle, shuffleWith } from '../../kit/random';
import { reveal } from '../../kit/undo';
import type { Box, CardFacts, NationFacts, Start, SuitName } from '../card';
import { nationsOf } from '../catalogue';
import { cardOf, nationOf, otherSide } from '../lookup';
import { classics } from '../cards/classics';
import { legends } from '../cards/legends';
import { NATION_OPTIONS } from '../optionKinds';
import type { Imperium, ImperiumOptions, MarketPlace, Player, SmallDeck } from '../state';
import { UPGRADES } from '../versions';
import { draw } from './draw';
import { layUnrest, startsWithProgress } from './market';
import { REPLACED_AFTER_REMOVAL } from './open';
import { player } from './select';
import { ACTIONS, EXHAUSTS, handSize } from './turn';

/** Set-up (R2, R3). Nothing is shuffled or dealt before the players' first moves, so that no server can leak it. */

const emptyPlayer = (): Player => ({
  nation: null,
  power: null,
  state: 'barbarian',
  material: 0,
  population: 0,
  progress: 0,
  actions: 0,
  exhausts: 0,
  hand: [],
  deck: [],
  discard: [],
  history: [],
  sunken: [],
  play: [],
  below: [],
  garrison: {},
  nationDeck: [],
  accession: null,
  development: [],
  progressOn: {},
  exhausted: [],
  freePlayed: [],
  kingOfKings: false,
  looking: null,
  searching: [],
});

const emptyPlace = (deck: MarketPlace['deck']): MarketPlace => ({
  deck,
  card: null,
  unrest: null,
  material: 0,
  population: 0,
  progress: 0,
});

/** A new match, before any nation is chosen. */
export function newMatch(seats: number, options: ImperiumOptions): Imperium {
  return beginning({ ruleset: 'imperium', upgrades: UPGRADES, phase: 'nations', op: 'nations' }, seats, options.seed, {
    options: { nations: options.nations, box: options.box, commons: options.commons },
    round: 0,
    first: 0,
    turnKind: null,
    lasting: [],
    players: Array.from({ length: seats }, emptyPlayer),
    market: [emptyPlace('REG'), emptyPlace('UNC'), emptyPlace('CIV'), emptyPlace('main'), emptyPlace('main')],
    small: { REG: [], UNC: [], CIV: [] },
    main: [],
    fame: [],
    removedFame: [],
    kings: COMMONS[options.commons].kings,
    unrest: [],
    exile: [],
    replacements: [],
    revealed: [],
    ending: null,
  });
}

/** The power sides that can still be chosen: of all nations of the options' boxes that are free. */
const freePowers = (g: Imperium): Option[] =>
  nationsOf(g.options.box)
    .filter((n) => g.players.every((p) => p.nation !== n.nation))
    .flatMap((n) =>
      n.cards.filter((c) => c.suits?.includes('power')).map((c) => NATION_OPTIONS.of('chooseNation', c.id)),
    );

/**
 * One player after the other takes a nation and a power side (R2.1, R2.2). With random nations all say that they are
 * ready, and nations are dealt.
 */
export function nationsHandler(g: Imperium, f: PlainFrame<'nations'>): void {
  if (g.options.nations === 'random') {
    const ready = Object.keys(f.picks ?? {}).length;
    if (ready < g.seats) {
      const everybody = [...g.players.keys()];
      return askAlways(
        g,
        f,
        ...everybody.map((seat) => ({
          seat,
          stage: 'nations',
          ask: 'ready' as const,
          options: [NATION_OPTIONS.of('ready')],
        })),
      );
    }
    seed(g);
    for (const seat of g.players.keys()) {
      const options = freePowers(g);
      takeNation(g, seat, options[Math.floor(random(g) * options.length)]);
    }
    push(g, { op: 'deal' });
    return;
  }
  const seat = g.players.findIndex((p) => p.nation === null);
  if (seat < 0) {
    seed(g);
    push(g, { op: 'deal' });
    return;
  }
  const picks = picked(f, seat);
  g.current = seat;
  if (!picks) return ask(g, f, { seat, stage: 'nations', ask: 'nation', options: freePowers(g) });
  takeNation(g, seat, picks[0]);
  push(g, f);
}

function takeNation(g: Imperium, seat: Seat, option: Option | undefined): void {
  const [power] = NATION_OPTIONS.readAs('chooseNation', option ?? '') ?? [];
  if (!power) throw new Error(`${option} is no power card`);
  const p = player(g, seat);
  p.power = power;
  p.nation = cardOf(power).nation;
  say(g, { k: 'nationChosen', seat, cards: [power] });
}

/** The common cards of a box and King of Kings with its face up (R3.4). */
const COMMONS: Readonly<Record<Box, { cards: readonly CardFacts[]; kings: ComponentId }>> = {
  classics: { cards: classics, kings: '1FAM9A' },
  legends: { cards: legends, kings: '2FAM9A' },
};
const OTHER_BOX: Readonly<Record<Box, Box>> = { classics: 'legends', legends: 'classics' };

const inMatch = (facts: CardFacts, seats: number): boolean => (facts.minPlayers ?? 2) <= seats;

/** Deals the match (R2.4–R2.11, R3) and starts the first round. */
export function dealHandler(g: Imperium): void {
  dealCommon(g);
  for (const p of g.players) dealNation(g, p, nationOf(p));
  g.first = Math.floor(random(g) * g.seats); // R3.10
  g.current = g.first;
  say(g, { k: 'dealt', seat: g.first });
  reveal(g, 'drewCards');
  push(g, { op: 'round', turns: 0 });
  for (const seat of g.players.keys()) draw(g, seat, handSize(g, seat)); // R2.10
}

function dealNation(g: Imperium, p: Player, nation: NationFacts): void {
  const of = (start: Start): ComponentId[] =>
    nation.cards.filter((c) => c.start === start && inMatch(c, g.seats)).map((c) => c.id);
  p.accession = of('accession')[0] ?? null;
  p.nationDeck = shuffle(g, of('nation'));
  p.development = of('development');
  p.deck = shuffle(g, of('deck'));
  g.unrest.push(...of('supply')); // R2.8
  p.below = otherInPlay(nation).map((c) => c.id); // R2.3
  p.state = nation.state ?? 'barbarian'; // R2.7
  const { exhausts = EXHAUSTS } = nation;
  Object.assign(p, { material: 3, population: 2, progress: 1, actions: ACTIONS, exhausts }); // R2.11
}

/** In-play start cards besides the power card, on the side that lies up at first (R2.3). */
const otherInPlay = ({ cards }: NationFacts): CardFacts[] =>
  cards.filter((c) => c.start === 'in-play' && !c.suits?.includes('power') && c.side !== 'B');

/** Does the tributary bear the name of a nation in the game (R3.1)? */
const clashes = (g: Imperium, { suits, name }: CardFacts): boolean =>
  (suits?.includes('tributary') ?? false) &&
  g.players.some((p) => p.nation !== null && nationOf(p).name.en === name.en);

/** The common cards for the number of players (R3.2), without tributaries that clash with a nation (R3.1, R18.16). */
const commonsFor = (g: Imperium): CardFacts[] =>
  COMMONS[g.options.commons].cards.filter((c) => inMatch(c, g.seats) && !c.side && !clashes(g, c));

/**
 * Replaces each clashing tributary by a random one of the other box that fits the number of players and does not clash
 * (R3.1).
 */
function replaceTributaries(g: Imperium): void {
  const clashing = COMMONS[g.options.commons].cards.filter(
    (c) => (inMatch(c, g.seats) || !REPLACED_AFTER_REMOVAL) && clashes(g, c),
  );
  const others = COMMONS[OTHER_BOX[g.options.commons]].cards.filter((c) => c.suits?.includes('tributary'));
  const fresh = clashing.length > 0 ? shuffleWith([...others], () => random(g)) : [];
  const fits = fresh.filter((c) => inMatch(c, g.seats) && !clashes(g, c));
  for (const [i, { id }] of clashing.entries()) {
    const instead = fits[i];
    if (!instead) continue;
    g.replacements.push(instead.id);
    say(g, { k: 'tributaryReplaced', cards: [id, instead.id] });
  }
}

/** Cards in a small deck and fame cards removed unseen, by number of players (R3.4, R3.5). */
const SMALL_DECK: Readonly<Record<number, number>> = { 2: 6, 3: 7, 4: 8 };
const FAME_REMOVED: Readonly<Record<number, number>> = { 2: 2, 3: 1, 4: 0 };

function dealCommon(g: Imperium): void {
  replaceTributaries(g);
  const common = commonsFor(g);
  const of = (suit: SuitName, not?: SuitName): ComponentId[] =>
    common.filter((c) => c.suits?.includes(suit) && !(not && c.suits.includes(not))).map((c) => c.id);
  g.unrest = of('unrest'); // R3.3
  g.fame = shuffle(g, of('fame')); // R3.4
  g.removedFame = g.fame.splice(0, FAME_REMOVED[g.seats] ?? 0);
  const suits: Record<SmallDeck, ComponentId[]> = {
    REG: of('region'),
    UNC: of('uncivilised'),
    CIV: of('civilised', 'uncivilised'),
  };
  for (const suit of ['REG', 'UNC', 'CIV'] as const) {
    const cards = shuffle(g, suits[suit]);
    g.small[suit] = cards.splice(0, SMALL_DECK[g.seats] ?? 0); // R3.5
    g.main.push(...cards);
  }
  g.main = shuffle(g, [...g.main, ...of('tributary'), ...g.replacements]); // R3.6
  for (const place of g.market) {
    // R3.7–R3.9
    place.card = (place.deck === 'main' ? g.main : g.small[place.deck]).shift() ?? null;
    layUnrest(g, place);
    if (place.card && startsWithProgress(place.card)) place.progress++;
  }
}

/** Every card of a match: power cards, nation cards and common cards for the number of players. */
export function cardsInMatch(g: Imperium): ComponentId[] {
  const powers = g.players.flatMap((p) => p.power ?? []);
  if (g.phase === 'nations') return [g.kings, ...powers];
  const nations = g.players.flatMap((p) => {
    const nation = nationOf(p);
    const printed = nation.cards.filter((c) => c.start !== 'in-play' && inMatch(c, g.seats)).map((c) => c.id);
    // A two-sided card is listed by the side that lies up.
    const below = otherInPlay(nation).map(({ id, side }) => {
      const other = otherSide(id);
      return side && p.below.includes(other) ? other : id;
    });
    return [...printed, ...below];
  });
  return [g.kings, ...powers, ...nations, ...commonsFor(g).map((c) => c.id), ...g.replacements];
}
