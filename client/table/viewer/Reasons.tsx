import styled from 'styled-components';
import type { ComponentId } from '../../../games/kit/core';
import { plain } from '../../../games/kit/text/words';
import { colour, space } from '../../theme';
import { useQuestion, useTable } from '../TableContext';
import { Tokens } from '../Tokens';

const List = styled.ul`
  display: grid;
  gap: ${space.xs};
  color: ${colour('danger')};
`;

/** Why a component cannot be used now: a line for each kind of use, but one alone where all have the same reason. */
export function Reasons({ id }: { id: ComponentId }) {
  const ask = useQuestion();
  const { words, nameOf } = useTable();
  const kinds = ask.refused(id).flatMap((kind) => {
    const why = ask.whyNot(id, kind);
    return why ? [{ kind, why }] : [];
  });
  const said = new Set(kinds.map(({ why }) => plain(why, nameOf)));
  const nearest = ask.whyNot(id);
  const lines = nearest && said.size <= 1 ? [{ kind: null, why: nearest }] : kinds;
  if (lines.length === 0) return null;
  return (
    <List data-screen>
      {lines.map(({ kind, why }) => (
        <li key={kind}>
          {kind !== null && <b>{words.term(kind)}: </b>}
          <Tokens tokens={why} still />
        </li>
      ))}
    </List>
  );
}
