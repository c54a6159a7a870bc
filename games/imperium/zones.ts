import type { ComponentId } from '../kit/core';
import type { Zone } from '../kit/view';
import type { Imperium } from './state';
import { OPEN_DISCARD_AND_EXILE } from './rules/open';

const open = OPEN_DISCARD_AND_EXILE ? 'all' : 'none';

/** Every list of cards that is hidden from somebody, with who sees it (R17); everything else lies open. */
export function zonesOf(g: Imperium): Zone[] {
  const zones: Zone[] = [
    { cards: g.small.REG, sight: 'none' }, { cards: g.small.UNC, sight: 'none' }, { cards: g.small.CIV, sight: 'none' },
    { cards: g.main, sight: 'none' }, { cards: g.fame, sight: 'none' }, { cards: g.removedFame, sight: 'none' },
    { cards: g.exile, sight: open },
  ];
  for (const [owner, p] of g.players.entries()) {
    const searched = (deck: 'deck' | 'nationDeck') => (p.searching.includes(deck) ? 'owner' as const : 'none' as const);
    zones.push(
      { cards: p.hand, sight: 'owner', owner },
      { cards: p.deck, sight: searched('deck'), owner, unordered: true },
      { cards: p.nationDeck, sight: searched('nationDeck'), owner, unordered: true },
      { cards: p.discard, sight: open },
      { cards: p.history, sight: 'owner', owner },
    );
    if (p.looking) zones.push({ cards: p.looking.cards, sight: 'owner', owner });
  }
  return zones;
}

/** Every card of the match, wherever it lies. */
export function allCards(g: Imperium): ComponentId[] {
  const own = g.players.flatMap((p) => [
    ...p.hand, ...p.deck, ...p.discard, ...p.history, ...p.play, ...p.nationDeck, ...p.development,
    ...Object.values(p.garrison).flat(), ...(p.looking?.cards ?? []), ...(p.accession ? [p.accession] : []), ...(p.power ? [p.power] : []),
  ]);
  const market = g.market.flatMap((m) => [...(m.card ? [m.card] : []), ...(m.unrest ? [m.unrest] : [])]);
  return [...own, ...market, ...g.small.REG, ...g.small.UNC, ...g.small.CIV, ...g.main, ...g.fame, ...g.removedFame,
    ...g.unrest, ...g.exile, ...g.revealed];
}
