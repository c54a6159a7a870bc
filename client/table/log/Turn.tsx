import { memo } from 'react';
import styled from 'styled-components';
import type { GameEvent, Seat } from '../../../games/kit/core';
import type { Rank } from '../../../games/kit/events';
import type { Token, Words } from '../../../games/kit/text/words';
import { colour, size, space } from '../../theme';
import { Spoken } from '../../ui/parts';
import { useUi } from '../../words';
import { useTable } from '../TableContext';
import { Tokens } from '../Tokens';
import { Line } from './Line';
import { concerns, isSame, NO_KINDS, rankOf, type Belongings, type LogGroup } from './lines';

/** What begins a group; it may have been done to me. */
const Head = styled.h3<{ $mine: boolean }>`
  ${({ $mine }) => $mine && `padding-left: ${space.s}; border-left: 3px solid ${colour('glow')};`}
`;

/** New since I last answered. */
const Since = styled.li`
  /* It comes and goes: lines, which stay, keep a reader's place. */
  overflow-anchor: none;
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
export const Turn = memo(
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
