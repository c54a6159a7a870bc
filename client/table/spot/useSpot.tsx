import {
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import type { ComponentId } from '../../../games/kit/core';
import { plain, type Token } from '../../../games/kit/text/words';
import { useUi } from '../../words';
import { usePlace } from '../question/places';
import { useQuestion, useTable } from '../TableContext';
import { askSign, wordsOn } from '../signs';
import { usePreview } from '../viewer/preview';
import type { Point } from '../viewer/beside';
import { OptionMenu } from './OptionMenu';
import { useLongPress } from './useLongPress';

/** Opens the card in focus. */
export const LOOK_KEY = 'i';

/** What a Spot is: a component of the ruleset, or a place that stands for options and has a label. */
export type SpotOf =
  { id: ComponentId; at?: undefined; label?: undefined } | { id?: undefined; at: string; label: string };

/** A Spot without its looks, for whatever draws it: an element round it (`frame`), a button on it, and its menu. */
export interface SpotParts {
  key: string;
  name: string;
  /** It stands for nothing just now: no button. */
  still: boolean;
  selectable: boolean;
  chosen: boolean;
  /** What its badge says: the key that picks it, a tick or its place in the order once it is picked; null without one. */
  badge: string | number | null;
  frame: Omit<ReturnType<typeof useLongPress>['handlers'], 'onPointerMove'> & {
    onContextMenu(event: MouseEvent): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerLeave(): void;
  };
  button: {
    'aria-label': string;
    'aria-description': string | undefined;
    'aria-pressed': boolean | undefined;
    'aria-haspopup': 'menu' | undefined;
    'data-spot': string;
    'data-selectable': boolean;
    'data-selected': boolean;
    onClick(event: MouseEvent<HTMLElement | SVGElement>): void;
    onKeyDown(event: KeyboardEvent): void;
    onFocus(event: FocusEvent): void;
    onBlur(): void;
  };
  menu: ReactNode;
}

/**
 * Makes something drawn part of the table: a click picks what it stands for, or lets one choose among several options.
 * Otherwise a click opens the card viewer, as right click and the key `i` always do, and a long press, but on a sign: that says its word.
 */
export function useSpot({ id, at, label }: SpotOf): SpotParts {
  const key = id ?? at;
  const { words, nameOf, openCard } = useTable();
  const { say } = useUi();
  const ask = useQuestion();
  const preview = usePreview();
  /** The element beside which the menu is open, and where it was pressed. */
  const [menu, setMenu] = useState<{ anchor: HTMLElement | SVGElement; near: Point | null } | null>(null);
  /** The words of the signs that are drawn, while it has the focus. */
  const [signs, setSigns] = useState('');
  usePlace(key);

  const options = ask.optionsFor(key);
  const selectable = options.length > 0;
  const narrow = ask.narrowBy(key);
  const taken = ask.isTaken(key);
  const chosen = taken || ask.isSelected(key);
  const text = (tokens: readonly Token[]) => plain(tokens, nameOf);
  const name = label ?? words.name(key);
  const open = (): void => {
    if (id !== undefined) openCard(id);
  };
  const press = useLongPress((drawn, x, y) => {
    if (!askSign(drawn, x, y)) open();
  });

  const activate = (anchor: HTMLElement | SVGElement, near: Point | null): void => {
    preview.hide();
    if (narrow) narrow();
    else if ((id !== undefined || !selectable) && ask.hold(key)) return;
    // While no action has been chosen, a click opens the menu for a single option, too.
    else if (options.length > (ask.isCalm ? 0 : 1)) setMenu({ anchor, near });
    else if (options[0] !== undefined) ask.pick(options[0]);
    else open();
  };

  const whyNot = ask.whyNot(key);
  const single = options.length === 1 ? options[0] : undefined;
  const hotkey = single === undefined ? null : ask.hotkeyOf(single);
  return {
    key,
    name,
    selectable,
    chosen,
    still: !selectable && id === undefined,
    badge: !selectable && !taken ? null : chosen ? ask.orderOf(key) || '✓' : hotkey,
    frame: {
      ...press.handlers,
      onContextMenu: (event) => {
        if (id === undefined && !press.isLong()) return;
        event.preventDefault();
        if (!press.isLong()) open();
      },
      // Not entering but moving: a card that slides under a resting pointer is not pointed at.
      onPointerMove: (event) => {
        press.handlers.onPointerMove(event);
        if (id !== undefined && event.pointerType === 'mouse') preview.show({ id }, event.currentTarget);
      },
      onPointerLeave: preview.hide,
    },
    button: {
      'aria-label': single === undefined ? name : say('spot.option', { name, meaning: text(ask.meaning(single)) }),
      'aria-description': [...(whyNot ? [text(whyNot)] : []), ...(signs ? [signs] : [])].join(' ') || undefined,
      'aria-pressed': selectable ? chosen : undefined,
      'aria-haspopup': options.length > 1 && !narrow ? 'menu' : undefined,
      'data-spot': key,
      'data-selectable': selectable,
      'data-selected': chosen,
      onClick: (event) => {
        // A key presses nowhere.
        const near = event.detail > 0 ? { x: event.clientX, y: event.clientY } : null;
        if (!press.wasLong()) activate(event.currentTarget, near);
      },
      onKeyDown: (event) => {
        if (event.key !== LOOK_KEY || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        open();
      },
      onFocus: ({ currentTarget }) => {
        if (id === undefined || !(currentTarget instanceof HTMLElement)) return;
        if (currentTarget.parentElement) setSigns(wordsOn(currentTarget.parentElement).join(', '));
        if (currentTarget.matches(':focus-visible')) preview.show({ id }, currentTarget);
      },
      onBlur: () => {
        setSigns('');
        preview.hide();
      },
    },
    menu: menu && (
      <OptionMenu
        title={name}
        {...menu}
        options={options}
        onClose={() => setMenu(null)}
        onOpen={id === undefined ? undefined : open}
      />
    ),
  };
}
