import styled from 'styled-components';
import type { Words } from '../../../../games/kit/text/words';
import { EVENT_DIAL } from '../../../../games/new-dawn/components';
import type { NewDawn } from '../../../../games/new-dawn/state';
import { Icon } from '../../../table';
import { colour, finger, radius, size } from '../../../theme';
import { Zone } from '../../common/parts';
import { EVENT } from './anchors';

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
      aside={view.round > 0 && <span>{view.round}</span>}
    >
      <Segments>
        {EVENT_DIAL.map((what, i) => (
          <li key={i} aria-current={i === view.event || undefined} data-next={i === next}>
            <Icon name={what} label={`${term(what)}: ${term(`does.${what}`)}`} />
          </li>
        ))}
      </Segments>
      <Next>
        <span>
          {term('nextEvent')}: <b>{term(coming)}</b>
        </span>
        <button type="button" aria-pressed={ways} onClick={() => showWays(!ways)}>
          <Icon name="barbarian" label="" /> {term('ways')}
        </button>
      </Next>
      <Does>{term(`does.${coming}`)}</Does>
    </Zone>
  );
}
