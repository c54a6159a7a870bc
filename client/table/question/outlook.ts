import type { GameEvent, Seat } from '../../../games/kit/core';
import type { Change } from '../../../games/kit/foresee';
import { capital } from '../../../games/kit/text/tokens';
import type { Token } from '../../../games/kit/text/words';

/** A sentence of the log about me, without me: "Ann draws 2 cards" becomes "Draws 2 cards". */
export function withoutMe(tokens: readonly Token[], seat: Seat | null, language: string): readonly Token[] {
  const [first, next, ...rest] = tokens;
  if (first?.t !== 'seat' || first.seat !== seat || next?.t !== 'text') return tokens;
  return capital([{ ...next, text: next.text.trimStart() }, ...rest], language);
}

/** Tokens that come and go are told by figures; what else happens, in the log's words. */
export const isFigure = (event: GameEvent, changes: readonly Change[]): boolean =>
  event.cards === undefined && event.what !== undefined && changes.some(({ what }) => what === event.what);

/** "+2", "−1". */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
