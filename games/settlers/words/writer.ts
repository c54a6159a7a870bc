import type { Bending } from '../../kit/text/phrasebook';

export interface SettlersWriter {
  gained(n: number, what: string): Bending;
  counted(what: string): Bending;
}
