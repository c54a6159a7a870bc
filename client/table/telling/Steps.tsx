import { useEffect, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { GiNextButton, GiPreviousButton } from 'react-icons/gi';
import styled from 'styled-components';
import { narrow, space } from '../../theme';
import { Button, IconButton } from '../../ui/Button';
import { useUi } from '../../words';
import type { Beat, TurnTold } from './beats';
import BeatScene from './BeatScene';

/** In the line over the question: however much is told of a step, the buttons stay where they are. */
const Way = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space.s};
  /* The one with a word. */
  && > :last-child {
    padding-inline: ${space.s};
  }
  ${narrow} {
    flex: 1;
    > :last-child {
      margin-inline-start: auto;
    }
  }
`;

/** A turn, step by step, in the reader's own time. */
export default function Steps({
  turn: { beats },
  at,
  table,
  onStep,
  onLook,
}: {
  turn: TurnTold;
  at: number;
  table: RefObject<HTMLElement | null>;
  onStep(beat: number | null): void;
  onLook(beat: Beat | null): void;
}) {
  const { say } = useUi();
  const beat = beats[at];
  useEffect(() => {
    onLook(beat ?? null);
    return () => onLook(null);
  }, [beat, onLook]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Escape: null }[event.key];
      if (to === undefined || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      if (to === null || beats[to]) onStep(to);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [at, beats, onStep]);
  if (!beat) return null;
  return (
    <>
      {createPortal(<BeatScene key={beat.n} beat={beat} table={table} stepped />, document.body)}
      <Way>
        <IconButton $kind="quiet" aria-label={say('telling.back')} disabled={at === 0} onClick={() => onStep(at - 1)}>
          <GiPreviousButton aria-hidden />
        </IconButton>
        <span role="status">{say('telling.at', { n: at + 1, last: beats.length })}</span>
        <IconButton
          $kind="quiet"
          aria-label={say('telling.on')}
          disabled={at === beats.length - 1}
          onClick={() => onStep(at + 1)}
        >
          <GiNextButton aria-hidden />
        </IconButton>
        <Button $small onClick={() => onStep(null)}>
          {say('telling.close')}
        </Button>
      </Way>
    </>
  );
}
