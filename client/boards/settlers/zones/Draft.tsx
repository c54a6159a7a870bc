import styled from 'styled-components';
import { HIDDEN, type Seat } from '../../../../games/kit/core';
import { drafting } from '../../../../games/settlers/rules/lookout';
import type { Settlers } from '../../../../games/settlers/state';
import { Icon, SeatName, type BoardProps } from '../../../table';
import { colour, desk, radius, shadow } from '../../../theme';
import { useUi } from '../../../words';
import { LaidOut } from '../../common/Faces';
import { BELOW_JUMP } from '../../common/parts';
import { Face } from '../card/Face';
import { DRAFT } from './anchors';

const Table = styled.section`
  display: grid;
  justify-items: center;
  gap: 0.3rem;
  --face-height: calc(var(--card-height) * 1.15);
  ${desk} {
    --face-height: calc(var(--card-height) * 0.94);
  }
`;

const Order = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem;
  font-size: 0.85rem;
  > li {
    padding: 0.05rem 0.6rem;
    border: 1px solid ${colour('lineSoft')};
    border-radius: ${radius.round};
    background: ${colour('surface')};
    opacity: 0.85;
  }
  > li[aria-current] {
    border: 2px solid ${colour('bronze')};
    background: ${colour('raised')};
    box-shadow: ${shadow.low};
    opacity: 1;
  }
`;

/**
 * The lookout: open cards between all players, with the order of choosing; in a closed one, the cards that I choose
 * from and those I have passed on.
 */
export function Draft({ view, seat, words, className }: BoardProps<Settlers> & { className?: string }) {
  const { say } = useUi();
  if (view.phase !== 'lookout') return null;
  const order = drafting(view);
  const offered = view.players.flatMap(({ offer }, owner) => {
    const cards = offer.filter((id) => id !== HIDDEN);
    return cards.length > 0 ? [{ owner, cards }] : [];
  });
  if (view.shown.length + offered.length === 0) return null;
  return (
    <Table className={className} id={DRAFT} style={BELOW_JUMP} aria-label={words.term('lookout')}>
      {order.length > 0 && (
        <Order aria-label={say('town.order')}>
          <li aria-hidden>
            <Icon name="lookout" label="" />
          </li>
          {order.map((each: Seat, i) => (
            <li key={i} aria-current={i === 0 ? 'step' : undefined}>
              <SeatName seat={each} />
            </li>
          ))}
        </Order>
      )}
      <LaidOut
        quiet
        groups={[{ zone: 'shown', cards: view.shown }]}
        Face={Face}
        view={view}
        seat={seat}
        words={words}
      />
      {offered.map(({ owner, cards }) => (
        <LaidOut
          key={owner}
          groups={[{ zone: 'offer', cards }]}
          aside={owner === seat ? undefined : <SeatName seat={owner} />}
          Face={Face}
          view={view}
          seat={seat}
          words={words}
        />
      ))}
    </Table>
  );
}
