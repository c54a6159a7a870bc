import { useLayoutEffect, useRef, useState } from 'react';
import { GiCancel } from 'react-icons/gi';
import styled from 'styled-components';
import type { Option, Question } from '../../../games/kit/core';
import { colour, desk, DESK, narrow, radius, shadow, size, space } from '../../theme';
import { Button, IconButton } from '../../ui/Button';
import { useMedia } from '../../ui/useMedia';
import { useUi } from '../../words';
import { named, spotOn } from '../spotOn';
import { covers } from '../telling/away';
import { useModule, useQuestion, useTable, useView } from '../TableContext';
import { Tokens } from '../Tokens';
import { ChangeFigures, Consequences } from './Consequences';
import { commonTo } from './outlook';

/** Hangs from the question, on a phone stands on it: the card above the answers, on a desk beside them. */
const Box = styled.aside`
  position: absolute;
  z-index: 1;
  top: 100%;
  left: ${space.l};
  display: flex;
  flex-direction: column;
  gap: ${space.m};
  max-width: min(24rem, calc(100% - 2rem));
  padding: ${space.m};
  border: 2px solid ${colour('news')};
  border-top: 0;
  border-radius: 0 0 ${radius.l} ${radius.l};
  background: ${colour('surface')};
  box-shadow: ${shadow.high};
  > :first-child {
    flex: none;
    max-height: 30dvh;
    padding-inline-end: ${space.xl};
    overflow: hidden auto;
  }
  > dl {
    max-height: min(40dvh, var(--above, 40dvh));
    overflow: hidden auto;
  }
  > button {
    position: absolute;
    top: 0;
    right: 0;
  }
  &[data-aside='true'] {
    right: ${space.l};
    left: auto;
  }
  ${desk} {
    flex-direction: row;
    max-width: min(36rem, calc(100% - 2rem));
    > :first-child {
      width: 15rem;
      max-height: min(60dvh, var(--above, 60dvh));
      padding-inline-end: 0;
      > * {
        zoom: var(--card-scale, 1);
      }
    }
    > dl {
      max-height: min(60dvh, var(--above, 60dvh));
    }
  }
  ${narrow} {
    top: auto;
    bottom: 100%;
    &,
    &[data-aside='true'] {
      right: auto;
      left: ${space.m};
    }
    max-width: calc(100% - 1.5rem);
    border: 2px solid ${colour('news')};
    border-bottom: 0;
    border-radius: ${radius.l} ${radius.l} 0 0;
  }
`;

const Ways = styled.dl`
  display: grid;
  align-content: start;
  gap: ${space.xs};
  min-width: 9rem;
  padding-inline-end: ${space.xl};
  font-size: ${size.small};
  dt {
    font-weight: 600;
  }
  dt > button {
    margin-bottom: ${space.xs};
    border-color: ${colour('glow')};
  }
  dd {
    margin: 0 0 ${space.s};
    padding-inline-start: ${space.m};
    border-inline-start: 2px solid ${colour('lineSoft')};
  }
`;

/** The least height that a card is still read in, in pixels; with less room it lies over what can be picked. */
const LEAST = 160;

/**
 * Lays what hangs from the question: beside what the question names (the place that is attacked), and ending above the cards that
 * answer it.
 */
function useRoom(question: Question | null) {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const about = Object.values(question?.params ?? {}).map((id) => named('spot', id));
    const lay = (): void => {
      delete element.dataset.aside;
      const spot = spotOn(document.querySelector('main'), about);
      if (spot && covers(element.getBoundingClientRect(), spot)) element.dataset.aside = 'true';
      const { left, right, top } = element.getBoundingClientRect();
      const tops = [...document.querySelectorAll('main [data-selectable="true"]')]
        .map((each) => each.getBoundingClientRect())
        .filter((each) => each.width > 0 && each.left < right && each.right > left && each.bottom > top)
        .map((each) => each.top);
      const { paddingTop, paddingBottom } = getComputedStyle(element);
      const room = Math.min(...tops) - top - parseFloat(paddingTop) - parseFloat(paddingBottom) - GAP;
      if (room >= LEAST && room < Infinity) element.style.setProperty('--above', `${room}px`);
      else element.style.removeProperty('--above');
      scaleCard(element);
    };
    lay();
    // The board is drawn after the question.
    const timer = setTimeout(lay, SETTLED);
    window.addEventListener('resize', lay);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', lay);
    };
  }, [question]);
  return box;
}

/** A card that is higher than its room is drawn smaller, as far as it can be read. */
function scaleCard(element: HTMLElement): void {
  element.style.removeProperty('--card-scale');
  const room = element.firstElementChild;
  if (!room || room.scrollHeight <= room.clientHeight) return;
  element.style.setProperty('--card-scale', String(Math.max(LEAST_SCALE, room.clientHeight / room.scrollHeight)));
}

/** What letters of 16 pixels make 12 of. */
const LEAST_SCALE = 0.75;

/** Between what hangs there and the cards, with the frame of what glows, in pixels. */
const GAP = 12;
/** After how many milliseconds cards have come to rest. */
const SETTLED = 400;

/**
 * A question from outside my turn explains itself: the card that asks, and what each answer would bring me. Not where cards on the
 * table are the answers, which it might cover; but against what somebody does to me, as in an attack, they are my own. Each is a
 * button here too: on a phone my card may lie below.
 */
export default function Asker() {
  const { question } = useQuestion();
  const { components } = useTable();
  const [closed, setClosed] = useState<number | null>(null);
  if (!question || question.card === undefined || closed === question.n) return null;
  const isAgainstMe = typeof question.params?.from === 'number';
  if (!isAgainstMe && question.options.some((option) => components.has(option))) return null;
  return <Explained card={question.card} onClose={() => setClosed(question.n)} />;
}

function Explained({ card, onClose }: { card: string; onClose(): void }) {
  const view = useView();
  const { seat, words } = useTable();
  const { ComponentFace } = useModule();
  const { question, meaning, selected, outlook, pick } = useQuestion();
  const { say } = useUi();
  const isDesk = useMedia(DESK);
  const box = useRoom(question);
  if (!question || question.max !== 1 || selected.length > 0) return null;
  const ways: readonly (readonly Option[])[] = [
    ...question.options.map((option) => [option]),
    ...(question.min === 0 ? [[]] : []),
  ];
  const found = ways.map(outlook);
  const common = ways.length > 1 ? commonTo(found.filter((each) => each !== null)) : [];
  return (
    <Box ref={box} aria-label={words.name(card)} data-asker>
      <div>
        <ComponentFace id={card} size={isDesk ? 'large' : 'strip'} view={view} seat={seat} words={words} />
      </div>
      <Ways>
        {ways.map((picks) => (
          <div key={picks.join()}>
            <dt>
              {picks.map((option) => (
                <Button key={option} data-way={option} onClick={() => pick(option)}>
                  <Tokens tokens={meaning(option)} still />
                </Button>
              ))}
              {picks.length === 0 && (
                <Tokens tokens={words.none?.(view, question) ?? [{ kind: 'text', text: say('bar.none') }]} still />
              )}
            </dt>
            <dd>
              <Consequences of={picks} without={common} unfolds />
            </dd>
          </div>
        ))}
        {common.length > 0 && (
          <div>
            <dt>{say('asker.anyway')}</dt>
            <dd>
              <ChangeFigures changes={common} />
            </dd>
          </div>
        )}
      </Ways>
      <IconButton $kind="quiet" aria-label={say('close')} onClick={onClose}>
        <GiCancel aria-hidden />
      </IconButton>
    </Box>
  );
}
