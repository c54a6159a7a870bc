import { useId, useState } from 'react';
import styled from 'styled-components';
import type { Option } from '../../../games/kit/core';
import { plain } from '../../../games/kit/text/words';
import { colour, size } from '../../theme';
import { Button } from '../../ui/Button';
import { useQuestion, useTable, useView } from '../TableContext';
import { Tokens } from '../Tokens';

const Why = styled.span`
  font-size: ${size.small};
  color: ${colour('inkSoft')};
`;

/** An option that cannot be picked just now: it stays where it is looked for, and says why. */
export function GreyedOption({ option }: { option: Option }) {
  const view = useView();
  const { nameOf } = useTable();
  const ask = useQuestion();
  // The explanation belongs to the position it was asked for in.
  const [asked, setAsked] = useState<number | null>(null);
  const id = useId();
  const why = ask.whyNot(option);
  if (!why) return null;
  return (
    <>
      <Button aria-disabled aria-describedby={id} title={plain(why, nameOf)} onClick={() => setAsked(view.logged)}>
        <Tokens tokens={ask.meaning(option)} still />
      </Button>
      <Why id={id} hidden={asked !== view.logged}>
        <Tokens tokens={why} still />
      </Why>
    </>
  );
}
