import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { settings } from '../../settings';
import { colour, font, narrow, PINNED, size, space } from '../../theme';
import { elementOn, named } from '../spotOn';
import { useTable, useView } from '../TableContext';
import { Tokens } from '../Tokens';
import { Die } from './Die';
import { drawn, LENGTH, outlineOf, useMoved } from './drawings';
import type { Due, Gesture } from './gesture';

/** How long stays what is to be read, in milliseconds. */
const READ = 2400;

/** Lies over the table, below what is told and asked, and takes no click. */
const Layer = styled.div`
  position: fixed;
  inset: 0;
  z-index: 9;
  overflow: clip;
  pointer-events: none;
`;

const Place = styled.div`
  position: absolute;
  display: grid;
  place-items: center;
  > * {
    grid-area: 1 / 1;
  }
`;

const Band = styled.p`
  position: absolute;
  inset-inline: 0;
  top: 26%;
  padding: ${space.l} ${space.xl};
  border-block: 3px double ${colour('bronze')};
  background: linear-gradient(90deg, transparent, ${colour('raised')} 22% 78%, transparent);
  color: ${colour('ink')};
  font-family: ${font.display};
  font-size: ${size.display};
  text-align: center;
`;

const Dice = styled.div`
  position: absolute;
  top: 16%;
  inset-inline: 0;
  display: flex;
  justify-content: center;
  gap: ${space.xxl};
  /* There the words of what has come of them lie on top. */
  ${narrow} {
    inset-block: auto calc(${PINNED} + ${space.l});
  }
`;

const drawnOver = [
  { transform: 'translateX(-18%)', opacity: 0 },
  { transform: 'none', opacity: 1, offset: 0.18 },
  { transform: 'none', opacity: 1, offset: 0.86 },
  { transform: 'translateX(6%)', opacity: 0 },
];

/** Where a gesture has its place: the space or border where it happened, its cards, where they have gone, whose they are. */
const placesOf = ({ event: { at, cards = [], into, by, to, seat } }: Due): (string | false)[] => [
  named('place', at),
  named('card', at),
  ...cards.map((id) => named('card', id)),
  named('pile', into),
  named('heap', into),
  named('card', by),
  named('seat', to ?? seat),
];

/** At its place on the table; nothing where it has none. */
function AtPlace({ due, table }: { due: Due; table: RefObject<HTMLElement | null> }) {
  const [at, setAt] = useState<Element | null>(null);
  useLayoutEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- where things lie is known only now
    setAt(elementOn(table.current, placesOf(due)));
  }, [due, table]);
  if (!at) return null;
  const { x, y, width, height } = (outlineOf(at) ?? at).getBoundingClientRect();
  return (
    <Place data-gesture={due.gesture} style={{ left: x, top: y, width, height }}>
      {drawn(due, at)}
    </Place>
  );
}

/** Says it across the table. */
function Across({ due: { event } }: { due: Due }) {
  const { words } = useTable();
  const view = useView();
  return (
    <Band ref={useMoved<HTMLParagraphElement>(drawnOver, READ)} data-gesture="last">
      <Tokens tokens={words.event(view, event)} still />
    </Band>
  );
}

/** Gestures that are to be read, not only seen. */
const LONG: readonly Gesture[] = ['last', 'roll'];

/**
 * Gestures, each where it happens, once: any click or key ends them and does what it does besides. Without motion they stand there as long as
 * they would last. They say nothing that log and telling do not say in words.
 */
export default function Gestures({ dues, table }: { dues: readonly Due[]; table: RefObject<HTMLElement | null> }) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (over) return undefined;
    const end = (): void => setOver(true);
    const ending = new AbortController();
    for (const kind of ['pointerdown', 'keydown'] as const)
      window.addEventListener(kind, end, { capture: true, signal: ending.signal });
    const timer = setTimeout(end, dues.some(({ gesture }) => LONG.includes(gesture)) ? READ : LENGTH);
    let hush: () => void = () => {};
    if (settings().effects)
      void import('./sounds').then(({ sound }) => {
        if (!ending.signal.aborted) hush = sound(dues.map(({ gesture }) => gesture));
      });
    return () => {
      ending.abort();
      clearTimeout(timer);
      hush();
    };
  }, [over, dues]);
  if (over) return null;
  return (
    <Layer aria-hidden data-gestures>
      {dues.map((due, i) =>
        due.gesture === 'last' ? (
          <Across key={i} due={due} />
        ) : due.gesture === 'roll' ? (
          <Dice key={i} data-gesture="roll">
            {due.dice?.map((shows, j) => (
              <Die key={j} shows={shows} after={j * 120} />
            ))}
          </Dice>
        ) : (
          <AtPlace key={i} due={due} table={table} />
        ),
      )}
    </Layer>
  );
}
