import { cardOf } from '../../../games/imperium/catalogue';
import { RESOURCES } from '../../../games/imperium/card';
import { pointsOf } from '../../../games/imperium/rules/scoring';
import type { Imperium } from '../../../games/imperium/state';
import { zones } from '../../../games/imperium/zones';
import { CardChip, SeatName, Tokens } from '../../table';
import type { FaceProps } from '../../table';
import { Figure, Sayings } from '../common/parts';

/**
 * Below the large face: where the card lies, what lies on and under it, what it is worth to its owner at the moment.
 */
export default function Notes({ id, view, words }: FaceProps<Imperium>) {
  const where = zones.whereIs(view, id);
  if (!where) return null;
  const player = where.seat === null ? undefined : view.players[where.seat];
  const place = view.market.find((each) => each.card === id);
  const garrison = player?.garrison[id] ?? [];
  const tokens = place ? RESOURCES.filter((resource) => place[resource] > 0) : [];
  return (
    <Sayings>
      <dt>{words.term(where.zone)}</dt>
      <dd>
        {where.seat !== null && <SeatName seat={where.seat} />}
        {where.host !== undefined && <CardChip id={where.host} label={words.name(where.host)} />}
        {place &&
          tokens.map((resource) => (
            <Figure key={resource} icon={resource} label={words.term(resource)} n={place[resource]} />
          ))}
        {place?.unrest && <CardChip id={place.unrest} label={words.name(place.unrest)} />}
        {player?.exhausted.includes(id) && <Figure icon="exhaust" label={words.term('exhaust')} n={1} />}
      </dd>
      {garrison.length > 0 && (
        <>
          <dt>{words.term('garrison')}</dt>
          <dd>
            {garrison.map((each) => (
              <CardChip key={each} id={each} label={words.name(each)} />
            ))}
          </dd>
        </>
      )}
      {where.seat !== null && zones.scores(where) && cardOf(id).value.kind !== 'none' && (
        <>
          <dt>{words.term('points')}</dt>
          <dd>
            <Figure icon="points" label={words.term('points')} n={pointsOf(view, where.seat, id)} />
            <Tokens tokens={words.counted?.(view, where.seat, id) ?? []} />
          </dd>
        </>
      )}
    </Sayings>
  );
}
