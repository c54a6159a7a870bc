import type { Imperium } from '../../../../games/imperium/state';
import { useQuestion, type BoardProps } from '../../../table';
import { LaidOut } from '../../common/Faces';
import { Face } from '../card/Face';
import { inPlay } from './PlayArea';
import { soughtBy } from './sought';

/**
 * Cards out of piles that a question is about, and cards that I look at. They lie over my mat when nothing there can
 * be picked.
 */
export function Tray({ view, seat, words, className }: BoardProps<Imperium> & { className?: string }) {
  const { isSelectable } = useQuestion();
  const me = seat === null ? undefined : view.players[seat];
  const onMat = me ? [...inPlay(me), ...me.development, ...Object.values(me.garrison).flat(), ...me.exhausted] : [];
  return (
    <LaidOut
      groups={soughtBy(view, seat, isSelectable)}
      Face={Face}
      view={view}
      seat={seat}
      words={words}
      className={className}
      over={me !== undefined && !onMat.some(isSelectable)}
    />
  );
}
