import { useId, useMemo, useState } from 'react';
import { GiHamburgerMenu } from 'react-icons/gi';
import styled from 'styled-components';
import type { Question } from '../../../games/kit/core';
import { ANSWER } from '../../../games/kit/moves';
import { kindOf } from '../../../games/kit/optionKinds';
import { plain } from '../../../games/kit/text/words';
import type { Ruleset, TurnCourse } from '../../../games/kit/ruleset';
import { colour, font, medium, narrow, radius, shadow, size, space, wide } from '../../theme';
import { Button, IconButton } from '../../ui/Button';
import { Row, Spoken } from '../../ui/parts';
import { useUi } from '../../words';
import { PASSING } from '../board';
import { BAR } from '../layout';
import { useModule, useQuestion, useTable, useView } from '../TableContext';
import { CardChip, SeatName, Tokens } from '../Tokens';
import { Amount } from './Amount';
import { BarEnd, LeadingOn } from './BarEnd';
import { ChangeFigures, Consequences } from './Consequences';
import { GreyedOption } from './GreyedOption';
import { OptionButton } from './OptionButton';
import { Options } from './Options';
import { inOrder, isPassing, passOf, sayingTheSame, wordsOf, type Alike } from './options';
import { commonTo } from './outlook';
import { placeOfKind, usePlaces } from './places';
import { isComplete, takesOne } from './selection';
import { useHeld } from './useHeld';
import { useKeys } from './useKeys';
import { Uses } from './Uses';
import { Waiting } from './Waiting';

/** Once something is picked, what it brings lies over the table below. */
const Held = styled.div`
  ${medium} {
    height: var(--held, auto);
  }
`;

/** Question, answers and the bar's end share a row where there is room: the table below should not jump. */
const Bar = styled.section`
  display: flex;
  align-items: center;
  gap: ${space.xs} ${space.m};
  min-height: ${BAR};
  padding: ${space.xs} ${space.m} ${space.xs} ${space.l};
  border: 1px solid ${colour('bronze')};
  border-radius: ${radius.l};
  background: ${colour('surface')};
  box-shadow: ${shadow.mid};
  &[data-mine='true'] {
    border-width: 2px;
    background: ${colour('raised')};
  }
  /* After the match nothing is answered here, and the scores say themselves who has won: it is only heard. */
  ${medium} {
    &[data-over='true'] {
      position: absolute;
      width: 1px;
      height: 1px;
      min-height: 0;
      padding: 0;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  ${narrow} {
    flex-wrap: wrap;
    align-items: end;
    column-gap: ${space.xs};
    padding: ${space.s};
    border-width: 2px 0 0;
    border-radius: ${radius.l} ${radius.l} 0 0;
    /* In one line where that can be. */
    button {
      padding-inline: ${space.s};
    }
  }
`;

/** What is asked, and the answers: in one row where they fit, before the bar's end. */
const Flow = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};
  min-width: 0;
  ${narrow} {
    display: contents;
  }
`;

const Asking = styled.div`
  flex: 1 1 15rem;
  min-width: 0;
  /* In one row with what leads on it has all the width that is left; several answers have a row with that. */
  ${narrow} {
    flex: 1000 1 13rem;
    align-self: center;
  }
  /* What a pick brings is told in lines, not in a column beside the answers. */
  &:has([data-told='true']) {
    flex-basis: 26rem;
  }
`;

const Sentence = styled.p`
  flex: 1 1 15rem;
  font-family: ${font.display};
  font-size: 1.1rem;
  line-height: 1.25;
  overflow-wrap: anywhere;
  ${narrow} {
    font-size: ${size.body};
    line-height: 1.25;
  }
  /* What has been picked, and what it brings, takes its place. */
  &[data-answered='true'] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

/** Where I am in my turn, before what is asked. */
const Course = styled.span`
  display: inline-block;
  margin-inline-end: ${space.s};
  padding: 0 ${space.s};
  border-radius: ${radius.l};
  background: ${colour('bronze')};
  color: ${colour('onBronze')};
  font-family: ${font.body};
  font-size: ${size.small};
  line-height: 1.6;
`;

/** What a payment is for stays in sight: it is picked for me. */
const PAY = 'pay';

/** Options that lie nowhere on the table, and how many are to be picked. */
const Answers = styled(Row)`
  flex: 0 1 auto;
  /* In the sentence's row where they are few. */
  ${narrow} {
    flex: 1 1 auto;
    /* What cannot be is said while nothing is picked. */
    &[data-begun='true'] > [aria-disabled='true'] {
      display: none;
    }
    /* The others step back for a card that is picked: its own words, and the table, have their room. Clearing brings them back. */
    &[data-back='true'] {
      display: none;
    }
    &[data-folded='true'] {
      flex: 1 1 8rem;
      flex-wrap: nowrap;
      min-width: 0;
    }
  }
`;

/** What has been picked, and what it will bring: below the question, where there is room while nothing is. */
const Preview = styled.div`
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
  /* In running text, the rest of which is scrolled to, so that the table below keeps its room. */
  ${narrow} {
    display: block;
    /* Whole lines, each as high as a sign. */
    max-height: calc(3 * 1.5em);
    overflow-y: auto;
    line-height: 1.5;
    /* Below the sentence there is less of it. */
    [data-answered='false'] ~ & {
      max-height: calc(2 * 1.5em);
    }
    > b {
      margin-inline-end: ${space.s};
    }
    /* A button that is pressed says it itself. */
    > b[data-pressed='true'] {
      display: none;
    }
  }
`;

/** What is to be chosen for the kind of action that has been picked. */
function Armed({ kind }: { kind: string }) {
  const { words } = useTable();
  const { say } = useUi();
  const said = words.armed?.(kind);
  return said ? <Tokens tokens={said} still /> : say('bar.armed', { what: words.term(kind) });
}

interface Props {
  rules: Ruleset;
  /** All open questions, for whom we wait. */
  questions: readonly Question[];
  /** An answer is on its way. */
  sending: boolean;
  /** What the table waits for, where that is no player. */
  waitsFor?: string | undefined;
  undo(): void;
  /** Whether keys answer. */
  keys: boolean;
}

/** What is asked of me, or whom we wait for; options that lie nowhere on the board; confirm, pass, undo. */
export function QuestionBar({ questions, sending, waitsFor, undo, keys, rules }: Props) {
  const { question, selected, narrowed } = useQuestion();
  const begun = selected.length > 0 || narrowed !== null;
  const held = useHeld<HTMLDivElement>(begun);
  const heading = useId();
  const { say } = useUi();
  const over = useView().result !== null && question === null && !sending && waitsFor === undefined;
  return (
    <Held ref={held}>
      <Bar
        aria-labelledby={heading}
        data-mine={question !== null}
        data-question={question?.n}
        data-over={over}
        data-begun={begun}
      >
        <Spoken as="h2" id={heading}>
          {say('bar.title')}
        </Spoken>
        {question ? (
          <Asked question={question} undo={undo} keys={keys} rules={rules} />
        ) : (
          <>
            <Sentence aria-live="polite">
              {sending ? say('bar.sending') : (waitsFor ?? <Waiting questions={questions} />)}
            </Sentence>
            <BarEnd undo={undo} />
          </>
        )}
      </Bar>
    </Held>
  );
}

function Asked({ question, undo, keys, rules }: { question: Question } & Pick<Props, 'undo' | 'keys' | 'rules'>) {
  const view = useView();
  const { words, seat, nameOf } = useTable();
  const { passing = PASSING, standsFor, standing = [], alsoInBar = [] } = useModule();
  const { say } = useUi();
  const ask = useQuestion();
  const placed = usePlaces();
  const [all, setAll] = useState(false);
  const order = useMemo(() => inOrder(question, passing), [question, passing]);
  useKeys(order, passOf(order, passing), keys);

  const { held } = ask;
  // A click on what is held up puts it back: what it stands for itself is offered here.
  const hasPlace = (option: string): boolean => {
    if (alsoInBar.includes(question.ask)) return false;
    // Its kind has a button on the board, and is not the one that has been picked.
    if (held === null && ask.armed !== kindOf(option) && placed.has(placeOfKind(kindOf(option)))) return true;
    const keys = standsFor?.(option, question, view) ?? wordsOf(option);
    return keys.some((key) => placed.has(key)) && (held === null || !keys.includes(held));
  };
  const last = order.filter((option) => isPassing(option, passing));
  const rest = order.filter((option) => !last.includes(option) && ask.narrowed?.left.includes(option) !== false);
  const shown = all ? rest : rest.filter((option) => !hasPlace(option));
  const greyed = standing.filter((option) => !question.options.includes(option) && ask.whyNot(option) !== null);
  const list = say(all ? 'bar.listLess' : 'bar.listAll', { n: rest.length });
  const single = takesOne(question);
  const picked = ask.selected;
  const complete = isComplete(question, picked);
  const passes = single && picked[0] !== undefined && last.includes(picked[0]);

  const [paidBefore = ''] = say('bar.paid', { what: '\n' }).split('\n');
  const { kind, moves } = rules.stages[question.stage] ?? {};
  const choosing = kind === 'named';
  const inTurn = choosing || moves?.[0] === ANSWER;
  const stage = seat === null || !inTurn ? null : rules.course?.(view, seat);
  const over = choosing && stage != null && stage.taken >= stage.of;
  const turnOver = rest.length > 0 ? 'bar.turnFree' : 'bar.turnOver';
  const end = last.map((option) => plain(ask.meaning(option), nameOf)).join(' / ');
  // What is asked within an action belongs to that, which counts as taken by then.
  const actionOf = ({ taken }: TurnCourse): number => (choosing ? taken + 1 : Math.max(1, taken));
  const course = stage && (over ? say(turnOver, { end }) : say('bar.action', { n: actionOf(stage), of: stage.of }));

  const sentence = words.question(view, question);
  // In another's turn it is they who bring the question about, which may not name them.
  const causes = view.current !== question.seat && question.card !== undefined;
  const cause = causes && !sentence.some(({ kind }) => kind === 'seat') ? view.current : null;
  const asker = sentence.some((token) => token.kind === 'card' && token.id === question.card)
    ? undefined
    : question.card;
  const more = rest.length > shown.length || all;
  // Where the buttons are all the answers there are, what each of them brings is told once.
  const answers = [...shown, ...last];
  const found =
    single && question.min > 0 && answers.length === order.length ? answers.map((each) => ask.outlook([each])) : [];
  const common = found.length > 1 ? commonTo(found.filter((each) => each !== null)) : [];
  // Several of what says the same are chosen by their number; where their order counts, one by one.
  const alike = single || question.ordered ? shown.map((option): Alike => [option]) : sayingTheSame(shown, ask.meaning);
  const begun = picked.length > 0 || ask.narrowed !== null;
  // The other ways to pay lie to the side, and below one another when the pick is cleared.
  const folded = question.ask === PAY && single && picked.length > 0;
  const onBoard = single && picked[0] !== undefined && !answers.includes(picked[0]);
  const foot = !single || more || greyed.length > 0;

  return (
    <>
      <Flow>
        <Asking>
          <Sentence aria-live="polite" data-answered={single && picked.length > 0 && question.ask !== PAY}>
            {course && <Course data-course>{course}</Course>}
            {ask.armed !== null ? (
              <Armed kind={ask.armed} />
            ) : held !== null ? (
              <Uses id={held} of={ask.narrowed?.left ?? []} />
            ) : (
              !over && <Tokens tokens={sentence} />
            )}
            {/* After the question, which would else seem to be put to them. */}
            {cause !== null && (
              <>
                {' – '}
                <SeatName seat={cause} />
                {asker !== undefined && ':'}
              </>
            )}
            {asker !== undefined && (
              <>
                {' '}
                <CardChip id={asker} label={words.name(asker)} />
              </>
            )}
          </Sentence>
          {common.length > 0 && picked.length === 0 && (
            <Preview>
              {say('asker.anyway')}: <ChangeFigures changes={common} />
            </Preview>
          )}
          {ask.paid.length > 0 && picked.length === 0 && (
            <Preview aria-live="polite">
              <span>
                {paidBefore}
                {ask.paid.map((tokens, i) => (
                  <span key={i}>
                    {i > 0 && ', '}
                    <Tokens tokens={tokens} still />
                  </span>
                ))}
              </span>
              <Button $kind="quiet" $small onClick={undo}>
                {say('bar.change')}
              </Button>
            </Preview>
          )}
          <Preview aria-live="polite" data-told={picked.length > 0}>
            {single && picked[0] !== undefined && (
              <b data-pressed={!passes && answers.includes(picked[0])}>
                <Tokens tokens={ask.meaning(picked[0])} />
              </b>
            )}
            {picked.length > 0 && <Consequences of={picked} most={3} />}
          </Preview>
        </Asking>
        {(shown.length > 0 || foot) && (
          <Answers data-folded={folded} data-begun={begun} data-back={onBoard}>
            {shown.length > 0 && (
              <Options folded={folded} label={say('bar.options')}>
                {alike.map(([option, ...equal]) =>
                  equal.length > 0 ? (
                    <Amount key={option} equal={[option, ...equal]} />
                  ) : (
                    <OptionButton key={option} option={option} without={common} />
                  ),
                )}
              </Options>
            )}
            {!single && !complete && (
              <span>
                {say('bar.howMany', {
                  same: question.min === question.max ? 'yes' : 'no',
                  min: question.min,
                  max: question.max,
                })}
              </span>
            )}
            {greyed.map((option) => (
              <GreyedOption key={option} option={option} />
            ))}
            {more && (
              <IconButton $kind="quiet" aria-expanded={all} title={list} aria-label={list} onClick={() => setAll(!all)}>
                <GiHamburgerMenu aria-hidden />
              </IconButton>
            )}
          </Answers>
        )}
      </Flow>
      <BarEnd undo={undo}>
        <LeadingOn question={question} last={last} passes={passes} common={common} keys={keys} />
      </BarEnd>
    </>
  );
}
