import styled from 'styled-components';
import type { Words } from '../../../../games/kit/text/words';
import { agendasOf, progress } from '../../../../games/new-dawn/rules/agendas';
import { player } from '../../../../games/new-dawn/rules/select';
import type { NewDawn } from '../../../../games/new-dawn/state';
import { SeatSign, Spot, useQuestion, useTable } from '../../../table';
import { colour, finger, font, radius, seatColour } from '../../../theme';
import { Zone } from '../../common/parts';
import { toneOf } from '../look/tone';
import { Emblem } from '../card/Emblem';
import { AGENDAS } from './anchors';

const Cards = styled.ul`
  display: grid;
  gap: 0.2rem;
  margin-top: 0.15rem;
  > li {
    overflow: hidden;
    border: 1px solid ${colour('line')};
    border-radius: ${radius.s};
    background: ${colour('raised')};
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 1.7rem minmax(min-content, 1fr) minmax(0, auto);
  align-items: center;
  gap: 0.35rem;
  min-height: 1.7rem;
  ${finger}
  padding-inline-end: 0.35rem;
  font-size: 0.78rem;
  line-height: 1.1;
  > :first-child {
    display: grid;
    place-items: center;
    align-self: stretch;
    background: var(--deep);
    color: #fff6e0;
    svg {
      width: 1.2rem;
      height: 1.2rem;
    }
  }
  > b {
    font-family: ${font.display};
  }
  > ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: 0.1rem 0.35rem;
  }
  /* Many are close together: each agenda is one line, so that a desk has room for all of them beside the event dial. */
  &:has(li:nth-child(4)) {
    min-height: 1.4rem;
    ${finger}
    > ul {
      gap: 0;
    }
  }
`;

/** How much each goal takes, said once behind what everybody has of it. */
const Of = styled.li`
  padding-inline-start: 0.1rem;
  color: ${colour('inkSoft')};
  white-space: nowrap;
`;

/** A player's progress; a completed agenda shows the player's mark. */
const Progress = styled.li`
  padding: 0 0.25rem;
  border: 1px solid transparent;
  border-radius: ${radius.round};
  font-weight: 700;
  white-space: nowrap;
  &[data-marked='true'] {
    border-color: currentColor;
    background: currentColor;
    > * {
      color: ${colour('ground')} !important;
    }
  }
`;

/** The victory cards. One of the two agendas of each is needed (C13.1); everybody's progress is counted. */
export function Agendas({ view, words }: { view: NewDawn; words: Words<NewDawn> }) {
  const { isSelectable } = useQuestion();
  const asked = view.victory.some((card) => agendasOf(card).some(isSelectable));
  return (
    <Zone anchor={AGENDAS} title={words.term('victory')} folds="new-dawn.victory" asked={asked}>
      <Cards>
        {view.victory.map((card) => (
          <li key={card}>
            {agendasOf(card).map((agenda) => (
              <Agenda key={agenda} agenda={agenda} view={view} words={words} />
            ))}
          </li>
        ))}
      </Cards>
    </Zone>
  );
}

function Agenda({ agenda, view, words }: { agenda: string; view: NewDawn; words: Words<NewDawn> }) {
  const { nameOf } = useTable();
  const goals = view.players.map((_, seat) => progress(view, seat, agenda));
  return (
    <Spot id={agenda}>
      <Line style={toneOf(agenda)} data-card={agenda}>
        <span>
          <Emblem id={agenda} />
        </span>
        <b>{words.name(agenda)}</b>
        <ul>
          {view.players.map((_, seat) => {
            const marked = player(view, seat).marks.includes(agenda);
            const parts = goals[seat] ?? [];
            return (
              <Progress
                key={seat}
                data-marked={marked}
                style={{ color: seatColour(seat) }}
                aria-label={`${nameOf(seat)}: ${marked ? '✓' : parts.map(({ n, of }) => `${n}/${of}`).join(' · ')}`}
                title={nameOf(seat)}
              >
                <SeatSign seat={seat} />
                <span style={{ color: marked ? undefined : colour('ink') }}>
                  {marked ? '✓' : parts.map(({ n }) => n).join('·')}
                </span>
              </Progress>
            );
          })}
          <Of aria-hidden>/{goals[0]?.map(({ of }) => of).join('·')}</Of>
        </ul>
      </Line>
    </Spot>
  );
}
