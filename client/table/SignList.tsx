import styled from 'styled-components';
import { space } from '../theme';
import { useTable } from './TableContext';
import { Icon } from './Tokens';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  gap: ${space.xs} ${space.m};
  > li {
    display: flex;
    gap: 0.4em;
    align-items: center;
  }
`;

/** Signs, each with its word. */
export function SignList({ signs }: { signs: readonly string[] }) {
  const { words } = useTable();
  return (
    <List>
      {signs.map((key) => (
        <li key={key}>
          <Icon name={key} label="" />
          {words.term(key)}
        </li>
      ))}
    </List>
  );
}
