import type { ComponentId, Seat } from '../kit/core';
import { NamedComponents, seeded } from '../kit/situation/naming';
import { Situation as Played } from '../kit/situation/situation';
import { FACTIONS, type Faction, type Good } from './card';
import { CARDS } from './catalogue';
import type { SettlersFrame } from './frames';
import { score } from './rules/ending';
import { player } from './rules/select';
import { cardsInMatch, newMatch } from './rules/setup';
import { seatsFrom } from '../kit/effect/run';
import { settlers } from './ruleset';
import { ATTACK_CARDS } from './solo';
import type { Player, Settlers, SettlersOptions } from './state';

/**
 * Writes a situation down.
 *
 *     const s = situation({ players: [{ faction: 'romans', hand: ['COM003'], goods: { wood: 2, stone: 1 } }, {}] });
 *     s.answer('build COM003');
 *
 * Cards are named by their ids. Those of the match that nobody named lie in their decks, in the order of the catalogue, below the named
 * ones. A seat without a faction gets the first that is free. It is seat `turn`'s turn in the action phase (0 unless said), of round 2.
 */
export interface SituationOptions {
  players: PlayerSituation[];
  /** What is going on; somebody's turn unless given. */
  at?: 'turn' | 'lookout' | 'production' | 'cleanup' | 'attack' | 'score';
  turn?: Seat;
  first?: Seat;
  round?: number;
  passed?: Seat[];
  options?: Partial<SettlersOptions>;
  /** The top cards of the common deck, and its discard pile. */
  commonDeck?: ComponentId[];
  commonDiscard?: ComponentId[];
  /** The controllers of locations that belong to others. */
  held?: Record<ComponentId, Seat>;
  defended?: ComponentId[];
  samurai?: ComponentId[];
  blocked?: ComponentId[];
  used?: Record<ComponentId, number>;
  stashed?: Record<ComponentId, number>;
  /** The solo game: the virtual player's locations. */
  virtual?: ComponentId[];
  pile?: ComponentId[];
  line?: ComponentId[];
  attackDeck?: ComponentId[];
  seed?: string;
}

export interface PlayerSituation {
  faction?: Faction;
  goods?: Partial<Record<Good, number>>;
  hand?: ComponentId[];
  deck?: ComponentId[];
  discard?: ComponentId[];
  empire?: ComponentId[];
  foundations?: ComponentId[];
  deals?: ComponentId[];
  /** The marker cards of Trade Route, by the location with which a deal was made. */
  routes?: Record<ComponentId, ComponentId[]>;
  tucked?: Record<ComponentId, ComponentId[]>;
}

/** A situation of Imperial Settlers. */
export class Situation extends Played<Settlers> {
  player(seat: Seat): Player {
    return player(this.g, seat);
  }

  goods(seat: Seat): Partial<Record<Good, number>> {
    return Object.fromEntries(Object.entries(this.player(seat).goods).filter(([, n]) => n > 0));
  }

  score(seat: Seat): number {
    return score(this.g, seat);
  }
}

const LISTS = ['hand', 'deck', 'discard', 'empire', 'foundations', 'deals'] as const;
const OPEN = ['virtual', 'pile', 'line', 'attackDeck', 'commonDeck', 'commonDiscard'] as const;

/** Sets up a situation. @throws Error for a card that is named twice or does not exist, and for an unsound position */
export function situation(given: SituationOptions): Situation {
  const { at = 'turn', turn = 0, first = turn, round = 2, players } = given;
  const g = newMatch(players.length, {
    lookout: 'open',
    razing: 'normal',
    factions: 'choose',
    ...given.options,
  });
  seeded(g, given.seed);
  const naming = new NamedComponents((id) => {
    if (!CARDS.has(id) && !ATTACK_CARDS.has(id)) throw new Error(`no card ${id}`);
    return id;
  });
  for (const [seat, { faction }] of players.entries()) if (faction) player(g, seat).faction = faction;
  for (const [seat, each] of players.entries()) give(g, naming, seat, each);
  for (const list of OPEN) g[list] = naming.ids(given[list]);
  const { held = {}, defended = [], samurai = [], blocked = [], used = {}, stashed = {}, passed = [] } = given;
  Object.assign(g, structuredClone({ held, defended, samurai, blocked, used, stashed, passed, round, first }));
  Object.assign(g, { phase: at === 'turn' || at === 'score' ? 'action' : at, turn: 1, current: turn });
  layOthers(g, naming);
  g.agenda = agendaAt(g, at, turn);
  settlers.resume(g);
  const wrong = settlers.audit(g);
  if (wrong.length > 0) throw new Error(wrong.join('; '));
  return new Situation(settlers, g);
}

/** The frames of what is going on, with those of the phases after it. */
function agendaAt(g: Settlers, at: NonNullable<SituationOptions['at']>, turn: Seat): SettlersFrame[] {
  const round = (step: number): SettlersFrame => ({ op: 'round', step });
  switch (at) {
    case 'turn':
      return [round(3), { op: 'turn', seat: turn, begun: true }];
    case 'lookout':
      return [round(0)];
    case 'production':
      return [round(2), { op: 'production', left: seatsFrom(g, g.first, true) }];
    case 'cleanup':
      return [round(3)];
    case 'attack':
      return [round(4)];
    case 'score':
      return [{ op: 'score' }];
  }
}

function give(g: Settlers, naming: NamedComponents, seat: Seat, given: PlayerSituation): void {
  const p = player(g, seat);
  p.faction ??= FACTIONS.find((faction) => !g.players.some((each) => each.faction === faction)) ?? null;
  Object.assign(p.goods, given.goods);
  for (const list of LISTS) p[list] = naming.ids(given[list]);
  for (const [host, ids] of Object.entries(given.routes ?? {})) p.routes[host] = naming.ids(ids);
  for (const [host, ids] of Object.entries(given.tucked ?? {})) p.tucked[host] = naming.ids(ids);
}

/** Puts cards that are not named into their decks. */
function layOthers(g: Settlers, naming: NamedComponents): void {
  for (const id of cardsInMatch(g)) {
    if (naming.has(id)) continue;
    const deck = CARDS.get(id)?.deck;
    if (deck === undefined) g.attackDeck.push(id);
    else if (deck === 'common') g.commonDeck.push(id);
    else g.players.find(({ faction }) => faction === deck)?.deck.push(id);
  }
}
