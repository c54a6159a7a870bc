import { useMemo, type ReactNode } from 'react';
import {
  GiFastBackwardButton,
  GiFastForwardButton,
  GiNextButton,
  GiPauseButton,
  GiPlayButton,
  GiPreviousButton,
} from 'react-icons/gi';
import styled from 'styled-components';
import type { Core, Seat } from '../../games/kit/core';
import type { MatchRecord } from '../../games/kit/record';
import type { Snapshot } from '../net/clientStore';
import type { Playable, RulesetEntry } from '../rulesets';
import { continueLog } from '../net/log';
import { BAR } from '../table/layout';
import type { Person } from '../net/people';
import { Table } from '../table/Table';
import { useTableParts } from '../boards/useTableParts';
import { colour, narrow, radius, shadow, size, space } from '../theme';
import { IconButton } from '../ui/Button';
import { Field, Soft } from '../ui/parts';
import { useUi } from '../words';
import { useSteps } from './useSteps';
import type { ReplayPosition } from './useReplayPosition';

/** Takes the place and height of the question bar; on a phone both are at the bottom. */
const Bar = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};
  min-height: ${BAR};
  padding: ${space.xs} ${space.m};
  border: 1px solid ${colour('bronze')};
  border-radius: ${radius.l};
  background: ${colour('surface')};
  box-shadow: ${shadow.mid};
  /* The slider has a line of its own, the steps one below it. */
  ${narrow} {
    flex: none;
    justify-content: space-between;
    border-width: 2px 0 0;
    border-radius: ${radius.l} ${radius.l} 0 0;
  }
`;

const Slider = styled.label`
  flex: 1 1 14rem;
  display: flex;
  align-items: center;
  gap: ${space.s};
  font-size: ${size.small};
  white-space: nowrap;
  input {
    flex: 1;
    min-width: 0;
    min-height: 2.5rem;
    accent-color: ${colour('bronze')};
  }
  ${narrow} {
    order: -1;
    flex-basis: 100%;
  }
`;

/** A point of view from which the match can be seen. The first in a list is the reader's own. */
export interface Eyes {
  as: string | null;
  label: string;
}

interface Props {
  entry: RulesetEntry;
  playable: Playable;
  place: ReplayPosition;
  /** Number of the last position. */
  last: number;
  /** The position, as seen from the chosen point of view. */
  view: Core;
  /** The seat for which the table is laid out; null for a spectator. */
  seat: Seat | null;
  people: readonly Person[];
  eyes: readonly Eyes[];
  /** Gets the match as a record; undefined where there is none. */
  record?: (() => Promise<MatchRecord | null>) | undefined;
  /** Further buttons of the bar. */
  actions: ReactNode;
  /** A message in the bar. */
  told?: ReactNode;
  children?: ReactNode;
}

const nothing = { answer: () => {}, undo: () => {}, reconnect: () => {} };

/** A table at one position of a match, with a slider through all positions. */
export function ReplayTable({
  entry,
  playable,
  place: { at, as, goTo, lookAs },
  last,
  view,
  seat,
  people,
  eyes,
  record,
  actions,
  told,
  children,
}: Props) {
  const { say } = useUi();
  const { words, board } = useTableParts(entry.name, playable);
  const steps = useSteps(at, last, view, goTo);
  const snapshot = useMemo(
    (): Snapshot => ({
      view: { ...view, undo: null },
      seat,
      stateID: at,
      people: [],
      connected: true,
      log: continueLog([], view),
      since: null,
      trail: [{ view, stateID: at, came: 0, news: view.logged }],
      sent: null,
      refusal: null,
    }),
    [view, seat, at],
  );
  const bar = (
    <Bar aria-label={say('replay.title', { title: entry.title })}>
      <IconButton aria-label={say('replay.turnBack')} disabled={at === 0} onClick={() => steps.turn(-1)}>
        <GiFastBackwardButton aria-hidden />
      </IconButton>
      <IconButton aria-label={say('replay.back')} disabled={at === 0} onClick={() => goTo(at - 1)}>
        <GiPreviousButton aria-hidden />
      </IconButton>
      <IconButton aria-label={say(steps.playing ? 'replay.pause' : 'replay.play')} onClick={steps.play}>
        {steps.playing ? <GiPauseButton aria-hidden /> : <GiPlayButton aria-hidden />}
      </IconButton>
      <Slider>
        <input type="range" min={0} max={last} value={at} onChange={(event) => goTo(Number(event.target.value))} />
        {say('replay.position', { n: at, last })}
      </Slider>
      <IconButton aria-label={say('replay.forth')} disabled={at === last} onClick={() => goTo(at + 1)}>
        <GiNextButton aria-hidden />
      </IconButton>
      <IconButton aria-label={say('replay.turnForth')} disabled={at === last} onClick={() => steps.turn(1)}>
        <GiFastForwardButton aria-hidden />
      </IconButton>
      {told}
      {actions}
    </Bar>
  );
  return (
    <Table
      store={nothing}
      snapshot={snapshot}
      rules={playable.ruleset}
      words={words}
      board={board}
      people={people}
      keys={false}
      bar={bar}
      record={record}
    >
      <Soft>{say('replay.title', { title: entry.title })}</Soft>
      {eyes.length > 1 && (
        <Field>
          {say('replay.as')}
          <select value={as ?? ''} onChange={(event) => lookAs(event.target.value || null)}>
            {eyes.map(({ as: value, label }) => (
              <option key={value} value={value ?? ''}>
                {label}
              </option>
            ))}
          </select>
        </Field>
      )}
      {children}
    </Table>
  );
}
