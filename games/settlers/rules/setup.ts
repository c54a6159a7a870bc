import { ask, askAlways, picked, push } from '../../kit/agenda';
import type { ComponentId, Frame, Seat } from '../../kit/core';
import { beginning } from '../../kit/declare';
import { seatsFrom } from '../../kit/effect/run';
import { say } from '../../kit/events';
import { random, seed, shuffle } from '../../kit/random';
import { reveal } from '../../kit/undo';
import { FACTIONS, GOODS, SPENDABLE, type Deck, type Faction } from '../card';
import { CARDS } from '../catalogue';
import { SUGGESTED } from '../factions';
import type { CourseFrame } from '../frames';
import { ATTACK_CARDS } from '../solo';
import type { Player, Settlers, SettlersOptions } from '../state';
import { UPGRADES } from '../versions';
import { revealAttack, startAttacks } from './attack';
import { releaseForScores } from './cleanup';
import { drawFrom } from './draw';
import { ROUNDS } from './ending';
import { startLookout } from './lookout';
import { startProduction } from './production';
import { player } from './select';
import { startSoloLookout } from './soloLookout';
import { startActions } from './turn';

/** Set-up (S3, S18.3) and the course of rounds (S4). Nothing is shuffled or dealt before everybody is ready. */

/** Players who still have to choose a faction, in turn order. */
export interface FactionsFrame extends Frame {
  op: 'factions';
  left: Seat[];
}

/** The phases of a round, one after the other. */
export interface RoundFrame extends Frame {
  op: 'round';
  step?: number;
}

const record = <K extends string, V>(keys: readonly K[], value: () => V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, value()])) as Record<K, V>;

const newPlayer = (): Player => ({
  faction: null,
  hand: [],
  deck: [],
  discard: [],
  empire: [],
  foundations: [],
  buried: [],
  deals: [],
  routes: {},
  tucked: {},
  looking: [],
  offer: [],
  known: [],
  passedOn: [],
  goods: record(GOODS, () => 0),
});

/** A new match, before anything is dealt. */
export function newMatch(seats: number, { lookout, razing, factions, seed: chosen }: SettlersOptions): Settlers {
  return beginning({ ruleset: 'settlers', upgrades: UPGRADES, phase: 'start', op: 'start' }, seats, chosen, {
    options: { lookout, razing, factions },
    round: 0,
    first: 0,
    passed: [],
    players: Array.from({ length: seats }, newPlayer),
    commonDeck: [],
    commonDiscard: [],
    shown: [],
    used: {},
    spent: record(SPENDABLE, () => ({})),
    answered: {},
    defended: [],
    samurai: [],
    blocked: [],
    held: {},
    stashed: {},
    virtual: [],
    pile: [],
    attackDeck: [],
    line: [],
    removedAttacks: [],
  });
}

/** The ids of the cards of a deck, in the catalogue's order. */
const ofDeck = (deck: Deck): ComponentId[] =>
  [...CARDS.values()].filter((card) => card.deck === deck).map((card) => card.id);
const ATTACKS = [...ATTACK_CARDS.keys()];

/** All cards of a match; none before they are dealt. */
export const cardsInMatch = (g: Settlers): ComponentId[] =>
  g.round === 0
    ? []
    : [
        ...ofDeck('common'),
        ...g.players.flatMap(({ faction }) => (faction ? ofDeck(faction) : [])),
        ...(g.seats === 1 ? ATTACKS : []),
      ];

/** Waits until all players are ready; then factions are chosen and cards dealt. */
export function startHandler(g: Settlers, f: CourseFrame): void {
  if (Object.keys(f.picks ?? {}).length < g.seats) {
    return askAlways(
      g,
      f,
      ...g.players.map((_, seat) => ({ seat, stage: 'start', ask: 'ready' as const, options: ['ready'] })),
    );
  }
  push(g, { op: 'begin' });
  if (g.options.factions === 'choose') push(g, { op: 'factions', left: [...g.players.keys()] });
}

/** Lets one player after the other choose a faction that is free (S3.2). */
export function factionsHandler(g: Settlers, f: FactionsFrame): void {
  const [seat, ...left] = f.left;
  if (seat === undefined) return;
  const free = FACTIONS.filter((faction) => !g.players.some((p) => p.faction === faction));
  g.current = seat;
  const [chosen] = picked(f, seat) ?? [];
  if (chosen === undefined) return ask(g, f, { seat, stage: 'factions', ask: 'faction', options: free });
  assign(g, seat, chosen as Faction);
  push(g, { op: 'factions', left });
}

function assign(g: Settlers, seat: Seat, faction: Faction): void {
  player(g, seat).faction = faction;
  say(g, { k: 'faction', seat, what: faction });
}

/** Assigns factions that are not chosen: dealt, or the suggested ones (S3.2, S17.5). */
function assignAll(g: Settlers): void {
  if (g.options.factions === 'choose') return;
  const given = g.options.factions === 'first' ? SUGGESTED : shuffle(g, [...FACTIONS]);
  for (const [i, seat] of seatsFrom(g, g.first, true).entries()) assign(g, seat, given[i] ?? 'romans');
}

/** Deals the match and starts the first round (S3.1–S3.5, S18.3). */
export function beginHandler(g: Settlers): void {
  seed(g);
  g.first = Math.floor(random(g) * g.seats);
  reveal(g, 'shuffled');
  say(g, { k: 'firstPlayer', seat: g.first });
  assignAll(g);
  g.round = 1;
  g.phase = 'lookout';
  g.commonDeck = shuffle(g, ofDeck('common'));
  for (const p of g.players) if (p.faction) p.deck = shuffle(g, ofDeck(p.faction));
  if (g.seats === 1) {
    g.attackDeck = shuffle(g, [...ATTACKS]);
    revealAttack(g);
  }
  for (const seat of seatsFrom(g, g.first, true)) {
    drawFrom(g, seat, 'common', 2);
    drawFrom(g, seat, 'faction', 2);
  }
  push(g, { op: 'round' });
}

/** Starts one phase of a round after the other: lookout, production, action, cleanup, attack (S4.1, S18.4). */
export function roundHandler(g: Settlers, f: RoundFrame): void {
  const step = f.step ?? 0;
  const last = g.round === ROUNDS;
  if (step < 5) push(g, { ...f, step: step + 1 });
  switch (step) {
    case 0:
      say(g, { k: 'round', n: g.round });
      return g.seats === 1 ? startSoloLookout(g) : startLookout(g);
    case 1:
      return startProduction(g);
    case 2:
      return startActions(g);
    case 3:
      return last ? releaseForScores(g) : push(g, { op: 'cleanup' });
    case 4:
      return g.seats === 1 ? startAttacks(g) : undefined;
    default:
      if (last) return push(g, { op: 'score' });
      g.round++;
      push(g, { op: 'round' });
  }
}
