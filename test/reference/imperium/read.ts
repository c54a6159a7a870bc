import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The card reference beside this file: what is printed on the cards of both boxes, independent of the code in games/. */

export interface ReferenceCard {
  id: string;
  name: Record<string, string>;
  copies: number;
  suits: string[];
  start: string;
  minPlayers: number | null;
  side?: string;
  vp: unknown;
  playIf?: string;
  effects: { timing: string; trigger?: string; cost?: string; effect: string; optional: boolean }[];
  [fact: string]: unknown;
}

export interface ReferenceNation {
  name: Record<string, string>;
  code: string;
  difficulty: number;
  cards: ReferenceCard[];
}

export interface Reference {
  nations: Record<string, ReferenceNation>;
  common: ReferenceCard[];
  state?: ReferenceCard[];
  /** What nations begin with otherwise. */
  setup: { exceptions: Record<string, { state?: string; exhaust?: number; sunkenPile?: boolean }> };
}

export const FOLDER = __dirname;
export const FILES = ['classics.json', 'legends.json', 'notation.md', 'rules.md'] as const;

const read = (file: string): Reference => JSON.parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Reference;
export const classics = read('classics.json');
export const legends = read('legends.json');

/** All cards of a box: nations, common cards, state cards. */
export const cardsOf = (box: Reference): ReferenceCard[] =>
  [...Object.values(box.nations).flatMap((n) => n.cards), ...box.common, ...(box.state ?? [])];
