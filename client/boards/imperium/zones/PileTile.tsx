import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '../../../table';
import { colour, radius } from '../../../theme';
import { ON_DEEP, type Tone } from '../look/tone';

const look = css`
  display: flex;
  align-items: center;
  gap: 0.35rem;
  width: 100%;
  min-height: var(--tile, 2rem);
  padding: 0.1rem 0.4rem 0.1rem 0.2rem;
  border: 1px solid ${colour('lineSoft')};
  border-radius: ${radius.m};
  background: ${colour('raised')};
  color: ${colour('ink')};
  font-size: 0.75rem;
  line-height: 1.05;
  text-align: start;
`;

const Still = styled.div`
  ${look}
`;
const Opens = styled.button`
  ${look}
  cursor: pointer;
  &:hover {
    border-color: ${colour('bronze')};
  }
`;

const Cards = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 1.3rem;
  height: calc(var(--tile, 2rem) - 0.35rem);
  border-radius: 0.25rem;
  background: var(--hatch), repeating-linear-gradient(45deg, #ffffff16 0 2px, transparent 2px 6px), var(--deep);
  box-shadow: 2px 2px 0 -1px color-mix(in srgb, var(--deep) 60%, ${colour('surface')});
  svg {
    width: 1rem;
    height: 1rem;
    color: ${ON_DEEP};
  }
  &[data-warns] {
    background: ${colour('danger')};
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Count = styled.b`
  font-size: 1.1rem;
`;

/**
 * A pile with its name and the number of its cards; children are what lies on or under it.
 * @param onOpen opens the pile, where it may be looked through
 */
export function PileTile({
  title,
  icon,
  n,
  tone,
  onOpen,
  pile,
  warning,
  children,
}: {
  title: string;
  icon: string;
  n: number;
  tone: Tone;
  onOpen?: (() => void) | undefined;
  pile: string;
  /** What will soon happen to it. */
  warning?: string | undefined;
  children?: ReactNode;
}) {
  const inside = (
    <>
      {children ?? (
        <Cards title={warning} data-warns={warning !== undefined || undefined}>
          <Icon name={warning === undefined ? icon : 'UNR'} label={warning ?? ''} />
        </Cards>
      )}
      <Words>{title}</Words>
      <Count>{n}</Count>
    </>
  );
  return onOpen && n > 0 ? (
    <Opens type="button" style={tone} data-pile={pile} onClick={onOpen}>
      {inside}
    </Opens>
  ) : (
    <Still style={tone} data-pile={pile}>
      {inside}
    </Still>
  );
}
