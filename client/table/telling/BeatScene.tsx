import { useLayoutEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import type { GameEvent } from '../../../games/kit/core';
import { colour, desk, motion, narrow, PHONE, radius, shadow, size, space } from '../../theme';
import { askIntoSight } from '../../ui/intoSight';
import { useMedia } from '../../ui/useMedia';
import { belongingsOf, concerns } from '../log/lines';
import { isStill } from '../motion/still';
import { goToFirst } from '../question/goToFirst';
import { useModule, useQuestion, useTable, useView } from '../TableContext';
import { elementOn, named, spotOn } from '../spotOn';
import { Tokens } from '../Tokens';
import { awayFrom } from './away';
import { shownIn, type Beat } from './beats';

/** Lies over the table, below what is asked, and takes no click. */
const Layer = styled.div`
  position: fixed;
  inset: 0;
  z-index: 9;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space.s};
  padding: ${space.l};
  pointer-events: none;
  > * {
    pointer-events: none;
  }
  ${narrow} {
    justify-content: start;
    padding-top: 4.5rem;
  }
  /* Whoever is asked needs the table to choose from: a desk tells over the log, beside it. */
  ${desk} {
    :root:not([data-map='full']) &[data-asked='true'] {
      left: auto;
      right: max(0rem, (100vw - 120rem) / 2);
      width: calc(var(--side) + 2 * ${space.m});
      padding-inline: ${space.m};
    }
  }
`;

const Cards = styled.div`
  display: flex;
  justify-content: center;
  gap: ${space.m};
  /* Beside the table several reach out over it rather than over the window's edge. */
  ${desk} {
    :root:not([data-map='full']) [data-asked='true'] > &:has(> :nth-child(2)) {
      align-self: end;
    }
  }
  ${narrow} {
    flex-direction: column;
    gap: ${space.s};
    width: min(22rem, 100%);
  }
`;

const Large = styled.div`
  width: min(15rem, 30vw);
  max-height: 62dvh;
  overflow: hidden;
  border-radius: ${radius.l};
  background: ${colour('surface')};
  box-shadow: ${shadow.high};
  ${narrow} {
    width: auto;
    border-radius: ${radius.m};
  }
`;

const Caption = styled.div`
  max-width: min(34rem, 92vw);
  padding: ${space.s} ${space.l};
  border: 2px solid ${colour('news')};
  border-radius: ${radius.l};
  background: ${colour('raised')};
  box-shadow: ${shadow.high};
  text-align: center;
  font-size: ${size.lead};
  ul {
    font-size: ${size.small};
    color: ${colour('inkSoft')};
  }
  /* What I lose or am given by it is no footnote. */
  [data-mine] {
    color: ${colour('ink')};
    font-size: ${size.body};
    font-weight: 600;
  }
  /* What lies below may be under the drawer. */
  ${narrow} {
    order: -1;
    font-size: ${size.body};
  }
`;

/** No more details than that stand below a headline, those about me in any case; the log has them all. */
const DETAILS = 3;

interface Props {
  beat: Beat;
  /** The table, on which things have places. */
  table: RefObject<HTMLElement | null>;
  /** The reader steps through a turn: it stays until they go on. */
  stepped?: boolean;
}

/** One thing that somebody else has done: the card large, coming from where it was and going where it went, and a sentence. */
export default function BeatScene({ beat, table, stepped = false }: Props) {
  const view = useView();
  const { seat, words, components, zones } = useTable();
  const { ComponentFace } = useModule();
  const { question } = useQuestion();
  const shown = shownIn(beat, components);
  const details = useMemo(() => {
    const belongings = belongingsOf(zones, view, seat);
    const told = beat.details.map((event) => ({ event, mine: concerns(event, seat, beat.head.seat, belongings) }));
    const first = new Set([...told].sort((a, b) => Number(b.mine) - Number(a.mine)).slice(0, DETAILS));
    return told.filter((each) => first.has(each));
  }, [beat, zones, view, seat]);
  const phone = useMedia(PHONE);
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => keepClear(layer.current, table.current, beat), [table, beat]);
  return (
    <Layer ref={layer} data-telling={beat.n} data-asked={question !== null && !stepped}>
      {shown.length > 0 && (
        <Cards aria-hidden>
          {shown.map((id) => (
            <Travelling key={id} id={id} event={beat.head} table={table}>
              {/* Between the caption and what is pinned below there is no room for all of a large one. */}
              <ComponentFace id={id} size={phone ? 'strip' : 'large'} view={view} seat={seat} words={words} />
            </Travelling>
          ))}
        </Cards>
      )}
      <Caption role={stepped ? 'group' : undefined} aria-hidden={stepped ? undefined : true}>
        <p>
          <Tokens tokens={words.event(view, beat.head)} still />
        </p>
        {details.length > 0 && (
          <ul>
            {details.map(({ event, mine }, i) => (
              <li key={i} data-mine={mine || undefined}>
                <Tokens tokens={words.event(view, event)} still />
              </li>
            ))}
          </ul>
        )}
      </Caption>
    </Layer>
  );
}

/** Brings the place that is told of into sight, and moves what is told off it, and off the words of a lesson; below or above the question. */
function keepClear(layer: HTMLElement | null, table: HTMLElement | null, { head, details }: Beat): void {
  if (!layer || !table) return;
  const place = elementOn(
    table,
    [head, ...details].map(({ at }) => named('place', at)),
  );
  if (place) {
    askIntoSight(place);
    goToFirst(table, () => [place]);
  }
  const boxes = [...layer.children].map((child) => child.getBoundingClientRect());
  const told = {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
  const room = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
  const bar = place && spotOn(table, ['[data-shell="question"]']);
  if (bar && bar.top < room.bottom / 2) room.top = Math.max(0, bar.bottom);
  else if (bar) room.bottom = Math.min(room.bottom, bar.top);
  const off = { x: 0, y: 0 };
  for (const each of [place, document.querySelector('[data-lesson]')]) {
    if (!each) continue;
    const { x, y } = awayFrom(told, each.getBoundingClientRect(), room);
    Object.assign(told, { left: told.left + x, right: told.right + x, top: told.top + y, bottom: told.bottom + y });
    Object.assign(off, { x: off.x + x, y: off.y + y });
  }
  layer.style.translate = `${off.x}px ${off.y}px`;
}

/** Comes from where the component lay, and goes where it lies now; without motion it is there and gone. */
function Travelling({
  id,
  event: { from, into, at, seat, to },
  table,
  children,
}: {
  id: string;
  event: GameEvent;
  table: RefObject<HTMLElement | null>;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || isStill()) return undefined;
    const here = element.getBoundingClientRect();
    const source = spotOn(table.current, [named('pile', from), named('seat', seat)]);
    const target = spotOn(table.current, [
      named('card', id),
      named('pile', into),
      named('place', at),
      named('seat', to ?? seat),
    ]);
    const as = (there: DOMRect): Keyframe => ({
      transform: `translate(${there.x + there.width / 2 - here.x - here.width / 2}px, ${
        there.y + there.height / 2 - here.y - here.height / 2
      }px) scale(${Math.min(1, there.width / here.width, there.height / here.height)})`,
    });
    if (source) element.animate([as(source), {}], { duration: motion.flight, easing: motion.ease });
    return () => {
      if (!target || isStill()) return;
      // React takes the element away: what goes on to its place is a likeness.
      const likeness = element.cloneNode(true) as HTMLElement;
      for (const each of likeness.querySelectorAll<HTMLElement>('[data-card]')) delete each.dataset.card;
      Object.assign(likeness.style, {
        position: 'fixed',
        left: `${here.x}px`,
        top: `${here.y}px`,
        width: `${here.width}px`,
        height: `${here.height}px`,
        zIndex: '9',
        pointerEvents: 'none',
      });
      document.body.append(likeness);
      // It draws together into its place and is as solid as a card all the way: nothing is seen through it but where it comes to rest.
      likeness.animate(
        [
          { opacity: 1, easing: motion.ease },
          { ...as(target), opacity: 1, offset: 0.85 },
          { ...as(target), opacity: 0 },
        ],
        { duration: motion.flight },
      ).onfinish = () => likeness.remove();
    };
  }, [id, from, into, at, seat, to, table]);
  return <Large ref={box}>{children}</Large>;
}
