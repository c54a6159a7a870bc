import styled from 'styled-components';
import type { ComponentId } from '../../../../games/kit/core';
import { TERRAINS } from '../../../../games/new-dawn/card';
import { DIFFICULTY } from '../../../../games/new-dawn/components';
import type { NewDawn } from '../../../../games/new-dawn/state';
import { Icon, Spot, type BoardProps } from '../../../table';
import { card, colour, font, narrow, PHONE, radius, shadow, short, wide } from '../../../theme';
import { useMedia } from '../../../ui/useMedia';
import { Slip, SlipHead, Text } from '../../common/leaf';
import { Face } from '../card/Face';

const Slots = styled.ol`
  --face-height: calc(${card.height} * 0.86);
  /* As high as the map's share of the window allows. */
  ${wide} {
    --face-height: calc(var(--card-size) * clamp(9.5rem, 20.1dvh * var(--zoom), 15rem));
    ${short} {
      --face-height: calc(var(--card-size) * clamp(7.75rem, 17.3dvh * var(--zoom), 9.5rem));
    }
  }
  display: grid;
  gap: 0.4rem;
  @container board (min-width: 40rem) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
  /* All five in sight: each begins to say what it does, and its flag opens the rest. */
  ${narrow} {
    gap: 0.3rem;
    ${Slip} {
      min-height: 2.5rem;
      line-height: 1.25;
    }
    ${SlipHead} {
      padding-block-start: 0.1rem;
      line-height: 1.15;
    }
    ${Text} {
      display: -webkit-box;
      overflow: hidden;
      padding-block: 0;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 1;
      > * ~ *,
      p ~ p {
        display: none;
      }
    }
  }
`;

const Slot = styled.li`
  display: grid;
  gap: 0.2rem;
  min-width: 0;
  @container board (max-width: 40rem) {
    grid-template-columns: 2.1rem minmax(0, 1fr);
  }
`;

/** A slot's number, and the most difficult terrain that it reaches. */
const Number = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.3rem;
  border-radius: ${radius.s};
  background: ${colour('sunk')};
  box-shadow: ${shadow.sunk};
  font-family: ${font.display};
  font-size: 0.85rem;
  font-weight: 700;
  line-height: 1.25rem;
  @container board (max-width: 40rem) {
    flex-direction: column;
  }
`;

/** The most difficult terrain that a slot's number reaches (C3.4, C5.1). */
export const terrainOf = (slot: number): string =>
  TERRAINS.find((terrain) => DIFFICULTY[terrain] === slot && terrain !== 'water') ?? '';

/** My focus cards in their slots. */
export function FocusRow({ row, view, seat, words }: BoardProps<NewDawn> & { row: readonly ComponentId[] }) {
  const phone = useMedia(PHONE);
  return (
    <Slots>
      {row.map((id, i) => (
        <Slot key={i}>
          <Number>
            {i + 1} <Icon name={terrainOf(i + 1)} label={words.term(terrainOf(i + 1))} />
          </Number>
          <Spot id={id} key={id} strip={phone}>
            <Face id={id} size={phone ? 'strip' : 'normal'} view={view} seat={seat} words={words} />
          </Spot>
        </Slot>
      ))}
    </Slots>
  );
}
