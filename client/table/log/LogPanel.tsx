import { useId, useMemo } from 'react';
import { GiPlainArrow } from 'react-icons/gi';
import styled from 'styled-components';
import type { Core } from '../../../games/kit/core';
import type { Ruleset } from '../../../games/kit/ruleset';
import type { LogLine } from '../../net/log';
import { colour, radius, shadow, size, space } from '../../theme';
import { Button } from '../../ui/Button';
import { Spoken } from '../../ui/parts';
import { useUi } from '../../words';
import { useModule, useTable, useView } from '../TableContext';
import { DigestBox } from './DigestBox';
import { belongingsOf, byTurn, NO_KINDS, TURN_EVENTS } from './lines';
import { Turn } from './Turn';
import { useDigest } from './useDigest';
import { useFollow } from './useFollow';
import { useSentences } from './useSentences';

const Frame = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 0;
  h2 {
    font-size: ${size.body};
    padding: ${space.s} ${space.m};
    border-bottom: 1px solid ${colour('lineSoft')};
  }
`;

const Scroll = styled.div`
  /* Text for screen readers only is placed absolutely: without this it would stretch the page. */
  position: relative;
  flex: 1;
  min-height: min(3.5rem, 50%);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space.m} ${space.m} ${space.l};
  /* No line is cut through below the heading. */
  mask-image: linear-gradient(transparent, #000 ${space.m});
  font-size: ${size.small};
  h3 {
    margin-top: ${space.m};
    padding-bottom: ${space.xs};
    border-bottom: 1px solid ${colour('lineSoft')};
    font-size: ${size.small};
    color: ${colour('bronze')};
  }
`;

/** Back to the end, for whoever has scrolled away from it. */
const Newest = styled(Button)`
  position: absolute;
  bottom: ${space.m};
  left: 50%;
  transform: translateX(-50%);
  border-color: ${colour('bronze')};
  border-radius: ${radius.round};
  box-shadow: ${shadow.mid};
  &:active:not(:disabled) {
    transform: translateX(-50%);
  }
  svg {
    font-size: 0.8em;
  }
`;

interface Props {
  lines: readonly LogLine[];
  /** The position when I had last decided, where this page has seen it. */
  then: Core | null;
  rules: Ruleset;
  /** The first line since I last decided; null where there is none, or nothing is decided. */
  since: number | null;
  /** Where it lies under a title already. */
  untitled?: boolean;
}

/** What happened, turn by turn, newest at the end; names of cards open them. */
export function LogPanel({ lines, since, then, rules, untitled = false }: Props) {
  const view = useView();
  const { words, seat, zones, events = NO_KINDS } = useTable();
  const { turnEvents = TURN_EVENTS } = useModule();
  const { say } = useUi();
  const heading = useId();
  const groups = useMemo(() => byTurn(lines, turnEvents, events), [lines, turnEvents, events]);
  const sentence = useSentences(words, view);
  const belongings = useMemo(() => belongingsOf(zones, view, seat), [zones, view, seat]);
  const digest = useDigest(groups, { since, then, belongings, rules });
  // The digest takes from the room of the lines.
  const { ref, following, toEnd } = useFollow(lines.at(-1)?.n, digest?.lines);

  return (
    <Frame aria-labelledby={heading}>
      {untitled ? <Spoken id={heading}>{say('log.title')}</Spoken> : <h2 id={heading}>{say('log.title')}</h2>}
      {digest && <DigestBox digest={digest} rules={rules} sentence={sentence} />}
      <Scroll ref={ref} role="log" aria-labelledby={heading} tabIndex={0}>
        {groups.map((group) => (
          <Turn
            key={group.head?.n ?? -1}
            group={group}
            seat={seat}
            since={since}
            words={words}
            belongings={belongings}
            sentence={sentence}
          />
        ))}
      </Scroll>
      {!following && (
        <Newest $small onClick={toEnd}>
          <GiPlainArrow aria-hidden />
          {say('log.newest')}
        </Newest>
      )}
    </Frame>
  );
}
