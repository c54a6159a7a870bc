import type { IconType } from 'react-icons';
import { GiAncientColumns, GiCamel, GiGreekTemple } from 'react-icons/gi';
import type { Seat } from '../../../../games/kit/core';
import type { Resource } from '../../../../games/new-dawn/card';
import { cityStates } from '../../../../games/new-dawn/cards/diplomacy';
import type { Content } from '../../../../games/new-dawn/content';
import { colour, eitherOf, onSeatFill, seatFill, seatSign } from '../../../theme';
import { EMBLEMS } from '../emblems';
import { RESOURCE_HUES, TYPE_HUES } from '../look/hues';
import { letterOf } from './Ground';
import { RESOURCES } from './resources';

/**
 * What stands on a space, drawn around its middle: each piece has a front in its colour, a side in the shade, a top in the light, and
 * throws its shadow on the ground. Nothing is filtered: there are many.
 */

/** What a piece of a player is filled with, and the colour of what is written on it. */
const paintOf = (seat: Seat) => ({ color: seatFill(seat), '--on': onSeatFill(seat) });

/** Whose a piece is; it can be seen however far away the map is. */
const SignOf = ({ seat, x = 0, y = 0 }: { seat: Seat; x?: number; y?: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <text className="sign">{seatSign(seat)}</text>
  </g>
);

/** How thick tokens are. */
const THICK = 4;

/** A thick token that lies there: its outline, seen from above, over its side and its shadow. */
const Token = ({ outline, className = 'token' }: { outline: string; className?: string }) => (
  <>
    <path d={outline} className="ground-shadow" transform={`translate(3 ${THICK + 1.5})`} />
    <path d={outline} className="side" transform={`translate(0 ${THICK})`} />
    <path d={outline} className="side" transform={`translate(0 ${THICK / 2})`} />
    <path d={outline} className={className} />
  </>
);

/** A disc around the middle. */
const discOf = (r: number): string => `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
const DISC = discOf(13);
const DISC_RIM = discOf(10);
const SHIELD = 'M-14 -14h28v11q0 13 -14 18q-14 -5 -14 -18Z';
const SHIELD_RIM = 'M-11 -11h22v8q0 10.5 -11 15q-11 -4.5 -11 -15Z';

/** A control token; reinforced it is a shield (C10.14). */
const ControlToken = ({ seat, reinforced, space }: { seat: Seat; reinforced: boolean; space: string }) => (
  <g style={paintOf(seat)} data-heap={`tokens ${seat} ${space}`} data-n={1}>
    <Token outline={reinforced ? SHIELD : DISC} />
    <path d={reinforced ? SHIELD_RIM : DISC_RIM} className="rim" />
    <SignOf seat={seat} />
  </g>
);

/** A block that stands on the ground: its left edge, width and height, the way it goes back, its foot. */
interface Block {
  x: number;
  width: number;
  height: number;
  foot: number;
}
const BACK = { x: 4.5, y: -3.5 };

/** Blocks that stand side by side, as outlines of their sides, tops and fronts; a front hides what goes back behind it. */
const standing = (blocks: readonly Block[]) => ({
  side: blocks
    .map(({ x, width, height, foot }) => `M${x + width} ${foot}v${-height}l${BACK.x} ${BACK.y}v${height}Z`)
    .join(''),
  top: blocks
    .map(({ x, width, height, foot }) => `M${x} ${foot - height}l${BACK.x} ${BACK.y}h${width}l${-BACK.x} ${-BACK.y}Z`)
    .join(''),
  front: blocks.map(({ x, width, height, foot }) => `M${x} ${foot}v${-height}h${width}v${height}Z`).join(''),
});

const CITY = {
  ...standing([
    { x: -19, width: 9, height: 14, foot: 13 },
    { x: -10, width: 18, height: 24, foot: 15 },
    { x: 9, width: 8, height: 11, foot: 13 },
  ]),
  shadow: 'M-19 13L-10 15H8L17 13L28 8L31 12L18 19H-12Z',
  windows: 'M-16.5 3v3.5h3v-3.5ZM-16.5 8v3.5h3v-3.5ZM11.5 5.5v3.5h3v-3.5Z',
  flag: null,
};
/** The capital has a temple's front under its roof, and a flag. */
const CAPITAL = {
  ...standing([
    { x: -24, width: 12, height: 15, foot: 15 },
    { x: -12, width: 22, height: 23, foot: 17 },
    { x: 10, width: 12, height: 13, foot: 15 },
  ]),
  shadow: 'M-24 15L-12 17H10L22 15L34 9L37 14L22 21H-14Z',
  windows: 'M-21.5 4v8h2v-8ZM-17 4v8h2v-8ZM13 6v6h2v-6ZM17.5 6v6h2v-6Z',
  roof: 'M-14.5 -6L-1 -16L12.5 -6ZM12.5 -6L-1 -16L3.5 -19.5L17 -9.5Z',
  flag: 'M1 -18v-16h13l-4 4l4 4h-12',
};

/** A laurel wreath, open above: leaves along both arms. */
const WREATH = [1, -1]
  .flatMap((side) =>
    [8, 26, 44, 62, 80, 98, 116].map((turn) => {
      const angle = (turn * Math.PI) / 180;
      const [x, y] = [side * 30 * Math.sin(angle), 1 + 29 * Math.cos(angle)];
      const along = { x: side * Math.cos(angle) * 7, y: -Math.sin(angle) * 7 };
      const bow = { x: along.y * 0.45 * side, y: -along.x * 0.45 * side };
      const at = (part: number, out: number): string =>
        `${(x + along.x * part + bow.x * out).toFixed(1)} ${(y + along.y * part + bow.y * out).toFixed(1)}`;
      return `M${at(-1, 0)}Q${at(0, 1.6)} ${at(1, 0.6)}Q${at(0.4, -1.2)} ${at(-1, 0)}Z`;
    }),
  )
  .join('');

/** A city or capital, with its owner's sign on its front; a mature one stands in a wreath. */
function Settlement({
  seat,
  space,
  capital,
  mature,
}: {
  seat: Seat;
  space: string;
  capital: boolean;
  mature: boolean;
}) {
  const { side, top, front, shadow, windows, flag } = capital ? CAPITAL : CITY;
  return (
    <g style={paintOf(seat)} data-heap={`cities ${seat} ${space}`} data-n={1}>
      <ellipse cx={3} cy={capital ? 15 : 13} rx={capital ? 31 : 25} ry={capital ? 11 : 9.5} className="plaza" />
      {mature && <path d={WREATH} className="wreath" />}
      <path d={shadow} className="ground-shadow" />
      <path d={side} className="side" />
      <path d={top} className="top" />
      <path d={front} className="front" />
      <path d={windows} className="windows" />
      {flag && (
        <>
          <path d={CAPITAL.roof} className="top" />
          <path d={flag} className="flag" />
        </>
      )}
      <SignOf seat={seat} x={-1} y={capital ? 6 : 4} />
    </g>
  );
}

const DIAMOND = 'M-16 0L0 -16L16 0L0 16Z';

const Barbarian = ({ id }: { id: string }) => (
  <g className="wild">
    <Token outline={DIAMOND} className="barbarian" />
    <text className="barbarian-letter">{letterOf(id)}</text>
  </g>
);

/** A token with a picture, framed in its colour. */
const Pictured = ({
  outline,
  picture: Picture,
  size = 22,
  hue,
}: {
  outline: string;
  picture: IconType;
  size?: number;
  hue: string;
}) => (
  <g style={{ color: hue }}>
    <Token outline={outline} className="framed" />
    <Picture x={-size / 2} y={-size / 2} size={size} />
  </g>
);

/** A city-state in the frame of its card, a circle or a diamond, in the colour of its type. */
function CityState({ id }: { id: string }) {
  const { type = 'culture', frame = 'circle' } = cityStates.find((each) => each.id === id) ?? {};
  return (
    <Pictured
      outline={frame === 'circle' ? discOf(16) : 'M0 -20L20 0L0 20L-20 0Z'}
      picture={EMBLEMS[id] ?? GiAncientColumns}
      hue={eitherOf(TYPE_HUES[type])}
    />
  );
}

const NaturalWonder = ({ id }: { id: string }) => (
  <Pictured
    outline="M-16 -9L0 -18L16 -9V9L0 18L-16 9Z"
    picture={EMBLEMS[id] ?? GiGreekTemple}
    hue={eitherOf(['#5a2f74', '#dcb4ef'])}
  />
);

const ResourceToken = ({ resource }: { resource: Resource }) => (
  <Pictured outline={discOf(14)} picture={RESOURCES[resource]} hue={eitherOf(RESOURCE_HUES[resource])} />
);

const WorldWonder = ({ id }: { id: string }) => (
  <Pictured outline="M-10 -10h20v20h-20Z" picture={EMBLEMS[id] ?? GiGreekTemple} size={16} hue={colour('bronzeDeep')} />
);

/** A player's caravans: pack animal and sign, and a number when there are several. */
function Caravan({ seat, n, space }: { seat: Seat; n: number; space: string }) {
  const left = n > 1 ? -26 : -18;
  return (
    <g style={paintOf(seat)} data-heap={`caravans ${seat} ${space}`} data-n={n}>
      <Token outline={`M${left + 5} -10H${-left - 5}q5 0 5 5V5q0 5 -5 5H${left + 5}q-5 0 -5 -5V-5q0 -5 5 -5Z`} />
      <GiCamel x={left + 1} y={-8} size={16} className="on-token" />
      <SignOf seat={seat} x={left + 26} />
      {n > 1 && (
        <text x={left + 43} className="number">
          {n}
        </text>
      )}
    </g>
  );
}

/** Everything on a space: its holder's piece in the middle, wonder and barbarian above, caravans below. */
export function Pieces({ space, content }: { space: string; content: Content }) {
  const { holder, settlement, mature, caravans, barbarians, cityState, naturalWonder, worldWonder, resource } = content;
  const held = settlement !== null || cityState !== null || naturalWonder !== null || resource !== null;
  return (
    <>
      {cityState && <CityState id={cityState} />}
      {naturalWonder && <NaturalWonder id={naturalWonder} />}
      {resource && <ResourceToken resource={resource} />}
      {holder !== undefined &&
        (settlement === 'city' || settlement === 'capital' ? (
          <Settlement seat={holder} space={space} capital={settlement === 'capital'} mature={mature} />
        ) : (
          <ControlToken seat={holder} space={space} reinforced={settlement === 'reinforced'} />
        ))}
      {worldWonder && (
        <g transform="translate(22 -20)">
          <WorldWonder id={worldWonder} />
        </g>
      )}
      {barbarians.map((id, i) => (
        <g key={id} data-card={id} transform={held ? `translate(${-18 + i * 14} -15)` : `translate(${i * 14} 0)`}>
          <Barbarian id={id} />
        </g>
      ))}
      {caravans.map(({ seat, n }, i) => (
        <g key={seat} transform={`translate(${(i - (caravans.length - 1) / 2) * 30} ${held ? 25 : 12})`}>
          <Caravan seat={seat} n={n} space={space} />
        </g>
      ))}
    </>
  );
}
