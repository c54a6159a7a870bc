import styled from 'styled-components';
import type { Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { DIAL } from '../../../../games/new-dawn/components';
import { factsOf } from '../../../../games/new-dawn/lookup';
import { nextLevel } from '../../../../games/new-dawn/rules/science';
import { player } from '../../../../games/new-dawn/rules/select';
import type { NewDawn } from '../../../../games/new-dawn/state';
import { useTable } from '../../../table';
import { colour, eitherOf, finger, font, radius, shadow } from '../../../theme';

/** A graduated brass rule, as on an instrument: a line for each space, a stud with its numeral where a card is gained, and a slide that stands at the position. */
const Track = styled.div`
  --brass: ${eitherOf(['#b98a3e', '#c79a4e'])};
  --brass-lit: ${eitherOf(['#f3dfae', '#7c5f2e'])};
  position: relative;
  height: 1.45rem;
  margin: 0 0.75rem 0.8rem;
  &::before {
    content: '';
    position: absolute;
    inset: auto -0.5rem -0.55rem;
    height: 0.8rem;
    border: 1px solid color-mix(in srgb, var(--brass) 70%, ${colour('ink')});
    border-radius: 0.2rem;
    background:
      repeating-linear-gradient(90deg, ${colour('inkSoft')} 0 1px, transparent 1px calc(100% / var(--spaces))) 0.5rem
        0 / calc(100% - 0.9rem) 0.3rem no-repeat,
      linear-gradient(var(--brass-lit), var(--brass));
    box-shadow:
      inset 0 1px 0 #fff8,
      ${shadow.low};
  }
  > i {
    position: absolute;
    bottom: -0.45rem;
    left: 0;
    height: 0.22rem;
    border-radius: 999px;
    background: ${colour('bronzeDeep')};
  }
  > span {
    position: absolute;
    bottom: 0.1rem;
    translate: -50% 0;
    font-family: ${font.display};
    font-size: 0.8rem;
    font-weight: 700;
    line-height: 1;
    text-align: center;
    color: ${colour('inkSoft')};
  }
  > span::after {
    content: '';
    display: block;
    width: 2px;
    height: 0.5rem;
    margin: 0.1rem auto -0.35rem;
    background: ${colour('ink')};
  }
  > span[data-next='true'] {
    color: ${colour('bronze')};
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  > b {
    position: absolute;
    z-index: 1;
    bottom: -0.83rem;
    translate: -50% 0;
    min-width: 1.5rem;
    border: 2px solid var(--brass);
    border-radius: ${radius.round};
    background: ${colour('raised')};
    box-shadow:
      inset 0 0 0 1px ${colour('ink')},
      ${shadow.mid};
    color: ${colour('ink')};
    font-size: 0.78rem;
    line-height: 1rem;
    text-align: center;
  }
`;

/** The tech dial (C9): the seat's position, and the spaces at which a focus card is gained, with its level. */
export function TechDial({ view, seat, words }: { view: NewDawn; seat: Seat; words: Words<NewDawn> }) {
  const { dial } = player(view, seat);
  const at = (n: number): string => `${(n / DIAL.last) * 100}%`;
  const next = nextLevel(view, seat);
  return (
    <Track
      style={{ '--spaces': DIAL.last }}
      role="img"
      aria-label={`${words.term('dial')}: ${dial}. ${words.term(`level${next.level}`)}: ${next.at}`}
    >
      <i style={{ width: at(dial) }} />
      {Object.entries(DIAL.levels).map(([space, level]) => (
        <span key={space} data-next={Number(space) === next.at} style={{ left: at(Number(space)) }}>
          {level}
        </span>
      ))}
      <b style={{ left: at(dial) }} data-figure={dial}>
        {dial}
      </b>
    </Track>
  );
}

const Key = styled.button`
  padding: 0.1rem 0.5rem;
  border: 1px solid ${colour('line')};
  border-radius: ${radius.s};
  background: ${colour('surface')};
  color: ${colour('ink')};
  font-size: 0.78rem;
  line-height: 1.5;
  ${finger}
  cursor: pointer;
`;

/** The focus cards that the dial brings next, as a pile to look through. */
export function NextCards({ view, seat, words }: { view: NewDawn; seat: Seat; words: Words<NewDawn> }) {
  const { openPile } = useTable();
  const { level, at } = nextLevel(view, seat);
  const cards = player(view, seat).focusDeck.filter((id) => factsOf(id, 'focus').level === level);
  const title = words.term(`level${level}`);
  return (
    <Key type="button" data-pile={`focusDeck ${seat}`} onClick={() => openPile(title, cards)}>
      {words.term('obtainable')}: {title} ({at}) · <b>{cards.length}</b>
    </Key>
  );
}
