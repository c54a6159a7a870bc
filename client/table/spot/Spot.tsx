import { useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import type { ComponentId } from '../../../games/kit/core';
import { plain, type Token } from '../../../games/kit/text/words';
import { colour, radius, size } from '../../theme';
import { useUi } from '../../words';
import { usePlace } from '../question/places';
import { useQuestion, useTable } from '../TableContext';
import { usePreview } from '../viewer/preview';
import { OptionMenu } from './OptionMenu';
import { useLongPress } from './useLongPress';

type Props = ({ id: ComponentId; at?: undefined; label?: undefined } | { id?: undefined; at: string; label: string }) & {
  className?: string;
  children: ReactNode;
};

const Frame = styled.div`
  position: relative;
  border-radius: ${radius.m};
  cursor: pointer;
  transition: translate 150ms, box-shadow 150ms;
  -webkit-touch-callout: none;
  &[data-glow='true'] {
    box-shadow: 0 0 0 3px ${colour('glow')}, 0 0 16px 4px ${colour('glowSoft')};
    &:hover { translate: 0 -3px; }
  }
  &[data-glow='chosen'] { box-shadow: 0 0 0 4px ${colour('chosen')}; }
  &[role='group'] { cursor: default; }
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

/** Says without colour that it can be picked (its number key), or that it has been (a tick, or its place in the order). */
const Badge = styled.span<{ $chosen: boolean }>`
  position: absolute;
  bottom: -0.7rem;
  right: -0.5rem;
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
  ${({ $chosen }) => !$chosen && '@media (hover: none) { display: none; }'}
`;

/**
 * Makes a drawn component (`id`) or place (`at`, with a `label`) part of the table: it glows when it can be picked, and a
 * click picks it, or lets one choose among the options that it stands for. Otherwise a click opens the card viewer, as
 * long press, right click and the key `i` always do.
 */
export function Spot({ id, at, label, className, children }: Props) {
  const key = id ?? at ?? '';
  const { words, nameOf, openCard } = useTable();
  const { say } = useUi();
  const ask = useQuestion();
  const preview = usePreview();
  /** The element beside which the menu is open. */
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  usePlace(key);

  const options = ask.optionsFor(key);
  const selectable = options.length > 0;
  const chosen = ask.isSelected(key);
  const text = (tokens: readonly Token[]) => plain(tokens, nameOf);
  const name = label ?? words.name(key);
  const open = (): void => { if (id !== undefined) openCard(id); };
  const press = useLongPress(open);

  const activate = (element: HTMLElement): void => {
    preview.hide();
    if (options.length > 1) setMenu(element);
    else if (options[0] !== undefined) ask.pick(options[0]);
    else open();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    open();
  };

  const onContextMenu = (event: MouseEvent): void => {
    if (id === undefined) return;
    event.preventDefault();
    open();
  };

  const whyNot = ask.whyNot(key);
  const still = !selectable && id === undefined;
  const only = options.length === 1 ? options[0] : undefined;
  const order = ask.orderOf(key);
  const hotkey = only === undefined ? null : ask.hotkeyOf(only);
  return (
    <>
      <Frame
        className={className}
        role={still ? 'group' : undefined}
        aria-label={still ? name : undefined}
        data-spot={still ? key : undefined}
        data-glow={chosen ? 'chosen' : selectable}
        onContextMenu={onContextMenu}
        {...press.handlers}
        // Not entering but moving: a card that slides under a resting pointer is not pointed at.
        onPointerMove={(event) => {
          press.handlers.onPointerMove(event);
          if (id !== undefined && event.pointerType === 'mouse') preview.show(id, event.currentTarget);
        }}
        onPointerLeave={preview.hide}
      >
        {children}
        {!still && (
          <Press
            type="button"
            aria-label={only === undefined ? name : say('spot.option', { name, meaning: text(ask.meaning(only)) })}
            aria-description={whyNot ? text(whyNot) : undefined}
            aria-pressed={selectable ? chosen : undefined}
            data-spot={key}
            data-selectable={selectable}
            data-selected={chosen}
            aria-haspopup={options.length > 1 ? 'menu' : undefined}
            onClick={(event) => { if (!press.wasLong()) activate(event.currentTarget); }}
            onKeyDown={onKeyDown}
            onFocus={(event) => { if (id !== undefined && event.currentTarget.matches(':focus-visible')) preview.show(id, event.currentTarget); }}
            onBlur={preview.hide}
          />
        )}
        {selectable && (chosen || hotkey !== null) && (
          <Badge aria-hidden $chosen={chosen}>{chosen ? order || '✓' : hotkey}</Badge>
        )}
      </Frame>
      {menu && (
        <OptionMenu title={name} anchor={menu} options={options} onClose={() => setMenu(null)} onOpen={id === undefined ? undefined : open} />
      )}
    </>
  );
}
