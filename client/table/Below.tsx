import styled from 'styled-components';

const Line = styled.small`
  display: block;
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;
  font-size: max(0.72em, 0.6rem);
  line-height: 1.25;
  font-weight: 400;
  font-style: italic;
  /* On a card as narrow as that it would be too small to be read. */
  @container (max-width: 9.75rem) {
    display: none;
  }
`;

/** The English name under the other (`Words.below`), where the reader wants both. */
export const Below = ({ name }: { name: string | null }) => name !== null && <Line lang="en">{name}</Line>;
