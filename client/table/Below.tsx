import styled from 'styled-components';

const Line = styled.small`
  display: block;
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
  font-size: 0.72em;
  font-weight: 400;
  font-style: italic;
`;

/** The English name under the other (`Words.below`), where the reader wants both. */
export const Below = ({ name }: { name: string | null }) => name !== null && <Line lang="en">{name}</Line>;
