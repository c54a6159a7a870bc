import styled from 'styled-components';
import type { ComponentId } from '../../../games/kit/core';
import { colour, size, space } from '../../theme';
import { ReadLink } from '../../ui/Reading';
import { useUi } from '../../words';
import { useTable, useView } from '../TableContext';

const List = styled.dl`
  display: grid;
  gap: ${space.s};
  padding-top: ${space.s};
  border-top: 1px solid ${colour('lineSoft')};
  font-size: ${size.small};
  dt {
    font-weight: 600;
  }
  dt a {
    margin-inline-start: ${space.s};
    font-weight: 400;
  }
`;

/** The words and signs on a card, each with its rule, which opens beside the table. @param onRead called when it does */
export function Explained({ id, onRead }: { id: ComponentId; onRead(): void }) {
  const { ruleset } = useView();
  const { words } = useTable();
  const { say } = useUi();
  const explanations = words.explain(id);
  if (explanations.length === 0) return null;
  return (
    <section aria-label={say('viewer.words')}>
      <List>
        {explanations.map(({ term, text, rule }) => (
          <div key={rule}>
            <dt>
              {term}
              <ReadLink address={`/rules/${ruleset}#${rule}`} onRead={onRead}>
                {say('viewer.rule', { rule })}
              </ReadLink>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </List>
    </section>
  );
}
