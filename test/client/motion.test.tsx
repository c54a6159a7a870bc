import { sceneOf, type Scene } from '../../client/table/motion/scene';
import { waysBetween, type Piles } from '../../client/table/motion/ways';

/** A table of marked elements, each at the place that its `at` says. */
function scene(html: string): Scene {
  const root = document.createElement('div');
  root.innerHTML = html;
  for (const element of root.querySelectorAll<HTMLElement>('[data-at]')) {
    const [left = 0, top = 0] = (element.dataset.at ?? '').split(' ').map(Number);
    element.getBoundingClientRect = () => ({ left, top, width: 100, height: 140 }) as DOMRect;
  }
  return sceneOf(root, new Map());
}

const unknown: Piles = { cameFrom: () => null, wentTo: () => null };
/** Ways in short: what, from where, to where. */
const short = (then: Scene, now: Scene, piles = unknown): string[] =>
  waysBetween(then, now, piles).map(({ key, from, to }) => `${key}: ${from.x},${from.y} > ${to.x},${to.y}`);

const card = (id: string, at: string): string => `<p data-card="${id}" data-at="${at}"></p>`;
const heap = (name: string, n: number, at: string): string =>
  `<p data-heap="${name}" data-n="${n}" data-at="${at}"><span><svg/></span></p>`;

test('a card goes from where it was to where it is', () => {
  expect(short(scene(card('A', '0 0')), scene(card('A', '300 200')))).toEqual(['A: 0,0 > 300,200']);
});

test('what has hardly moved stays', () => {
  expect(short(scene(card('A', '0 0')), scene(card('A', '5 5')))).toEqual([]);
});

test('what is folded away lies nowhere', () => {
  const folded = '<p data-card="A"></p>';
  expect(short(scene(folded), scene(card('A', '300 200')))).toEqual([]);
});

test('a card that was not drawn comes out of its pile, one that is drawn no more goes into one', () => {
  const pile = '<p data-pile="deck 0" data-at="10 500"></p><p data-pile="discard 0" data-at="90 500"></p>';
  const piles: Piles = {
    cameFrom: (id) => (id === 'B' ? 'deck 0' : null),
    wentTo: (id) => (id === 'A' ? 'discard 0' : null),
  };
  expect(short(scene(pile + card('A', '0 0')), scene(pile + card('B', '200 0')), piles)).toEqual([
    'B: 10,500 > 200,0',
    'A: 0,0 > 90,500',
  ]);
});

test('nobody knows where from: the card just lies there', () => {
  expect(short(scene(''), scene(card('A', '0 0')))).toEqual([]);
});

test('tokens go from heap to heap of their kind', () => {
  const then = scene(
    heap('1REG6 progress', 1, '0 0') + heap('0 progress', 2, '50 400') + heap('0 material', 2, '90 400'),
  );
  const now = scene(heap('0 progress', 3, '50 400') + heap('0 material', 2, '90 400'));
  expect(short(then, now)).toEqual(['1REG6 progress 0 progress: 0,0 > 50,400']);
});

test('tokens that come from the supply or go there go no way that they have not gone', () => {
  const then = scene(heap('0 material', 3, '0 0') + heap('1 material', 0, '0 900'));
  const now = scene(heap('0 material', 1, '0 0') + heap('1 material', 1, '0 900'));
  expect(short(then, now)).toEqual([]);
});

test('a figure that says something else starts up, from where it was and from a larger size', () => {
  const root = document.createElement('div');
  root.innerHTML = '<b data-figure="3"></b><b data-figure="7"></b>';
  const [changed, same] = root.querySelectorAll<HTMLElement>('b');
  for (const each of [changed, same])
    each!.getBoundingClientRect = () => ({ left: 40, top: 60, width: 10, height: 20 }) as DOMRect;
  const then = sceneOf(root, new Map());
  changed!.dataset.figure = '4';
  const ways = waysBetween(then, sceneOf(root, new Map()), unknown);
  expect(ways.map(({ key }) => key)).toEqual([changed]);
  expect(ways[0]).toMatchObject({
    from: { x: 37.5, y: 55, width: 15, height: 30 },
    to: { x: 40, y: 60, width: 10, height: 20 },
  });
});
