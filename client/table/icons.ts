import { GiCardDiscard, GiCardDraw, GiCardPick, GiCardPlay, GiHandOk } from 'react-icons/gi';
import type { IconTable } from './board';

/** What any table may show, by the keys of `Token` icons; a board module adds its own and may override these. */
export const ICONS: IconTable = {
  play: GiCardPlay,
  action: GiHandOk,
  draw: GiCardDraw,
  discard: GiCardDiscard,
  hand: GiCardPick,
};
