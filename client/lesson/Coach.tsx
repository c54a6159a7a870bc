import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import styled, { keyframes } from 'styled-components';
import type { Core } from '../../games/kit/core';
import { expected, isDue, stepOf } from '../../games/kit/lesson/course';
import type { LessonText } from '../../games/kit/lesson/told';
import { questionOf } from '../../games/kit/moves';
import { Tokens } from '../table';
import { colour, desk, font, radius, shadow, size, space } from '../theme';
import { Button, LinkButton } from '../ui/Button';
import { Row, Soft } from '../ui/parts';
import { useUi } from '../words';
import type { LessonClient } from './lessonClient';
import { spokenOf } from './place';
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

const Panel = styled.section`
  position: fixed;
  z-index: 20;
  top: 0;
  left: 0;
  display: grid;
  gap: ${space.s};
  width: min(21rem, calc(100vw - 1.25rem));
  align-content: start;
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
  /* In the column beside a wide board it is as high for most steps, with its buttons at one place. */
  ${desk} {
    gap: ${space.xs};
    width: var(--side);
    &[data-open] {
      grid-template-rows: auto 1fr auto;
      min-height: 12.5rem;
    }
    p {
      font-size: 0.9375rem;
    }
    /* Two buttons stand side by side. */
    a,
    button:not([data-next]) {
      padding-inline: ${space.xs};
    }
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

interface Props {
  client: LessonClient;
  told: LessonText;
  view: Core;
  onAgain(): void;
}

/** The lesson's current words, and the room that a desk keeps for them in its column. Elsewhere they lie over the table. */
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
  const { panel, ring, room } = usePlaced(due ? step.at : null, () => {
    const question = questionOf(view, lesson.seat);
    const picks = due && question ? expected(step, question) : null;
    return spokenOf(tokens ?? [], picks ?? [], lesson.seat);
  });

  useEffect(() => {
    // Moves the focus for a reader who uses the keyboard, unless it is elsewhere on the table.
    if (reading && document.activeElement === document.body)
      panel.current?.querySelector<HTMLElement>('[data-next]')?.focus();
  }, [reading, step, panel]);

  const words = (
    <>
      {due && <Ring ref={ring} aria-hidden data-ring />}
      <Panel
        ref={panel}
        aria-label={say('lesson.title')}
        data-lesson={said}
        data-due={due || undefined}
        data-open={!folded || undefined}
      >
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
    </>
  );
  return (
    <>
      <div ref={room} />
      {createPortal(words, document.body)}
    </>
  );
}
