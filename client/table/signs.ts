import type { PointerEvent } from 'react';

/** Asks for the words of the sign that it is sent from (`SignHint`). */
export const SIGN_ASKED = 'civitas:sign';

/** How far beside a sign a finger may rest, in pixels: most are smaller than its tip. */
const BESIDE = 6;

/** The words of a sign, with the number that follows it. */
export const saidBy = ({ title, nextElementSibling: next }: HTMLElement): string =>
  next?.matches('[data-figure]') ? `${title}: ${next.textContent}` : title;

/** What has words of its own on what is drawn; not what is pressed over it. */
const signsOn = (drawn: Element): HTMLElement[] => [
  ...drawn.querySelectorAll<HTMLElement>('[title]:not(button, [title=""])'),
];

/** The words of all signs on what is drawn, each once. */
export const wordsOn = (drawn: Element): string[] => [...new Set(signsOn(drawn).map(saidBy))];

/** The sign at a place of the window, the smallest where one lies in another; null for none. @param near how far beside it, in pixels */
export function signAt(drawn: Element, x: number, y: number, near = 0): HTMLElement | null {
  const area = ({ width, height }: DOMRect): number => width * height;
  const found = signsOn(drawn)
    .map((sign) => ({ sign, box: sign.getBoundingClientRect() }))
    .filter(
      ({ box: { left, right, top, bottom } }) =>
        left - near <= x && x <= right + near && top - near <= y && y <= bottom + near,
    )
    .sort((a, b) => area(a.box) - area(b.box));
  return found[0]?.sign ?? null;
}

/** The sign that is pointed at lies below the button that covers it: its word is the button's title meanwhile. */
export function nameSign({ currentTarget: button, clientX: x, clientY: y }: PointerEvent<HTMLElement>): void {
  const pointed = button.parentElement && signAt(button.parentElement, x, y);
  if (pointed) button.title = pointed.title;
  else button.removeAttribute('title');
}

/** Has the sign under a finger say what it stands for. @returns whether there is one */
export function askSign(drawn: Element, x: number, y: number): boolean {
  const sign = signAt(drawn, x, y) ?? signAt(drawn, x, y, BESIDE);
  sign?.dispatchEvent(new Event(SIGN_ASKED, { bubbles: true }));
  return sign !== null;
}
