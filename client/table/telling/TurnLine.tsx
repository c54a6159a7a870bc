import { Fragment, lazy, Suspense, useMemo, useState, type RefObject } from 'react';
import { GiNextButton, GiPlayButton, GiPreviousButton, GiSpeedometer } from 'react-icons/gi';
import styled from 'styled-components';
import type { Core, GameEvent, Seat } from '../../../games/kit/core';
import type { Ruleset } from '../../../games/kit/ruleset';
import type { ReceivedPosition, Snapshot } from '../../net/clientStore';
import { changeSettings, TELLINGS, useSettings } from '../../settings';
import { colour, medium, narrow, radius, shadow, size, space } from '../../theme';
import { IconButton } from '../../ui/Button';
import { Spoken } from '../../ui/parts';
import { whole } from '../../ui/whole';
import { useUi } from '../../words';
import { atMost, inLines } from '../inLines';
import { LINE } from '../layout';
import { More } from '../More';
import { NO_KINDS, TURN_EVENTS, belongingsOf, byTurn, concerns } from '../log/lines';
import { signed, withoutMe, withoutStop } from '../question/outlook';
import { useModule, useQuestion, useTable, useView } from '../TableContext';
import { SeatName, Tokens } from '../Tokens';
import { ClosingBadge, ClosingTold, useAnnounced } from './Closing';
import { summedUp, turnsSince, type Beat, type TurnTold } from './beats';
import { useAsMany } from './useAsMany';

const Line = styled.section`
  display: flex;
  align-items: center;
  gap: ${space.s};
  height: ${LINE};
  padding-inline: ${space.m} ${space.xs};
  font-size: ${size.small};
  > p {
    flex: 0 1 auto;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    ${medium} {
      &[data-uncut] {
        z-index: 1;
        align-self: start;
        padding: ${space.xs} ${space.s};
        margin: 0 -${space.s};
        overflow: visible;
        border-radius: ${radius.m};
        background: ${colour('raised')};
        box-shadow: ${shadow.high};
        line-height: 1.5;
        white-space: normal;
      }
    }
  }
  [data-mine] {
    font-weight: 600;
  }
  /* What a long turn has come to is never cut off. */
  > b {
    flex: none;
    color: ${colour('news')};
  }
  > :nth-last-child(1 of b, p) {
    margin-inline-end: auto;
  }
  > span {
    flex: none;
    white-space: nowrap;
  }
  button {
    flex: none;
    white-space: nowrap;
    min-width: 1.75rem;
    min-height: 1.75rem;
    padding: 0 0.2rem;
    font-size: 1rem;
    /* A finger needs more than what is drawn. */
    position: relative;
    &::after {
      content: '';
      position: absolute;
      inset: -0.35rem 0;
    }
  }
  &[data-told='true'] {
    border: 1px solid ${colour('news')};
    border-bottom: 0;
    border-radius: ${radius.m} ${radius.m} 0 0;
    background: ${colour('surface')};
  }
  ${narrow} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: 0 ${space.xs};
    height: auto;
    margin-inline: ${space.m};
    padding-inline: ${space.s} 0;
    > :is(p, b) {
      grid-column: 1;
    }
    > p {
      ${inLines(3, 1.3, 'surface')}
      font-size: ${size.tiny};
      white-space: normal;
      /* What it has come to has a line below. */
      &:has(~ b) {
        ${atMost(2, 1.3)}
      }
    }
    > :not(p, b) {
      grid-row: 1;
    }
    button {
      min-width: 2.5rem;
      min-height: 2.5rem;
    }
    /* The pace has its place among the settings. */
    > button:last-of-type {
      display: none;
    }
    /* Each step is told over the table. */
    &[data-stepping='true'] > :is(p, b) {
      display: none;
    }
    /* What is about to be done takes the place of what was. */
    &:not([data-told='true']),
    &:not([data-stepping='true']):has(~ * [data-told='true']) {
      height: 0;
      border: 0;
      overflow: hidden;
    }
  }
`;

/** Comes when a turn is stepped through. */
const Steps = lazy(() => import('./Steps'));

/** No more than so many things are said of a turn in a line. */
const SAID = 4;

interface Props {
  rules: Ruleset;
  snapshot: Snapshot;
  since: number | null;
  table: RefObject<HTMLElement | null>;
  /** What of a turn is looked at just now, step by step; null for nothing. */
  onLook(beat: Beat | null): void;
}

/** What each turn of the others has come to since I last acted, in a line; it steps through the turn when asked, and sets the pace. */
export function TurnLine({ rules, snapshot: { log, trail, seat }, since, table, onLook }: Props) {
  const { events = NO_KINDS } = useTable();
  const { turnEvents = TURN_EVENTS } = useModule();
  const { say } = useUi();
  const { telling } = useSettings();
  const { question } = useQuestion();
  const view = useView();
  // A spectator is told of the latest turns.
  const from = seat === null ? (log.at(-1)?.n ?? 0) - 40 : since;
  const turns = useMemo(
    () => (from === null ? [] : turnsSince(byTurn(log, turnEvents, events), from, events)),
    [log, from, turnEvents, events],
  );
  const [looked, setLooked] = useState<{ since: number | null; turn: number; beat: number | null } | null>(null);
  // What was looked at belongs to what was told then.
  const at = looked && looked.since === from ? looked : null;
  const index = Math.min(at?.turn ?? turns.length - 1, turns.length - 1);
  const turn = turns[index];
  const look = (n: number, beat: number | null): void => setLooked({ since: from, turn: n, beat });
  const step = turn && typeof at?.beat === 'number' ? Math.min(at.beat, turn.beats.length - 1) : null;
  const told = useSum(turn, rules);
  const [allOf, setAllOf] = useState<TurnTold | undefined>(undefined);
  const all = turn !== undefined && allOf === turn;
  const speed = say(`telling.${telling}`);
  const closing = view.result ? null : (rules.closing?.(view) ?? null);
  const announced = useAnnounced(closing, question?.n);
  const [wanted, setWanted] = useState<{ asked: number | undefined; shown: boolean } | null>(null);
  const ends = closing !== null && (wanted && wanted.asked === question?.n ? wanted.shown : announced);
  const [sum, most] = useAsMany<HTMLParagraphElement>(
    all ? told.length : SAID,
    all || ends || step !== null ? null : told,
  );
  return (
    <Line
      aria-label={say('telling.title')}
      data-told={turn !== undefined || closing !== null}
      data-stepping={step !== null}
    >
      {closing && (
        <ClosingBadge closing={closing} shown={ends} onShow={() => setWanted({ asked: question?.n, shown: !ends })} />
      )}
      <p
        ref={sum}
        aria-live={question ? 'polite' : 'off'}
        data-uncut={all ? '' : undefined}
        {...whole}
        onPointerLeave={(left) => {
          whole.onPointerLeave(left);
          setAllOf(undefined);
        }}
      >
        {ends ? <ClosingTold closing={closing} /> : turn && <Sum turn={turn} told={told} most={most} />}
      </p>
      {!ends && step === null && (all || told.length > most) && (
        <More n={told.length - most} onClick={() => setAllOf(all ? undefined : turn)} />
      )}
      {turn && !ends && <Brought turn={turn} rules={rules} trail={trail} />}
      {turn && step === null && turns.length > 1 && (
        <>
          <IconButton
            $kind="quiet"
            aria-label={say('telling.earlier')}
            title={say('telling.earlier')}
            disabled={index === 0}
            onClick={() => look(index - 1, null)}
          >
            <GiPreviousButton aria-hidden />
          </IconButton>
          <span>{say('telling.at', { n: index + 1, last: turns.length })}</span>
          <IconButton
            $kind="quiet"
            aria-label={say('telling.later')}
            title={say('telling.later')}
            disabled={index === turns.length - 1}
            onClick={() => look(index + 1, null)}
          >
            <GiNextButton aria-hidden />
          </IconButton>
        </>
      )}
      {turn && step === null && (
        <IconButton
          $kind="quiet"
          aria-label={say('telling.step')}
          title={say('telling.step')}
          onClick={() => look(index, 0)}
        >
          <GiPlayButton aria-hidden />
        </IconButton>
      )}
      {turn && step !== null && (
        <Suspense>
          <Steps turn={turn} at={step} table={table} onStep={(beat) => look(index, beat)} onLook={onLook} />
        </Suspense>
      )}
      <IconButton
        $kind="quiet"
        title={say('telling.speed', { speed })}
        onClick={() =>
          changeSettings({ telling: TELLINGS[(TELLINGS.indexOf(telling) + 1) % TELLINGS.length] ?? 'fast' })
        }
      >
        <GiSpeedometer aria-hidden />
        <Spoken>{say('telling.speed', { speed })}</Spoken>
        <small aria-hidden>{speed}</small>
      </IconButton>
    </Line>
  );
}

/** What is said of a turn in a few sentences: all that happened, and which of it is about me. */
function useSum(turn: TurnTold | undefined, { zones }: Ruleset): readonly { event: GameEvent; mine: boolean }[] {
  const view = useView();
  const { seat: mine, events: kinds = NO_KINDS } = useTable();
  return useMemo(() => {
    if (!turn) return [];
    const belongings = belongingsOf(zones, view, mine);
    const isAboutMe = (event: GameEvent): boolean => concerns(event, mine, turn.seat, belongings);
    return summedUp(turn.beats, kinds).map((event) => ({ event, mine: isAboutMe(event) }));
  }, [turn, kinds, zones, view, mine]);
}

/** A turn in a few sentences, in the order in which they happened; what is about me is among them, and stands out. */
function Sum({ turn, told, most }: { turn: TurnTold; told: ReturnType<typeof useSum>; most: number }) {
  const view = useView();
  const { words } = useTable();
  const { say, language } = useUi();
  const chosen = new Set([...told].sort((a, b) => Number(b.mine) - Number(a.mine)).slice(0, most));
  const said = told.filter((each) => chosen.has(each));
  const [before = '', after = ''] = say('telling.turnOf', { name: '\n' }).split('\n');
  return said.map(({ event, mine: aboutMe }, i) => {
    const sentence = withoutStop(words.event(view, event));
    return (
      <span key={i} data-mine={aboutMe || undefined}>
        {i > 0 && ' · '}
        {i === 0 && turn.seat !== undefined && event.seat !== turn.seat && (
          <>
            {before}
            <SeatName seat={turn.seat} />
            {after}{' '}
          </>
        )}
        {/* Whose turn it is need not be said again, unless somebody else was just spoken of. */}
        <Tokens
          tokens={
            i > 0 && said[i - 1]?.event.seat === turn.seat ? withoutMe(sentence, turn.seat ?? null, language) : sentence
          }
        />
      </span>
    );
  });
}

/** What a turn has brought those whose points it changed, and its own player. */
function Brought({ turn, rules, trail }: { turn: TurnTold; rules: Ruleset; trail: readonly ReceivedPosition[] }) {
  const { words } = useTable();
  const { brought } = useModule();
  const { say } = useUi();
  const points = useMemo(() => pointsIn(rules, trail, turn), [rules, trail, turn]);
  const { before, after } = around(trail, turn);
  const more = before && after && turn.seat !== undefined ? brought?.(before, after, turn.seat, words) : null;
  if (points.length === 0 && !more) return null;
  return (
    <b>
      {more}
      {more && points.length > 0 && ' · '}
      {points.map(({ seat, n, by }, i) => (
        <Fragment key={seat}>
          {i > 0 && ' · '}
          <SeatName seat={seat} />{' '}
          {rules.scored === undefined
            ? say('telling.points', { n, by: signed(by) })
            : `${words.term(rules.scored)} ${n} (${signed(by)})`}
        </Fragment>
      ))}
    </b>
  );
}

/** The positions before and after a turn, as far as they were received. */
const around = (
  trail: readonly ReceivedPosition[],
  { n, end }: TurnTold,
): { before: Core | undefined; after: Core | undefined } => ({
  before: trail.findLast(({ view }) => view.logged <= n)?.view,
  after: (trail.find(({ view }) => view.logged >= end) ?? trail.at(-1))?.view,
});

/** Whose points a turn has changed and by how much, whoever's turn it was first; only points that can be counted exactly. */
function pointsIn(
  { points }: Ruleset,
  trail: readonly ReceivedPosition[],
  turn: TurnTold,
): { seat: Seat; n: number; by: number }[] {
  const { before, after } = around(trail, turn);
  if (!points || !before || !after) return [];
  return Array.from({ length: after.seats }, (_, seat) => seat)
    .sort((a, b) => Number(b === turn.seat) - Number(a === turn.seat))
    .flatMap((seat) => {
      const [then, now] = [points(before, seat), points(after, seat)];
      return !then || !now || then.hidden || now.hidden || then.n === now.n
        ? []
        : [{ seat, n: now.n, by: now.n - then.n }];
    });
}
