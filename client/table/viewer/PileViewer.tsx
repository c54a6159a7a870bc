import { useState } from 'react';
import styled from 'styled-components';
import { HIDDEN, type ComponentId } from '../../../games/kit/core';
import { folded } from '../../folded';
import { space } from '../../theme';
import { Dialog } from '../../ui/Dialog';
import { Field, Soft } from '../../ui/parts';
import { useUi } from '../../words';
import { Spot } from '../spot/Spot';
import { useModule, useTable, useView } from '../TableContext';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${space.l};
  padding-top: ${space.l};
  /* Here is room for the longest text, in every language. */
  --face-height: calc(max(1, var(--card-size)) * 13rem);
`;

export interface Pile {
  title: string;
  ids: readonly ComponentId[];
}

/** A pile as a grid of cards; longer ones can be searched by name. */
export default function PileViewer({ pile: { title, ids }, onClose }: { pile: Pile; onClose(): void }) {
  const view = useView();
  const { seat, words } = useTable();
  const { ComponentFace } = useModule();
  const { say } = useUi();
  const [wanted, setWanted] = useState('');
  const known = ids.filter((id) => id !== HIDDEN);
  const shown = known.filter((id) => folded(words.names(id).join('\n')).includes(folded(wanted.trim())));
  return (
    <Dialog wide title={`${title} (${ids.length})`} onClose={onClose}>
      {known.length > 8 && (
        <Field data-screen>
          {say('pile.search')}
          <input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
        </Field>
      )}
      {shown.length === 0 && <Soft>{say(wanted ? 'pile.nothing' : 'pile.empty')}</Soft>}
      <Grid>
        {shown.map((id) => (
          <li key={id}>
            <Spot id={id}>
              <ComponentFace id={id} size="normal" view={view} seat={seat} words={words} />
            </Spot>
          </li>
        ))}
      </Grid>
    </Dialog>
  );
}
