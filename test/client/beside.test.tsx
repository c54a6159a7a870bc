import { beside, overLog } from '../../client/table/viewer/beside';

/** Where what floats lies: beside what it belongs to, or over the log. */

interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

const at = (element: HTMLElement, place: Place): HTMLElement => {
  element.getBoundingClientRect = () =>
    ({ ...place, right: place.left + place.width, bottom: place.top + place.height }) as DOMRect;
  return element;
};

function table(place: Place) {
  const log = at(document.createElement('section'), place);
  log.dataset['shell'] = 'log';
  document.body.replaceChildren(log);
  const anchor = at(document.createElement('button'), { left: 700, top: 40, width: 100, height: 40 });
  return { anchor, box: at(document.createElement('aside'), { left: 0, top: 0, width: 264, height: 200 }) };
}

test('over the log beside the table, and wholly inside the window where that lies at its foot', () => {
  const { anchor, box } = table({ left: 1000, top: window.innerHeight - 30, width: 264, height: 24 });
  expect(overLog(box, anchor)).toBe(true);
  expect([box.style.left, box.style.top, box.style.width]).toEqual([
    '1000px',
    `${window.innerHeight - 208}px`,
    '264px',
  ]);
});

test.each([
  ['lies below the table', { left: 8, top: 3000, width: 374, height: 200 }],
  ['is not drawn', { left: 0, top: 0, width: 0, height: 0 }],
])('not over a log that %s', (_, place) => {
  const { anchor, box } = table(place);
  expect(overLog(box, anchor)).toBe(false);
  expect(box.style.top).toBe('');
});

describe('beside its anchor', () => {
  const near = { x: 120, y: 50 };
  beforeEach(() => {
    // jsdom has no rectangles of its own.
    window.DOMRect = class {
      constructor(
        readonly left: number,
        readonly top: number,
        readonly width = 0,
        readonly height = 0,
      ) {}
      get right() {
        return this.left + this.width;
      }
      get bottom() {
        return this.top + this.height;
      }
    } as unknown as typeof DOMRect;
    Object.defineProperty(document.documentElement, 'clientWidth', { value: 1000, configurable: true });
  });

  test.each([
    ['a narrow one', 100, '208px'],
    ['a wide one: beside the point where it was pressed', 600, '128px'],
  ])('%s', (_, width, left) => {
    const box = at(document.createElement('aside'), { left: 0, top: 0, width: 264, height: 20 });
    beside(box, at(document.createElement('button'), { left: 100, top: 40, width, height: 40 }), 'right', near);
    expect(box.style.left).toBe(left);
  });

  test('a wide one that was opened by a key: beside all of it', () => {
    const box = at(document.createElement('aside'), { left: 0, top: 0, width: 264, height: 20 });
    beside(box, at(document.createElement('button'), { left: 100, top: 40, width: 600, height: 40 }), 'right', null);
    expect(box.style.left).toBe('708px');
  });
});
