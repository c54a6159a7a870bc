import { Suspense, use, useState } from 'react';
import styled from 'styled-components';
import { RECOMMENDED } from '../../../../games/imperium/recommended';
import { adviceLines } from '../../../../games/kit/advice';
import { loadOnce } from '../../../loadOnce';
import { colour, radius, shadow, space } from '../../../theme';
import { ReadLink } from '../../../ui/Reading';
import { useUi } from '../../../words';

/** Opens over the nation's cards: a desk has room for all nations and nothing more. */
const Folded = styled.details`
  > summary {
    cursor: pointer;
    font-size: 0.8rem;
    color: ${colour('inkSoft')};
  }
`;

const Lines = styled.ul`
  position: absolute;
  z-index: 5;
  inset-inline: 0;
  display: grid;
  gap: ${space.xs};
  padding: ${space.s} ${space.m};
  border: 1px solid ${colour('bronze')};
  border-radius: ${radius.m};
  background: ${colour('raised')};
  box-shadow: ${shadow.high};
  font-size: 0.9rem;
  font-weight: 400;
  line-height: 1.35;
  white-space: normal;
  > li:nth-child(3) {
    color: ${colour('inkSoft')};
  }
`;

const Badge = styled.b`
  padding: 0 0.35em;
  border: 1px solid ${colour('chosen')};
  border-radius: 999px;
  color: ${colour('chosen')};
  font-size: 0.75rem;
`;

const Level = styled.span`
  font-size: 0.8rem;
  font-weight: 400;
  color: ${colour('inkSoft')};
`;

/** The advice on all nations; one promise for all who ask. */
export const loadAdvice = () => loadOnce('imperium advice', () => import('../../../../games/imperium/advice'));

/** Says that the nation is one for a first match. */
export function Recommended({ nation }: { nation: string }) {
  const { say } = useUi();
  return RECOMMENDED.includes(nation) ? <Badge>{say('nations.recommended')}</Badge> : null;
}

/** How hard a nation is to play, as its box says. */
export function Difficulty({ n }: { n: number }) {
  const { say } = useUi();
  return <Level>{say('nations.difficulty', { n })}</Level>;
}

/** A button that loads three lines of advice on a nation. */
export function Counsel({ nation }: { nation: string }) {
  const { say } = useUi();
  const [open, setOpen] = useState(false);
  return (
    <Folded
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A click elsewhere closes it: it lies over the cards.
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <summary>{say('nations.like')}</summary>
      {open && (
        <Suspense>
          <Advice nation={nation} />
        </Suspense>
      )}
    </Folded>
  );
}

/** What is special about a nation, what it aims at, how hard it is; with its cards. */
function Advice({ nation }: { nation: string }) {
  const { language, say } = useUi();
  const advice = use(loadAdvice()).ADVICE[nation];
  if (!advice) return null;
  return (
    <Lines>
      {adviceLines(advice).map((line) => (
        <li key={line.en}>{line[language]}</li>
      ))}
      <li>
        <ReadLink address={`/cards/imperium?nation=${nation}`}>{say('nations.cards')}</ReadLink>
      </li>
    </Lines>
  );
}
