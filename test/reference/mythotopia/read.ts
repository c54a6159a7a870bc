import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The reference beside this file: map and cards, independent of the code in games/. */

export interface ReferenceCard {
  id: string;
  name: string;
  nameHu: string;
  copies?: number;
  symbols?: string[];
  timing?: string | null;
  effect?: string | null;
  tokens?: Record<string, { value: number; count: number }[]>;
  confidence: Record<string, string>;
}

export interface ReferenceMap {
  provinces: Record<string, { name: string; resource: string; neutralStrength: number; rough: boolean; island: number | null }>;
  seas: Record<string, { name: string }>;
  borders: { a: string; b: string; kind: string }[];
}

export interface ReferenceCards {
  starters: ReferenceCard[];
  improvements: ReferenceCard[];
  vpCards: { fixed: ReferenceCard[]; variable: ReferenceCard[] };
  components: {
    perColour: { towns: Record<string, number>; cities: number; armies: number; ships: number };
    startStock: { armies: number; ships: number };
    commonPoolPerColour: { armies: number; ships: number };
    shared: { roads: number; castles: number; mercenaries: number };
    vpTokens: Record<string, number>;
    cards: Record<string, number>;
    setupByPlayers: Record<string, { provincesEach: number; startVp: number; draft: { deal: number; discard: number } | null }>;
    startHand: { default: number; fourthPlayerOfFour: number };
  };
}

export const FOLDER = __dirname;
export const FILES = ['rules.md', 'cards.json', 'map.json', 'map-layout.json'] as const;

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8'));
export const referenceMap = read('map.json') as ReferenceMap;
export const referenceCards = read('cards.json') as ReferenceCards;
export const notation = (): string => readFileSync(path.join(FOLDER, 'notation.md'), 'utf8');
