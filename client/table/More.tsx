import styled from 'styled-components';
import { colour, size } from '../theme';
import { useUi } from '../words';

const Rest = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: ${colour('bronze')};
  text-decoration: underline dotted;
  text-underline-offset: 0.2em;
  cursor: pointer;
  && {
    font-size: ${size.small};
  }
`;

/** After the first things that are told, how many more there are; it tells these as well, and folds them again. */
export function More({ n, onClick }: { n: number; onClick(): void }) {
  const { say } = useUi();
  return (
    <Rest type="button" onClick={onClick}>
      {n > 0 ? say('telling.and', { n }) : say('telling.close')}
    </Rest>
  );
}
