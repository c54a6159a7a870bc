import styled from 'styled-components';
import { colour, font, radius, size, space } from '../../theme';
import type { FaceProps } from '../board';
import { Below } from '../Below';
import { Tokens } from '../Tokens';

const Card = styled.article`
  display: grid;
  gap: ${space.s};
  padding: ${space.m};
  border: 2px solid ${colour('bronze')};
  border-radius: ${radius.m};
  background: ${colour('raised')};
  font-size: ${size.small};
  h3 {
    font-family: ${font.display};
    font-size: ${size.body};
  }
`;

/** A component as text: its name, and in larger sizes all that it says. */
export function FallbackFace({ id, size: wanted, words }: FaceProps) {
  const { abilities, keywords, points } = words.card(id);
  return (
    <Card>
      <h3>{words.name(id)}</h3>
      {wanted !== 'small' && <Below name={words.below(id)} />}
      {wanted !== 'small' && (
        <>
          {keywords.map((tokens, i) => (
            <p key={i}>
              <Tokens tokens={tokens} still />
            </p>
          ))}
          {abilities.map(({ timing, lines }, i) => (
            <div key={i}>
              <Tokens tokens={[timing]} still />
              {': '}
              {lines.map((tokens, k) => (
                <p key={k}>
                  <Tokens tokens={tokens} still />
                </p>
              ))}
            </div>
          ))}
          {points && (
            <p>
              <Tokens tokens={points} still />
            </p>
          )}
        </>
      )}
    </Card>
  );
}
