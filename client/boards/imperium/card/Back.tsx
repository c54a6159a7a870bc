import type { IconType } from 'react-icons';
import { GiEagleEmblem } from 'react-icons/gi';
import styled from 'styled-components';
import { shadow } from '../../../theme';
import { bronzeTone, ON_DEEP, type Tone } from '../look/tone';

const Box = styled.div`
  display: grid;
  place-items: center;
  width: 100%;
  aspect-ratio: 0.76;
  border: 1px solid var(--deep);
  border-radius: 0.4rem;
  outline: 1px solid color-mix(in srgb, ${ON_DEEP} 40%, transparent);
  outline-offset: -4px;
  color: color-mix(in srgb, ${ON_DEEP} 88%, var(--tone));
  background:
    repeating-linear-gradient(45deg, #ffffff14 0 2px, transparent 2px 7px),
    repeating-linear-gradient(-45deg, #ffffff10 0 2px, transparent 2px 7px), var(--deep);
  box-shadow: ${shadow.low};
  svg {
    width: 52%;
    height: auto;
    aspect-ratio: 1;
  }
`;

/** The back of a card: of a deck, with its sign, or of a card that the viewer may not see. */
export const Back = ({ tone = bronzeTone, sign: Sign = GiEagleEmblem }: { tone?: Tone; sign?: IconType }) => (
  <Box style={tone} aria-hidden>
    <Sign />
  </Box>
);
