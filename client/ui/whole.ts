import type { FocusEvent, PointerEvent } from 'react';

type Over = Pick<PointerEvent<HTMLElement> | FocusEvent<HTMLElement>, 'currentTarget'>;

/** For a box that may be cut off: it is shown whole (`data-uncut`) while it is pointed at or something in it has the focus. */
export const whole = {
  onPointerEnter: unfold,
  onFocus: unfold,
  onPointerLeave: fold,
  onBlur: fold,
};

function unfold({ currentTarget: { dataset, scrollWidth, clientWidth, scrollHeight, clientHeight } }: Over): void {
  if (scrollWidth > clientWidth || scrollHeight > clientHeight + 1) dataset['uncut'] = '';
}

function fold({ currentTarget: { dataset } }: Over): void {
  delete dataset['uncut'];
}
