import { useState } from 'react';
import { GiAnticlockwiseRotation } from 'react-icons/gi';
import styled from 'styled-components';
import { questionOf } from '../../../games/kit/moves';
import { colour, narrow, size } from '../../theme';
import { Button } from '../../ui/Button';
import { useUi } from '../../words';
import { useTable, useView } from '../TableContext';
import { Tokens } from '../Tokens';

const Box = styled.div`
  display: grid;
  justify-items: end;
  flex-shrink: 0;
  max-width: 50%;
  text-align: end;
`;

/** On a phone the arrow is enough for the eye. */
const Label = styled.span`
  ${narrow} { position: absolute; overflow: hidden; width: 1px; height: 1px; clip-path: inset(50%); }
`;

const Reason = styled.span`
  font-size: ${size.small};
  color: ${colour('inkSoft')};
`;

/**
 * Takes back my last decision. Where that is no longer possible, the button stays and says what was revealed:
 * a button that vanishes would leave one wondering.
 */
export function UndoButton({ undo }: { undo(): void }) {
  const view = useView();
  const { seat, words } = useTable();
  const { say } = useUi();
  // The explanation belongs to the position it was asked for in.
  const [asked, setAsked] = useState<number | null>(null);
  // Who is not asked anything has no move, and taking back is a move.
  if (seat === null || view.result || !view.undo || !questionOf(view, seat)) return null;
  const { seat: whose, count, why } = view.undo;
  const possible = whose === seat && count > 0;
  if (!possible && why === null) return null;
  return (
    <Box>
      <Button
        $kind="quiet"
        $small
        aria-disabled={!possible}
        onClick={possible ? undo : () => setAsked(view.logged)}
      >
        <GiAnticlockwiseRotation aria-hidden /><Label>{say('bar.undo')}</Label>
      </Button>
      <span aria-live="polite">
        {!possible && why !== null && asked === view.logged && (
          <Reason>{say('bar.undoNot')} <Tokens tokens={words.refusal({ why })} /></Reason>
        )}
      </span>
    </Box>
  );
}
