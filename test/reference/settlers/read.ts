import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The reference beside this file: cards and factions, independent of the code in games/. */

export type Amounts = Readonly<Record<string, number>>;

interface Per {
  good: string;
  per: { colour?: string; samurai?: true };
  max: number;
}

export interface ReferenceFeature {
  on: string;
  filter?: { colour?: string; faction?: true };
  gain?: Amounts;
  choice?: Amounts[];
  optionalPay?: { cost: Amounts; gain: Amounts }[];
  special?: string;
  min?: number;
  tiers?: [number, number][];
  vpPerCard?: number;
  vpPerGood?: number;
  maxPerRound?: number;
  goods?: string[];
}

export interface ReferenceCard {
  id: string;
  group: string;
  copies: number;
  name: { en: string; enSource: string; hu?: string; cs: string };
  faction: string;
  category: string;
  colours: string[];
  buildCost: Amounts;
  dealGood?: string;
  razeGoods?: string[];
  effectData: {
    production?: { gain?: Amounts; gainPer?: Per; choice?: Amounts[]; special?: string };
    action?: { uses: number; cost: Amounts; gain?: Amounts; special?: string };
    feature?: ReferenceFeature[];
  };
  buildBonus: { gain?: Amounts; gainPer?: Per; special?: string; count?: number } | null;
  vpAtEnd: number;
  confidence: { stats: string; effect: string; nameEn: string };
}

export interface ReferenceFactions {
  factions: {
    id: string;
    name: { en: string; hu: string };
    baseProduction: Amounts;
    storage: string[];
    samurai: boolean;
    razableFactionLocations: boolean;
  }[];
  attackCards: { id: string; target: string }[];
  attackCardTotals: Amounts;
  soloScoreTable: { min: number; max: number | null; title: string }[];
}

export const FILES = ['rules.md', 'cards.json', 'factions.json'] as const;
const text = (file: string): string => readFileSync(path.join(__dirname, file), 'utf8');

export const referenceCards = JSON.parse(text('cards.json')) as ReferenceCard[];
export const referenceFactions = JSON.parse(text('factions.json')) as ReferenceFactions;
export const notation = (): string => text('notation.md');
export const rules = (): string => text('rules.md');
