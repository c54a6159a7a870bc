import styled from 'styled-components';
import { Painted } from '../pictures/Painted';
import { Shapes } from '../pictures/Shapes';
import { useDaylight } from '../pictures/useDaylight';
import { colour, radius } from '../theme';
import { loadCover } from './index';

const Lid = styled.div`
  position: relative;
  overflow: hidden;
  > svg {
    display: block;
  }
`;

/** In CSS pixels: of a whole picture, of which a high box shows the middle. */
const WIDTH = 640;

/** The picture of a game, in the form of its box: painted by the kit; until it is there, or where pictures are plain, in flat shapes. */
export function Cover({ ruleset, className }: { ruleset: string; className?: string | undefined }) {
  const daylight = useDaylight();
  const scenes = loadCover(ruleset);
  return (
    <Lid className={className} aria-hidden>
      <Shapes ruleset={ruleset} />
      {daylight && scenes && (
        <Painted ruleset={`${ruleset} cover`} scenes={scenes} id={ruleset} daylight={daylight} width={WIDTH} />
      )}
    </Lid>
  );
}

/** The same as a low banner: where one waits. */
export const Banner = styled(Cover)`
  height: 5.5rem;
  border: 1px solid ${colour('line')};
  border-radius: ${radius.m};
`;
