import { randomBot } from '../../games/kit/bots/random';
import type { Ruleset } from '../../games/kit/ruleset';
import type { Coverage, Meeting, Meetings, Tooling } from '../../games/kit/tooling';
import { playMatch } from '../play/match';
import { seedOf } from '../play/seeds';

/** What is played, and how its positions are looked at. */
interface Played extends Pick<Tooling, 'options'>, Pick<Coverage, 'note' | 'variants'> {
  rules: Ruleset;
}

/** Plays seeded random games with all numbers of players. @returns for each card met, in how many of them. */
export function meetings({ rules, options: usual, note, variants = [{}] }: Played, games: number, seed: string): Map<string, Meetings> {
  const found = new Map<string, Meetings>();
  for (let i = 0; i < games; i++) {
    const met: Record<Meeting, Set<string>> = { played: new Set(), inPlay: new Set(), inHand: new Set() };
    const numbers = rules.maxSeats - rules.minSeats + 1;
    const seats = rules.minSeats + (i % numbers);
    const options = { ...usual, ...variants[Math.floor(i / numbers) % variants.length] };
    let logged = 0;
    playMatch({ rules, seats, seed: seedOf(seed, i), options }, Array.from({ length: seats }, () => randomBot), (g) => {
      const fresh = g.logged - logged;
      logged = g.logged;
      note(g, fresh > 0 ? g.events.slice(-fresh) : [], (how, id) => met[how].add(id));
    });
    for (const how of ['played', 'inPlay', 'inHand'] as const) {
      for (const id of met[how]) {
        const times = found.get(id) ?? { played: 0, inPlay: 0, inHand: 0 };
        times[how]++;
        found.set(id, times);
      }
    }
  }
  return found;
}
