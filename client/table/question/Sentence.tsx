import styled from 'styled-components';
import type { ComponentId, Question } from '../../../games/kit/core';
import { font, narrow, size } from '../../theme';
import { useUi } from '../../words';
import { useQuestion, useTable, useView } from '../TableContext';
import { CardChip, SeatName, Tokens } from '../Tokens';
import { CourseTag, type useCourse } from './Course';
import { Uses } from './Uses';

/** What is asked, or whom we wait for. */
export const Sentence = styled.p`
  flex: 1 1 15rem;
  font-family: ${font.display};
  font-size: 1.1rem;
  line-height: 1.25;
  overflow-wrap: anywhere;
  /* A sign takes no more than its line. */
  svg {
    margin-block: -0.3em;
  }
  ${narrow} {
    font-size: ${size.body};
    line-height: 1.25;
  }
`;

/** What is to be chosen for the kind of action that has been picked. */
function Armed({ kind }: { kind: string }) {
  const { words } = useTable();
  const { say } = useUi();
  const said = words.armed?.(kind);
  return said ? <Tokens tokens={said} still /> : say('bar.armed', { what: words.term(kind) });
}

interface AskedProps {
  question: Question;
  course: ReturnType<typeof useCourse>;
  /** The component whose uses are told in its place. */
  held: ComponentId | null;
}

/** What is asked of me and why: where in my turn, by whom, by which card. */
export function AskedSentence({ question, course, held }: AskedProps) {
  const view = useView();
  const { words } = useTable();
  const { armed, narrowed } = useQuestion();
  const sentence = words.question(view, question);
  // In another's turn it is they who bring the question about, which may not name them.
  const causes = view.current !== question.seat && question.card !== undefined;
  const cause = causes && !sentence.some(({ kind }) => kind === 'seat') ? view.current : null;
  const isNamed = sentence.some((token) => token.kind === 'card' && token.id === question.card);
  const asker = isNamed ? undefined : question.card;
  return (
    <Sentence aria-live="polite">
      {course && <CourseTag told={course} />}
      {armed !== null ? (
        <Armed kind={armed} />
      ) : held !== null ? (
        <Uses id={held} of={narrowed?.left ?? []} />
      ) : (
        course?.over !== true && <Tokens tokens={sentence} />
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
  );
}
