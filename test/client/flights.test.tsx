import { act, fireEvent, render } from '@testing-library/react';
import { Flights } from '../../client/table/motion/Flights';
import { toy } from '../kit/toy';

/** Everything on its way stays where it began; the clicks that a card takes. */
const taken = jest.fn();

beforeEach(() => {
  taken.mockClear();
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  Element.prototype.animate = () => ({ onfinish: null }) as Animation;
  Element.prototype.getBoundingClientRect = function (this: HTMLElement): DOMRect {
    const left = Number(this.dataset.at ?? 0);
    return { left, right: left + 100, top: 0, bottom: 140, width: 100, height: 140 } as DOMRect;
  };
});

const at = (left: number) => (
  <button onClick={taken}>
    <span data-card="A" data-at={left} />
  </button>
);

const position = toy.setup(2, { seed: 'flights' });

test('a click means what is seen: none of a card that is still on its way from elsewhere', () => {
  const table = (left: number) => (
    <Flights position={{ ...position }} told={null} shown={() => []} zones={undefined} eyes={0}>
      {at(left)}
    </Flights>
  );
  const { rerender, container } = render(table(0));
  const press = (clientX: number): void => {
    const button = container.querySelector('button');
    if (button) fireEvent.click(button, { clientX, clientY: 50, detail: 1 });
  };
  press(50);
  expect(taken).toHaveBeenCalledTimes(1);
  act(() => rerender(table(300)));
  const likeness = container.querySelector<HTMLElement>('[data-air] > *');
  expect(likeness).not.toBeNull();
  // It has come to the middle of its way.
  if (likeness) likeness.dataset.at = '250';
  press(390);
  expect(taken).toHaveBeenCalledTimes(1);
  press(320);
  expect(taken).toHaveBeenCalledTimes(2);
});

test('what moves within a column that scrolls is seen in that column only', () => {
  const table = (left: number) => (
    <Flights position={{ ...position }} told={null} shown={() => []} zones={undefined} eyes={0}>
      <div data-scrolls>{at(left)}</div>
    </Flights>
  );
  const { rerender, container } = render(table(0));
  act(() => rerender(table(300)));
  const pane = container.querySelector<HTMLElement>('[data-air] > *');
  expect(pane?.style).toMatchObject({ overflow: 'clip', width: '100px', height: '140px' });
  expect(pane?.querySelectorAll('[data-at="300"]')).toHaveLength(1);
});
