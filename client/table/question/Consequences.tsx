import styled from 'styled-components';
import type { Option } from '../../../games/kit/core';
import { isHeard } from '../../../games/kit/events';
import type { Change } from '../../../games/kit/foresee';
import { colour, narrow, size, space } from '../../theme';
import { useList, useUi } from '../../words';
import { useQuestion, useTable, useView } from '../TableContext';
import { Icon, SeatSign, Tokens } from '../Tokens';
import { apart, inOrder, isAmong, isEcho, isFigure, isIdle, signed, withoutMe } from './outlook';

const Figures = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.s};
  font-size: ${size.small};
  font-weight: 600;
`;

const Figure = styled.span`
  white-space: nowrap;
`;

const Lines = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s};
  font-size: ${size.small};
  ul {
    display: contents;
  }
  ${narrow} {
    &,
    li,
    p {
      display: inline;
    }
    > span,
    li {
      margin-inline-end: ${space.s};
    }
  }
`;

const Then = styled.p`
  color: ${colour('inkSoft')};
`;

/** Tokens that come and go, in figures: mine, those of others after their signs, and what is the table's by its name. */
export function ChangeFigures({ changes }: { changes: readonly Change[] }) {
  const { seat: mine, words } = useTable();
  if (changes.length === 0) return null;
  return (
    <Figures>
      {inOrder(changes, mine).map(({ seat, what, n }) => (
        <Figure key={`${seat} ${what} ${Math.sign(n)}`}>
          {seat !== null && seat !== mine && <SeatSign seat={seat} />}
          {seat === null ? (
            <>
              {words.term(what)}
              {'\u00a0'}
              {signed(n)}
            </>
          ) : (
            <>
              {signed(n)}
              {'\u00a0'}
              <Icon name={what} label={words.term(what)} />
            </>
          )}
        </Figure>
      ))}
    </Figures>
  );
}

interface Props {
  of: readonly Option[];
  /** Changes that every answer brings: they are told once, elsewhere. */
  without?: readonly Change[];
}

/** Everything that is known beforehand of an answer: figures, what happens to cards, and what comes then; nothing while it is not whole. */
export function Consequences({ of: picks, without = [] }: Props) {
  const view = useView();
  const { seat, words, nameOf } = useTable();
  const { question, outlook } = useQuestion();
  const { say, language } = useUi();
  const list = useList();
  const found = outlook(picks);
  if (!found) return null;
  const { events, then, questions } = found;
  // What is the table's may come back with what is not known yet: a pile that got a card refills a place.
  const changes = found.changes.filter(({ seat: whose }) => whose !== null || then !== 'unknown');
  const told = events
    .filter(isHeard)
    .filter((event, i) => !isFigure(event, changes) && !(i === 0 && isEcho(event, picks)));
  const mine = questions.find((each) => each.seat === seat);
  const others = questions.filter((each) => each.seat !== seat).map((each) => nameOf(each.seat));
  return (
    <Lines>
      <ChangeFigures
        changes={apart(without.length === 0 ? changes : changes.filter((each) => !isAmong(each, without)), events)}
      />
      {told.length > 0 && (
        <ul>
          {told.map((event, i) => (
            <li key={i}>
              <Tokens tokens={withoutMe(words.event(view, event), seat, language)} still />
            </li>
          ))}
        </ul>
      )}
      {told.length === 0 && isIdle(found, seat, question?.ask) && <Then>{say('outlook.idle')}</Then>}
      {then === 'unknown' && <Then>{say('outlook.unknown')}</Then>}
      {/* Back at the question that is open now: nothing new is asked. */}
      {mine && mine.ask !== question?.ask && (
        <Then>
          {say('outlook.then')} <Tokens tokens={words.question(view, mine)} still />
        </Then>
      )}
      {!mine && others.length > 0 && <Then>{say('outlook.others', { names: list(others), n: others.length })}</Then>}
      {then === 'over' && <Then>{say('outlook.over')}</Then>}
    </Lines>
  );
}
