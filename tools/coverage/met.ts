import { randomBot } from '../../games/kit/bots/random';
import type { Core } from '../../games/kit/core';
import type { Ruleset } from '../../games/kit/ruleset';
import { imperium } from '../../games/imperium/ruleset';
import type { Imperium } from '../../games/imperium/state';
import { playMatch } from '../play/match';
import { seedOf } from '../play/seeds';

/** How often random play met a card, in games. */
export interface Meetings { played: number; inPlay: number; inHand: number }

/** Names of events whose cards are played or resolved. */
const PLAYED: ReadonlySet<string> = new Set(['play', 'freePlay', 'kingOfKings']);

/** Notes which cards one game met. */
class Notes {
  readonly played = new Set<string>();
  readonly inPlay = new Set<string>();
  readonly inHand = new Set<string>();
  #logged = 0;

  note(g: Imperium): void {
    const fresh = g.logged - this.#logged;
    this.#logged = g.logged;
    for (const { k, cards } of fresh > 0 ? g.events.slice(-fresh) : []) {
      if (PLAYED.has(k)) cards?.forEach((id) => this.played.add(id));
    }
    for (const p of g.players) {
      for (const id of p.hand) this.inHand.add(id);
      for (const id of p.play) this.inPlay.add(id);
      if (p.power) this.inPlay.add(p.power);
    }
  }
}

/** Plays seeded random games with 2 to 4 players. @returns for each card met, in how many of them. */
export function meetings(games: number, seed: string): Map<string, Meetings> {
  const found = new Map<string, Meetings>();
  const seats = (i: number): number => imperium.minSeats + (i % (imperium.maxSeats - imperium.minSeats + 1));
  for (let i = 0; i < games; i++) {
    const notes = new Notes();
    const setup = { rules: imperium as unknown as Ruleset, seats: seats(i), seed: seedOf(seed, i), options: { nations: 'random' } };
    playMatch(setup, Array.from({ length: setup.seats }, () => randomBot), (g: Core) => notes.note(g as Imperium));
    for (const kind of ['played', 'inPlay', 'inHand'] as const) {
      for (const id of notes[kind]) {
        const met = found.get(id) ?? { played: 0, inPlay: 0, inHand: 0 };
        met[kind]++;
        found.set(id, met);
      }
    }
  }
  return found;
}
