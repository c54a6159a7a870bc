import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import styled, { keyframes } from 'styled-components';
import type { Core } from '../../games/kit/core';
import { isDue, stepOf } from '../../games/kit/lesson/course';
import type { LessonText } from '../../games/kit/lesson/told';
import { questionOf } from '../../games/kit/moves';
import { Tokens } from '../table';
import { colour, font, medium, narrow, PHONE, radius, shadow, size, space } from '../theme';
import { Button, LinkButton } from '../ui/Button';
import { Row, Soft } from '../ui/parts';
import { useMedia } from '../ui/useMedia';
import { useUi } from '../words';
import type { LessonClient } from './lessonClient';
import { usePlaced } from './usePlaced';

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

/** From the words to what they speak of: on a desk the table lies between them. */
const Thread = styled.svg`
  position: fixed;
  z-index: 19;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;
  fill: none;
  stroke: ${colour('chosen')};
  stroke-width: 3;
  stroke-linecap: round;
  stroke-dasharray: 0.1 8;
  ${narrow} {
    display: none;
  }
`;

/**
 * One place for each window: on a phone a part of the bar, over the question; on a desk the foot of the column; else a strip at the
 * window's lower edge, from under which the page can be scrolled.
 */
const Panel = styled.section`
  position: fixed;
  z-index: 20;
  inset: auto 0 0;
  display: grid;
  gap: ${space.xs} ${space.m};
  align-content: start;
  width: min(64rem, 100%);
  margin-inline: auto;
  padding: ${space.s} ${space.m};
  border: 2px solid ${colour('chosen')};
  border-radius: ${radius.l};
  background: ${colour('raised')};
  box-shadow: ${shadow.high};
  p {
    font-family: ${font.display};
    font-size: 0.9375rem;
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
  /* Two buttons stand side by side. */
  a,
  button:not([data-next]) {
    padding-inline: ${space.xs};
  }
  &:not([data-open]) {
    width: max-content;
    margin-inline-end: ${space.m};
    padding-block: 0;
  }
  ${medium} {
    &[data-open]:not([data-kept]) {
      grid-template-columns: minmax(0, 1fr) max-content;
      [data-words] {
        grid-area: 1 / 1 / span 2;
        align-self: center;
        font-size: ${size.body};
      }
    }
  }
  ${narrow} {
    position: static;
    gap: ${space.s} ${space.m};
    width: auto;
    border-inline: none;
    border-radius: 0;
    box-shadow: none;
    &[data-open] {
      grid-template-columns: minmax(0, 1fr) auto;
      [data-words] {
        grid-column: 1 / -1;
      }
      [data-head] {
        grid-area: 2 / 2;
        small {
          display: none;
        }
      }
    }
    /* All that leads on from the lesson's end has a row for itself. */
    &[data-open][data-ended] {
      [data-words] {
        grid-column: 1;
      }
      [data-head] {
        grid-area: 1 / 2;
      }
      > :last-child {
        grid-column: 1 / -1;
      }
    }
    &:not([data-open]) {
      width: auto;
      margin: 0;
    }
  }
  /* In the column beside a wide board it is as high for most steps, with its buttons at one place. */
  &[data-kept] {
    inset: 0 auto auto 0;
    gap: ${space.xs};
    width: var(--side);
    margin: 0;
    padding: ${space.m};
    &[data-open] {
      grid-template-rows: auto 1fr auto;
      min-height: 12.5rem;
    }
  }
`;

/** Where “Go on” was, a click that comes out of habit meets nothing. */
const Kept = styled(Button)`
  visibility: hidden;
`;

/** What leads away from the lesson's course stands apart. */
const Aside = styled(Row)`
  margin-inline-start: auto;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
`;

interface Props {
  client: LessonClient;
  told: LessonText;
  view: Core;
  onAgain(): void;
}

/** The lesson's current words, and the room that a desk keeps for them in its column. */
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
  const { panel, ring, thread, room } = usePlaced(due ? step.at : null);
  const phone = useMedia(PHONE);

  useEffect(() => {
    // Moves the focus for a reader who uses the keyboard, unless it is elsewhere on the table.
    if (reading && document.activeElement === document.body)
      panel.current?.querySelector<HTMLElement>('[data-next]')?.focus();
  }, [reading, step, panel]);

  const words = (
    <Panel
      ref={panel}
      aria-label={say('lesson.title')}
      data-lesson={said}
      data-due={due || undefined}
      data-ended={step === null || undefined}
      data-open={!folded || undefined}
    >
      <Head data-head>
        <Soft as="small">
          {say('lesson.title')} · {say('lesson.part', { n: course.chapter + 1, all: lesson.chapters.length })}
        </Soft>
        <Button $kind="quiet" $small aria-expanded={!folded} onClick={() => setFolded(folded ? null : said)}>
          {say(folded ? 'lesson.unfold' : 'lesson.fold')}
        </Button>
      </Head>
      <div aria-live="polite" aria-atomic data-words hidden={folded}>
        {back && <Soft>{say('lesson.back')}</Soft>}
        <p>
          {tokens ? (
            <Tokens tokens={tokens} />
          ) : (
            say(step === null ? 'lesson.over' : questionOf(view, lesson.seat) ? 'lesson.free' : 'lesson.others')
          )}
        </p>
        {!step && !view.result && <p>{say('lesson.playOn')}</p>}
      </div>
      <Row hidden={folded}>
        {reading ? (
          <Button $kind="main" data-next onClick={client.next}>
            {say('lesson.next')}
          </Button>
        ) : (
          step && (
            <Kept as="span" $kind="main" aria-hidden>
              {say('lesson.next')}
            </Kept>
          )
        )}
        {!step && (
          <>
            <LinkButton as={Link} to={`/local/${session.rules.name}?now`} $kind="main">
              {say('here.now')}
            </LinkButton>
            <Button $kind="quiet" $small onClick={onAgain}>
              {say('lesson.again')}
            </Button>
          </>
        )}
        <Aside>
          {step?.done && (
            <Button $kind="quiet" $small onClick={client.skip}>
              {say('lesson.skip')}
            </Button>
          )}
          <LinkButton as={Link} to="/" $kind="quiet">
            {say('lesson.leave')}
          </LinkButton>
        </Aside>
      </Row>
    </Panel>
  );
  return (
    <>
      {!phone && <div ref={room} />}
      {phone ? words : createPortal(words, document.body)}
      {due &&
        createPortal(
          <>
            <Ring ref={ring} aria-hidden data-ring />
            <Thread aria-hidden>
              <path ref={thread} />
            </Thread>
          </>,
          document.body,
        )}
    </>
  );
}
