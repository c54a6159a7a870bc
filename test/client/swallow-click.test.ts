/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/react';
import { swallowClick } from '../../client/ui/swallowClick';

const clicks = jest.fn();
const next = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A press of the pointer, taken where `taken`, and the click it ends in, unless it is dragged away. */
async function press({ taken = false, dragged = false } = {}): Promise<void> {
  if (taken) window.addEventListener('pointerdown', swallowClick, { capture: true, once: true });
  fireEvent.pointerDown(document.body);
  await next();
  fireEvent.pointerUp(document.body);
  if (!dragged) fireEvent.click(document.body, { detail: 1 });
}

beforeEach(() => {
  clicks.mockClear();
  document.body.onclick = clicks;
});

test('the click of a press that was taken does nothing, the next one does', async () => {
  await press({ taken: true });
  expect(clicks).not.toHaveBeenCalled();
  await press();
  expect(clicks).toHaveBeenCalledTimes(1);
});

test('where a press that was taken became a drag, the next click counts', async () => {
  await press({ taken: true, dragged: true });
  await press();
  expect(clicks).toHaveBeenCalledTimes(1);
});

test('where a press that was taken became a drag, a click by key counts', async () => {
  await press({ taken: true, dragged: true });
  fireEvent.click(document.body);
  expect(clicks).toHaveBeenCalledTimes(1);
});
