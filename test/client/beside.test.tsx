import { overLog } from '../../client/table/viewer/beside';

/** Where a preview lies that is laid over the log. */

interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

const at = (element: HTMLElement, place: Place): HTMLElement => {
  element.getBoundingClientRect = () => ({ ...place, right: place.left + place.width }) as DOMRect;
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
