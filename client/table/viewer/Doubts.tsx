import styled from 'styled-components';
import type { Doubt, Listed } from '../../../games/kit/browse';
import type { ComponentId } from '../../../games/kit/core';
import { colour, size } from '../../theme';
import { useList, useUi, type UiKey } from '../../words';
import { useTable } from '../TableContext';

const Fold = styled.details`
  font-size: ${size.small};
  color: ${colour('inkSoft')};
  > summary {
    cursor: pointer;
  }
`;

const LABELS: Readonly<Record<Doubt, UiKey>> = {
  'single-source': 'doubt.single',
  inferred: 'doubt.inferred',
  invented: 'doubt.invented',
};

/**
 * Behind a fold, a card's number where it is wanted, and how sure its sources are: nothing is said where several agree. A name that is
 * not printed anywhere is ours.
 */
export function Doubts({
  id,
  of = {},
  numbered = false,
}: {
  id: ComponentId;
  of?: Listed['doubts'];
  numbered?: boolean;
}) {
  const { words } = useTable();
  const { say } = useUi();
  const list = useList();
  const name = words.doubtOfName(id);
  const fields = Object.entries(of).map(([field, doubt]) => ({ doubt, said: words.term(`field.${field}`) }));
  const said = name === null || name === 'invented' ? fields : [{ doubt: name, said: say('doubt.name') }, ...fields];
  const kinds = [...new Set(said.map(({ doubt }) => doubt))];
  if (!numbered && name !== 'invented' && kinds.length === 0) return null;
  return (
    <Fold>
      <summary>{say('doubt.fold')}</summary>
      {numbered && <p>{id}</p>}
      {name === 'invented' && <p>{say('doubt.ourName')}</p>}
      {kinds.map((kind) => (
        <p key={kind}>
          {say(LABELS[kind])}: {list(said.filter(({ doubt }) => doubt === kind).map((each) => each.said))}
        </p>
      ))}
    </Fold>
  );
}
