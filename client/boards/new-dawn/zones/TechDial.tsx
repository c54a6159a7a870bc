import styled from 'styled-components';
import type { Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { DIAL } from '../../../../games/new-dawn/components';
import { factsOf } from '../../../../games/new-dawn/lookup';
import { nextLevel } from '../../../../games/new-dawn/rules/science';
import { player } from '../../../../games/new-dawn/rules/select';
import type { NewDawn } from '../../../../games/new-dawn/state';
import { useTable } from '../../../table';
import { colour, finger, font, radius, shadow } from '../../../theme';

const Track = styled.div`
  position: relative;
  height: 1.35rem;
  margin: 0.1rem 0.6rem 0.8rem;
  border-bottom: 4px solid ${colour('sunk')};
  > i {
    position: absolute;
    bottom: -4px;
    left: 0;
    height: 4px;
    background: ${colour('bronze')};
  }
  > span {
    position: absolute;
    bottom: -0.2rem;
    translate: -50% 0;
    font-family: ${font.display};
    font-size: 0.75rem;
    font-weight: 700;
    line-height: 1;
    text-align: center;
    color: ${colour('inkSoft')};
  }
  > span::after {
    content: '';
    display: block;
    width: 2px;
    height: 0.45rem;
    margin: 0.1rem auto 0;
    background: ${colour('inkSoft')};
  }
  > span[data-next='true'] {
    color: ${colour('bronze')};
  }
  > b {
    position: absolute;
    z-index: 1;
    bottom: -1.05rem;
    translate: -50% 0;
    min-width: 1.4rem;
    border: 2px solid ${colour('raised')};
    border-radius: ${radius.round};
    background: ${colour('bronze')};
    box-shadow: ${shadow.low};
    color: ${colour('onBronze')};
    font-size: 0.75rem;
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
    <Track role="img" aria-label={`${words.term('dial')}: ${dial}. ${words.term(`level${next.level}`)}: ${next.at}`}>
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
