import styled from 'styled-components';
import type { Doubt, Listed } from '../../../games/kit/browse';
import type { ComponentId } from '../../../games/kit/core';
import { colour, size } from '../../theme';
import { useList, useUi, type UiKey } from '../../words';
import { useTable } from '../TableContext';

const Line = styled.p`
  font-size: ${size.tiny};
  color: ${colour('inkSoft')};
`;

const LABELS: Readonly<Record<Doubt, UiKey>> = {
  'single-source': 'doubt.single',
  inferred: 'doubt.inferred',
  invented: 'doubt.invented',
};

/** How sure the sources of a card are: nothing is said where several agree. A name that is not printed anywhere is ours. */
export function Doubts({ id, of = {} }: { id: ComponentId; of?: Listed['doubts'] }) {
  const { words } = useTable();
  const { say } = useUi();
  const list = useList();
  const name = words.doubtOfName(id);
  const fields = Object.entries(of).map(([field, doubt]) => ({ doubt, said: words.term(`field.${field}`) }));
  const said = name === null || name === 'invented' ? fields : [{ doubt: name, said: say('doubt.name') }, ...fields];
  const kinds = [...new Set(said.map(({ doubt }) => doubt))];
  return (
    <>
      {name === 'invented' && <Line>{say('doubt.ourName')}</Line>}
      {kinds.map((kind) => (
        <Line key={kind}>
          {say(LABELS[kind])}: {list(said.filter(({ doubt }) => doubt === kind).map((each) => each.said))}
        </Line>
      ))}
    </>
  );
}
