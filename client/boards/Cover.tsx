import styled from 'styled-components';
import { Painted } from '../pictures/Painted';
import { useDaylight } from '../pictures/useDaylight';
import { rulesetOf } from '../rulesets';
import { colour, radius } from '../theme';
import { loadCover } from './index';

const Lid = styled.div`
  position: relative;
  overflow: hidden;
  > svg {
    display: block;
    width: 100%;
    height: 100%;
  }
`;

/** In CSS pixels. */
const WIDTH = 480;

/** The picture of a game, in the form of its box: painted by the kit; until it is there, or where pictures are plain, in flat shapes. */
export function Cover({ ruleset, className }: { ruleset: string; className?: string | undefined }) {
  const daylight = useDaylight();
  const scenes = loadCover(ruleset);
  return (
    <Lid className={className} aria-hidden>
      <svg viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice">
        {rulesetOf(ruleset)?.cover.map(([fill, path]) => (
          <path key={path} fill={fill} d={path} />
        ))}
      </svg>
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
