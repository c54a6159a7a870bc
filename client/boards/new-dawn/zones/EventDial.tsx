import styled from 'styled-components';
import type { Words } from '../../../../games/kit/text/words';
import { EVENT_DIAL } from '../../../../games/new-dawn/components';
import type { NewDawn } from '../../../../games/new-dawn/state';
import { Icon } from '../../../table';
import { colour, desk, finger, radius, size } from '../../../theme';
import { Zone } from '../../common/parts';
import { EVENT } from './anchors';

/** Beside the heading, folded or not. */
const Segments = styled.ol`
  display: flex;
  gap: 0.2rem;
  margin-inline-start: auto;
  > li {
    display: grid;
    place-items: center;
    width: 1.6rem;
    height: 1.5rem;
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

const Next = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.2rem 0.6rem;
  margin-top: 0.25rem;
  font-size: 0.8rem;
  > button {
    padding: 0.1rem 0.5rem;
    border: 1px solid ${colour('line')};
    border-radius: ${radius.round};
    background: ${colour('raised')};
    color: ${colour('ink')};
    cursor: pointer;
    ${finger}
  }
  > button[aria-pressed='true'] {
    background: ${colour('bronze')};
    color: ${colour('onBronze')};
  }
  /* With four players a desk needs the room for what can be picked: one line, in which a sign has to do. */
  ${desk} {
    &[data-many='true'] {
      flex-wrap: nowrap;
      margin-top: 0;
      > button {
        flex: none;
        font-size: 0;
        svg {
          font-size: 1.1rem;
        }
      }
      & ~ p {
        display: none;
      }
    }
  }
`;

const Does = styled.p`
  margin-top: 0.25rem;
  color: ${colour('inkSoft')};
  font-size: ${size.tiny};
  line-height: 1.3;
`;

interface Props {
  view: NewDawn;
  words: Words<NewDawn>;
  /** Whether the map shows where every barbarian would end. */
  ways: boolean;
  showWays(on: boolean): void;
}

/** The event dial (C11.1): where it stands, what the next round begins with, and what that does. */
export function EventDial({ view, words, ways, showWays }: Props) {
  const { term } = words;
  const next = (view.event + 1) % EVENT_DIAL.length;
  const coming = EVENT_DIAL[next] ?? 'nothing';
  return (
    <Zone
      anchor={EVENT}
      title={term('event')}
      folds="new-dawn.event"
      aside={
        <>
          <Segments>
            {EVENT_DIAL.map((what, i) => (
              <li key={i} aria-current={i === view.event || undefined} data-next={i === next}>
                <Icon name={what} label={`${term(what)}: ${term(`does.${what}`)}`} />
              </li>
            ))}
          </Segments>
          {view.round > 0 && <span>{view.round}</span>}
        </>
      }
    >
      <Next data-many={view.seats > 3}>
        <span>
          {term('nextEvent')}: <b title={term(`does.${coming}`)}>{term(coming)}</b>
        </span>
        <button type="button" title={term('ways')} aria-pressed={ways} onClick={() => showWays(!ways)}>
          <Icon name="barbarian" label="" /> {term('ways')}
        </button>
      </Next>
      <Does>{term(`does.${coming}`)}</Does>
    </Zone>
  );
}
