import styled from 'styled-components';
import { cardOf } from '../../../../games/imperium/catalogue';
import type { Imperium, Player } from '../../../../games/imperium/state';
import type { Words } from '../../../../games/kit/text/words';
import { font, radius, shadow } from '../../../theme';
import { Side } from '../card/sheet';
import { Emblem } from '../emblems/Emblem';
import { hatched, ON_DEEP, onHatched, toneOfNation } from '../look/tone';

const Cloth = styled.span`
  ${hatched}
  ${onHatched}
  display: flex;
  align-items: center;
  gap: 0.4em;
  padding: var(--between, 0.2rem) 0.5em;
  border-radius: ${radius.m};
  box-shadow: ${shadow.edge};
  color: ${ON_DEEP};
  font-family: ${font.display};
  font-size: var(--named, 1.1rem);
  font-weight: 700;
  line-height: 1.2;
  > svg {
    flex: none;
    width: 1.5em;
    height: 1.5em;
    margin-block: -0.2em;
  }
  > ${Side} {
    margin-inline-start: auto;
    font-size: 0.75rem;
    line-height: 1.2;
  }
`;

/** A player's nation, in the colour of its cards, with its emblem and, unless `brief`, the side of its power card. */
export function Banner({ player, words, brief = false }: { player: Player; words: Words<Imperium>; brief?: boolean }) {
  const { nation, power } = player;
  if (nation === null) return null;
  return (
    <Cloth style={toneOfNation(nation)}>
      {power !== null && <Emblem id={power} />}
      {words.term(nation)}
      {power !== null && !brief && <Side>{cardOf(power).facts.side}</Side>}
    </Cloth>
  );
}
