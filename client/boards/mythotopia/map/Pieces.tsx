import {
  GiSpartanHelmet,
  GiBlackKnightHelm,
  GiCastle,
  GiCheckedShield,
  GiGoldBar,
  GiMedievalGate,
  GiRuneStone,
  GiSailboat,
  GiSpikedDragonHead,
  GiStoneBlock,
  GiStoneTower,
  GiWheat,
} from 'react-icons/gi';
import type { ReactNode } from 'react';
import type { IconType } from 'react-icons';
import type { Seat } from '../../../../games/kit/core';
import type { Place, ProvinceFacts } from '../../../../games/mythotopia/card';
import { provinceOf } from '../../../../games/mythotopia/map';
import { leaders, sidesOf } from '../../../../games/mythotopia/rules/strength';
import type { Mythotopia } from '../../../../games/mythotopia/state';
import { Badge } from '../../map/Badge';
import { distance, type Room, type SheetPoint } from '../../map/geometry';
import { defenceOf, settlementOf } from '../facts';
import { SYMBOL_HUES } from '../look/hues';
import { BETWEEN, linesOf, LOWER, partOf, PLAQUE, RIM, sideOf, USUAL, widthOf } from './plaques';
import { eitherOf, onSeatFill, seatColour, seatFill, seatSign } from '../../../theme';
import { Town } from './Town';

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
const sideBySide = (n: number, width: number): number[] =>
  Array.from({ length: n }, (_, i) => (i - (n - 1) / 2) * width);

const countOf = (pieces: readonly number[] | undefined, seat: Seat): number => pieces?.[seat] ?? 0;
const seatsIn = (...pieces: (readonly number[] | undefined)[]): Seat[] =>
  [...new Set(pieces.flatMap((list) => (list ?? []).flatMap((n, seat) => (n > 0 ? [seat] : []))))].sort();

/** How the strength of a side compares with that of the side after it. */
const comparing = (a: number, b: number): string => (a > b ? '>' : a < b ? '<' : '=');

/** How far a plaque stands from its usual place until a line has to lead to it. */
const NEAR = 20;

/** The sides of a war in a line, each with its strength, and which is greater; round the strongest is a line. */
function War({ view, place, at, room }: Pick<StandingProps, 'view' | 'place' | 'room'> & { at: SheetPoint }) {
  const sides = sidesOf(view, place);
  const [first, ...tied] = leaders(sides);
  const width = widthOf(sides.map(({ strength }) => strength));
  const leftOf = (i: number): number =>
    sides.slice(0, i).reduce((left, { strength }) => left + sideOf(strength) + BETWEEN, RIM - width / 2);
  const height = PLAQUE - 2 * RIM;
  return (
    <g className="war" transform={`translate(${at.x} ${at.y}) scale(${partOf(room)})`}>
      <rect x={-width / 2} y={-PLAQUE / 2} width={width} height={PLAQUE} rx={5} className="plaque" />
      {sides.map(({ seat, strength }, i) => {
        const left = leftOf(i);
        const side = sideOf(strength);
        const next = sides[i + 1];
        const leads = tied.length === 0 && first?.seat === seat;
        return (
          <g
            key={seat ?? 'neutral'}
            style={seat === null ? undefined : { '--on': onSeatFill(seat) }}
            data-heap={seat === null ? undefined : `armies ${seat} ${place}`}
            data-n={seat === null ? undefined : countOf(view.armies[place], seat)}
          >
            <rect
              x={left}
              y={-height / 2}
              width={side}
              height={height}
              rx={3}
              style={{ fill: seat === null ? 'var(--map-inkSoft)' : seatFill(seat) }}
              className={leads ? 'side leads' : 'side'}
            />
            {seat === null ? (
              <GiCheckedShield x={left + 3} y={-6.5} size={13} className="onFlag" />
            ) : (
              <text x={left + 3} y={5} className="sign large">
                {seatSign(seat)}
              </text>
            )}
            <text x={left + (side + 14) / 2} y={6} className="strength">
              {strength}
            </text>
            {next && (
              <text x={left + side + BETWEEN / 2} y={5} className="compared">
                {comparing(strength, next.strength)}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

const SETTLEMENTS: Readonly<Record<ReturnType<typeof settlementOf>, IconType>> = {
  town: Town,
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
  /** Where the plaque of its war stands. */
  plaque: SheetPoint | undefined;
  /** A bare map says only who holds what, how strong, and who fights. */
  room: Room;
  /** How far aside a line so wide stands there (`asidesOn`). */
  asideOf(place: Place, width: number): number;
}

/** Each symbol in the row below a name has this width, like a flag its own. */
const SYMBOL = 20;
/** How far below the label the middle of that row lies. */
const BELOW = 20;

/** What a province gives; its middle is where it is drawn. */
function Good({ place, size, className }: { place: Place; size: number; className?: string }) {
  const { resource } = provinceOf(place);
  const Resource = SYMBOLS[resource];
  return (
    <Resource
      x={-size / 2}
      y={-size / 2}
      size={size}
      className={className}
      style={{ fill: eitherOf(SYMBOL_HUES[resource]) }}
    />
  );
}

const OwnersSign = ({ seat, y }: { seat: Seat; y: number }) => (
  <text y={y} className="sign owner" style={{ fill: seatColour(seat) }}>
    {seatSign(seat)}
  </text>
);

/** What an owner defends a province with; none is no higher than the symbol beside it. */
const Strength = ({ n }: { n: number }) => (
  <g data-none={n === 0}>
    <path
      d={n > 0 ? 'M-8.5 -9h17v9q0 8 -8.5 11q-8.5 -3 -8.5 -11z' : 'M-7 -7.5h14v7.5q0 6 -7 8.5q-7 -2.5 -7 -8.5z'}
      className="shield"
    />
    <text y={5} className="strength owned">
      {n}
    </text>
  </g>
);

/** The neutrals' shield, whose upper edge is at 0. */
const Neutrals = ({ n }: { n: number }) => (
  <>
    <path d="M-10 0h20v10q0 9 -10 13q-10 -4 -10 -13z" className="shield" />
    <text y={16} className="strength ink">
      {n}
    </text>
  </>
);

/** A settlement in its owner's colour; `x` and `y` are its upper left corner. */
function Houses({ view, place, seat, ...at }: AtPlace & { seat: Seat; x: number; y: number; size: number }) {
  const Settlement = SETTLEMENTS[settlementOf(view, place)];
  return <Settlement {...at} className="piece owned" style={{ fill: seatFill(seat), color: seatFill(seat) }} />;
}

type AtPlace = Pick<StandingProps, 'view' | 'place'>;
interface AboveProps extends AtPlace, Pick<StandingProps, 'room' | 'asideOf'> {
  strength: number;
  war: boolean;
}

/** What stands above a name: the settlement or the neutrals' shield, and round it what else was built there or lives there. */
function Settled({ view, place, strength, room, war }: AboveProps) {
  const owner = view.owners[place];
  return (
    <g className="above">
      {owner === undefined ? (
        <g transform="translate(0 -30)">
          <Neutrals n={strength} />
        </g>
      ) : (
        <>
          <g className="lit">
            <Houses view={view} place={place} seat={owner} x={-17} y={-40} size={34} />
          </g>
          {(room !== 'bare' || war) && (
            <g transform="translate(-24 -10)">
              <OwnersSign seat={owner} y={0} />
            </g>
          )}
        </>
      )}
      <g className="lit">
        {view.castles.includes(place) && <GiStoneTower x={15} y={-37} size={28} className="piece ink" />}
        {view.dragons.includes(place) && <GiSpikedDragonHead x={-46} y={-40} size={30} className="piece ink" />}
        {view.runestones.includes(place) && <GiRuneStone x={16} y={-38} size={28} className="piece stone" />}
      </g>
    </g>
  );
}

/** Where the middle of a tight line above a name lies, and how large pieces are in it. */
const LINE = -19;
const PIECE = 25;

/**
 * The same where places are tight, with what else is said of them below the name: all in one line, smaller, so that below names
 * there is room for the next place.
 */
function InLine({ view, place, strength, war, asideOf }: AboveProps) {
  const owner = view.owners[place];
  const parts: (readonly [name: string, width: number, drawn: ReactNode])[] = [];
  const piece = (Picture: IconType, className: string): ReactNode => (
    <g className="lit">
      <Picture x={-PIECE / 2} y={-PIECE / 2} size={PIECE} className={`piece ${className}`} />
    </g>
  );
  if (view.dragons.includes(place)) parts.push(['dragon', PIECE, piece(GiSpikedDragonHead, 'ink')]);
  if (owner === undefined)
    parts.push([
      'neutrals',
      21,
      <g transform="translate(0 -11)">
        <Neutrals n={strength} />
      </g>,
    ]);
  else
    parts.push(
      [
        'owner',
        14,
        <>
          <OwnersSign seat={owner} y={-3} />
          <g transform="translate(0 7)">
            <Good place={place} size={14} className="good" />
          </g>
        </>,
      ],
      [
        'settlement',
        PIECE + 1,
        <g className="lit">
          <Houses view={view} place={place} seat={owner} x={-PIECE / 2} y={-PIECE / 2} size={PIECE} />
        </g>,
      ],
    );
  if (view.castles.includes(place)) parts.push(['castle', PIECE - 4, piece(GiStoneTower, 'ink')]);
  if (view.runestones.includes(place)) parts.push(['runestone', PIECE - 2, piece(GiRuneStone, 'stone')]);
  if (owner === undefined) parts.push(['resource', 17, <Good place={place} size={16} className="good" />]);
  else if (!war) parts.push(['strength', 18, <Strength n={strength} />]);
  const all = parts.reduce((sum, [, width]) => sum + width, 0);
  let left = asideOf(place, all) - all / 2;
  return (
    <g className="above">
      {parts.map(([name, width, drawn]) => {
        left += width;
        return (
          <g key={name} transform={`translate(${left - width / 2} ${LINE})`}>
            {drawn}
          </g>
        );
      })}
    </g>
  );
}

/** A province's name and everything that stands in it. */
export function ProvincePieces({ view, place, name, badge, chosen, plaque: at = USUAL, room, asideOf }: StandingProps) {
  const [bare, tight] = [room === 'bare', room === 'tight'];
  const strength = defenceOf(view, place);
  const owner = view.owners[place];
  const armies = seatsIn(view.armies[place], view.mercenaries[place]);
  const war = armies.some((seat) => seat !== owner);
  const flags = sideBySide(armies.length, FLAG);
  const owned = owner !== undefined;
  // Below the name, side by side: the symbols it gives, the owner's strength, flags. On a small map the owner's sign, which
  // flags have, too, stands there, and nothing to defend with is not said. Where places are tight only flags do.
  const row = tight
    ? []
    : [
        ...(bare ? (owned && armies.length === 0 ? (['owner'] as const) : []) : (['resource'] as const)),
        ...(owned && !(bare && strength === 0) ? (['strength'] as const) : []),
      ];
  const below = bare ? BELOW - LOWER / 2 : BELOW;
  const middleOf = (symbol: (typeof row)[number]): string =>
    `translate(${SYMBOL * (row.indexOf(symbol) + 0.5) - (armies.length * FLAG + row.length * SYMBOL) / 2} ${below})`;
  const Above = tight ? InLine : Settled;
  return (
    <>
      <Above view={view} place={place} strength={strength} room={room} war={war} asideOf={asideOf} />
      {war && distance(at, USUAL) > NEAR && <path d={`M0 -8L${at.x} ${at.y}`} className="lead" />}
      <text y={6} className="name">
        {name}
      </text>
      {!war && (
        <>
          {row.includes('resource') && (
            <g transform={middleOf('resource')}>
              <circle r={8.5} className="disc" />
              <Good place={place} size={13} />
            </g>
          )}
          {row.includes('owner') && owned && (
            <g transform={middleOf('owner')}>
              <OwnersSign seat={owner} y={5} />
            </g>
          )}
          {row.includes('strength') && (
            <g transform={middleOf('strength')}>
              <Strength n={strength} />
            </g>
          )}
        </>
      )}
      {war ? (
        <War view={view} place={place} at={at} room={room} />
      ) : (
        armies.map((seat, i) => (
          <Flag
            key={seat}
            x={(flags[i] ?? 0) + (row.length * SYMBOL) / 2}
            y={below}
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
export function SeaPieces({ view, place, name, badge, chosen }: Omit<StandingProps, 'plaque' | 'room' | 'asideOf'>) {
  const fleets = seatsIn(view.ships[place]);
  const lines = linesOf(name);
  const xs = sideBySide(fleets.length, FLAG);
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
