import { useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import type { GameEvent, Result, Seat } from '../../../games/kit/core';
import type { MatchRecord } from '../../../games/kit/record';
import type { Ruleset } from '../../../games/kit/ruleset';
import { positionsOf } from '../../net/positions';
import { colour, radius, seatColour, seatSign, size, space, wide } from '../../theme';
import { numeral } from '../../ui/numeral';
import { Soft } from '../../ui/parts';
import { useUi } from '../../words';
import { duesOf } from '../gestures/gesture';
import { NO_KINDS, TURN_EVENTS } from '../log/lines';
import { withoutStop } from '../question/outlook';
import { useModule, useTable, useView } from '../TableContext';
import { SeatName, Tokens } from '../Tokens';
import { beatsOf, summedUp } from '../telling/beats';
import { Bars } from './Bars';
import { courseOf, decidedBy, leadOf, type MatchCourse } from './course';
import { Source } from './Source';
import { useSources } from './useSources';

const Parts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  gap: ${space.l};
  /* Of three the last, which needs least height, has all the width below the others. */
  ${wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    section:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
  section {
    display: flex;
    flex-direction: column;
    text-align: start;
    padding: ${space.m} ${space.l};
    border: 1px solid ${colour('lineSoft')};
    border-radius: ${radius.l};
    background: ${colour('surface')};
  }
  h3 {
    margin-bottom: ${space.s};
    font-size: ${size.body};
    color: ${colour('bronze')};
  }
  li {
    padding: 0.15rem 0;
  }
`;

/** What says nothing of how the match was decided: whose turn it was, and that it is over. */
const QUIET: readonly string[] = [...TURN_EVENTS, 'over'];

/** Nor does what only says how far the match is, as the solstice after a turn: nobody does it, and nothing comes of it. */
const isTime = ({ seat, what, cards, at }: GameEvent): boolean =>
  [seat, what, cards, at].every((each) => each === undefined);

interface Props {
  result: Result;
  rules: Ruleset;
  /** The match as a record, where it is to be had. */
  record: (() => Promise<MatchRecord | null>) | undefined;
}

/** How a match went: how it ended and what decided it, points over time, and where they come from, drawn. */
export function Ending({ result, rules, record }: Props) {
  const { say } = useUi();
  const course = useCourse(rules, record, result);
  // Not everything that is counted is points.
  const [over, sources] =
    rules.scored === undefined
      ? (['ending.course', 'ending.sources'] as const)
      : (['ending.turns', 'ending.made'] as const);
  return (
    <Parts>
      <Decided result={result} course={course} scored={rules.scored} />
      {(course === undefined || (course && course.turns.length > 1)) && (
        <section aria-label={say(over)} aria-busy={course === undefined}>
          <h3>{say(over)}</h3>
          {course ? <Chart course={course} title={say(over)} /> : <Svg viewBox={VIEW} aria-hidden />}
        </section>
      )}
      <section aria-label={say(sources)}>
        <h3>{say(sources)}</h3>
        <Bars result={result} />
      </section>
    </Parts>
  );
}

/**
 * Once, after the end: the match is played again for its points. Without it there is no chart, and nothing else is missing. Undefined
 * as long as it may come: its room is kept.
 */
function useCourse(rules: Ruleset, record: Props['record'], result: Result): MatchCourse | null | undefined {
  const [course, setCourse] = useState<MatchCourse | null | undefined>(record && rules.points ? undefined : null);
  const [asked] = useState(() => record);
  useEffect(() => {
    let left = false;
    const look = async (): Promise<void> => {
      const whole = await asked?.();
      const found = whole ? await courseOf(rules, positionsOf(rules, whole), result) : null;
      if (!left) setCourse(found);
    };
    look().catch(() => {
      if (!left) setCourse(null);
    });
    return () => {
      left = true;
    };
  }, [rules, asked, result]);
  return course;
}

/** How it ended and by whom, who has led since when, and what brought the winner furthest ahead. */
function Decided({
  result,
  course,
  scored,
}: {
  result: Result;
  course: MatchCourse | null | undefined;
  scored: string | undefined;
}) {
  const view = useView();
  const { words, events = NO_KINDS } = useTable();
  const { turnEvents = TURN_EVENTS, gestures } = useModule();
  const { say } = useUi();
  const last = useMemo(() => {
    const begins = view.events.findLastIndex(({ k }) => turnEvents.includes(k));
    const told = view.events.slice(Math.max(0, begins)).map((event, n) => ({ n, event }));
    return summedUp(
      beatsOf(told, events).filter(({ head }) => !QUIET.includes(head.k) && !isTime(head)),
      events,
    ).slice(-4);
  }, [view, turnEvents, events]);
  /** What somebody did that made the end certain. */
  const sealed = useMemo(
    () =>
      gestures &&
      view.events.findLast(
        (event) =>
          event.seat !== undefined && duesOf(gestures, [event], view).some(({ gesture }) => gesture === 'last'),
      ),
    [view, gestures],
  );
  const decided = decidedBy(result, useSources(result));
  // Of what is counted one by one, no part is the largest.
  const most = decided !== null && (scored === undefined || decided.by > 1);
  const lead = course && leadOf(course);
  const ahead = scored === undefined ? 'ending.ahead' : 'ending.more';
  return (
    <section aria-label={say('ending.decided')}>
      <h3>{say('ending.decided')}</h3>
      <ul>
        {decided?.tie && (
          <li>
            <SeatName seat={decided.seat} />: <Source of={decided.source} />, {say('ending.tie', { by: decided.by })}{' '}
            <SeatName seat={decided.other} />.
          </li>
        )}
        {decided && !decided.tie && (
          <li>
            <SeatName seat={decided.seat} />:{' '}
            {say(ahead, { by: (result.scores[decided.seat] ?? 0) - (result.scores[decided.other] ?? 0) })}{' '}
            <SeatName seat={decided.other} />.
            {most && (
              <>
                {' '}
                {say('ending.most')} <Source of={decided.source} />, <b>+{decided.by}</b>.
              </>
            )}
          </li>
        )}
        {result.actors?.map(
          ({ actor, score, measure }) =>
            measure && (
              <li key={actor}>
                {words.term(measure.against)} <b>{measure.n}</b> · {words.term(measure.of)} <b>{score}</b>
              </li>
            ),
        )}
        {lead && (
          <li>
            <SeatName seat={lead.seat} /> {say('ending.lead', { turn: lead.since, changes: lead.changes })}
          </li>
        )}
        {course === undefined && <li aria-hidden>&nbsp;</li>}
      </ul>
      <Told title={say('ending.sealed')} events={sealed ? [sealed] : []} />
      <Told title={say('ending.last')} events={last.filter((event) => event !== sealed)} />
    </section>
  );
}

function Told({ title, events }: { title: string; events: readonly GameEvent[] }) {
  const view = useView();
  const { words } = useTable();
  if (events.length === 0) return null;
  return (
    <>
      <Soft>{title}</Soft>
      <ul>
        {events.map((event, i) => (
          <li key={i}>
            <Tokens tokens={withoutStop(words.event(view, event))} />
          </li>
        ))}
      </ul>
    </>
  );
}

const WIDTH = 360;
const HEIGHT = 170;
const LEFT = 32;
const VIEW = `0 0 ${WIDTH} ${HEIGHT}`;
const DASHES = ['', '7 4', '2 3', '10 3 2 3', '4 2', '1 4'];

const Svg = styled.svg`
  width: 100%;
  height: auto;
  /* Three panels beside each other draw it a little smaller. */
  font-size: 13.5px;
  fill: ${colour('inkSoft')};
`;

/** Points turn by turn: a line for each seat, told apart by colour, dashes and the sign at its end. */
function Chart({ course: { turns }, title }: { course: MatchCourse; title: string }) {
  const { nameOf } = useTable();
  const { say } = useUi();
  const all = turns.flatMap(({ points }) => points);
  const low = Math.min(...all);
  const high = Math.max(low + 1, ...all);
  const x = (i: number): number => LEFT + (i / (turns.length - 1)) * (WIDTH - LEFT - 24);
  const y = (n: number): number => HEIGHT - 18 - ((n - low) / (high - low)) * (HEIGHT - 32);
  const seats = (turns[0]?.points ?? []).map((_, seat): Seat => seat);
  const at = (i: number, seat: Seat): number => turns[i]?.points[seat] ?? 0;
  const told = seats.map((seat) => `${nameOf(seat)}: ${turns.map(({ points }) => points[seat]).join(', ')}`).join('; ');
  return (
    <Svg viewBox={VIEW} role="img" aria-label={`${title}. ${told}`}>
      {/* Of two that lie beside each other there is none between. */}
      {[...new Set([low, Math.round((low + high) / 2), high])].map((n) => (
        <g key={n}>
          <line x1={LEFT} x2={WIDTH - 24} y1={y(n)} y2={y(n)} stroke={colour('lineSoft')} />
          <text x={LEFT - 5} y={y(n) + 4} textAnchor="end">
            {numeral(n)}
          </text>
        </g>
      ))}
      <text x={LEFT} y={HEIGHT - 3}>
        {turns[0]?.turn}
      </text>
      <text x={WIDTH - 24} y={HEIGHT - 3} textAnchor="end">
        {say('ending.turn', { n: turns.at(-1)?.turn ?? 0 })}
      </text>
      {seats.map((seat) => (
        <g key={seat} style={{ color: seatColour(seat) }}>
          <polyline
            points={turns.map((_, i) => `${x(i)},${y(at(i, seat))}`).join(' ')}
            fill="none"
            stroke="currentColor"
            strokeWidth={2.5}
            strokeDasharray={DASHES[seat % DASHES.length]}
          />
          <text x={WIDTH - 19} y={y(at(turns.length - 1, seat)) + 5} fill="currentColor" fontSize={14}>
            {seatSign(seat)}
          </text>
        </g>
      ))}
    </Svg>
  );
}
