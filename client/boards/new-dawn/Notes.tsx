import type { NewDawn } from '../../../games/new-dawn/state';
import { zones } from '../../../games/new-dawn/zones';
import { SeatName, type FaceProps } from '../../table';
import { Sayings } from '../common/parts';
import { Laid, layingOn } from './card/Laid';

/** Below the large face: where the card lies, and what lies on it. */
export default function Notes({ id, view, words }: FaceProps<NewDawn>) {
  const where = zones.whereIs(view, id);
  if (!where) return null;
  return (
    <Sayings>
      <dt>{words.term(where.zone)}</dt>
      <dd>
        {where.seat !== null && <SeatName seat={where.seat} />}
        {where.zone === 'row' && where.seat !== null && (
          <span>
            {words.term('slot')} {(view.players[where.seat]?.row.indexOf(id) ?? 0) + 1}
          </span>
        )}
        <Laid id={id} {...layingOn(view, id)} words={words} />
      </dd>
    </Sayings>
  );
}
