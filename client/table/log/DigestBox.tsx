import styled from 'styled-components';
import type { GameEvent } from '../../../games/kit/core';
import type { Ruleset } from '../../../games/kit/ruleset';
import type { Token } from '../../../games/kit/text/words';
import { colour, size, space } from '../../theme';
import { useUi } from '../../words';
import { ChangeFigures } from '../question/Consequences';
import { useModule, useTable } from '../TableContext';
import { Icon, Tokens } from '../Tokens';
import { Line } from './Line';
import { scoredBy } from './standing';
import { hasFigures, type Digest } from './useDigest';

const Frame = styled.div`
  /* Of little room the newest line has its share. */
  flex: 0 1 auto;
  min-height: 0;
  overflow-y: auto;
  scrollbar-width: thin;
  padding: ${space.s} ${space.m} ${space.m};
  border-bottom: 1px solid ${colour('lineSoft')};
  /* No line is cut through above its edge. */
  mask-image: linear-gradient(#000 calc(100% - ${space.m} - 1px), transparent calc(100% - 1px), #000 calc(100% - 1px));
  font-size: ${size.small};
  > p {
    font-weight: 600;
  }
  > :first-child {
    color: ${colour('chosen')};
  }
`;

/** How I stand, or what will come, as it was and as it is. */
const Figures = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s};
  > span {
    white-space: nowrap;
  }
`;

/** How many lines about me it shows; the log has them all. */
const MOST = 5;

interface Props {
  digest: Digest;
  rules: Ruleset;
  /** An event in words. */
  sentence(event: GameEvent): readonly Token[];
}

/** On coming back: what the others did to me, before the whole story. */
export function DigestBox({ digest, rules, sentence }: Props) {
  const { words } = useTable();
  const { coming } = useModule();
  const { say } = useUi();
  const { lines, points, changes, foretold } = digest;
  return (
    <Frame role="group" aria-label={say('log.since')}>
      <p>{say('log.digest', { mine: lines?.length ?? 0, counts: hasFigures(digest) ? 'yes' : 'no' })}</p>
      {points && (
        <Figures>
          <span>
            {words.term(scoredBy(rules))} {points.before} → {points.after}
          </span>
        </Figures>
      )}
      <ChangeFigures changes={changes} />
      {coming && foretold.length > 0 && (
        <Figures>
          <span>{say(coming.title)}:</span>
          {foretold.map(({ icon, label, before, after }) => (
            <span key={icon}>
              {before} → {after} <Icon name={icon} label={label} />
            </span>
          ))}
        </Figures>
      )}
      <ul>
        {lines?.slice(-MOST).map((line) => (
          <Line key={line.n} $mine>
            <Tokens tokens={sentence(line.event)} />
          </Line>
        ))}
      </ul>
    </Frame>
  );
}
