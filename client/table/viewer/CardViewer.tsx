import styled from 'styled-components';
import type { ComponentId } from '../../../games/kit/core';
import { space } from '../../theme';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { useModule, useQuestion, useTable, useView } from '../TableContext';
import { Consequences } from '../question/Consequences';
import { Tokens, WordedContext } from '../Tokens';
import { Doubts } from './Doubts';
import { Explained } from './Explained';
import { Reasons } from './Reasons';

const Face = styled.div`
  max-width: 24rem;
  margin-inline: auto;
`;

const Notes = styled.div`
  display: grid;
  gap: ${space.m};
  padding-top: ${space.l};
`;

const Choice = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.xs};
`;

/** One component large, with what can be done with it now, or why nothing can. */
export default function CardViewer({ id, onClose }: { id: ComponentId; onClose(): void }) {
  const view = useView();
  const { seat, words } = useTable();
  const { ComponentFace, ComponentNotes } = useModule();
  const ask = useQuestion();
  const face = { id, view, seat, words, size: 'large' as const };
  return (
    <Dialog title={words.name(id)} bare onClose={onClose}>
      <Face>
        <WordedContext value>
          <ComponentFace {...face} />
        </WordedContext>
      </Face>
      <Notes>
        {ComponentNotes && <ComponentNotes {...face} />}
        {ask.optionsFor(id).map((option) => (
          <Choice key={option} data-screen>
            <Button
              onClick={() => {
                onClose();
                ask.pick(option);
              }}
            >
              {/* One text: in the button's row each token would be a column. */}
              <span>
                <Tokens tokens={ask.meaning(option)} still />
              </span>
            </Button>
            <Consequences of={[option]} most={Infinity} />
          </Choice>
        ))}
        <Reasons id={id} />
        <Explained id={id} onRead={onClose} />
        <Doubts id={id} />
      </Notes>
    </Dialog>
  );
}
