import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ComponentId } from '../../../../games/kit/core';
import { TERRAINS, type Terrain } from '../../../../games/new-dawn/card';
import { DIFFICULTY } from '../../../../games/new-dawn/components';
import type { Words } from '../../../../games/kit/text/words';
import type { NewDawn } from '../../../../games/new-dawn/state';
import { Icon, Spot, type BoardProps } from '../../../table';
import { card, colour, desk, eitherOf, font, narrow, PHONE, radius, shadow, short, size, wide } from '../../../theme';
import { Spoken } from '../../../ui/parts';
import { useMedia } from '../../../ui/useMedia';
import { Slip, SlipHead, Text, vignettes } from '../../common/leaf';
import { Face } from '../card/Face';
import { Laid, layingOn } from '../card/Laid';
import { TERRAIN_LOOKS, type TerrainLook } from '../look/hues';
import { Drawing } from '../map/Ground';
import { ROWS } from '../map/signs';
import { groundStyle } from '../map/style';

const Slots = styled.ol`
  ${vignettes}
  ${desk} {
    --readable: 0.875rem;
  }
  ${short} {
    --readable: ${size.tiny};
  }
  --face-height: calc(${card.height} * 0.86);
  /* As high as the map's share of the window allows. */
  ${wide} {
    --face-height: calc(var(--card-size) * clamp(9.5rem, 20.1dvh * var(--zoom), 15rem));
    ${short} {
      ${desk} {
        --face-height: calc(var(--card-size) * clamp(8rem, 17.6dvh * var(--zoom), 9.5rem));
      }
    }
  }
  display: grid;
  gap: 0.4rem;
  @container board (min-width: 40rem) {
    display: flex;
  }
  /* All five in sight, with all their words where the window is high enough; else each begins to say what it does, and its flag opens the rest. */
  ${narrow} {
    gap: 0.3rem;
    ${Slip} {
      grid-template-columns: 2.6rem minmax(0, 1fr);
      min-height: 2.5rem;
      line-height: 1.25;
    }
    ${SlipHead} {
      padding-block-start: 0.1rem;
      line-height: 1.15;
    }
    ${Text} {
      padding: 0 0.4em 0.1rem;
      @media (max-height: 51.99rem) {
        display: -webkit-box;
        overflow: hidden;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 1;
      }
    }
  }
`;

const Slot = styled.li`
  display: grid;
  gap: 0.2rem;
  min-width: 0;
  @container board (min-width: 40rem) {
    flex: 1 1 0;
    grid-template-columns: minmax(0, 1fr);
    /* Words need width. */
    &:has([data-wordy='true']) {
      flex-grow: 1.4;
    }
  }
  @container board (max-width: 40rem) {
    grid-template-columns: 1.7rem minmax(0, 1fr);
  }
`;

/** A slot's number, and the most difficult terrain that it reaches; the five are steps that rise. */
const Step = styled.span<{ $slot: number; $look: TerrainLook }>`
  --rise: ${({ $slot }) => 10 + 9 * $slot}%;
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.3rem;
  overflow: hidden;
  border-radius: ${radius.s};
  background:
    linear-gradient(
      to top,
      ${({ $look }) => eitherOf($look.ground)} calc(var(--rise) - 2px),
      ${({ $look }) => eitherOf($look.bright)} 0 var(--rise),
      transparent 0
    ),
    ${colour('sunk')};
  box-shadow: ${shadow.sunk};
  font-family: ${font.display};
  font-size: 0.85rem;
  font-weight: 700;
  line-height: 1.25rem;
  @container board (max-width: 40rem) {
    --rise: ${({ $slot }) => 28 + 12 * $slot}%;
    flex-direction: column;
  }
`;

/** What stands on a step: where it is broad, at its right end. */
const Standing = styled.svg`
  ${groundStyle}
  position: absolute;
  right: 0.6rem;
  bottom: calc(var(--rise) - 2px);
  width: 2.6rem;
  height: 0.83rem;
  overflow: visible;
  @container board (max-width: 40rem) {
    display: none;
  }
`;

/** What lies on the card, at the slot's left end: the card's words keep all their room. */
const OnSlot = styled.span`
  position: absolute;
  inset: 0 auto 0 0;
  display: flex;
  align-items: center;
`;

const isRow = (terrain: Terrain): terrain is keyof typeof ROWS => terrain in ROWS;

/** The most difficult terrain that a slot's number reaches (C3.4, C5.1). */
const terrainOf = (slot: number): keyof typeof ROWS =>
  TERRAINS.filter(isRow).find((terrain) => DIFFICULTY[terrain] === slot) ?? 'grassland';

function SlotStep({ slot, words, children }: { slot: number; words: Words<NewDawn>; children: ReactNode }) {
  const terrain = terrainOf(slot);
  return (
    <Step
      $slot={slot}
      $look={TERRAIN_LOOKS[terrain]}
      title={`${words.term('slot')} ${slot} · ${words.term('hardest')}: ${words.term(terrain)}`}
    >
      <Standing viewBox="0 -16 50 16" aria-hidden>
        <g className={terrain}>
          <Drawing sign={ROWS[terrain]} />
        </g>
      </Standing>
      {slot} <Icon name={terrain} label="" />
      <Spoken>{words.term(terrain)}</Spoken>
      {children}
    </Step>
  );
}

/** My focus cards in their slots. */
export function FocusRow({ row, view, seat, words }: BoardProps<NewDawn> & { row: readonly ComponentId[] }) {
  const phone = useMedia(PHONE);
  return (
    <Slots>
      {row.map((id, i) => (
        <Slot key={i}>
          <SlotStep slot={i + 1} words={words}>
            {!phone && (
              <OnSlot>
                <Laid id={id} {...layingOn(view, id)} words={words} />
              </OnSlot>
            )}
          </SlotStep>
          <Spot id={id} key={id} strip={phone}>
            <Face id={id} size={phone ? 'strip' : 'normal'} view={view} seat={seat} words={words} />
          </Spot>
        </Slot>
      ))}
    </Slots>
  );
}
