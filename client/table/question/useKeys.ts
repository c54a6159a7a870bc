import { useEffect, useRef } from 'react';
import type { Option } from '../../../games/kit/core';
import { useQuestion } from '../TableContext';
import { indexOfHotkey, PASS_KEY } from './options';

/** The keyboard is in use until something is pointed at: keys are drawn meanwhile (`data-keyboard`). */
function noteKeyboard(): () => void {
  const { dataset } = document.documentElement;
  const keys = ({ key }: KeyboardEvent): void => {
    if (key === 'Tab' || /^\d$/.test(key) || key.startsWith('Arrow')) dataset['keyboard'] = '';
  };
  const pointer = (): void => {
    delete dataset['keyboard'];
  };
  document.addEventListener('keydown', keys, true);
  document.addEventListener('pointerdown', pointer, true);
  return () => {
    document.removeEventListener('keydown', keys, true);
    document.removeEventListener('pointerdown', pointer, true);
  };
}

/** Where a key types text, or belongs to a dialog. */
export const busy = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], dialog, [role="menu"]') !== null;

/** Elements on which Enter has a meaning already. On one that has been picked it confirms instead. */
const answersEnter = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('a, summary, [role="button"], button:not([aria-pressed="true"])') !== null;

/**
 * Number keys pick, P passes (or picks none, where that is an answer), Enter confirms, Escape clears: anywhere on the table,
 * as long as a question is open.
 */
export function useKeys(order: readonly Option[], pass: Option | undefined, on: boolean): void {
  const ask = useQuestion();
  /** The last pick was made by a number: Enter then confirms it, wherever the focus was left. */
  const numbered = useRef(false);
  useEffect(noteKeyboard, []);
  useEffect(() => {
    const forget = (): void => {
      numbered.current = false;
    };
    document.addEventListener('focusin', forget);
    return () => document.removeEventListener('focusin', forget);
  }, []);
  useEffect(() => {
    if (!ask.question || !on) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || busy(event.target)) return;
      const passes = event.key.toUpperCase() === PASS_KEY;
      const option = passes ? pass : /^\d$/.test(event.key) ? order[indexOfHotkey(event.key)] : undefined;
      if (option !== undefined) {
        numbered.current = true;
        ask.pick(option, true);
      } else if (passes && ask.question?.min === 0 && ask.selected.length === 0) ask.confirm();
      else if (event.key === 'Enter' && ask.selected.length > 0 && (numbered.current || !answersEnter(event.target)))
        ask.confirm();
      else if (event.key === 'Escape' && ask.clear) ask.clear();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [ask, order, pass, on]);
}
