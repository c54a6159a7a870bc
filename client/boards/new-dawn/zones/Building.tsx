import { useState, type ReactNode } from 'react';
import { GiAnticlockwiseRotation, GiClockwiseRotation } from 'react-icons/gi';
import styled from 'styled-components';
import type { Option } from '../../../../games/kit/core';
import { TURNED } from '../../../../games/new-dawn/optionKinds';
import { player } from '../../../../games/new-dawn/rules/select';
import { SIDES, type Side } from '../../../../games/new-dawn/tile';
import type { NewDawn } from '../../../../games/new-dawn/state';
import { Pinned, Spot, usePlace, useQuestion, type BoardProps } from '../../../table';
import { plain } from '../../../../games/kit/text/words';
import { colour, font, PHONE, radius } from '../../../theme';
import { IconButton } from '../../../ui/Button';
import { useMedia } from '../../../ui/useMedia';
import { useUi } from '../../../words';
import { Panel, Zone } from '../../common/parts';
import { TilePicture } from '../map/TilePicture';
import { TILES } from '../standsFor';
import { ROW } from './anchors';

const Tiles = styled.ul`
  display: grid;
  gap: 0.4rem 1rem;
  grid-template-columns: repeat(auto-fit, minmax(min(19rem, 100%), 1fr));
`;

const Sides = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.5rem;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0.25rem;
  }
  svg {
    width: 100%;
    height: 7.5rem;
  }
  > li[data-chosen='true'] {
    border-radius: ${radius.m};
    box-shadow: 0 0 0 3px ${colour('chosen')};
  }
  > li:not([data-chosen='true']):has([data-selectable='false']) svg {
    opacity: 0.4;
  }
`;

/** The letter of a side between what turns it one way and the other. */
const Turns = styled.div`
  display: grid;
  justify-items: center;
  > b {
    font-family: ${font.display};
    color: ${colour('bronze')};
  }
  svg {
    width: 1.2rem;
    height: 1.2rem;
  }
`;

const ROTATIONS = [0, 1, 2, 3, 4, 5];

interface Props extends BoardProps<NewDawn> {
  seat: number;
  /** Shows where a tile could lie, for a side and turn. */
  look(turned: Option | null): void;
}

/** My tiles, each with both sides, which can be turned (C14.4); those that can be laid so glow. */
export function Building({ view, seat, words, look }: Props) {
  usePlace(TILES);
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
                <Sides aria-label={words.name(tile)}>
                  {SIDES.map((side) => (
                    <TurningSide key={side} tile={tile} side={side} words={words} look={look} />
                  ))}
                </Sides>
              </li>
            ))}
          </Tiles>
        </Zone>
      </Pinned>
    </Panel>
  );
}

/** A side of a tile as it is turned just now: only ways in which it can be laid somewhere, as long as there are any. */
function TurningSide({ tile, side, words, look }: { tile: string; side: Side } & Pick<Props, 'words' | 'look'>) {
  const { say } = useUi();
  const { question, meaning } = useQuestion();
  const [wished, turn] = useState(0);
  const chosen = TURNED.read(String(question?.params?.['tile'] ?? ''));
  const isChosen = chosen?.[0] === tile && chosen[1] === side;
  const legal = ROTATIONS.filter((each) => question?.options.includes(TURNED.of(tile, side, each)));
  const turns = legal.length > 0 ? legal : ROTATIONS;
  const rot = isChosen ? chosen[2] : (turns[wished % turns.length] ?? 0);
  const option = TURNED.of(tile, side, rot);
  const label = question ? plain(meaning(option)) : `${words.name(tile)} ${side} ${rot}`;
  const turnBy = (by: number) => (): void => {
    const next = (wished + by + turns.length) % turns.length;
    turn(next);
    look(TURNED.of(tile, side, turns[next] ?? rot));
  };
  return (
    <li
      data-chosen={isChosen}
      onPointerEnter={() => look(option)}
      onPointerLeave={() => look(null)}
      onFocus={() => look(option)}
      onBlur={() => look(null)}
    >
      <Spot at={option} label={label}>
        <TilePicture tile={tile} side={side} rot={rot} />
      </Spot>
      <Turns>
        <Turn label={say('map.turnLeft', { what: `${words.name(tile)} ${side}` })} turn={turnBy(-1)} fixed={isChosen}>
          <GiAnticlockwiseRotation aria-hidden />
        </Turn>
        <b>{side}</b>
        <Turn label={say('map.turnRight', { what: `${words.name(tile)} ${side}` })} turn={turnBy(1)} fixed={isChosen}>
          <GiClockwiseRotation aria-hidden />
        </Turn>
      </Turns>
    </li>
  );
}

const Turn = ({
  label,
  turn,
  fixed,
  children,
}: {
  label: string;
  turn(): void;
  fixed: boolean;
  children: ReactNode;
}) => (
  <IconButton $kind="quiet" aria-label={label} title={label} disabled={fixed} onClick={turn}>
    {children}
  </IconButton>
);
