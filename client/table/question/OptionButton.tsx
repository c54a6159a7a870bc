import styled from 'styled-components';
import type { Option } from '../../../games/kit/core';
import type { Change } from '../../../games/kit/foresee';
import { colour, radius, size } from '../../theme';
import { Button } from '../../ui/Button';
import { useQuestion, useTable } from '../TableContext';
import { Tokens } from '../Tokens';
import { usePreview } from '../viewer/preview';
import { ChangeFigures } from './Consequences';
import { isAmong, isSaid } from './outlook';

const Choice = styled(Button)`
  justify-content: flex-start;
  flex-wrap: wrap;
  text-align: start;
  border-color: ${colour('glow')};
  &[data-selected='true'],
  &[data-selected='true']:hover:not(:disabled) {
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

/**
 * An option as a button that says what picking it does and what it costs and brings.
 * @param without what every answer brings: that is told once, elsewhere
 */
export function OptionButton({ option, without = [] }: { option: Option; without?: readonly Change[] }) {
  const ask = useQuestion();
  const preview = usePreview();
  const { seat } = useTable();
  const meaning = ask.meaning(option);
  const changes = ask.outlook([option])?.changes ?? [];
  const chosen = ask.selected.includes(option);
  const order = ask.question?.ordered && chosen ? ask.selected.indexOf(option) + 1 : null;
  const hotkey = ask.hotkeyOf(option);
  return (
    <Choice
      aria-pressed={chosen}
      data-selected={chosen}
      data-option={option}
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
      {chosen && <span aria-hidden>{order ?? '✓'}</span>}
      <span>
        <Tokens tokens={meaning} still />
      </span>
      <ChangeFigures
        changes={changes.filter((each) => !isAmong(each, without) && !(each.seat === seat && isSaid(each, meaning)))}
      />
    </Choice>
  );
}
