import styled from 'styled-components';
import type { Option } from '../../../games/kit/core';
import type { Change } from '../../../games/kit/foresee';
import { colour, radius, size } from '../../theme';
import { Button } from '../../ui/Button';
import { useUi } from '../../words';
import { PASSING } from '../board';
import { useModule, useQuestion, useTable } from '../TableContext';
import { Tokens } from '../Tokens';
import { usePreview } from '../viewer/preview';
import { ChangeFigures } from './Consequences';
import { FinalSign, useFinal } from './Final';
import { isPassing } from './options';
import { apart, isAmong, isNothing, isSaid, PAY } from './outlook';

const Choice = styled(Button)`
  position: relative;
  justify-content: flex-start;
  flex-wrap: wrap;
  text-align: start;
  border-color: ${colour('glow')};
  &[data-selected='true']:not([data-confirms]),
  &[data-selected='true']:not([data-confirms]):hover:not(:disabled) {
    background: ${colour('chosen')};
    border-color: ${colour('chosen')};
    color: ${colour('onChosen')};
    /* Icons bring their tints as styles of their own. */
    em,
    span {
      color: inherit !important;
    }
  }
`;

/** That it is picked, or as which: in the button's edge, so that the button stays as wide as it was. */
const Mark = styled.span`
  position: absolute;
  inset-inline-start: 0.1rem;
  width: 1em;
  font-size: 0.8rem;
  text-align: center;
`;

const Idle = styled.small`
  color: ${colour('inkSoft')};
`;

/** The key that does it. */
export const Key = styled.kbd`
  min-width: 1.4em;
  padding: 0 0.3em;
  border: 1px solid currentColor;
  border-radius: ${radius.s};
  font-family: inherit;
  font-size: ${size.tiny};
  text-align: center;
  opacity: 0.8;
  :root:not([data-keyboard]) & {
    display: none;
  }
`;

interface Props {
  option: Option;
  /** What every answer brings: that is told once, elsewhere. */
  without?: readonly Change[];
  /** Whether it becomes, once it is picked, the button that confirms it: where the finger is. */
  confirms?: boolean;
  /** Whether a click may be all that it takes: then it says itself that it is final. */
  sure?: boolean;
}

/** An option as a button that says what picking it does and what it costs and brings. */
export function OptionButton({ option, without = [], confirms = false, sure = false }: Props) {
  const { say } = useUi();
  const ask = useQuestion();
  const preview = usePreview();
  const { seat } = useTable();
  const { passing = PASSING } = useModule();
  const meaning = ask.meaning(option);
  const outlook = ask.outlook([option]);
  const passes = isPassing(option, passing);
  // What a pass brings others follows from their tables, not from mine: the preview tells it.
  // What a way to pay names is spent: what comes in is not said by it.
  const isTold = (each: Change): boolean => isSaid(each, meaning) && !(ask.question?.ask === PAY && each.n > 0);
  const figures = (outlook ? apart(outlook) : []).filter(
    (each) => !isAmong(each, without) && !(each.seat === seat ? isTold(each) : passes && each.seat !== null),
  );
  const final = useFinal(outlook?.final);
  const idle = outlook !== null && ask.question !== null && !passes && isNothing(outlook, ask.question);
  const chosen = ask.selected.includes(option);
  const order = ask.question?.ordered && chosen ? ask.selected.indexOf(option) + 1 : null;
  const hotkey = ask.hotkeyOf(option);
  const asked = chosen && confirms;
  const sealed = sure && !passes && final !== undefined;
  return (
    <Choice
      $kind={asked ? 'main' : 'plain'}
      aria-pressed={asked ? undefined : chosen}
      data-selected={chosen}
      data-confirms={asked || undefined}
      data-option={option}
      title={asked || sealed ? final : undefined}
      onClick={() => {
        preview.hide();
        ask.pick(option);
      }}
      onPointerMove={({ pointerType, currentTarget }) => {
        if (pointerType === 'mouse') preview.show({ option }, currentTarget);
      }}
      onPointerLeave={preview.hide}
    >
      {hotkey !== null && <Key aria-hidden>{hotkey}</Key>}
      {asked ? (
        <>
          {say('bar.confirm')}
          {final && <FinalSign />}
        </>
      ) : (
        <>
          {chosen && <Mark aria-hidden>{order ?? '✓'}</Mark>}
          <span>
            <Tokens tokens={meaning} still />
          </span>
          <ChangeFigures changes={figures} />
          {sealed && <FinalSign />}
          {idle && <Idle>{say('outlook.idle')}</Idle>}
        </>
      )}
    </Choice>
  );
}
