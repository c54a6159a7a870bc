import styled from 'styled-components';
import type { ComponentId, Seat } from '../../../../games/kit/core';
import type { Words } from '../../../../games/kit/text/words';
import { factsOf } from '../../../../games/new-dawn/lookup';
import { player } from '../../../../games/new-dawn/rules/select';
import type { NewDawn } from '../../../../games/new-dawn/state';
import { SeatName, Spot, useQuestion } from '../../../table';
import { colour, FINGER, font, narrow, radius } from '../../../theme';
import { BELOW_JUMP, othersOf, Zone } from '../../common/parts';
import { Emblem } from '../card/Emblem';
import { Laid, layingOn } from '../card/Laid';
import { CardTag } from '../card/Tag';
import { toneOf } from '../look/tone';
import { OTHERS } from './anchors';
import { TechDial } from './TechDial';

const Slots = styled.ol`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: 0.2rem;
  margin-top: 0.25rem;
`;

/** Beside one another, across the panel, where it is wide. */
const List = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: 0 1rem;
  align-content: start;
`;

/** A focus card as its picture, slot and level. */
const Mark = styled.span`
  display: grid;
  justify-items: center;
  align-content: start;
  min-height: 2.9rem;
  border: 1px solid var(--deep);
  border-radius: ${radius.s};
  background: ${colour('raised')};
  font-size: 0.75rem;
  line-height: 1.2;
  > :first-child {
    display: flex;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    padding: 0 0.25rem;
    background: var(--deep);
    color: #fff6e0;
    font-family: ${font.display};
    font-weight: 700;
  }
  > svg {
    width: 1.4rem;
    height: 1.4rem;
    margin-top: 0.15rem;
    color: var(--tone);
  }
`;

const Tags = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
  gap: 0.25rem;
  margin-top: 0.25rem;
`;

/** Diplomacy cards still with their owner, as pictures. */
const Free = styled.ul`
  display: flex;
  align-items: center;
  gap: 0.3rem;
  margin-top: 0.3rem;
  color: ${colour('inkSoft')};
  font-size: 0.78rem;
`;

const Picture = styled.span`
  display: grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  ${narrow} {
    width: ${FINGER};
    height: ${FINGER};
  }
  border-radius: ${radius.s};
  background: var(--deep);
  color: #fff6e0;
  svg {
    width: 1.4rem;
    height: 1.4rem;
  }
`;

const Level = ({ id, words }: { id: ComponentId; words: Words<NewDawn> }) => (
  <span title={words.name(id)}>{factsOf(id, 'focus').level}</span>
);

/** Cards as tags; nothing when there are none. */
export const CardTags = ({ ids, words }: { ids: readonly ComponentId[]; words: Words<NewDawn> }) =>
  ids.length > 0 && (
    <Tags>
      {ids.map((id) => (
        <li key={id}>
          <CardTag id={id} words={words} />
        </li>
      ))}
    </Tags>
  );

/** The other players: focus row, dial, what they hold, and which of their diplomacy cards can be taken. */
export const Others = ({ view, seat, words }: { view: NewDawn; seat: Seat | null; words: Words<NewDawn> }) => (
  <List id={OTHERS} style={BELOW_JUMP}>
    {othersOf(view.seats, seat).map((each) => (
      <Rival key={each} view={view} seat={each} words={words} />
    ))}
  </List>
);

function Rival({ view, seat, words }: { view: NewDawn; seat: Seat; words: Words<NewDawn> }) {
  const { leader, row, wonders, held, diplomacy, sheet } = player(view, seat);
  const { isSelectable } = useQuestion();
  const isAsked = [...row, ...wonders, ...held, ...diplomacy].some(isSelectable);
  return (
    <Zone title={<SeatName seat={seat} />} folds={`new-dawn-${seat}`} asked={isAsked}>
      {row.length > 0 && (
        <Slots aria-label={words.term('row')}>
          {row.map((id, i) => (
            <li key={i}>
              <Spot id={id}>
                <Mark style={toneOf(id)} data-card={id}>
                  <span>
                    {i + 1} <Level id={id} words={words} />
                  </span>
                  <Emblem id={id} />
                  <Laid id={id} {...layingOn(view, id)} words={words} />
                </Mark>
              </Spot>
            </li>
          ))}
        </Slots>
      )}
      <TechDial view={view} seat={seat} words={words} />
      <CardTags ids={[...(leader === null ? [] : [leader]), ...wonders, ...held, ...sheet]} words={words} />
      {diplomacy.length > 0 && (
        <Free aria-label={words.term('available')}>
          <li aria-hidden title={words.term('does.available')}>
            {words.term('available')}
          </li>
          {diplomacy.map((id) => (
            <li key={id}>
              <Spot id={id}>
                <Picture style={toneOf(id)} data-card={id}>
                  <Emblem id={id} />
                </Picture>
              </Spot>
            </li>
          ))}
        </Free>
      )}
    </Zone>
  );
}
