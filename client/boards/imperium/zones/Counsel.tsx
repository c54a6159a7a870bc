import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { loadOnce } from '../../../loadOnce';
import { colour } from '../../../theme';
import { useUi } from '../../../words';

const Lines = styled.ul`
  display: grid;
  gap: 0.1rem;
  /* Room for the number keys above the cards. */
  margin-bottom: 1.3rem;
  font-size: 0.85rem;
  line-height: 1.3;
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

/** The same promise each time: where nations are chosen it is needed. */
export const loadAdvice = () => loadOnce('imperium advice', () => import('../../../../games/imperium/advice'));

type Loaded = Awaited<ReturnType<typeof loadAdvice>>;

/** What is said of nations; null until it is there: nobody waits for it. */
function useAdvice(): Loaded | null {
  const [advice, setAdvice] = useState<Loaded | null>(null);
  useEffect(() => {
    let shown = true;
    void loadAdvice().then((loaded) => {
      if (shown) setAdvice(loaded);
    });
    return () => {
      shown = false;
    };
  }, []);
  return advice;
}

/** Says that the nation is one for a first match. */
export function Recommended({ nation }: { nation: string }) {
  const { say } = useUi();
  return useAdvice()?.RECOMMENDED.includes(nation) ? <Badge>{say('nations.recommended')}</Badge> : null;
}

/** In three lines: what is special about a nation, what it wants to do, how hard it is. */
export function Counsel({ nation }: { nation: string }) {
  const { language } = useUi();
  const advice = useAdvice()?.ADVICE[nation];
  if (!advice) return null;
  return (
    <Lines>
      {[advice.special, advice.aims, advice.hard].map((line) => (
        <li key={line.en}>{line[language]}</li>
      ))}
    </Lines>
  );
}
