import { fireEvent, render, screen } from '@testing-library/react';
import { Folding } from '../../client/ui/Folding';

const panel = (needed: boolean) => (
  <Folding name="shelf" title="Shelf" needed={needed}>
    what lies on it
  </Folding>
);
const isOpen = (): boolean => screen.getByRole('button').getAttribute('aria-expanded') === 'true';
const fold = (): void => void fireEvent.click(screen.getByRole('button'));

test('a panel that a reader has folded unfolds for as long as the question is about it', () => {
  const { rerender } = render(panel(false));
  fold();
  expect(isOpen()).toBe(false);
  rerender(panel(true));
  expect(isOpen()).toBe(true);
  rerender(panel(false));
  expect(isOpen()).toBe(false);
});

test('one that is folded meanwhile stays so for that question, and unfolds for the next', () => {
  const { rerender } = render(panel(true));
  fold();
  expect(isOpen()).toBe(false);
  fold();
  expect(isOpen()).toBe(true);
  fold();
  rerender(panel(false));
  expect(isOpen()).toBe(false);
  rerender(panel(true));
  expect(isOpen()).toBe(true);
});

afterEach(() => localStorage.clear());
