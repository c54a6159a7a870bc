import { useState } from 'react';
import { GiAnticlockwiseRotation } from 'react-icons/gi';
import styled from 'styled-components';
import { questionOf } from '../../../games/kit/moves';
import { colour, narrow, radius, shadow, size, space } from '../../theme';
import { Button } from '../../ui/Button';
import { useUi } from '../../words';
import { useTable, useView } from '../TableContext';
import { Tokens } from '../Tokens';

const Box = styled.div`
  position: relative;
  flex-shrink: 0;
`;

/** On a phone the arrow is enough for the eye. */
const Label = styled.span`
  ${narrow} {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
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
      <Button $kind="quiet" $small aria-disabled={!possible} onClick={possible ? undo : () => setAsked(view.logged)}>
        <GiAnticlockwiseRotation aria-hidden />
        <Label>{say('bar.undo')}</Label>
      </Button>
      <span role="status">
        {!possible && why !== null && asked === view.logged && (
          <Reason>
            <Tokens tokens={words.refusal({ why })} />
          </Reason>
        )}
      </span>
    </Box>
  );
}
