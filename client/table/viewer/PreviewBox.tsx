import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { colour, radius, shadow, size, space } from '../../theme';
import { useModule, useQuestion, useTable, useView } from '../TableContext';
import { Consequences } from '../question/Consequences';
import { Tokens, WordedContext } from '../Tokens';
import { beside } from './beside';
import type { Previewed } from './preview';

const Box = styled.aside`
  position: fixed;
  z-index: 20;
  width: 19rem;
  max-height: calc(100dvh - 1rem);
  overflow: hidden;
  border-radius: ${radius.l};
  background: ${colour('surface')};
  box-shadow: ${shadow.high};
  pointer-events: none;
`;

const Line = styled.div<{ $no?: boolean }>`
  padding: ${space.s} ${space.m};
  font-size: ${size.small};
  color: ${({ $no }) => colour($no ? 'danger' : 'chosen')};
`;

/** What is pointed at, beside it: a component large, with what picking it does or why it cannot be; or what an answer does. */
export default function PreviewBox({ what: { id, option: answer }, anchor }: { what: Previewed; anchor: HTMLElement }) {
  const view = useView();
  const { seat, words } = useTable();
  const { ComponentFace } = useModule();
  const ask = useQuestion();
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (box.current) beside(box.current, anchor, id === undefined ? 'below' : 'right');
  }, [anchor, id]);
  if (id === undefined)
    return ask.outlook([answer]) ? (
      <Box ref={box} aria-hidden>
        <Line>
          <Consequences of={[answer]} />
        </Line>
      </Box>
    ) : null;
  const whyNot = ask.whyNot(id);
  return (
    // The same things are told by the Spot's name and by the viewer; the box only saves the click.
    <Box ref={box} aria-hidden>
      <WordedContext value>
        <ComponentFace id={id} size="large" view={view} seat={seat} words={words} />
      </WordedContext>
      {ask.optionsFor(id).map((option) => (
        <Line key={option}>
          <Tokens tokens={ask.meaning(option)} still />
          <Consequences of={[option]} />
        </Line>
      ))}
      {whyNot && (
        <Line $no>
          <Tokens tokens={whyNot} still />
        </Line>
      )}
    </Box>
  );
}
