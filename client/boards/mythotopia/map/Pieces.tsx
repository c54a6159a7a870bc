import {
  GiSpartanHelmet,
  GiBlackKnightHelm,
  GiCastle,
  GiCheckedShield,
  GiCrossedSwords,
  GiGoldBar,
  GiMedievalGate,
  GiRuneStone,
  GiSailboat,
  GiSpikedDragonHead,
  GiStoneBlock,
  GiStoneTower,
  GiVillage,
  GiWheat,
} from 'react-icons/gi';
import type { IconType } from 'react-icons';
import type { Seat } from '../../../../games/kit/core';
import type { Place, ProvinceFacts } from '../../../../games/mythotopia/card';
import { provinceOf } from '../../../../games/mythotopia/map';
import { leaders, sidesOf } from '../../../../games/mythotopia/rules/strength';
import type { Mythotopia } from '../../../../games/mythotopia/state';
import { Badge } from '../../map/Badge';
import { defenceOf, settlementOf } from '../facts';
import { SYMBOL_HUES } from '../look/hues';
import { eitherOf, onSeatFill, seatColour, seatFill, seatSign } from '../../../theme';

/** What stands in a place, drawn around its label: settlements above the name, armies or a war below it. */

/** A player's pieces on a flag: sign, picture, number. */
function Flag({
  x,
  y,
  seat,
  icon: Picture,
  n,
  heap,
  more,
}: {
  x: number;
  y: number;
  seat: Seat;
  icon: IconType;
  n: number;
  heap: string;
  more?: number;
}) {
  const width = more ? 54 : 41;
  return (
    <g
      className="lit"
      transform={`translate(${x} ${y})`}
      style={{ '--on': onSeatFill(seat) }}
      data-heap={heap}
      data-n={n}
    >
      <rect
        x={-width / 2}
        y={-9.5}
        width={width}
        height={19}
        rx={3.5}
        className="flag"
        style={{ fill: seatFill(seat) }}
      />
      <text x={-width / 2 + 2.5} y={4.5} className="sign">
        {seatSign(seat)}
      </text>
      <Picture x={-width / 2 + 15} y={-6.5} size={13} className="onFlag" />
      <text x={-width / 2 + 29} y={4.8} className="count">
        {n}
      </text>
      {more !== undefined && more > 0 && <GiBlackKnightHelm x={width / 2 - 15} y={-6.5} size={13} className="onFlag" />}
    </g>
  );
}

const FLAG = 44;
/** The x of each of `n` flags side by side, around 0. */
const row = (n: number, width: number): number[] => Array.from({ length: n }, (_, i) => (i - (n - 1) / 2) * width);

const countOf = (pieces: readonly number[] | undefined, seat: Seat): number => pieces?.[seat] ?? 0;
const seatsIn = (...pieces: (readonly number[] | undefined)[]): Seat[] =>
  [...new Set(pieces.flatMap((list) => (list ?? []).flatMap((n, seat) => (n > 0 ? [seat] : []))))].sort();

/** Half the width of a side of a war, and what mercenaries and a strength of two digits add to it. */
const HALF = 23;
const HIRED = 6;
const DIGIT = 4.5;

/** The sides of a war in a line, with the strength large and the armies small; the strongest is crowned. */
function War({ view, place }: { view: Mythotopia; place: Place }) {
  const sides = sidesOf(view, place);
  const first = leaders(sides);
  const digit = sides.some(({ strength }) => strength > 9) ? DIGIT : 0;
  const half = HALF + digit + (seatsIn(view.mercenaries[place]).length > 0 ? HIRED : 0);
  const xs = row(sides.length, 2 * half);
  return (
    <g transform="translate(0 26)" className="war">
      <rect
        x={-sides.length * half - 3}
        y={-13}
        width={sides.length * 2 * half + 6}
        height={26}
        rx={5}
        className="plaque"
      />
      {sides.map(({ seat, strength }, i) => {
        const leads = first.length === 1 && first[0]?.seat === seat;
        const armies = seat === null ? 0 : countOf(view.armies[place], seat);
        const mercenaries = seat === null ? 0 : countOf(view.mercenaries[place], seat);
        return (
          <g
            key={seat ?? 'neutral'}
            transform={`translate(${xs[i] ?? 0} 0)`}
            style={seat === null ? undefined : { '--on': onSeatFill(seat) }}
          >
            <rect
              x={1 - half}
              y={-10.5}
              width={2 * half - 2}
              height={21}
              rx={3}
              style={{ fill: seat === null ? 'var(--map-inkSoft)' : seatFill(seat) }}
              className={leads ? 'side leads' : 'side'}
            />
            {seat === null ? (
              <GiCheckedShield x={3 - half} y={-6.5} size={13} className="onFlag" />
            ) : (
              <text x={3 - half} y={5} className="sign large">
                {seatSign(seat)}
              </text>
            )}
            <text x={21.5 + digit - half} y={6} className="strength">
              {strength}
            </text>
            {armies + mercenaries > 0 && (
              <>
                <GiSpartanHelmet
                  x={26.5 + 2 * digit - half}
                  y={-4}
                  size={11}
                  className="onFlag"
                  data-heap={`armies ${seat} ${place}`}
                  data-n={armies}
                />
                <text x={37 + 2 * digit - half} y={6} className="small">
                  {armies}
                  {mercenaries > 0 && `+${mercenaries}`}
                </text>
              </>
            )}
            {leads && <path d="M-7 -12l-2 -7 4.5 3 4.5 -5 4.5 5 4.5 -3 -2 7z" className="crown" />}
          </g>
        );
      })}
      {sides.length === 2 && <GiCrossedSwords x={-6.5} y={-21} size={13} className="swords" />}
      {first.length > 1 && (
        <text y={-13} className="tied">
          =
        </text>
      )}
    </g>
  );
}

const SETTLEMENTS: Readonly<Record<ReturnType<typeof settlementOf>, IconType>> = {
  town: GiVillage,
  city: GiMedievalGate,
  citadel: GiCastle,
};

const SYMBOLS: Readonly<Record<ProvinceFacts['resource'], IconType>> = {
  food: GiWheat,
  stone: GiStoneBlock,
  gold: GiGoldBar,
  army: GiSpartanHelmet,
};

interface StandingProps {
  view: Mythotopia;
  place: Place;
  name: string;
  badge: string | number | null;
  chosen: boolean;
}

/** A province's name and everything that stands in it. */
export function ProvincePieces({ view, place, name, badge, chosen }: StandingProps) {
  const { resource } = provinceOf(place);
  const strength = defenceOf(view, place);
  const owner = view.owners[place];
  const armies = seatsIn(view.armies[place], view.mercenaries[place]);
  const war = armies.some((seat) => seat !== owner);
  const Town = SETTLEMENTS[settlementOf(view, place)];
  const Resource = SYMBOLS[resource];
  const flags = row(armies.length, FLAG);
  // Below the name, side by side: the symbols it gives, the owner's strength, flags.
  const owned = owner !== undefined;
  const left = -(armies.length * FLAG + (owned ? 20 : 0)) / 2;
  return (
    <>
      {owner === undefined ? (
        <>
          <path d="M-10 -30h20v10q0 9 -10 13q-10 -4 -10 -13z" className="shield" />
          <text y={-14} className="strength ink">
            {strength}
          </text>
        </>
      ) : (
        <>
          <g className="lit">
            <Town x={-13} y={-34} size={26} className="piece owned" style={{ fill: seatFill(owner) }} />
          </g>
          <text x={-19} y={-10} className="sign owner" style={{ fill: seatColour(owner) }}>
            {seatSign(owner)}
          </text>
        </>
      )}
      <g className="lit">
        {view.castles.includes(place) && <GiStoneTower x={13} y={-31} size={20} className="piece ink" />}
        {view.dragons.includes(place) && <GiSpikedDragonHead x={-37} y={-36} size={25} className="piece ink" />}
        {view.runestones.includes(place) && <GiRuneStone x={13} y={-34} size={24} className="piece stone" />}
      </g>
      <text y={6} className="name">
        {name}
      </text>
      {!war && (
        <>
          <g transform={`translate(${left} 20)`}>
            <circle r={8.5} className="disc" />
            <Resource x={-6.5} y={-6.5} size={13} style={{ fill: eitherOf(SYMBOL_HUES[resource]) }} />
          </g>
          {owned && (
            <g transform={`translate(${left + 20} 20)`}>
              <path d="M-8.5 -9h17v9q0 8 -8.5 11q-8.5 -3 -8.5 -11z" className="shield" />
              <text y={5} className="strength owned">
                {strength}
              </text>
            </g>
          )}
        </>
      )}
      {war ? (
        <War view={view} place={place} />
      ) : (
        armies.map((seat, i) => (
          <Flag
            key={seat}
            x={(flags[i] ?? 0) + (owned ? 20 : 10)}
            y={20}
            seat={seat}
            icon={GiSpartanHelmet}
            n={countOf(view.armies[place], seat)}
            more={countOf(view.mercenaries[place], seat)}
            heap={`armies ${seat} ${place}`}
          />
        ))
      )}
      <Badge badge={badge} chosen={chosen} x={30} y={-26} />
    </>
  );
}

/** A sea's name and the ships on it. */
export function SeaPieces({ view, place, name, badge, chosen }: StandingProps) {
  const fleets = seatsIn(view.ships[place]);
  // "Keleti-beltenger" breaks after its hyphen.
  const lines = name.split(/ |(?<=-)/);
  const xs = row(fleets.length, FLAG);
  return (
    <>
      {lines.map((line, i) => (
        <text key={i} y={(i - lines.length + 1) * 17} className="sea">
          {line}
        </text>
      ))}
      {fleets.map((seat, i) => (
        <Flag
          key={seat}
          x={xs[i] ?? 0}
          y={20}
          seat={seat}
          icon={GiSailboat}
          n={countOf(view.ships[place], seat)}
          heap={`ships ${seat} ${place}`}
        />
      ))}
      <Badge badge={badge} chosen={chosen} x={46} y={-22} />
    </>
  );
}
