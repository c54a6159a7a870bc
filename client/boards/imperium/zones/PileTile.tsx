import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '../../../table';
import { colour, radius } from '../../../theme';
import { ON_DEEP, type Tone } from '../look/tone';

const look = css`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  width: 100%;
  min-height: 2.4rem;
  padding: 0.15rem 0.5rem 0.15rem 0.2rem;
  border: 1px solid ${colour('lineSoft')};
  border-radius: ${radius.m};
  background: ${colour('raised')};
  color: ${colour('ink')};
  font-size: 0.78rem;
  line-height: 1.15;
  text-align: start;
  &[data-upright='true'] {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.1rem 0.35rem;
    padding: 0.25rem 0.3rem;
    font-size: 0.68rem;
    hyphens: auto;
    > :nth-child(2) { grid-row: 2; grid-column: 1 / -1; align-self: start; }
  }
`;

const Still = styled.div`${look}`;
const Opens = styled.button`
  ${look}
  cursor: pointer;
  &:hover { border-color: ${colour('bronze')}; }
`;

const Cards = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.95rem;
  border-radius: 0.25rem;
  background: var(--hatch), repeating-linear-gradient(45deg, #ffffff16 0 2px, transparent 2px 6px), var(--deep);
  box-shadow: 2px 2px 0 -1px color-mix(in srgb, var(--deep) 60%, ${colour('surface')});
  svg { width: 1.1rem; height: 1.1rem; color: ${ON_DEEP}; }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Count = styled.b`
  font-size: 1.1rem;
  font-variant-numeric: tabular-nums;
`;

/** A pile with what it is and how many cards it holds; `onOpen` where it may be looked through; `upright` in little width. */
export function PileTile({ title, icon, n, tone, onOpen, pile, upright = false, children }: {
  title: string; icon: string; n: number; tone: Tone; onOpen?: (() => void) | undefined; pile: string; upright?: boolean; children?: ReactNode;
}) {
  const inside = (
    <>
      <Cards><Icon name={icon} label="" /></Cards>
      <Words>{title}{children}</Words>
      <Count>{n}</Count>
    </>
  );
  return onOpen && n > 0
    ? <Opens type="button" style={tone} data-upright={upright} data-pile={pile} onClick={onOpen}>{inside}</Opens>
    : <Still style={tone} data-upright={upright} data-pile={pile}>{inside}</Still>;
}
