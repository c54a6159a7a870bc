import { useState } from 'react';
import { GiCancel } from 'react-icons/gi';
import styled from 'styled-components';
import { player } from '../../../../games/new-dawn/rules/select';
import type { NewDawn } from '../../../../games/new-dawn/state';
import { Spot, useQuestion, type BoardProps } from '../../../table';
import { narrow, PHONE, shadow, size, space } from '../../../theme';
import { Button, IconButton } from '../../../ui/Button';
import { useMedia } from '../../../ui/useMedia';
import { useUi } from '../../../words';
import { Remarks } from '../../common/Abilities';
import { Panel, Zone } from '../../common/parts';
import { Face } from '../card/Face';

const Told = styled(Panel)`
  z-index: 2;
  grid-area: 1 / 1;
  align-self: start;
  justify-self: start;
  width: min(17rem, 100% - ${space.l});
  margin: ${space.s};
  box-shadow: ${shadow.high};
  font-size: ${size.small};
  /* Flat: the map below it is low. */
  ${narrow} {
    width: calc(100% - ${space.l});
    padding-block: 0 ${space.xs};
    &[data-line] {
      width: max-content;
      max-width: calc(100% - ${space.l});
      padding: 0;
    }
  }
  > section {
    display: grid;
    gap: ${space.xs};
  }
  article {
    font-size: 0.875rem;
  }
  > button:last-child {
    position: absolute;
    top: 0;
    right: 0;
  }
`;

const Line = styled(Button)`
  justify-content: start;
  margin-inline-end: 2.75rem;
  overflow: hidden;
  text-align: start;
  white-space: nowrap;
`;

/**
 * Whom I lead and what that brings, over the map when my first turn begins: a leader is dealt in a moment in which nobody asks me
 * anything. It can be put away. On a phone it is a line until it is touched: the map below it is low.
 */
export function YourLeader({ view, seat, words }: BoardProps<NewDawn>) {
  const { say } = useUi();
  const { question } = useQuestion();
  const [away, putAway] = useState(false);
  const [read, setRead] = useState(false);
  const phone = useMedia(PHONE);
  // Nothing that is asked of the map, or done there by the others, lies under it.
  if (seat === null || away || question?.ask !== 'turn' || view.turn > view.seats) return null;
  const { leader } = player(view, seat);
  if (leader === null) return null;
  const isLine = phone && !read;
  return (
    <Told data-leader data-line={isLine || undefined}>
      {isLine ? (
        <Line $kind="quiet" aria-expanded={false} onClick={() => setRead(true)}>
          {words.term('yourLeader')}: <b>{words.name(leader)}</b>
        </Line>
      ) : (
        <Zone title={words.term('yourLeader')}>
          <Remarks lines={words.card(leader).keywords} />
          <Spot id={leader}>
            <Face id={leader} size="strip" view={view} seat={seat} words={words} />
          </Spot>
        </Zone>
      )}
      <IconButton $kind="quiet" aria-label={say('close')} onClick={() => putAway(true)}>
        <GiCancel aria-hidden />
      </IconButton>
    </Told>
  );
}
