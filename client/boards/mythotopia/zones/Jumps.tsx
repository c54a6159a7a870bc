import type { Words } from '../../../../games/kit/text/words';
import { BORDERS, PROVINCES, SEAS } from '../../../../games/mythotopia/map';
import type { Mythotopia } from '../../../../games/mythotopia/state';
import { useUi } from '../../../words';
import { Jump } from '../../common/Jump';
import { MAP, OFFER, POINTS } from './anchors';

const ON_MAP = [...PROVINCES, ...SEAS, ...BORDERS.map(({ id }) => id)];

/** The parts of the table that a phone jumps to. Hand and reserve are not among them: they are always in sight. */
export function Jumps({ view, words }: { view: Mythotopia; words: Words<Mythotopia> }) {
  const { say } = useUi();
  const { term } = words;
  return (
    <Jump
      parts={[
        { to: MAP, label: say('map.title'), keys: ON_MAP },
        { to: POINTS, label: term('points'), keys: view.vp.map(({ id }) => id) },
        { to: OFFER, label: term('improvements'), keys: view.shown },
      ]}
    />
  );
}
