import type { Question } from '../../../games/kit/core';
import { useList, useUi } from '../../words';
import { useTable, useView } from '../TableContext';

/** Whom the table waits for, in a sentence. Where it is for my own seat, a bot plays that. */
export function Waiting({ questions }: { questions: readonly Question[] }) {
  const view = useView();
  const { seat, nameOf } = useTable();
  const { say } = useUi();
  const list = useList();
  if (view.result) return say('bar.over');
  if (questions.some((question) => question.seat === seat)) return say('bots.mine');
  const names = questions.map((question) => nameOf(question.seat));
  return names.length ? say('bar.waiting', { names: list(names), n: names.length }) : say('bar.sending');
}
