import { CARDS } from '../../../games/settlers/catalogue';
import { answersToBuilding } from '../../../games/settlers/rules/triggers';
import type { Settlers } from '../../../games/settlers/state';
import { zones } from '../../../games/settlers/zones';
import { CardChip, SeatName, type FaceProps } from '../../table';
import { useUi } from '../../words';
import { Sayings } from '../common/parts';

/** Below the large face: where the card lies, and what building it would trigger. */
export default function Notes({ id, view, seat, words }: FaceProps<Settlers>) {
  const { say } = useUi();
  const where = zones.whereIs(view, id);
  if (!where) return null;
  const mine = seat !== null && CARDS.has(id) && where.zone === 'hand' && where.seat === seat;
  const answers = mine ? answersToBuilding(view, seat, id) : [];
  return (
    <Sayings>
      <dt>{words.term(where.zone)}</dt>
      <dd>{where.seat !== null && <SeatName seat={where.seat} />}</dd>
      {answers.length > 0 && (
        <>
          <dt>{say('town.setsOff')}</dt>
          <dd>
            {answers.map((each) => (
              <CardChip key={each} id={each} label={words.name(each)} />
            ))}
          </dd>
        </>
      )}
    </Sayings>
  );
}
