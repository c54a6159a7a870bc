import type { CardFacts } from '../card';

/** The four two-sided state cards (R1.1); they have no printed number. */
export const stateCards: CardFacts[] = [1, 2, 3, 4].flatMap((n) => (['A', 'B'] as const).map((side): CardFacts => ({
  id: `STATE${n}${side}`, name: { en: 'State card', hu: 'Államkártya', cs: 'Stavová karta' },
  side, state: side === 'A' ? 'barbarian' : 'empire', start: 'in-play', confidence: { id: 'invented' },
})));
