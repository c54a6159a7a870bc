import { useState } from 'react';
import styled, { css } from 'styled-components';
import type { Option } from '../../../games/kit/core';
import { isHeard } from '../../../games/kit/events';
import type { Change } from '../../../games/kit/foresee';
import type { Token } from '../../../games/kit/text/words';
import { colour, narrow, size, space } from '../../theme';
import { Spoken } from '../../ui/parts';
import { useList, useUi } from '../../words';
import { PASSING } from '../board';
import { NO_KINDS } from '../log/lines';
import { More } from '../More';
import { useModule, useQuestion, useTable, useView } from '../TableContext';
import { Icon, SeatSign, Tokens } from '../Tokens';
import { Final } from './Final';
import { isPassing } from './options';
import {
  apart,
  inOrder,
  isAmong,
  isBlank,
  isEcho,
  isFigure,
  isIdle,
  isInVain,
  isReturn,
  signed,
  withoutMe,
} from './outlook';

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

const Arrow = styled.span`
  margin-inline-end: ${space.s};
  color: ${colour('inkSoft')};
`;

/** One after the other, as running text. */
const running = css`
  &,
  li,
  p {
    display: inline;
  }
  > span,
  li,
  p {
    margin-inline-end: ${space.s};
  }
`;

const Lines = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s};
  font-size: ${size.small};
  ul {
    display: contents;
  }
  [data-told='true'] > & {
    ${running}
  }
  ${narrow} {
    ${running}
  }
`;

const Then = styled.p`
  color: ${colour('inkSoft')};
`;

/**
 * Tokens that come and go, in figures: mine, what is given up before what comes for it; those of others after their signs; the table's.
 * @param open whether more may follow, which is not known yet
 */
export function ChangeFigures({ changes, open = false }: { changes: readonly Change[]; open?: boolean }) {
  const { seat: mine } = useTable();
  const { say } = useUi();
  if (changes.length === 0) return null;
  return (
    <Figures>
      {inOrder(changes, mine).map((change, i, all) => (
        <Figure key={`${change.seat} ${change.what} ${Math.sign(change.n)}`}>
          {isReturn(change, all[i - 1]) && <Arrow aria-hidden>▸</Arrow>}
          <Amount of={change} />
        </Figure>
      ))}
      {open && (
        <Figure title={say('outlook.unknown')}>
          <span aria-hidden>…</span>
          <Spoken>{say('outlook.unknown')}</Spoken>
        </Figure>
      )}
    </Figures>
  );
}

/** One figure: a player's by its sign, the table's by its name. */
function Amount({ of: { seat, what, n } }: { of: Change }) {
  const { seat: mine, words } = useTable();
  return (
    <>
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
    </>
  );
}

interface Props {
  of: readonly Option[];
  /** Changes that every answer brings: they are told once, elsewhere. */
  without?: readonly Change[];
  /** How many sentences are said; of the rest only how many there are. A rest of one is said, too. */
  most?: number;
  /** Whether the rest is told when asked for: not where nothing can be pressed. */
  unfolds?: boolean;
}

/**
 * What is known beforehand of an answer: figures, whether it is final and why, what happens to cards, and what comes then; nothing
 * while it is not whole.
 */
export function Consequences({ of: picks, without = [], most = 3, unfolds = false }: Props) {
  const view = useView();
  const { seat, words, nameOf, events: kinds = NO_KINDS } = useTable();
  const { question, outlook, inVain } = useQuestion();
  const { passing = PASSING } = useModule();
  const { say, language } = useUi();
  const list = useList();
  const found = outlook(picks);
  if (!found) return null;
  const { events, then, questions, final } = found;
  // What is the table's may come back with what is not known yet: a pile that got a card refills a place.
  const changes = found.changes.filter(({ seat: whose }) => whose !== null || then !== 'unknown');
  const figures = apart({ changes: changes.filter((each) => !isAmong(each, without)), events });
  const told = events
    .filter(isHeard)
    .filter((event, i) => !isFigure(event, changes) && !isBlank(event) && !(i === 0 && isEcho(event, picks)));
  const later = (picks.length === 1 && question && words.later?.(view, question, picks[0] ?? '')) || [];
  const sentences = [...later, ...told.map((event) => withoutMe(words.event(view, event), seat, language))];
  const mine = questions.find((each) => each.seat === seat);
  const others = questions.filter((each) => each.seat !== seat).map((each) => nameOf(each.seat));
  const reasons = picks.flatMap(inVain);
  const idle =
    reasons.length > 0 ||
    (told.length === 0 && isIdle(found, seat, question?.ask)) ||
    (!picks.some((pick) => isPassing(pick, passing)) && isInVain(found, told, kinds));
  // Who decides then, and that the match is over, is said by itself.
  const isSaidThen = then === 'over' || (final === 'otherPlayer' && !mine && others.length > 0);
  return (
    <Lines>
      <ChangeFigures changes={figures} open={then === 'unknown'} />
      {idle && (
        <Then>
          {say('outlook.idle')}
          {reasons.map((why, i) => (
            <span key={i}>
              {' '}
              <Tokens tokens={why} still />
            </span>
          ))}
        </Then>
      )}
      {/* First: a long line is cut off behind. */}
      {final && (
        <Then>
          <Final />
          {!isSaidThen && `: ${words.term(`final.${final}`)}.`}
        </Then>
      )}
      {sentences.length > 0 && (
        <Sentences key={`${question?.n} ${picks.join()}`} of={sentences} most={most} unfolds={unfolds} />
      )}
      {/* Figures say it themselves. */}
      {final && then === 'unknown' && figures.length === 0 && <Then>{say('outlook.unknown')}</Then>}
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

/** What happens, in sentences. */
function Sentences({ of: all, most, unfolds }: { of: readonly (readonly Token[])[]; most: number; unfolds: boolean }) {
  const { say } = useUi();
  const [whole, setWhole] = useState(false);
  const many = all.length > most + 1;
  const shown = whole || !many ? all : all.slice(0, most);
  const n = all.length - shown.length;
  return (
    <ul>
      {shown.map((tokens, i) => (
        <li key={i}>
          <Tokens tokens={tokens} still />
        </li>
      ))}
      {many && <li>{unfolds ? <More n={n} onClick={() => setWhole(!whole)} /> : say('telling.and', { n })}</li>}
    </ul>
  );
}
