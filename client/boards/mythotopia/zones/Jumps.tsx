import type { Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { BORDERS, PROVINCES, SEAS } from '../../../../games/mythotopia/map';
import type { Mythotopia } from '../../../../games/mythotopia/state';
import { useUi } from '../../../words';
import { Jump } from '../../common/Jump';
import { HAND, MAP, OFFER, POINTS, RESERVED } from './anchors';

const ON_MAP = [...PROVINCES, ...SEAS, ...BORDERS.map(({ id }) => id)];

/** The parts of the table that a phone jumps to. */
export function Jumps({ view, seat, words }: { view: Mythotopia; seat: Seat | null; words: Words<Mythotopia> }) {
  const { say } = useUi();
  const { term } = words;
  const me = seat === null ? undefined : view.players[seat];
  return (
    <Jump
      parts={[
        { to: MAP, label: say('map.title'), keys: ON_MAP },
        ...(me
          ? [
              { to: HAND, label: term('hand'), keys: me.hand },
              { to: RESERVED, label: term('reserve'), keys: me.reserve },
            ]
          : []),
        { to: POINTS, label: term('points'), keys: view.vp.map(({ id }) => id) },
        { to: OFFER, label: term('improvements'), keys: view.shown },
      ]}
    />
  );
}
