import { Suspense, use, useState } from 'react';
import styled from 'styled-components';
import { RECOMMENDED } from '../../../../games/imperium/recommended';
import { loadOnce } from '../../../loadOnce';
import { colour, radius, shadow, space } from '../../../theme';
import { useUi } from '../../../words';

/** Opens over the cards: a desk has room for all nations, and for no more. */
const Folded = styled.details`
  position: relative;
  > summary {
    cursor: pointer;
    font-size: 0.8rem;
    color: ${colour('inkSoft')};
  }
`;

const Lines = styled.ul`
  position: absolute;
  z-index: 5;
  inset-inline-end: 0;
  display: grid;
  gap: ${space.xs};
  width: min(19rem, 80vw);
  padding: ${space.s} ${space.m};
  border: 1px solid ${colour('bronze')};
  border-radius: ${radius.m};
  background: ${colour('raised')};
  box-shadow: ${shadow.high};
  font-size: 0.9rem;
  line-height: 1.35;
  > li:last-child {
    color: ${colour('inkSoft')};
  }
`;

const Badge = styled.b`
  padding: 0 0.5em;
  border: 1px solid ${colour('chosen')};
  border-radius: 999px;
  color: ${colour('chosen')};
  font-size: 0.75rem;
`;

/** The same promise each time. */
export const loadAdvice = () => loadOnce('imperium advice', () => import('../../../../games/imperium/advice'));

/** Says that the nation is one for a first match. */
export function Recommended({ nation }: { nation: string }) {
  const { say } = useUi();
  return RECOMMENDED.includes(nation) ? <Badge>{say('nations.recommended')}</Badge> : null;
}

/** Opens three lines on a nation, which come when they are asked for. */
export function Counsel({ nation }: { nation: string }) {
  const { say } = useUi();
  const [open, setOpen] = useState(false);
  return (
    <Folded onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say('nations.like')}</summary>
      {open && (
        <Suspense>
          <Advice nation={nation} />
        </Suspense>
      )}
    </Folded>
  );
}

/** What is special about a nation, what it wants to do, how hard it is. */
function Advice({ nation }: { nation: string }) {
  const { language } = useUi();
  const advice = use(loadAdvice()).ADVICE[nation];
  if (!advice) return null;
  return (
    <Lines>
      {[advice.special, advice.aims, advice.hard].map((line) => (
        <li key={line.en}>{line[language]}</li>
      ))}
    </Lines>
  );
}
