import type { Ruleset } from '../../games/kit/ruleset';

/** What the laws must know of a ruleset beyond its contract. */
export interface Knack {
  /** Options worth verifying with so many seats. */
  variants(seats: number): readonly Readonly<Record<string, unknown>>[];
  /**
   * Keys in G of lists that name components by what everybody has watched, wherever these lie since: a card in
   * another's hand may stand there.
   */
  publicMemory: readonly string[];
}

const KNACKS: Readonly<Record<string, Knack>> = {
  imperium: { variants: () => [{ nations: 'choose' }, { nations: 'random' }], publicMemory: ['freePlayed', 'lasting'] },
  mythotopia: {
    variants: (seats) => (seats === 2 ? [{}] : [{ setup: 'normal' }, { setup: 'draft' }]), publicMemory: ['known', 'used'],
  },
};

export const knackOf = (rules: Ruleset): Knack => KNACKS[rules.name] ?? { variants: () => [{}], publicMemory: [] };
