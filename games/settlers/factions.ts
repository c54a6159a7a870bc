import type { Faction, Gains, Good } from './card';

/** The four faction boards (S6.2): what they produce, and what their owner may keep in cleanup (S14.1). */
export interface FactionFacts {
  name: { en: string; hu: string; cs?: string };
  production: Gains;
  storage: readonly Good[];
  /** Opponents may raze its locations, and its owner may deploy samurai (S16). */
  samurai?: true;
  confidence?: Readonly<Record<string, string>>;
}

export const FACTION_FACTS: Readonly<Record<Faction, FactionFacts>> = {
  barbarians: {
    name: { en: 'Barbarians', hu: 'Barbárok' },
    production: { worker: 5, raze: 1, defence: 1 },
    storage: ['worker'],
    confidence: { production: 'single-source' },
  },
  romans: {
    name: { en: 'Romans', hu: 'Rómaiak' },
    production: { worker: 2, wood: 1, stone: 1, raze: 1, defence: 1 },
    storage: ['raze'],
  },
  egyptians: {
    name: { en: 'Egyptians', hu: 'Egyiptomiak' },
    production: { worker: 3, gold: 1, raze: 1, defence: 1 },
    storage: ['gold'],
    confidence: { production: 'single-source' },
  },
  japanese: {
    name: { en: 'Japanese', hu: 'Japánok' },
    production: { worker: 4, wood: 1, raze: 1, defence: 1 },
    storage: ['food'],
    samurai: true,
  },
};

/** The factions suggested for a first game of two (S17.5). */
export const SUGGESTED: readonly Faction[] = ['romans', 'barbarians'];
