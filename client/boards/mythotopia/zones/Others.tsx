import styled from 'styled-components';
import type { Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import type { Mythotopia } from '../../../../games/mythotopia/state';
import { SeatName } from '../../../table';
import { othersOf, Zone } from '../../common/parts';
import { PileButton, PileRow } from '../../common/PileButton';
import { CardTag } from '../card/Tag';
import { SYMBOL_HUES } from '../look/hues';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(7.4rem, 100%), 1fr));
  gap: 0.25rem;
  margin-top: 0.25rem;
`;

/** Waves in the blue of the sea: the map on every card's back. */
const BACK = { back: 'waves', deep: SYMBOL_HUES.ship[0] } as const;

/** A player's piles; `brief` leaves out their words. */
export function PilesOf({ view, seat, brief }: { view: Mythotopia; seat: Seat; brief?: boolean }) {
  const player = view.players[seat];
  if (!player) return null;
  return (
    <PileRow>
      <PileButton icon="deck" zone="deck" cards={player.deck} pile={`deck ${seat}`} brief={brief} {...BACK} />
      <PileButton icon="discard" zone="discard" cards={player.discard} pile={`discard ${seat}`} brief={brief} />
      {player.removed.length > 0 && (
        <PileButton icon="removed" zone="removed" cards={player.removed} pile={`removed ${seat}`} brief={brief} />
      )}
    </PileRow>
  );
}

/** The open zones of the other players: reserve and piles. */
export const Others = ({ view, seat, words }: { view: Mythotopia; seat: Seat | null; words: Words<Mythotopia> }) => (
  <>
    {othersOf(view.seats, seat).map((each) => (
      <Zone
        key={each}
        title={<SeatName seat={each} />}
        folds={`mythotopia.other${each}`}
        aside={<PilesOf view={view} seat={each} brief />}
      >
        <List aria-label={words.term('reserve')}>
          {view.players[each]?.reserve.map((id) => (
            <li key={id}>
              <CardTag id={id} words={words} />
            </li>
          ))}
        </List>
      </Zone>
    ))}
  </>
);
