import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { createRef } from 'react';
import { changeSettings } from '../../client/settings';
import Gestures from '../../client/table/gestures/Gestures';
import { duesOf, type Due, type GesturesOf } from '../../client/table/gestures/gesture';
import { happened, useGestures, type Shown } from '../../client/table/gestures/useGestures';
import { IconsContext, TableContext, ViewContext } from '../../client/table/TableContext';
import type { TableApi } from '../../client/table/board';
import type { Beat } from '../../client/table/telling/beats';
import type { Core, GameEvent } from '../../games/kit/core';
import { loadBoard } from '../../client/boards';
import { RULESETS } from '../../games';
import { agendasOf } from '../../games/new-dawn/rules/agendas';
import { duel } from '../../games/new-dawn/situation';
import { renderUi } from './render';

/** Gestures: which are due, how they end, what stands for them without motion. */

const sounded = jest.fn();
const hushed = jest.fn();
jest.mock('../../client/table/gestures/sounds', () => ({
  sound: (gestures: readonly string[]) => {
    sounded(gestures);
    return hushed;
  },
}));

const ev = (k: string, rest: Partial<GameEvent> = {}): GameEvent => ({ k, ...rest });
const gestures: GesturesOf<Core> = {
  draw: 'draw',
  acquire: 'acquire',
  captured: 'capture',
  round: ({ n }) => (n === 5 ? 'last' : null),
  rolls: ({ n = 0, what }) => ({ dice: [n, Number(what)] }),
};
const view = (logged: number, ...events: GameEvent[]): Core => ({ logged, events }) as Core;
const due = (...events: GameEvent[]): Due[] => duesOf(gestures, events, view(events.length, ...events));

describe('which are due', () => {
  test('those of the kinds that the ruleset names, in their order', () => {
    expect(due(ev('acquire'), ev('pay'), ev('draw')).map(({ gesture }) => gesture)).toEqual(['acquire', 'draw']);
    expect(due(ev('pay'), ev('toString'))).toEqual([]);
  });

  test('where the kind does not say it, what the event tells does', () => {
    expect(due(ev('round', { n: 4 }))).toEqual([]);
    expect(due(ev('round', { n: 5 }))).toMatchObject([{ gesture: 'last' }]);
  });

  test('dice show what was thrown', () => {
    expect(due(ev('rolls', { n: 6, what: '2' }))).toMatchObject([{ gesture: 'roll', dice: [6, 2] }]);
  });

  test('of the same kind and place the last, and no more than three', () => {
    expect(due(ev('draw', { seat: 0 }), ev('draw', { seat: 1 }))).toMatchObject([{ event: { seat: 1 } }]);
    const four = due(...['a', 'b', 'c', 'd'].map((at) => ev('captured', { at })));
    expect(four.map(({ event }) => event.at)).toEqual(['b', 'c', 'd']);
  });
});

const shown = (of: Core, told: Beat | null = null, seat: number | null = 0): Shown => ({ view: of, seat, told });
const beat = (n: number, head: GameEvent, ...details: GameEvent[]): Beat => ({ n, from: n, head, details, moves: [] });
const kinds = (events: readonly GameEvent[]): string[] => events.map(({ k }) => k);

describe('what has happened', () => {
  const [first, second] = [ev('draw'), ev('acquire')];

  test('what a position brings', () => {
    expect(kinds(happened(shown(view(3)), shown(view(5, ev('pay'), first, second))))).toEqual(['draw', 'acquire']);
  });

  test('what is taken back, what other eyes see, and what no event tells any more is nothing that has happened', () => {
    expect(happened(shown(view(5)), shown(view(3, first)))).toEqual([]);
    expect(happened(shown(view(3)), shown(view(5, first, second), null, 1))).toEqual([]);
    expect(happened(shown(view(3)), shown(view(90, first, second)))).toEqual([]);
  });

  test('what is told one by one has its gesture when it is told', () => {
    const after = view(5, first, second);
    const told = shown(after, beat(3, second, first));
    expect(kinds(happened(shown(view(3)), told))).toEqual(['draw', 'acquire']);
    expect(happened(told, shown(after, beat(3, second, first)))).toEqual([]);
    expect(kinds(happened(told, shown(after, beat(4, first))))).toEqual(['draw']);
  });
});

test('a gesture stays until the next', () => {
  const { result, rerender } = renderHook((now: Shown) => useGestures(gestures, now), {
    initialProps: shown(view(3)),
  });
  expect(result.current).toBeNull();
  rerender(shown(view(4, ev('captured'))));
  expect(result.current).toMatchObject({ n: 1, dues: [{ gesture: 'capture' }] });
  rerender(shown(view(5, ev('pay'))));
  expect(result.current?.n).toBe(1);
  rerender(shown(view(6, ev('draw'))));
  expect(result.current).toMatchObject({ n: 2, dues: [{ gesture: 'draw' }] });
});

describe('on the table', () => {
  const animated = jest.fn(() => ({ cancel: () => {} }) as unknown as Animation);
  beforeAll(() => {
    Element.prototype.animate = animated;
    Element.prototype.getBoundingClientRect = () => ({ x: 10, y: 20, width: 30, height: 40 }) as DOMRect;
  });
  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
    changeSettings({ motion: true, effects: false });
  });
  afterEach(() => {
    jest.useRealTimers();
    changeSettings({ motion: true, effects: false });
  });

  const words = { event: (_: Core, { k }: GameEvent) => [{ kind: 'text', text: `What is told of ${k}` }] };
  async function show(...dues: Due[]) {
    const table = createRef<HTMLDivElement>();
    await act(async () => {
      renderUi(
        <TableContext value={{ words } as unknown as TableApi}>
          <IconsContext value={{}}>
            <ViewContext value={view(1)}>
              <div ref={table}>
                <p data-card="A">Card</p>
                <p data-place="blore">Place</p>
                <svg data-place="hex">
                  <path d="M0 -9L9 0L0 9Z" data-outline="-9 -9 18 18" />
                </svg>
              </div>
              <Gestures dues={dues} table={table} />
            </ViewContext>
          </IconsContext>
        </TableContext>,
      );
      await Promise.resolve();
    });
  }
  const drawn = (): string[] =>
    [...document.querySelectorAll<HTMLElement>('[data-gesture]')].map((each) => each.dataset.gesture ?? '');
  const captured: Due = { gesture: 'capture', event: ev('captured', { at: 'blore', seat: 1 }) };

  test('it is where it happened, moves, and is over in its time', async () => {
    await show(captured);
    const [place] = document.querySelectorAll<HTMLElement>('[data-gesture]');
    expect(place).toHaveStyle({ left: '10px', top: '20px', width: '30px', height: '40px' });
    expect(place).toHaveTextContent('▲');
    expect(animated).toHaveBeenCalled();
    act(() => void jest.advanceTimersByTime(1099));
    expect(drawn()).toEqual(['capture']);
    act(() => void jest.advanceTimersByTime(1));
    expect(drawn()).toEqual([]);
  });

  test.each(['pointerDown', 'keyDown'] as const)('%s ends it and does besides what it does', async (kind) => {
    await show(captured);
    const prevented = !fireEvent[kind](screen.getByText('Card'));
    expect([drawn(), prevented]).toEqual([[], false]);
  });

  test('its ring has the shape that its place tells', async () => {
    await show({ gesture: 'capture', event: ev('captured', { at: 'hex', seat: 1 }) });
    const ring = document.querySelector('[data-gesture] > svg');
    expect(ring).toHaveAttribute('viewBox', '-9 -9 18 18');
    expect(ring?.querySelector('path')).toHaveAttribute('d', 'M0 -9L9 0L0 9Z');
  });

  test('what has no place on the table is not drawn', async () => {
    await show({ gesture: 'acquire', event: ev('acquire', { cards: ['Z'] }) });
    expect(drawn()).toEqual([]);
  });

  test('the last round is said across the table, longer than others', async () => {
    await show({ gesture: 'last', event: ev('finalRound') });
    expect(screen.getByText('What is told of finalRound')).toBeInTheDocument();
    act(() => void jest.advanceTimersByTime(2399));
    expect(drawn()).toEqual(['last']);
    act(() => void jest.advanceTimersByTime(1));
    expect(drawn()).toEqual([]);
  });

  test('dice lie as they were thrown', async () => {
    await show({ gesture: 'roll', event: ev('rolls'), dice: [5, 2] });
    expect([...document.querySelectorAll<HTMLElement>('[data-die]')].map((die) => die.dataset.die)).toEqual(['5', '2']);
  });

  test('without motion all of them stand still, also those that else only fly', async () => {
    changeSettings({ motion: false });
    await show(
      captured,
      { gesture: 'draw', event: ev('draw', { cards: ['A'] }) },
      { gesture: 'roll', event: ev('rolls'), dice: [3] },
    );
    expect(drawn()).toEqual(['capture', 'draw', 'roll']);
    expect(document.querySelector('[data-gesture="draw"]')).not.toBeEmptyDOMElement();
    expect(animated).not.toHaveBeenCalled();
  });

  test('they are heard by whoever wants it, and no longer than they are seen', async () => {
    await show(captured);
    expect(sounded).not.toHaveBeenCalled();
    changeSettings({ effects: true });
    await show(captured, { gesture: 'draw', event: ev('draw', { cards: ['A'] }) });
    expect(sounded).toHaveBeenCalledWith(['capture', 'draw']);
    expect(hushed).not.toHaveBeenCalled();
    fireEvent.keyDown(window);
    expect(hushed).toHaveBeenCalledTimes(1);
  });
});

test('C10.18, C11.4: the dice of A New Dawn show what its events say that they showed', async () => {
  const { gestures: own = {} } = await loadBoard('new-dawn');
  const thrown = [ev('dice', { n: 3, what: '6' }), ev('rollsDirection', { n: 2 })];
  expect(thrown.map((event) => duesOf(own, [event], view(1, event))[0]?.dice)).toEqual([[3, 6], [2]]);
});

test('C13.3: the agenda that completes the last victory card of A New Dawn announces the end', async () => {
  const { gestures: own = {} } = await loadBoard('new-dawn');
  const victory = ['v1', 'v2', 'v4'];
  const gestureWith = (...marks: string[]): string | undefined =>
    duesOf(own, [ev('agenda', { seat: 0 })], duel({ marks }, {}, { victory }).g)[0]?.gesture;
  const agendas = victory.map((card) => agendasOf(card)[0] ?? '');
  expect(gestureWith(...agendas.slice(0, 2))).toBe('wonder');
  expect(gestureWith(...agendas)).toBe('last');
});

/** What is read in the event alone; the last round of Settlers is the fifth (S16.1). */
test.each<[ruleset: string, what: string, event: GameEvent, gesture: string | undefined]>([
  ['imperium', 'taking unrest', ev('takeUnrest'), 'unsettle'],
  ['imperium', 'acquiring', ev('acquire'), 'acquire'],
  ['imperium', 'a breakthrough', ev('breakthroughDeck'), 'acquire'],
  ['imperium', 'the final round', ev('finalRoundBegins'), 'last'],
  ['imperium', 'collapse', ev('collapse'), 'last'],
  ['imperium', 'another State', ev('flipState'), 'wonder'],
  ['mythotopia', 'a war that is won', ev('endWar'), 'decide'],
  ['mythotopia', 'a war that is held', ev('defended'), 'decide'],
  ['mythotopia', 'a province that is captured', ev('captured'), 'capture'],
  ['mythotopia', 'an improvement', ev('draft'), 'acquire'],
  ['mythotopia', 'ending the game', ev('endGame'), 'last'],
  ['settlers', 'what is laid out in the lookout', ev('shows'), 'deal'],
  ['settlers', 'drawing', ev('draw'), 'draw'],
  ['settlers', 'a card taken in the lookout', ev('takes'), 'acquire'],
  ['settlers', 'building', ev('build'), 'build'],
  ['settlers', 'goods that are stolen', ev('steal'), 'capture'],
  ['settlers', 'a deal', ev('deal'), 'acquire'],
  ['settlers', 'an attack', ev('attacks'), 'unsettle'],
  ['settlers', 'a location that is razed', ev('raze'), 'capture'],
  ['settlers', 'S16.1: a round before the last', ev('round', { n: 4 }), undefined],
  ['settlers', 'S16.1: the last round', ev('round', { n: 5 }), 'last'],
  ['new-dawn', 'a wonder that is built', ev('buildWonder'), 'wonder'],
  ['new-dawn', 'a wonder that is won', ev('gainWonder'), 'wonder'],
  ['new-dawn', 'a diplomacy card', ev('takeCard'), 'acquire'],
  ['new-dawn', 'a combat that is won', ev('wins'), 'decide'],
  ['new-dawn', 'a combat that is lost', ev('holds'), 'decide'],
  ['new-dawn', 'a city that is conquered', ev('conquer'), 'capture'],
  ['new-dawn', 'a raid of barbarians', ev('raids'), 'unsettle'],
])('%s: %s has its gesture', async (ruleset, _, event, gesture) => {
  const { gestures: own = {} } = await loadBoard(ruleset);
  expect(duesOf(own, [event], view(1, event))[0]?.gesture).toBe(gesture);
});

test('every ruleset has gestures, of its own kinds of events', async () => {
  for (const { name, load } of RULESETS) {
    const { ruleset } = await load();
    const { gestures: own = {} } = await loadBoard(name);
    expect([name, Object.keys(own).length > 5]).toEqual([name, true]);
    expect(Object.keys(own).filter((kind) => !Object.hasOwn(ruleset.events ?? {}, kind))).toEqual([]);
  }
});
