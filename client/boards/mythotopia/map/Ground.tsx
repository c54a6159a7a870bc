import { memo } from 'react';
import { GiSeaDragon, GiSeaSerpent } from 'react-icons/gi';
import styled from 'styled-components';
import { CELL, SHEET } from './geometry';
import { AROUND, COASTS, GRASS, LAND, MARKS, OPEN_BORDERS, RIDGES, SEA_BORDERS, SWELL, WAVES } from './ink';
import { seatColour } from '../../../theme';

/**
 * Widths of the water lines along the coasts: broad strokes on top of each other, alternately ink and sea, so that
 * only their edges are seen.
 */
const WATER_LINES = [34, 31.6, 22, 20, 12.5, 10.9] as const;

const Drawn = styled.g`
  fill: none;
  stroke-linecap: round;
  stroke-linejoin: round;
  .water {
    stroke: var(--map-seaFar);
  }
  .ink {
    stroke: var(--map-ink);
  }
  .soft {
    stroke: var(--map-inkSoft);
  }
  .paper {
    fill: var(--map-paper);
  }
`;

/** Hatchings of seats, as lines in a square of 12: red stands, blue lies, green falls, gold is dotted (`HATCHINGS`). */
const HATCHES = ['M6 0V12', 'M0 6H12', 'M0 0L12 12', 'M6 6h0.01'] as const;

/**
 * Gradients, patterns and clip paths of the map. They are in an SVG without a size of its own: when it is laid out
 * again, everything filled with a gradient is repainted.
 */
export const Definitions = memo(function Definitions() {
  return (
    <svg aria-hidden style={{ width: 0, height: 0 }}>
      <defs>
        <radialGradient id="map-sea" cx="50%" cy="45%" r="75%">
          <stop offset="40%" stopColor="var(--map-sea)" />
          <stop offset="100%" stopColor="var(--map-seaFar)" />
        </radialGradient>
        <radialGradient id="map-land" gradientUnits="userSpaceOnUse" cx="520" cy="300" r="640">
          <stop offset="45%" stopColor="var(--map-paper)" />
          <stop offset="100%" stopColor="var(--map-paperFar)" />
        </radialGradient>
        {/* In the units of an icon. */}
        <pattern id="map-scales" width={17} height={17} patternUnits="userSpaceOnUse" patternTransform="rotate(-38)">
          <rect width={17} height={17} fill="var(--map-sea)" />
          <path d="M0 8H17" stroke="var(--map-inkSoft)" strokeWidth={6} />
        </pattern>
        <clipPath id="map-sheet">
          <rect width={SHEET.width} height={SHEET.height} />
        </clipPath>
        {HATCHES.map((d, seat) => (
          <pattern key={d} id={`hatch-${seat}`} width={12} height={12} patternUnits="userSpaceOnUse">
            <path d={d} style={{ stroke: seatColour(seat) }} strokeWidth={2} strokeLinecap="round" fill="none" />
          </pattern>
        ))}
        {[...CELL.values()].map((cell) => (
          <clipPath key={cell.id} id={`cell-${cell.id}`}>
            <path d={cell.path} clipRule="evenodd" />
          </clipPath>
        ))}
      </defs>
    </svg>
  );
});

/** Hatched like a coast, and outlined in the same ink; lengths are in the units of an icon. */
const MONSTER = { style: { fill: 'url(#map-scales)', stroke: 'var(--map-inkSoft)' }, strokeWidth: 8, opacity: 0.8 };

/** The sea that the sheet lies in where its frame is wider, with water lines along the sheet's edge. */
const Around = () => (
  <g>
    <rect {...AROUND} style={{ fill: 'var(--map-seaFar)' }} />
    {WATER_LINES.map((width, i) => (
      <rect
        key={width}
        x={-15}
        y={-15}
        width={SHEET.width + 30}
        height={SHEET.height + 30}
        strokeWidth={width}
        className={i % 2 === 0 ? 'soft' : 'water'}
        opacity={i % 2 === 0 ? 0.28 + i * 0.09 : 1}
      />
    ))}
    <path d={SWELL} className="soft" strokeWidth={1.1} opacity={0.6} />
  </g>
);

/** The unowned map: seas, coasts, borders, mountains. It is drawn once. */
export const Ground = memo(function Ground() {
  return (
    <Drawn aria-hidden>
      <Around />
      <Frame />
      <g clipPath="url(#map-sheet)">
        <rect width={SHEET.width} height={SHEET.height} fill="url(#map-sea)" />
        {WATER_LINES.map((width, i) => (
          <path
            key={width}
            d={COASTS}
            strokeWidth={width}
            style={{ stroke: i % 2 === 0 ? 'var(--map-inkSoft)' : 'var(--map-sea)' }}
            opacity={i % 2 === 0 ? 0.28 + i * 0.09 : 1}
          />
        ))}
        <path d={SEA_BORDERS} className="soft" strokeWidth={1.6} strokeDasharray="1 7" />
        <path d={WAVES} className="soft" strokeWidth={1.1} opacity={0.6} />
        <GiSeaSerpent x={245} y={585} size={88} {...MONSTER} />
        <GiSeaDragon x={22} y={205} size={84} {...MONSTER} />
        <Rose x={668} y={636} />
        <path d={LAND} style={{ fill: 'url(#map-land)' }} />
        <path d={GRASS} className="soft" strokeWidth={0.9} opacity={0.7} />
        <path d={OPEN_BORDERS} className="ink" strokeWidth={1.5} strokeDasharray="5 3.2" opacity={0.8} />
        <path d={RIDGES} className="ink" strokeWidth={1} opacity={0.4} />
        <path d={COASTS} className="ink" strokeWidth={2.4} />
      </g>
    </Drawn>
  );
});

/** What rises from the ground, drawn over the owners' washes. */
export const Heights = memo(function Heights() {
  return (
    <Drawn aria-hidden clipPath="url(#map-sheet)" pointerEvents="none">
      {MARKS.map(({ key, outline, shade }) => (
        <g key={key}>
          <path d={outline} className="paper ink" strokeWidth={1.25} />
          <path d={shade} className="ink" strokeWidth={0.8} opacity={0.85} />
        </g>
      ))}
    </Drawn>
  );
});

/** The edge of the sheet: two lines with a scale of dark and light parts between them. */
const Frame = () => (
  <g>
    <rect
      x={-15}
      y={-15}
      width={SHEET.width + 30}
      height={SHEET.height + 30}
      style={{ fill: 'var(--map-paper)' }}
      className="ink"
      strokeWidth={1.6}
    />
    <rect x={-11} y={-11} width={SHEET.width + 22} height={SHEET.height + 22} className="soft" strokeWidth={0.8} />
    <rect
      x={-5.5}
      y={-5.5}
      width={SHEET.width + 11}
      height={SHEET.height + 11}
      className="ink"
      strokeWidth={7}
      strokeDasharray="25 25"
      strokeLinecap="butt"
      opacity={0.75}
    />
    <rect x={-1} y={-1} width={SHEET.width + 2} height={SHEET.height + 2} className="ink" strokeWidth={1.6} />
  </g>
);

/** A compass rose. The reference does not say where north is. */
const Rose = ({ x, y }: { x: number; y: number }) => {
  const ray = (length: number, width: number): string => `M0 0L${-width} ${-width}L0 ${-length}Z`;
  const other = (length: number, width: number): string => `M0 0L${width} ${-width}L0 ${-length}Z`;
  return (
    <g transform={`translate(${x} ${y})`} className="ink" strokeWidth={0.8} opacity={0.8}>
      <circle r={33} className="soft" />
      <circle r={36} className="soft" strokeWidth={0.6} />
      {[45, 135, 225, 315].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d={ray(30, 5)} style={{ fill: 'var(--map-ink)' }} />
          <path d={other(30, 5)} className="paper" />
        </g>
      ))}
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d={ray(46, 7)} style={{ fill: 'var(--map-ink)' }} />
          <path d={other(46, 7)} className="paper" />
        </g>
      ))}
      <path d="M-4 -50v-9l8 9v-9" strokeWidth={1.6} />
    </g>
  );
};
