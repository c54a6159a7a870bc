import styled, { css } from 'styled-components';
import { Icon, useTable } from '../../../table';
import { finger, font } from '../../../theme';
import { backOf, pileOf, type Back } from '../../../ui/things';
import { softly } from '../../common/hyphens';
import { ON_DEEP, onHatched, type Tone } from '../look/tone';

/** The board has few piles in a row. */
const IN_LINE = '@container board (max-width: 40rem) or (min-width: 54rem)';

const look = css`
  position: relative;
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  width: 100%;
  height: 100%;
  min-height: 3.9rem;
  padding: 0.55rem 0.7rem;
  overflow: hidden;
  border: 0;
  border-radius: 0.5rem;
  color: ${ON_DEEP};
  ${onHatched}
  font-family: ${font.display};
  font-size: 0.75rem;
  font-weight: 700;
  line-height: 1.15;
  text-align: start;
  svg {
    color: ${ON_DEEP};
  }
  > :first-child {
    overflow-wrap: anywhere;
  }
  /* One below the other beside the market, or two abreast on a phone: name, sign and number in a line. */
  ${IN_LINE} {
    flex-direction: row;
    align-items: center;
    gap: 0.3rem;
    min-height: 1.9rem;
    padding: 0.2rem 0.5rem;
    font-size: 0.8rem;
    > :first-child {
      flex: 1;
    }
  }
`;

const Still = styled.div<{ $back: Back }>`
  ${look}
  background: var(--hatch), ${({ $back }) => backOf($back)};
`;
const Opens = styled.button<{ $back: Back }>`
  ${look}
  ${finger}
  background: var(--hatch), ${({ $back }) => backOf($back)};
  cursor: pointer;
  &:hover {
    filter: brightness(1.12);
  }
`;

const Sign = styled.span`
  position: absolute;
  right: 0.5rem;
  bottom: 0.5rem;
  font-size: min(1.8rem, 32cqi);
  opacity: 0.6;
  ${IN_LINE} {
    position: static;
    font-size: 1.15rem;
  }
`;

const Count = styled.span<{ $low: boolean }>`
  font-size: 1.6rem;
  line-height: 1;
  ${IN_LINE} {
    min-width: 1.1em;
    font-size: 1.2rem;
    text-align: end;
  }
  ${({ $low }) =>
    $low &&
    css`
      align-self: start;
      padding: 0.1rem 0.45rem;
      border-radius: 0.35rem;
      background: ${ON_DEEP};
      color: #8c1c12;
    `}
`;

/**
 * A pile as card backs, with the number of cards.
 * @param n how many, or what stands there of a single card
 * @param low whether what follows the end of the pile is near
 * @param onOpen opens the pile, where it may be looked through
 */
export function PileCard({
  title,
  icon,
  n,
  tone,
  back,
  pile,
  low = false,
  onOpen,
}: {
  title: string;
  icon: string;
  n: number | string;
  tone: Tone;
  back: Back;
  pile?: string;
  low?: boolean;
  onOpen?: () => void;
}) {
  const { words } = useTable();
  const inside = (
    <>
      <span>{softly(title, words.language)}</span>
      <Sign aria-hidden>
        <Icon name={icon} label="" />
      </Sign>
      <Count $low={low}>{n}</Count>
    </>
  );
  const style = { ...tone, ...pileOf(typeof n === 'number' ? n : 1) };
  return onOpen && n !== 0 ? (
    <Opens type="button" $back={back} style={style} data-pile={pile} onClick={onOpen}>
      {inside}
    </Opens>
  ) : (
    <Still $back={back} style={style} data-pile={pile}>
      {inside}
    </Still>
  );
}
