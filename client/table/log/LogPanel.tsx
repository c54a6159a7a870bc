import { memo, useId, useMemo } from 'react';
import { GiPlainArrow } from 'react-icons/gi';
import styled from 'styled-components';
import type { Core, GameEvent, Seat } from '../../../games/kit/core';
import { questionOf } from '../../../games/kit/moves';
import type { Ruleset } from '../../../games/kit/ruleset';
import type { Token, Words } from '../../../games/kit/text/words';
import { colour, radius, shadow, size, space } from '../../theme';
import { Button } from '../../ui/Button';
import { Spoken } from '../../ui/parts';
import { useUi } from '../../words';
import { useModule, useTable, useView } from '../TableContext';
import { Icon, Tokens } from '../Tokens';
import type { LogLine } from '../../net/log';
import type { Rank } from '../../../games/kit/events';
import { ChangeFigures } from '../question/Consequences';
import { countsChanged } from './countsChanged';
import { foretoldMoved, pointsMoved, scoredBy } from './standing';
import { useFollow } from './useFollow';
import {
  byTurn,
  concerns,
  digestOf,
  belongingsOf,
  isSame,
  NO_KINDS,
  rankOf,
  TURN_EVENTS,
  type LogGroup,
  type Belongings,
} from './lines';

const Frame = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 0;
  h2 {
    font-size: ${size.body};
    padding: ${space.s} ${space.m};
    border-bottom: 1px solid ${colour('lineSoft')};
  }
`;

const Scroll = styled.div`
  /* Text for screen readers only is placed absolutely: without this it would stretch the page. */
  position: relative;
  flex: 1;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space.s} ${space.m} ${space.l};
  font-size: ${size.small};
  h3 {
    margin-top: ${space.m};
    padding-bottom: ${space.xs};
    border-bottom: 1px solid ${colour('lineSoft')};
    font-size: ${size.small};
    color: ${colour('bronze')};
  }
`;

/** Back to the end, for whoever has scrolled away from it. */
const Newest = styled(Button)`
  position: absolute;
  bottom: ${space.m};
  left: 50%;
  transform: translateX(-50%);
  border-color: ${colour('bronze')};
  border-radius: ${radius.round};
  box-shadow: ${shadow.mid};
  &:active:not(:disabled) {
    transform: translateX(-50%);
  }
  svg {
    rotate: 180deg;
    font-size: 0.8em;
  }
`;

/** A turn is told by its headlines; what belongs to one stands below it, and what follows from the rules stays in the background. */
const Line = styled.li<{ $mine: boolean; $rank?: Rank }>`
  padding: 0.15rem 0 0.15rem ${({ $rank = 'headline' }) => ($rank === 'headline' ? space.s : space.l)};
  border-left: 3px solid ${({ $mine }) => ($mine ? colour('glow') : 'transparent')};
  overflow-wrap: anywhere;
  ${({ $rank }) => $rank === 'bookkeeping' && `font-size: ${size.tiny}; color: ${colour('inkSoft')};`}
`;

/** What begins a group; it may have been done to me. */
const Head = styled.h3<{ $mine: boolean }>`
  ${({ $mine }) => $mine && `padding-left: ${space.s}; border-left: 3px solid ${colour('glow')};`}
`;

/** New since I last answered. */
const Since = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.s};
  padding: ${space.xs} 0;
  font-size: ${size.tiny};
  color: ${colour('chosen')};
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid currentColor;
  }
`;

/** On coming back: what the others did to me, before the whole story. */
const Summary = styled.div`
  padding: ${space.s} ${space.m};
  border-bottom: 1px solid ${colour('lineSoft')};
  font-size: ${size.small};
  > p {
    font-weight: 600;
  }
  > :first-child {
    color: ${colour('chosen')};
  }
`;

/** How I stand, or what will come, as it was and as it is. */
const Figures = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s};
  > span {
    white-space: nowrap;
  }
`;

/** How many lines about me the digest shows; the log has them all. */
const MOST = 5;

/** What happened, turn by turn, newest at the end; names of cards open them. */
export function LogPanel({
  lines,
  since,
  then,
  rules,
  untitled = false,
}: {
  lines: readonly LogLine[];
  /** The position when I had last decided, where this page has seen it. */
  then: Core | null;
  rules: Ruleset;
  /** The first line since I last decided; null where there is none, or nothing is decided. */
  since: number | null;
  /** Where it lies under a title already. */
  untitled?: boolean;
}) {
  const view = useView();
  const { words, seat, zones, events = NO_KINDS } = useTable();
  const { turnEvents = TURN_EVENTS, coming } = useModule();
  const { say } = useUi();
  const heading = useId();
  const groups = useMemo(() => byTurn(lines, turnEvents, events), [lines, turnEvents, events]);
  const sentence = useSentences(words, view);
  const newest = lines.at(-1)?.n;
  const mine = useMemo(() => belongingsOf(zones, view, seat), [zones, view, seat]);
  const asked = seat === null ? undefined : questionOf(view, seat);
  const asking = asked?.card;
  const digest = useMemo(
    () => digestOf(groups, since, seat, events, mine, asking),
    [groups, since, seat, events, mine, asking],
  );
  const changes = useMemo(
    () => (then && seat !== null ? countsChanged(rules, then, view, seat) : []),
    [rules, then, view, seat],
  );
  const points = useMemo(
    () => (then && seat !== null ? pointsMoved(rules, then, view, seat) : null),
    [rules, then, view, seat],
  );
  const foretold = useMemo(
    () => (then && seat !== null && coming ? foretoldMoved(coming, then, view, seat, words) : []),
    [coming, then, view, seat, words],
  );
  const figures = changes.length + foretold.length > 0 || points !== null;
  // That nothing was about me is no news to somebody who is asked something.
  const summed = figures || (digest !== null && (digest.length > 0 || asked === undefined));

  const { ref, following, toEnd } = useFollow(newest, digest);

  return (
    <Frame aria-labelledby={heading}>
      {untitled ? <Spoken id={heading}>{say('log.title')}</Spoken> : <h2 id={heading}>{say('log.title')}</h2>}
      {summed && (
        <Summary role="group" aria-label={say('log.since')}>
          <p>
            {say('log.digest', {
              mine: digest?.length ?? 0,
              counts: figures ? 'yes' : 'no',
            })}
          </p>
          {points && (
            <Figures>
              <span>
                {words.term(scoredBy(rules))} {points.before} → {points.after}
              </span>
            </Figures>
          )}
          <ChangeFigures changes={changes} />
          {coming && foretold.length > 0 && (
            <Figures>
              <span>{say(coming.title)}:</span>
              {foretold.map(({ icon, label, before, after }) => (
                <span key={icon}>
                  {before} → {after} <Icon name={icon} label={label} />
                </span>
              ))}
            </Figures>
          )}
          <ul>
            {digest?.slice(-MOST).map((line) => (
              <Line key={line.n} $mine>
                <Tokens tokens={sentence(line.event)} />
              </Line>
            ))}
          </ul>
        </Summary>
      )}
      <Scroll ref={ref} role="log" aria-labelledby={heading} tabIndex={0}>
        {groups.map((group) => (
          <Turn
            key={group.head?.n ?? -1}
            group={group}
            seat={seat}
            since={since}
            words={words}
            belongings={mine}
            sentence={sentence}
          />
        ))}
      </Scroll>
      {!following && (
        <Newest $small onClick={toEnd}>
          <GiPlainArrow aria-hidden />
          {say('log.newest')}
        </Newest>
      )}
    </Frame>
  );
}

interface TurnProps {
  group: LogGroup;
  seat: Seat | null;
  since: number | null;
  words: Words;
  /** What was mine when the turn was last drawn. */
  belongings: Belongings;
  /** An event in these words. */
  sentence(event: GameEvent): readonly Token[];
}

/** A turn that is over is not looked at again: a long match has thousands of lines. */
const Turn = memo(
  function Turn({ group: { head, lines }, seat, since, belongings, sentence }: TurnProps) {
    const { say } = useUi();
    const { events = NO_KINDS } = useTable();
    const concerned = head !== null && concerns(head.event, seat, head.event.seat, belongings);
    // What leads to a headline, a price, is told under it, and is as new as it is.
    const isFirst = head !== null && (head.n === since || (lines[0]?.n === since && head.n > since));
    return (
      <div>
        {isFirst && (
          <Since as="p" aria-hidden>
            {say('log.since')}
          </Since>
        )}
        {head && (
          <Head $mine={concerned}>
            {concerned && <Spoken>{say('log.you')} </Spoken>}
            <Tokens tokens={sentence(head.event)} />
          </Head>
        )}
        <ol>
          {lines.map((line) => (
            <Entry
              key={line.n}
              mine={concerns(line.event, seat, head?.event.seat, belongings)}
              rank={rankOf(events, line.event)}
              tokens={sentence(line.event)}
              first={line.n === since && !isFirst}
            />
          ))}
        </ol>
      </div>
    );
  },
  (a, b) => a.since === b.since && a.seat === b.seat && a.words === b.words && isSame(a.group, b.group),
);

const Entry = memo(function Entry({
  mine,
  rank,
  tokens,
  first,
}: {
  mine: boolean;
  rank: Rank;
  tokens: readonly Token[];
  first: boolean;
}) {
  const { say } = useUi();
  return (
    <>
      {first && <Since aria-hidden>{say('log.since')}</Since>}
      <Line $mine={mine} $rank={rank}>
        {mine && <Spoken>{say('log.you')} </Spoken>}
        <Tokens tokens={tokens} />
      </Line>
    </>
  );
});

/** Sentences are made once for each event: hundreds of lines would else be worded anew with every move. */
function useSentences(words: Words, view: Core): (event: GameEvent) => readonly Token[] {
  const made = useMemo(() => ({ words, sentences: new WeakMap<GameEvent, readonly Token[]>() }), [words]);
  return (event) => {
    const known = made.sentences.get(event);
    if (known) return known;
    const tokens = made.words.event(view, event);
    made.sentences.set(event, tokens);
    return tokens;
  };
}
