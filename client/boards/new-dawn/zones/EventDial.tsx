import styled from 'styled-components';
import type { Words } from '../../../../games/kit/text/words';
import { EVENT_DIAL } from '../../../../games/new-dawn/components';
import type { NewDawn } from '../../../../games/new-dawn/state';
import { Icon } from '../../../table';
import { colour, radius } from '../../../theme';
import { Zone } from '../../common/parts';

const Segments = styled.ol`
  display: flex;
  gap: 0.2rem;
  margin-top: 0.2rem;
  > li {
    flex: 1;
    display: grid;
    place-items: center;
    min-height: 1.7rem;
    border: 1px solid ${colour('lineSoft')};
    border-radius: ${radius.s};
    background: ${colour('sunk')};
    color: ${colour('inkSoft')};
    font-size: 1.1rem;
  }
  > li[aria-current] {
    background: ${colour('bronze')};
    color: ${colour('onBronze')};
  }
  > li[data-next='true'] {
    border: 2px solid ${colour('bronze')};
    background: ${colour('raised')};
    color: ${colour('ink')};
  }
`;

const Next = styled.p`
  margin-top: 0.15rem;
  font-size: 0.8rem;
`;

/** The event dial (C11.1): where it stands, and what the next round begins with. */
export function EventDial({ view, words }: { view: NewDawn; words: Words<NewDawn> }) {
  const next = (view.event + 1) % EVENT_DIAL.length;
  return (
    <Zone title={words.term('event')} aside={view.round > 0 && <span>{view.round}</span>}>
      <Segments>
        {EVENT_DIAL.map((what, i) => (
          <li key={i} aria-current={i === view.event || undefined} data-next={i === next}>
            <Icon name={what} label={words.term(what)} />
          </li>
        ))}
      </Segments>
      <Next>
        {words.term('nextEvent')}: <b>{words.term(EVENT_DIAL[next] ?? 'nothing')}</b>
      </Next>
    </Zone>
  );
}
