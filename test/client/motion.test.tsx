import { placementOf, type Placement } from '../../client/table/motion/placement';
import { shiftsBetween, waysOf, type Way } from '../../client/table/motion/ways';
import type { GameEvent } from '../../games/kit/core';
import { mythotopia } from '../../games/mythotopia/ruleset';

/** A table of marked elements, each at the place that its `at` says: left, top and, where it is not a card's, height. */
function scene(html: string): Placement {
  const root = document.createElement('div');
  root.innerHTML = html;
  for (const element of root.querySelectorAll<HTMLElement>('[data-at]')) {
    const [left = 0, top = 0, height = 140] = (element.dataset.at ?? '').split(' ').map(Number);
    element.getBoundingClientRect = () => ({ left, top, width: 100, height, bottom: top + height }) as DOMRect;
  }
  return placementOf(root, new Map());
}

/** Ways in short: what, from where, to where. */
const short = (ways: readonly Way[]): string[] =>
  ways.map(({ key, from, to }) => `${String(key)}: ${from.x},${from.y} > ${to.x},${to.y}`);
const shifted = (then: Placement, now: Placement, told: readonly string[] = []): string[] =>
  short(shiftsBetween(then, now, (id) => told.includes(id)));
const moved = (then: Placement, now: Placement, ...moves: GameEvent[]): string[] =>
  short(waysOf(then, now, moves, mythotopia.zones));

const card = (id: string, at: string): string => `<p data-card="${id}" data-at="${at}"></p>`;
const heap = (name: string, n: number, at: string): string =>
  `<p data-heap="${name}" data-n="${n}" data-at="${at}"><span><svg data-at="${at}"/></span></p>`;

test('a card goes from where it was to where it is', () => {
  expect(shifted(scene(card('A', '0 0')), scene(card('A', '300 200')))).toEqual(['A: 0,0 > 300,200']);
});

test('what has hardly moved stays', () => {
  expect(shifted(scene(card('A', '0 0')), scene(card('A', '5 5')))).toEqual([]);
});

test('what is folded away lies nowhere', () => {
  const folded = '<p data-card="A"></p>';
  expect(shifted(scene(folded), scene(card('A', '300 200')))).toEqual([]);
});

test('what a column has scrolled out of sight lies at its edge', () => {
  const column = (...cards: string[]): string => `<div data-scrolls data-at="0 0 400">${cards.join('')}</div>`;
  expect(
    shifted(
      scene(column(card('A', '0 900'), card('B', '0 800'), card('C', '0 100'))),
      scene(column(card('A', '0 100'), card('B', '0 700'), card('C', '0 -50'))),
    ),
  ).toEqual(['A: 0,260 > 0,100', 'C: 0,100 > 0,0']);
});

test('of what moves tell, shifts say nothing', () => {
  expect(shifted(scene(card('A', '0 0')), scene(card('A', '300 200')), ['A'])).toEqual([]);
});

const place = (attribute: string, name: string, at: string): string =>
  `<p data-${attribute}="${name}" data-at="${at}"></p>`;

test('a card that was not drawn comes out of its pile, one that is drawn no more goes into one', () => {
  const piles = place('pile', 'deck 0', '10 500') + place('pile', 'discard 0', '90 500');
  expect(
    moved(
      scene(piles + card('A', '0 0')),
      scene(piles + card('B', '200 0')),
      { k: 'draw', cards: ['B'], from: 'deck 0', into: 'hand 0' },
      { k: 'discard', cards: ['A'], from: 'hand 0', into: 'discard 0' },
    ),
  ).toEqual(['B: 10,500 > 200,0', 'A: 0,0 > 90,500']);
});

test('nobody knows where from: the card just lies there', () => {
  expect(moved(scene(''), scene(card('A', '0 0')), { k: 'draw', cards: ['A'], into: 'hand 0' })).toEqual([]);
});

test('what is hidden or not drawn goes as the sign of its pile, and to whose it is where that is not drawn', () => {
  const seats = place('seat', '1', '0 900');
  const both = scene(heap('deck 1', 9, '50 400') + seats);
  const drawn = { k: 'draw', seat: 1, cards: ['?', '?'], from: 'deck 1', into: 'hand 1' };
  expect(moved(both, both, drawn)).toEqual([expect.stringContaining('50,400 > 0,900')]);
});

test('what is counted goes from heap to heap, or to the place, that its event names', () => {
  const both = scene(
    heap('stock 0 armies', 3, '0 0') + heap('stock 1 armies', 3, '0 300') + place('place', 'blore', '500 200'),
  );
  const sent = { k: 'placeArmies', seat: 1, at: 'blore', n: 2, from: 'stock 1 armies', into: 'armies 1 blore' };
  expect(moved(both, both, sent)).toEqual([expect.stringContaining('0,300 > 500,200')]);
});

test('what comes from a supply comes from the card that gives it, or from nowhere', () => {
  const both = scene(card('A', '300 0') + heap('stock 0 armies', 3, '0 0'));
  const given = { k: 'moved', n: 1, into: 'stock 0 armies' };
  expect(moved(both, both, { ...given, by: 'A' })).toEqual([expect.stringContaining('300,0 > 0,0')]);
  expect(moved(both, both, given)).toEqual([]);
});

test('a figure that says something else starts up, from where it was and from a larger size', () => {
  const root = document.createElement('div');
  root.innerHTML = '<b data-figure="3"></b><b data-figure="7"></b>';
  const [changed, same] = root.querySelectorAll<HTMLElement>('b');
  for (const each of [changed, same])
    each!.getBoundingClientRect = () => ({ left: 40, top: 60, width: 10, height: 20 }) as DOMRect;
  const then = placementOf(root, new Map());
  changed!.dataset.figure = '4';
  const ways = shiftsBetween(then, placementOf(root, new Map()), () => false);
  expect(ways.map(({ key }) => key)).toEqual([changed]);
  expect(ways[0]).toMatchObject({
    from: { x: 37.5, y: 55, width: 15, height: 30 },
    to: { x: 40, y: 60, width: 10, height: 20 },
  });
});
