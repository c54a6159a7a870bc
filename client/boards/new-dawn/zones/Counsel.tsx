import { use } from 'react';
import styled from 'styled-components';
import type { NewDawn } from '../../../../games/new-dawn/state';
import { adviceLines } from '../../../../games/kit/advice';
import type { ComponentId } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { loadOnce } from '../../../loadOnce';
import { colour, size, space } from '../../../theme';
import { useUi } from '../../../words';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: ${space.s} ${space.l};
  margin-top: ${space.m};
  font-size: ${size.small};
  line-height: 1.35;
  dt {
    font-weight: 600;
    > b {
      color: ${colour('chosen')};
    }
  }
  dd:last-child {
    color: ${colour('inkSoft')};
  }
`;

/** The advice on all leaders; one promise for all who ask. */
const loadAdvice = () => loadOnce('new-dawn advice', () => import('../../../../games/new-dawn/advice'));

/** What each leader is like, in three lines: what is special, what it aims at, how hard it is. Loaded when leaders are chosen. */
export function Counsel({ leaders, words }: { leaders: readonly ComponentId[]; words: Words<NewDawn> }) {
  const { language, say } = useUi();
  const { ADVICE, RECOMMENDED } = use(loadAdvice());
  return (
    <List>
      {leaders.map((leader) => {
        const advice = ADVICE[leader];
        return (
          advice && (
            <div key={leader}>
              <dt>
                {words.name(leader)}
                {RECOMMENDED.includes(leader) && <b> · {say('nations.recommended')}</b>}
              </dt>
              {adviceLines(advice).map((line) => (
                <dd key={line.en}>{line[language]}</dd>
              ))}
            </div>
          )
        );
      })}
    </List>
  );
}
