import type { ComponentId } from '../kit/core';
import type { Zone } from '../kit/view';
import { OPEN_DISCARDS } from './rules/open';
import type { Mythotopia } from './state';

/** Every list of cards with who sees it (M4.10). */
export function zonesOf(g: Mythotopia): Zone[] {
  const zones: Zone[] = [
    // Hidden while the game is set up, open to all afterwards (M2.3).
    { cards: g.provinceDeck, sight: g.phase === 'turns' ? 'all' : 'none' },
    { cards: g.undealt, sight: 'none' },
    { cards: g.shown, sight: 'all' }, { cards: g.box, sight: 'all' },
  ];
  for (const [owner, p] of g.players.entries()) {
    zones.push(
      { cards: p.hand, sight: 'owner', owner }, { cards: p.looking, sight: 'owner', owner }, { cards: p.deck, sight: 'none', owner },
      { cards: p.discard, sight: OPEN_DISCARDS ? 'all' : 'none', owner }, { cards: p.reserve, sight: 'all', owner },
      { cards: p.removed, sight: 'all', owner }, { cards: p.playing, sight: 'all', owner },
    );
  }
  return zones;
}

/** Every card in any zone. */
export const allCards = (g: Mythotopia): ComponentId[] => zonesOf(g).flatMap((zone) => zone.cards);
