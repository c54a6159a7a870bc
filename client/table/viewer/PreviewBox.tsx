import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { colour, radius, shadow, size, space } from '../../theme';
import { useUi } from '../../words';
import { useModule, useQuestion, useTable, useView } from '../TableContext';
import { Consequences } from '../question/Consequences';
import { Tokens, WordedContext } from '../Tokens';
import { beside, overLog } from './beside';
import type { Previewed } from './preview';
import { Reasons } from './Reasons';

/** So many answers that a component stands for are told beside it; the viewer has them all. */
const MOST = 3;

const Box = styled.aside`
  position: fixed;
  /* Over all that is pinned to the window, a lesson's words too: it says why. */
  z-index: 25;
  width: 19rem;
  max-height: calc(100dvh - 1rem);
  overflow: hidden;
  border-radius: ${radius.l};
  background: ${colour('surface')};
  box-shadow: ${shadow.high};
  pointer-events: none;
`;

const Line = styled.div`
  padding: ${space.s} ${space.m};
  font-size: ${size.small};
  color: ${colour('chosen')};
`;

const Refused = styled(Line)`
  &:empty {
    display: none;
  }
`;

/**
 * What is pointed at: a component large beside it, with what picking it does or why it cannot be; or what an answer does, over the log
 * where that lies beside the table.
 */
export default function PreviewBox({ what: { id, option: answer }, anchor }: { what: Previewed; anchor: HTMLElement }) {
  const view = useView();
  const { seat, words } = useTable();
  const { ComponentFace } = useModule();
  const ask = useQuestion();
  const { say } = useUi();
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!box.current || (id === undefined && overLog(box.current, anchor))) return;
    beside(box.current, anchor, id === undefined ? 'below' : 'right');
  }, [anchor, id]);
  if (id === undefined)
    return ask.outlook([answer]) ? (
      <Box ref={box} aria-hidden>
        <Line>
          <Consequences of={[answer]} />
        </Line>
      </Box>
    ) : null;
  const options = ask.optionsFor(id);
  return (
    // The same things are told by the Spot's name and by the viewer; the box only saves the click.
    <Box ref={box} aria-hidden>
      <WordedContext value>
        <ComponentFace id={id} size="large" view={view} seat={seat} words={words} />
      </WordedContext>
      {options.slice(0, MOST).map((option) => (
        <Line key={option}>
          <Tokens tokens={ask.meaning(option)} still />
          <Consequences of={[option]} most={2} />
        </Line>
      ))}
      {options.length > MOST && <Line>{say('telling.and', { n: options.length - MOST })}</Line>}
      <Refused>
        <Reasons id={id} />
      </Refused>
    </Box>
  );
}
