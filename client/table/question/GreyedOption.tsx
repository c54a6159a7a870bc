import type { Option } from '../../../games/kit/core';
import { Button } from '../../ui/Button';
import { useQuestion } from '../TableContext';
import { Tokens } from '../Tokens';
import { useWhy } from './useWhy';

/** An option that cannot be picked just now: it stays where it is looked for, and says why. */
export function GreyedOption({ option }: { option: Option }) {
  const ask = useQuestion();
  const why = ask.whyNot(option);
  const { button, bubble } = useWhy(why);
  if (!why) return null;
  return (
    <>
      <Button {...button}>
        <span>
          <Tokens tokens={ask.meaning(option)} still />
        </span>
      </Button>
      {bubble}
    </>
  );
}
