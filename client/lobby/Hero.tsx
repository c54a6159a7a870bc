import { GiGreekTemple } from 'react-icons/gi';
import styled from 'styled-components';
import { RULESETS } from '../rulesets';
import { font, radius, shadow, size, space } from '../theme';
import { Title } from '../ui/parts';
import { useUi } from '../words';
import meander from './meander.svg';
import { PlayNow } from './PlayNow';

/** Dark bronze in light and dark alike, as the lid of a box would be. */
const Lid = styled.header`
  position: relative;
  overflow: hidden;
  display: grid;
  gap: ${space.l};
  padding: ${space.xl} clamp(1rem, 4vw, 3rem) calc(${space.xl} + 1rem);
  border-radius: ${radius.l};
  background: radial-gradient(90% 140% at 85% 0%, #8a5420, transparent 60%), linear-gradient(160deg, #45290f, #1d1108);
  color: #f8ebd0;
  color-scheme: dark;
  box-shadow: ${shadow.high};
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 16px;
    background: #c8924e;
    mask: url('${meander}') repeat-x;
  }
  > p {
    max-width: 40rem;
    font-family: ${font.display};
    font-size: ${size.lead};
    line-height: 1.4;
  }
  > small {
    max-width: 40rem;
    font-size: ${size.small};
    color: #dcc49a;
  }
`;

const Temple = styled(GiGreekTemple)`
  position: absolute;
  right: 2%;
  bottom: -1.5rem;
  font-size: clamp(9rem, 26vw, 19rem);
  color: #f8ebd0;
  opacity: 0.09;
  pointer-events: none;
`;

/** What this is, and the shortest ways into a game: one click against a bot, or a table for people at this device. */
export function Hero() {
  const { say } = useUi();
  return (
    <Lid>
      <Temple aria-hidden />
      <Title>{say('lobby.title')}</Title>
      <p>{say('lobby.tagline')}</p>
      {RULESETS.map((entry) => (
        <PlayNow key={entry.name} entry={entry} />
      ))}
      <small>{say('here.text')}</small>
    </Lid>
  );
}
