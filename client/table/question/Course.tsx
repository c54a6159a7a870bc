import styled from 'styled-components';
import type { Question } from '../../../games/kit/core';
import type { Ruleset } from '../../../games/kit/ruleset';
import { colour, font, radius, size, space } from '../../theme';
import { useUi } from '../../words';
import { useTable, useView } from '../TableContext';

const Tag = styled.span`
  display: inline-block;
  /* It takes no more than the line of the sentence. */
  margin: -0.2rem ${space.s} -0.2rem 0;
  padding: 0 ${space.s};
  border-radius: ${radius.l};
  background: ${colour('bronze')};
  color: ${colour('onBronze')};
  font-family: ${font.body};
  font-size: ${size.small};
  line-height: 1.6;
`;

/** How far my turn is, in words. */
interface Told {
  said: string;
  /** No action is left, and it is the turn itself that is asked: that is said in the question's place. */
  over: boolean;
}

/**
 * Where a question stands in my turn; null where nothing is counted.
 * @param free whether something can still be done without an action. @param end what ends the turn, in words
 */
export function useCourse(rules: Ruleset, question: Question, free: boolean, end: string): Told | null {
  const view = useView();
  const { seat } = useTable();
  const { say } = useUi();
  const course = seat === null ? null : rules.course?.(view, seat);
  if (!course) return null;
  if (course === 'end') return { said: say('bar.turnEnd'), over: false };
  const { taken, of } = course;
  const choosing = rules.stages[question.stage]?.kind === 'named';
  if (choosing && taken >= of) return { said: say(free ? 'bar.turnFree' : 'bar.turnOver', { end }), over: true };
  // What is asked within an action belongs to that, which counts as taken by then.
  const n = choosing ? taken + 1 : Math.max(1, taken);
  return { said: say('bar.action', { n, of }), over: false };
}

/** Where I am in my turn, before what is asked. */
export const CourseTag = ({ told }: { told: Told }) => <Tag data-course>{told.said}</Tag>;
