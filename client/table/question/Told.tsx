import styled from 'styled-components';
import type { Option } from '../../../games/kit/core';
import type { Change } from '../../../games/kit/foresee';
import { colour, medium, narrow, radius, shadow, size, space, wide } from '../../theme';
import { Button } from '../../ui/Button';
import { whole } from '../../ui/whole';
import { useUi } from '../../words';
import { atMost, goesOn, inLines } from '../inLines';
import { useQuestion } from '../TableContext';
import { Tokens } from '../Tokens';
import { ChangeFigures, Consequences } from './Consequences';

/** A line below the question, or in its place: what has been picked, and what that will bring. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s};
  font-size: ${size.small};
  b {
    color: ${colour('chosen')};
  }
  /* A line of words stays as high as its words: with it the bar is no higher than before, and the table stays where it is. */
  ${wide} {
    align-items: center;
    > button {
      margin-block: -0.5rem;
    }
  }
  /* The rest is scrolled to, or lies over the table while it is pointed at. */
  ${medium} {
    &[data-told] {
      display: block;
      flex: 0 1 auto;
      min-height: 0;
      overflow-y: auto;
      scrollbar-width: thin;
      ${goesOn('raised')}
      /* Whole lines: two in a row of the bar. */
      line-height: 1.375rem;
      /* A sign takes no more than its line. */
      span {
        line-height: 1;
      }
      svg {
        margin-block: -0.3em;
      }
    }
    &[data-told][data-uncut] {
      z-index: 1;
      flex: none;
      margin: -${space.xs} -${space.s};
      padding: ${space.xs} ${space.s};
      overflow: visible;
      border-radius: ${radius.m};
      background: ${colour('raised')};
      box-shadow: ${shadow.high};
    }
  }
  /* In running text, the rest of which is scrolled to, so that the table below keeps its room. */
  ${narrow} {
    /* Each line is as high as a sign. */
    ${inLines(3, 1.5, 'raised')}
    /* What was before has gone by. */
    [data-begun='true'] &:not([data-told]) {
      display: none;
    }
    /* Below the sentence there is less of it. */
    [data-answered='false'] ~ * > & {
      ${atMost(2, 1.5)}
    }
  }
  > b {
    margin-inline-end: ${space.s};
  }
  /* A button that is pressed says it itself. */
  > b[data-pressed='true'] {
    display: none;
  }
`;

/** Its place beside the answers, in which a line is seen at least. */
const Place = styled.div`
  ${medium} {
    display: flex;
    flex-direction: column;
    flex: 0 1 auto;
    min-height: 0;
    &:has([data-told='true']) {
      min-height: 1.375rem;
    }
  }
  ${narrow} {
    display: contents;
  }
`;

/** What comes whatever is chosen: it is told once. */
export function Anyway({ common }: { common: readonly Change[] }) {
  const { say } = useUi();
  if (common.length === 0) return null;
  return (
    <Line>
      {say('asker.anyway')}: <ChangeFigures changes={common} />
    </Line>
  );
}

/** What was chosen for me, such as a payment, and the way to change it. */
export function Paid({ undo }: { undo(): void }) {
  const { paid } = useQuestion();
  const { say } = useUi();
  const [before = ''] = say('bar.paid', { what: '\n' }).split('\n');
  if (paid.length === 0) return null;
  return (
    <Line aria-live="polite">
      <span>
        {before}
        {paid.map((tokens, i) => (
          <span key={i}>
            {i > 0 && ', '}
            <Tokens tokens={tokens} still />
          </span>
        ))}
      </span>
      <Button $kind="quiet" $small onClick={undo}>
        {say('bar.change')}
      </Button>
    </Line>
  );
}

/** What has been picked, in words where that is one thing, and what it will bring. @param pressed the button of which is pressed */
export function Picked({ single, pressed }: { single: boolean; pressed(option: Option): boolean }) {
  const { selected, meaning } = useQuestion();
  const [first] = selected;
  return (
    <Place>
      <Line aria-live="polite" data-told={selected.length > 0} {...whole}>
        {single && first !== undefined && (
          <b data-pressed={pressed(first)}>
            <Tokens tokens={meaning(first)} />
          </b>
        )}
        {selected.length > 0 && <Consequences of={selected} most={2} unfolds />}
      </Line>
    </Place>
  );
}
