import styled from 'styled-components';
import { HIDDEN, type ComponentId, type Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import type { Mythotopia } from '../../../../games/mythotopia/state';
import { Icon, SeatName, useTable } from '../../../table';
import { colour, font, radius } from '../../../theme';
import { othersOf, Zone } from '../../common/parts';
import { CardTag } from '../card/Tag';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(7.4rem, 100%), 1fr));
  gap: 0.25rem;
  margin-top: 0.25rem;
`;

const PileRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
`;

const Pile = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.3rem;
  min-height: 1.75rem;
  padding: 0 0.45rem;
  border: 1px solid ${colour('line')};
  border-radius: ${radius.s};
  background: ${colour('surface')};
  color: ${colour('ink')};
  font-family: ${font.body};
  font-size: 0.78rem;
  letter-spacing: normal;
  text-transform: none;
  &:not(:disabled) {
    cursor: pointer;
  }
  &:disabled {
    border-style: dashed;
    color: ${colour('inkSoft')};
  }
`;

/** A pile with how many cards it holds; one that lies open can be looked through. */
function PileButton({
  icon,
  label,
  cards,
  pile,
  brief,
}: {
  icon: string;
  label: string;
  cards: readonly ComponentId[];
  pile: string;
  brief: boolean;
}) {
  const { openPile } = useTable();
  const closed = cards.length === 0 || cards.includes(HIDDEN);
  return (
    <Pile type="button" disabled={closed} data-pile={pile} onClick={() => openPile(label, [...cards].sort())}>
      <Icon name={icon} label={brief ? label : ''} />
      {!brief && label} <b>{cards.length}</b>
    </Pile>
  );
}

/** The piles of one player; `brief` by their signs alone. */
export function PilesOf({
  view,
  seat,
  words,
  brief = false,
}: {
  view: Mythotopia;
  seat: Seat;
  words: Words<Mythotopia>;
  brief?: boolean;
}) {
  const player = view.players[seat];
  if (!player) return null;
  return (
    <PileRow>
      <PileButton icon="deck" label={words.term('deck')} cards={player.deck} pile={`deck ${seat}`} brief={brief} />
      <PileButton
        icon="discard"
        label={words.term('discard')}
        cards={player.discard}
        pile={`discard ${seat}`}
        brief={brief}
      />
      {player.removed.length > 0 && (
        <PileButton
          icon="removed"
          label={words.term('removed')}
          cards={player.removed}
          pile={`removed ${seat}`}
          brief={brief}
        />
      )}
    </PileRow>
  );
}

/** What of the other players lies open: reserve and piles. */
export const Others = ({ view, seat, words }: { view: Mythotopia; seat: Seat | null; words: Words<Mythotopia> }) => (
  <>
    {othersOf(view.seats, seat).map((each) => (
      <Zone
        key={each}
        title={<SeatName seat={each} />}
        folds={`mythotopia.other${each}`}
        aside={<PilesOf view={view} seat={each} words={words} brief />}
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
