import styled from 'styled-components';
import type { Card, Value } from '../../../../games/imperium/card';
import type { Imperium } from '../../../../games/imperium/state';
import { plain, type Words } from '../../../../games/kit/text/words';
import { colour } from '../../../theme';
import { numeral } from '../../../ui/numeral';

const Box = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: 2.05em;
  height: 2.3em;
  /* Where words leave a band of the picture it is as low as that. */
  max-height: 100%;
  font-weight: 700;
  line-height: 1;
  color: #fff8e8;
  svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  span {
    position: relative;
    font-size: 1.1em;
  }
  i {
    position: relative;
    margin-top: 0.1em;
    font-style: normal;
    font-size: 0.95em;
  }
`;

/**
 * The text in the shield: the number, with a star when it depends on something; a star alone when the points are
 * counted.
 */
function mark(value: Value): string | null {
  switch (value.kind) {
    case 'none':
      return null;
    case 'fixed':
      return numeral(value.points);
    case 'conditional':
      return `${numeral(value.cases[0]?.points ?? value.otherwise)}✶`;
    case 'variable':
      return '✶';
  }
}

/** Victory points on a card's face; pointed at, it says in words how they are counted. */
export function Shield({ card: { id, value }, words }: { card: Card; words: Words<Imperium> }) {
  const text = mark(value);
  if (text === null) return null;
  const bad = text.startsWith('−');
  return (
    <Box title={plain(words.card(id).points ?? [])}>
      <svg viewBox="0 0 20 22" preserveAspectRatio="none" aria-hidden>
        <path
          d="M1 1.5h18v10.2c0 4.6-4.6 7.6-9 9.6-4.4-2-9-5-9-9.6z"
          fill={bad ? 'light-dark(#8c1c12, #7d2a22)' : 'light-dark(#6b4309, #7a5314)'}
          stroke={bad ? colour('danger') : colour('bronze')}
          strokeWidth="1.2"
        />
      </svg>
      <span>{text}</span>
    </Box>
  );
}
