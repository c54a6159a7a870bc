import { useEffect, useState } from 'react';
import { GiAnticlockwiseRotation } from 'react-icons/gi';
import styled from 'styled-components';
import { questionOf } from '../../../games/kit/moves';
import { colour, narrow, radius, shadow, size, space } from '../../theme';
import { Button } from '../../ui/Button';
import { spoken } from '../../ui/parts';
import { useUi } from '../../words';
import { useTable, useView } from '../TableContext';
import { Tokens } from '../Tokens';
import { busy } from './useKeys';

/** With Ctrl, or the command key. */
export const UNDO_KEY = 'Z';

const Box = styled.div`
  position: relative;
  flex-shrink: 0;
`;

/** On a phone the arrow is enough for the eye. */
const Label = styled.span`
  ${narrow} {
    ${spoken}
  }
`;

/** Hangs off the button: what is only asked about moves nothing. */
const Reason = styled.span`
  position: absolute;
  inset: calc(100% + ${space.s}) 0 auto auto;
  width: max-content;
  max-width: 17rem;
  padding: ${space.s} ${space.m};
  border: 1px solid ${colour('line')};
  border-radius: ${radius.m};
  background: ${colour('raised')};
  box-shadow: ${shadow.high};
  font-size: ${size.small};
  ${narrow} {
    inset: auto 0 calc(100% + ${space.s}) auto;
  }
`;

/**
 * Takes back my last decision. Where that is not possible, the button stays and says what was revealed, or that there is nothing to
 * take back: a button that vanishes would leave one wondering, and move what stands beside it.
 */
export function UndoButton({ undo }: { undo(): void }) {
  const view = useView();
  const { seat, words } = useTable();
  const { say } = useUi();
  // The explanation belongs to the position it was asked for in.
  const [asked, setAsked] = useState<number | null>(null);
  const shown = seat !== null && !view.result;
  // Who is not asked anything has no move, and taking back is a move.
  const back = shown && questionOf(view, seat) ? view.undo : null;
  const possible = back?.seat === seat && back.count > 0;
  const why = back?.why ?? 'nothingToUndo';
  const press = (): void => (possible ? undo() : setAsked(view.logged));
  useEffect(() => {
    if (!shown) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key.toUpperCase() !== UNDO_KEY || !(event.ctrlKey || event.metaKey)) return;
      if (event.defaultPrevented || event.shiftKey || event.altKey || busy(event.target)) return;
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  if (!shown) return null;
  return (
    <Box>
      <Button $kind="quiet" $small aria-disabled={!possible} aria-keyshortcuts={`Control+${UNDO_KEY}`} onClick={press}>
        <GiAnticlockwiseRotation aria-hidden />
        <Label>{say('bar.undo')}</Label>
      </Button>
      <span role="status">
        {!possible && asked === view.logged && (
          <Reason>
            <Tokens tokens={words.refusal({ why })} />
          </Reason>
        )}
      </span>
    </Box>
  );
}
