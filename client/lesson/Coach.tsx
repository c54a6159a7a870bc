import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import styled, { keyframes } from 'styled-components';
import type { Core } from '../../games/kit/core';
import { expected, isDue, stepOf } from '../../games/kit/lesson/course';
import type { LessonTarget } from '../../games/kit/lesson/lesson';
import type { LessonText } from '../../games/kit/lesson/told';
import { questionOf } from '../../games/kit/moves';
import { Tokens } from '../table';
import { colour, font, radius, shadow, size, space } from '../theme';
import { Button, LinkButton } from '../ui/Button';
import { Row, Soft } from '../ui/parts';
import { useUi } from '../words';
import type { LessonClient } from './lessonClient';
import { besideBox, boxOf, bringIntoSight, elementOf, spokenOf } from './place';

const pulse = keyframes`
  50% { outline-offset: 6px; }
`;

const Ring = styled.div`
  position: fixed;
  z-index: 19;
  border-radius: ${radius.m};
  outline: 3px solid ${colour('chosen')};
  outline-offset: 2px;
  pointer-events: none;
  @media (prefers-reduced-motion: no-preference) {
    animation: ${pulse} 1.6s ease-in-out infinite;
  }
`;

const Panel = styled.section`
  position: fixed;
  z-index: 20;
  top: 0;
  left: 0;
  display: grid;
  gap: ${space.s};
  width: min(21rem, calc(100vw - 1.25rem));
  /* As wide as the column beside a wide board. */
  @media (min-width: 75rem) {
    width: 18rem;
  }
  padding: ${space.m};
  border: 2px solid ${colour('chosen')};
  border-radius: ${radius.l};
  background: ${colour('raised')};
  box-shadow: ${shadow.high};
  p {
    font-family: ${font.display};
    font-size: ${size.body};
    line-height: 1.35;
  }
  a {
    min-height: 2rem;
    padding-inline: ${space.s};
    font-size: ${size.small};
  }
  [hidden] {
    display: none;
  }
  small {
    color: ${colour('inkSoft')};
    font-size: ${size.small};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

/** How often the position of the target is checked, in milliseconds. Scrolling is noticed at once. */
const LOOK = 200;
/** How often the target is scrolled into sight; after that it stays where the reader scrolls it. */
const LOOKS = 15;

/** What stays in sight if it can. */
const OPEN = ['[data-spot]', '[data-pile]', 'h1', 'h2', 'button'].map((it) => `${it}:not([data-lesson] *)`).join();

interface Props {
  client: LessonClient;
  told: LessonText;
  view: Core;
  onAgain(): void;
}

/** The lesson's current words, beside their target, covering neither it nor the answers. */
export function Coach({ client, told, view, onAgain }: Props) {
  const { say } = useUi();
  const { session } = client;
  const { lesson, course, back } = session;
  const step = stepOf(lesson, course);
  const due = step !== null && isDue(step, view, lesson);
  const tokens = useMemo(() => (due ? told.say(step, view) : null), [told, step, view, due]);
  const reading = due && step.done === undefined;
  /** The step whose words were folded away because they cover too much; the next step's are open again. */
  const said = step?.id ?? '';
  const [foldedStep, setFolded] = useState<string | null>(null);
  const folded = foldedStep === said;
  const { panel, ring } = useBeside(due ? step.at : null, () => {
    const question = questionOf(view, lesson.seat);
    const picks = due && question ? expected(step, question) : null;
    return spokenOf(tokens ?? [], picks ?? [], lesson.seat);
  });

  useEffect(() => {
    // Moves the focus for a reader who uses the keyboard, unless it is elsewhere on the table.
    if (reading && document.activeElement === document.body)
      panel.current?.querySelector<HTMLElement>('[data-next]')?.focus();
  }, [reading, step, panel]);

  return createPortal(
    <>
      {due && <Ring ref={ring} aria-hidden data-ring />}
      <Panel ref={panel} aria-label={say('lesson.title')} data-lesson={said} data-due={due || undefined}>
        <Head>
          <Soft as="small">
            {say('lesson.title')} · {say('lesson.part', { n: course.chapter + 1, all: lesson.chapters.length })}
          </Soft>
          <Button $kind="quiet" $small aria-expanded={!folded} onClick={() => setFolded(folded ? null : said)}>
            {say(folded ? 'lesson.unfold' : 'lesson.fold')}
          </Button>
        </Head>
        <div aria-live="polite" aria-atomic hidden={folded}>
          {back && course.step === 0 && <Soft>{say('lesson.back')}</Soft>}
          <p>
            {tokens ? (
              <Tokens tokens={tokens} />
            ) : (
              say(step === null ? 'lesson.over' : questionOf(view, lesson.seat) ? 'lesson.free' : 'lesson.others')
            )}
          </p>
        </div>
        <Row hidden={folded}>
          {reading && (
            <Button $kind="main" data-next onClick={client.next}>
              {say('lesson.next')}
            </Button>
          )}
          {step && !reading && (
            <Button $kind="quiet" $small onClick={client.skip}>
              {say('lesson.skip')}
            </Button>
          )}
          {!step && (
            <Button $kind="quiet" $small onClick={onAgain}>
              {say('lesson.again')}
            </Button>
          )}
          <LinkButton as={Link} to="/" $kind="quiet">
            {say('lesson.leave')}
          </LinkButton>
        </Row>
      </Panel>
    </>,
    document.body,
  );
}

/**
 * Keeps the words beside their target, and the ring around it, while it moves.
 * @param spoken what else the words speak of
 */
function useBeside(
  at: LessonTarget | null,
  spoken: () => Element[],
): {
  panel: RefObject<HTMLElement | null>;
  ring: RefObject<HTMLDivElement | null>;
} {
  const panel = useRef<HTMLElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  /** The target that was scrolled into sight, and how often that was tried. */
  const sought = useRef({ key: '', looks: 0 });
  useLayoutEffect(() => {
    const lay = (): void => {
      const target = at && elementOf(at);
      const bar = elementOf({ shell: 'question' });
      const key = JSON.stringify(at);
      if (sought.current.key !== key) sought.current = { key, looks: 0 };
      // The board may be drawn later than the words, and its layout may still move.
      if (target && sought.current.looks++ < LOOKS) bringIntoSight(target, bar && boxOf(bar));
      const box = target && boxOf(target);
      if (ring.current) {
        ring.current.hidden = box === null;
        if (box) put(ring.current, box);
      }
      if (!panel.current) return;
      const rather = [...document.querySelectorAll(OPEN)].map(boxOf);
      const { left, top } = besideBox(
        boxOf(panel.current),
        // Without the page's scroll bar.
        { width: document.documentElement.clientWidth, height: window.innerHeight },
        box,
        bar ? [boxOf(bar)] : [],
        spoken().map(boxOf),
        rather,
      );
      panel.current.style.left = `${left}px`;
      panel.current.style.top = `${top}px`;
    };
    lay();
    const leave = (): void => {
      sought.current.looks = LOOKS;
    };
    const timer = setInterval(lay, LOOK);
    window.addEventListener('wheel', leave, { passive: true });
    window.addEventListener('touchmove', leave, { passive: true });
    window.addEventListener('scroll', lay, { capture: true, passive: true });
    window.addEventListener('resize', lay);
    return () => {
      clearInterval(timer);
      window.removeEventListener('wheel', leave);
      window.removeEventListener('touchmove', leave);
      window.removeEventListener('scroll', lay, { capture: true });
      window.removeEventListener('resize', lay);
    };
  });
  return { panel, ring };
}

const put = ({ style }: HTMLElement, { left, top, width, height }: ReturnType<typeof boxOf>): void => {
  Object.assign(style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
};
