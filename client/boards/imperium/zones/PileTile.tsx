import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '../../../table';
import { colour, finger, radius } from '../../../theme';
import { Spoken } from '../../../ui/parts';
import type { Back } from '../../../ui/things';
import { Stack } from '../../common/Stack';
import type { Tone } from '../look/tone';

const look = css`
  display: flex;
  align-items: center;
  gap: 0.35rem;
  width: 100%;
  min-height: var(--tile, 2rem);
  ${finger}
  padding: 0.1rem 0.4rem 0.1rem 0.2rem;
  border: 0;
  border-radius: ${radius.m};
  background: none;
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
    background: ${colour('raised')};
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
  back = null,
  onOpen,
  pile,
  warning,
  children,
}: {
  title: string;
  icon: string;
  n: number;
  tone: Tone;
  /** The back of its cards, where they lie face down. */
  back?: Back | null;
  onOpen?: (() => void) | undefined;
  pile: string;
  /** What will soon happen to it. */
  warning?: string | undefined;
  children?: ReactNode;
}) {
  const inside = (
    <>
      {children ?? (
        <span title={warning}>
          <Stack n={n} back={warning === undefined ? back : 'flames'} deep={warning && colour('danger')}>
            <Icon name={warning === undefined ? icon : 'UNR'} label="" />
          </Stack>
          {warning !== undefined && <Spoken>{warning}</Spoken>}
        </span>
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
