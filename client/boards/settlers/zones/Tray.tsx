import { HIDDEN, type ComponentId } from '../../../../games/kit/core';
import type { Settlers } from '../../../../games/settlers/state';
import { useQuestion, type BoardProps } from '../../../table';
import { LaidOut } from '../../common/Faces';
import { Face } from '../card/Face';

/** Cards that I choose from, and cards out of piles that a question is about. */
export function Tray({ view, seat, words, className }: BoardProps<Settlers> & { className?: string }) {
  const { isSelectable } = useQuestion();
  const me = seat === null ? undefined : view.players[seat];
  const known = (cards: readonly ComponentId[] = []): ComponentId[] => cards.filter((id) => id !== HIDDEN);
  return (
    <LaidOut
      groups={[
        { zone: 'looking', cards: known(me?.looking) },
        ...(['buried', 'discard'] as const).map((zone) => ({
          zone,
          cards: known(me?.[zone]).filter(isSelectable),
        })),
      ]}
      Face={Face}
      view={view}
      seat={seat}
      words={words}
      className={className}
    />
  );
}
