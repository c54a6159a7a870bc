import styled from 'styled-components';
import type { Option } from '../../../../games/kit/core';
import { TURNED } from '../../../../games/new-dawn/optionKinds';
import { player } from '../../../../games/new-dawn/rules/select';
import { SIDES } from '../../../../games/new-dawn/tile';
import type { NewDawn } from '../../../../games/new-dawn/state';
import { Pinned, Spot, usePlace, useQuestion, type BoardProps } from '../../../table';
import { plain } from '../../../../games/kit/text/words';
import { colour, font, PHONE, radius } from '../../../theme';
import { useMedia } from '../../../ui/useMedia';
import { Panel, Zone } from '../../common/parts';
import { TilePicture } from '../map/TilePicture';
import { TILES } from '../standsFor';
import { ROW } from './anchors';

const Tiles = styled.ul`
  display: grid;
  gap: 0.4rem 1rem;
  grid-template-columns: repeat(auto-fit, minmax(min(19rem, 100%), 1fr));
`;

const Ways = styled.ul`
  display: grid;
  grid-template-columns: 1.2rem repeat(6, minmax(0, 1fr));
  gap: 0.25rem;
  align-items: center;
  > li > b {
    font-family: ${font.display};
    color: ${colour('bronze')};
  }
  svg {
    width: 100%;
    height: 4.1rem;
  }
  li[data-chosen='true'] {
    border-radius: ${radius.m};
    box-shadow: 0 0 0 3px ${colour('chosen')};
  }
  li:not([data-chosen='true']):has([data-selectable='false']) svg {
    opacity: 0.4;
  }
`;

const ROTATIONS = [0, 1, 2, 3, 4, 5];

interface Props extends BoardProps<NewDawn> {
  seat: number;
  /** Shows where a tile could lie, for a side and turn. */
  look(turned: Option | null): void;
}

/** My tiles, each side in each turn (C14.4); those that can be laid glow. */
export function Building({ view, seat, words, look }: Props) {
  usePlace(TILES);
  const { question, meaning } = useQuestion();
  const { tiles } = player(view, seat);
  const phone = useMedia(PHONE);
  const title = `${words.term('tiles')} ${tiles.length}`;
  return (
    <Panel>
      <Pinned title={title} keys={[TILES]}>
        <Zone title={title} anchor={ROW} quiet={phone}>
          <Tiles>
            {tiles.map((tile) => (
              <li key={tile}>
                <Ways aria-label={words.name(tile)}>
                  {SIDES.flatMap((side) => [
                    <li key={side}>
                      <b>{side}</b>
                    </li>,
                    ...ROTATIONS.map((rot) => {
                      const option = TURNED.of(tile, side, rot);
                      const label = question ? plain(meaning(option)) : `${words.name(tile)} ${side} ${rot}`;
                      return (
                        <li
                          key={`${side}${rot}`}
                          data-chosen={question?.params?.['tile'] === option}
                          onPointerEnter={() => look(option)}
                          onPointerLeave={() => look(null)}
                          onFocus={() => look(option)}
                          onBlur={() => look(null)}
                        >
                          <Spot at={option} label={label}>
                            <TilePicture tile={tile} side={side} rot={rot} />
                          </Spot>
                        </li>
                      );
                    }),
                  ])}
                </Ways>
              </li>
            ))}
          </Tiles>
        </Zone>
      </Pinned>
    </Panel>
  );
}
