import type { ReactNode } from 'react';
import { GiMagnifyingGlass } from 'react-icons/gi';
import styled, { css } from 'styled-components';
import { colour, radius, size } from '../../theme';
import { useUi } from '../../words';
import { nameSign } from '../signs';
import { useTable } from '../TableContext';
import { useSpot, type SpotOf } from './useSpot';

type Props = SpotOf & {
  className?: string;
  /** What is drawn is a strip: its flag is a button of its own, which shows the card large. */
  strip?: boolean;
  children: ReactNode;
};

const Frame = styled.div`
  position: relative;
  border-radius: ${radius.m};
  cursor: pointer;
  -webkit-touch-callout: none;
  &[data-glow='true'] {
    box-shadow:
      0 0 0 2px ${colour('glow')},
      0 0 0 4px ${colour('glowSoft')},
      0 0 16px 6px ${colour('glowSoft')};
    /* Not a transform: all that lies round it would be painted anew. */
    &:hover {
      top: -3px;
      /* It still reaches down to where it was: else it would leave a pointer at its edge, come back to it, and miss the click. */
      > button {
        bottom: -3px;
      }
    }
  }
  &[data-glow='chosen'] {
    box-shadow: 0 0 0 4px ${colour('chosen')};
  }
  &[role='group'] {
    cursor: default;
  }
`;

/**
 * The button lies over what is drawn and does not hold it: it has a short name, and what a card says stays text for those
 * who listen to it.
 */
const Press = styled.button`
  position: absolute;
  inset: 0;
  z-index: 1;
  padding: 0;
  border: 0;
  border-radius: inherit;
  background: none;
  cursor: inherit;
`;

/** Over a strip's flag: nobody who has not been told would rest a finger on a card to read it. */
const Look = styled(Press)`
  inset-inline-end: auto;
  z-index: 2;
  width: 3rem;
  cursor: pointer;
  > svg {
    position: absolute;
    inset: auto 0.15rem 0.15rem auto;
    width: 1.25rem;
    height: 1.25rem;
    padding: 0.15rem;
    border-radius: ${radius.round};
    background: ${colour('raised')};
    color: ${colour('ink')};
  }
`;

/** A key that picks: drawn as a key, so that it is no number of the game's, and only for those who use the keyboard. */
const keycap = css`
  border: 2px solid ${colour('glow')};
  background: ${colour('raised')};
  color: ${colour('ink')};
  font-family: ui-monospace, monospace;
  :root:not([data-keyboard]) & {
    display: none;
  }
`;

/** Says without colour that it can be picked (its number key), or that it has been (a tick, or its place in the order). */
const Badge = styled.span<{ $chosen: boolean }>`
  position: absolute;
  top: var(--badge-top, -0.6rem);
  inset-inline: var(--badge-at, auto -0.5rem);
  z-index: 2;
  min-width: 1.5rem;
  padding: 0 0.3rem;
  border-radius: ${({ $chosen }) => ($chosen ? radius.round : radius.s)};
  background: ${({ $chosen }) => colour($chosen ? 'chosen' : 'glow')};
  color: ${({ $chosen }) => colour($chosen ? 'onChosen' : 'onBronze')};
  font-size: ${size.small};
  font-weight: 700;
  line-height: 1.5rem;
  text-align: center;
  pointer-events: none;
  ${({ $chosen }) => !$chosen && keycap}
`;

/**
 * Makes a drawn component (`id`) or place (`at`, with a `label`) part of the table, as `useSpot` tells; it glows when it can
 * be picked.
 */
export function Spot({ className, strip = false, children, ...of }: Props) {
  const { openCard } = useTable();
  const { say } = useUi();
  const { key, name, still, selectable, chosen, badge, frame, button, menu } = useSpot(of);
  return (
    <>
      <Frame
        className={className}
        role={still ? 'group' : undefined}
        aria-label={still ? name : undefined}
        data-spot={still ? key : undefined}
        data-glow={chosen ? 'chosen' : selectable}
        {...frame}
      >
        {children}
        {!still && <Press type="button" {...button} onPointerMove={nameSign} />}
        {strip && (
          <Look
            type="button"
            aria-label={say('spot.option', { name, meaning: say('spot.show') })}
            onClick={() => openCard(key)}
          >
            <GiMagnifyingGlass aria-hidden />
          </Look>
        )}
        {badge !== null && (
          <Badge aria-hidden $chosen={chosen}>
            {badge}
          </Badge>
        )}
      </Frame>
      {menu}
    </>
  );
}
