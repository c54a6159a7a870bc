import type { Question } from '../../../games/kit/core';
import { Button } from '../../ui/Button';
import { useUi } from '../../words';
import { useQuestion, useTable, useView } from '../TableContext';
import { Tokens } from '../Tokens';
import { FinalSign, useFinal } from './Final';
import { Key } from './OptionButton';
import { PASS_KEY } from './options';

/** Answers with nothing of what is offered. @param keys whether keys answer */
export function NoneButton({ question, keys }: { question: Question; keys: boolean }) {
  const view = useView();
  const { words } = useTable();
  const { say } = useUi();
  const { outlook, decline } = useQuestion();
  const final = useFinal(outlook([])?.final);
  return (
    <Button title={final} onClick={decline}>
      {keys && <Key aria-hidden>{PASS_KEY}</Key>}
      <Tokens tokens={words.none?.(view, question) ?? [{ kind: 'text', text: say('bar.none') }]} still />
      {final && <FinalSign />}
    </Button>
  );
}
