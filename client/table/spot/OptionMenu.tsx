import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import type { Option } from '../../../games/kit/core';
import { colour, radius, shadow, size, space } from '../../theme';
import { useUi } from '../../words';
import { useQuestion } from '../TableContext';
import { ChangeFigures } from '../question/Consequences';
import { apart } from '../question/outlook';
import { Tokens } from '../Tokens';
import { beside, type Point } from '../viewer/beside';

const List = styled.div`
  position: fixed;
  z-index: 30;
  width: max-content;
  max-width: min(22rem, calc(100vw - 1rem));
  padding: ${space.xs};
  border: 1px solid ${colour('bronze')};
  border-radius: ${radius.m};
  background: ${colour('raised')};
  box-shadow: ${shadow.high};
  button {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${space.m};
    width: 100%;
    min-height: 2.5rem;
    padding: ${space.xs} ${space.m};
    border: 0;
    border-radius: ${radius.s};
    background: none;
    text-align: start;
    cursor: pointer;
    &:hover,
    &:focus-visible {
      background: ${colour('glowSoft')};
    }
    /* What can be picked is framed, as everywhere. */
    &[role='menuitemradio'] {
      margin-block: 2px;
      border: 1px solid ${colour('glow')};
    }
    &[aria-checked='true']::before {
      content: '✓ ';
    }
  }
`;

const Name = styled.p`
  padding: ${space.xs} ${space.m};
  font-size: ${size.small};
  color: ${colour('inkSoft')};
`;

interface Props {
  title: string;
  anchor: HTMLElement | SVGElement;
  /** Where it was pressed; null where that was done by a key. */
  near: Point | null;
  options: readonly Option[];
  onClose(): void;
  /** Shows the component itself; absent for places. */
  onOpen: (() => void) | undefined;
}

/** The options that one component stands for, as a small menu beside it. */
export function OptionMenu({ title, anchor, near, options, onClose, onOpen }: Props) {
  const ask = useQuestion();
  const { say } = useUi();
  const list = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!list.current) return;
    beside(list.current, anchor, 'right', near);
    list.current.querySelector('button')?.focus();
  }, [anchor, near]);

  useEffect(() => {
    const outside = (event: PointerEvent): void => {
      if (!(event.target instanceof Node && list.current?.contains(event.target))) onClose();
    };
    document.addEventListener('pointerdown', outside, true);
    return () => document.removeEventListener('pointerdown', outside, true);
  }, [onClose]);

  const close = (then?: () => void): void => {
    onClose();
    anchor.focus();
    then?.();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const items = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = items.findIndex((item) => item === document.activeElement);
    event.stopPropagation();
    if (event.key === 'Escape' || event.key === 'Tab') close();
    else if (event.key === 'ArrowDown') items[(at + 1) % items.length]?.focus();
    else if (event.key === 'ArrowUp') items[(at + items.length - 1) % items.length]?.focus();
    else return;
    event.preventDefault();
  };

  return createPortal(
    <List ref={list} role="menu" aria-label={title} onKeyDown={onKeyDown}>
      <Name role="presentation">{title}</Name>
      {options.map((option) => {
        const outlook = ask.outlook([option]);
        return (
          <button
            key={option}
            type="button"
            role="menuitemradio"
            data-option={option}
            aria-checked={ask.selected.includes(option)}
            onClick={() => close(() => ask.pick(option))}
          >
            <span>
              <Tokens tokens={ask.meaning(option)} still />
            </span>
            {outlook && <ChangeFigures changes={apart(outlook)} open={outlook.then === 'unknown'} />}
          </button>
        );
      })}
      {onOpen && (
        <button type="button" role="menuitem" onClick={() => close(onOpen)}>
          {say('spot.show')}
        </button>
      )}
    </List>,
    // A modal dialog lets nothing outside of it be clicked.
    anchor.closest('dialog') ?? document.body,
  );
}
