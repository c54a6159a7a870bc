import { FOCUS_TYPES, type FocusType } from '../../../games/new-dawn/card';
import { HEIGHTS, WIDTH, type SheetCut, type OrnamentName, type Sitting } from '../../pictures';
import { box, ellipse, faint, line, path, row, short } from '../../pictures/line';
import { mix } from '../../pictures/colour';
import { ORNAMENTS } from '../../pictures/ornament';
import { penOf, type PlateInks } from './pen';
import type { Elevation } from './wonders/strokes';

/** Plates of an atlas: thin lines on ruled paper within a neat line. What each kind of card is drawn as. */

/** An emblem, as SVG paths on a grid of 512. */
type Emblem = readonly string[];
export type Plate = (inks: PlateInks, emblem: Emblem, sitting: Sitting) => string;

const MIDDLE = [180, 112] as const;
const [MX, MY] = MIDDLE;
const SHADOW = '#000000';
const ring = (radius: number, colour: string, width: number, attributes = ''): string =>
  line(`M${MX - radius} ${MY}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`, colour, width, attributes); // prettier-ignore

/** So many strokes round the middle, from one radius to another. */
const ticks = (count: number, inner: number, outer: (i: number) => number, colour: string, width: number): string =>
  line(
    row(count, (i) => {
      const [dx, dy] = [Math.sin((i / count) * 2 * Math.PI), -Math.cos((i / count) * 2 * Math.PI)];
      return `M${short(MX + dx * inner)} ${short(MY + dy * inner)}L${short(MX + dx * outer(i))} ${short(MY + dy * outer(i))}`;
    }),
    colour,
    width,
  );

/** A closed curve with so many petals, as banknotes have. */
const rosette = (petals: number, radius: number, depth: number, turn: number): string =>
  `M${row(181, (i) => {
    const angle = (i / 180) * 2 * Math.PI;
    const far = radius + depth * Math.sin(petals * angle + turn);
    return `${i ? 'L' : ''}${short(MX + far * Math.cos(angle))} ${short(MY + far * Math.sin(angle))}`;
  })}`;

/** How large a plate is in a low cut, of which it takes the middle: by the cut's height. */
const IN_LOW = 0.44 / HEIGHTS.band;

/**
 * The paper with its ruling, on it the plate, round it the neat line, whose edge is a scale.
 * @param beside what lies on both sides of the plate in a low cut
 */
export const sheetOf = (inks: PlateInks, plate: string, cut: SheetCut, beside = ''): string =>
  ruled(inks, HEIGHTS[cut]) +
  (cut === 'whole'
    ? plate
    : `<g transform="translate(${MX} ${HEIGHTS[cut] / 2}) scale(${(HEIGHTS[cut] * IN_LOW).toFixed(4)}) translate(${-MX} ${-MY})">${plate}</g>${beside}`) +
  neatLine(inks, HEIGHTS[cut]);

/** How large an emblem of a frieze is, and how far the next one is at least, by the height of the cut. */
const REPEATED = [0.58, 0.72] as const;
/** How wide the line round a sheet is. */
const EDGE = 7;

/** On both sides of a low cut's plate, from so far off its middle, the emblem again and again, spared from the colour of its kind. */
export function frieze({ paper, tone }: PlateInks, emblem: Emblem, cut: SheetCut, from: number): string {
  const height = HEIGHTS[cut];
  const size = height * REPEATED[0];
  const count = Math.round((MX - from - EDGE) / (height * REPEATED[1]));
  const apart = (MX - from - EDGE) / count;
  const ground = mix(paper, tone, 0.7);
  return (
    box(0, 0, MX - from, height, ground) +
    box(MX + from, 0, MX - from, height, ground) +
    `<defs><path id="sign" d="${emblem.join(' ')}" fill="${paper}"/></defs>` +
    row(count, (i) =>
      row(
        2,
        (side) =>
          `<use href="#sign" transform="translate(${short(MX + (side ? 1 : -1) * (from + (i + 0.5) * apart) - size / 2)} ${short((height - size) / 2)}) scale(${(size / 512).toFixed(4)})"/>`,
      ),
    )
  );
}

function ruled({ paper, ink, tone }: PlateInks, height: number): string {
  const rule = (step: number, much: number): string =>
    line(
      row(Math.ceil(WIDTH / step), (i) => `M${i * step} 0V${height}`) + row(Math.ceil(height / step), (i) => `M0 ${i * step}H${WIDTH}`), // prettier-ignore
      mix(tone, ink, 0.2),
      0.6,
      faint(much),
    );
  return (
    `<radialGradient id="paper" r=".75"><stop offset=".3" stop-color="${paper}"/><stop offset="1" stop-color="${mix(paper, tone, 0.24)}"/></radialGradient>` +
    box(0, 0, WIDTH, height, 'url(#paper)') +
    rule(10, 0.16) +
    rule(50, 0.3)
  );
}

const neatLine = ({ paper, ink }: PlateInks, height: number): string =>
  line(`M4 4H${WIDTH - 4}V${height - 4}H4z`, paper, 6) +
  line(`M4 4H${WIDTH - 4}V${height - 4}H4z`, ink, 3.4, 'stroke-dasharray="20 20" style="stroke-linecap:butt"') +
  line(`M1.5 1.5H${WIDTH - 1.5}V${height - 1.5}H1.5zM7 7H${WIDTH - 7}V${height - 7}H7z`, ink, 0.9);

const placed = (emblem: Emblem, x: number, y: number, size: number, draw: (use: (attributes: string) => string) => string): string =>
  `<defs><path id="shape" d="${emblem.join(' ')}"/></defs><g transform="translate(${short(x - size / 2)} ${short(y - size / 2)}) scale(${(size / 512).toFixed(4)})">${draw((attributes) => `<use href="#shape" ${attributes}/>`)}</g>`; // prettier-ignore

/** An emblem in thin lines: a light tint, shading lines on the side away from the light. */
const lined = (emblem: Emblem, { paper, ink, tone }: PlateInks, x: number, y: number, size: number): string =>
  `<pattern id="shading" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V9" stroke="${ink}" stroke-width="2.6"/></pattern>` +
  `<linearGradient id="fade"><stop offset=".4" stop-color="#000"/><stop offset=".9" stop-color="#fff"/></linearGradient><mask id="away" maskUnits="userSpaceOnUse" x="0" y="0" width="512" height="512"><path d="M0 0H512V512H0z" fill="url(#fade)"/></mask>` +
  placed(
    emblem,
    x,
    y,
    size,
    (use) =>
      use(`fill="${paper}" stroke="${paper}" stroke-width="26" stroke-linejoin="round"`) +
      use(`fill="${mix(paper, tone, 0.5)}"`) +
      `<g mask="url(#away)">${use('fill="url(#shading)"')}</g>` +
      use(`fill="none" stroke="${ink}" stroke-width="5.4" stroke-linejoin="round"`),
  );

/** In a slit there is room for the emblem alone. */
export const stamp: Plate = (inks, emblem) => lined(emblem, inks, MX, MY, 170);

/** A wonder in elevation: its axis, its ground in section, its measures, and the circle it is built on. */
export const elevation =
  (draw: Elevation | undefined): Plate =>
  (inks, emblem) => {
    const { ink, tone } = inks;
    const thin = (d: string, attributes = ''): string => line(d, ink, 0.8, attributes);
    return (
      ring(92, tone, 1, 'stroke-dasharray="3 4"') +
      thin('M180 14V212M76 120H284', 'stroke-dasharray="14 4 2 4" opacity=".7"') +
      (draw?.(penOf(inks)) ?? lined(emblem, inks, 180, 112, 150)) +
      line('M22 190H338', ink, 2) +
      thin(row(39, (i) => `M${30 + i * 8} 191l-6 8`)) +
      thin('M105 208H255M105 203v10M255 203v10M102 211l6 -6M252 211l6 -6') +
      thin('M36 38V190M31 38h18M33 41l6 -6M33 193l6 -6') +
      thin(row(9, (i) => `M33 ${38 + i * 19}h6`)) +
      // The plan beside it.
      line('M308 20h30v30h-30zM313 25h20v20h-20z', ink, 1) +
      thin('M323 15v40M303 35h40', 'stroke-dasharray="8 3 1 3"') +
      row(4, (i) => box(308.5 + (i % 2) * 26, 20.5 + (i >> 1) * 26, 3, 3, ink)) +
      box(30, 20, 18, 4, ink) +
      line('M30 20h72v4h-72zM66 20v4M48 22h18M84 20v4', ink, 0.8)
    );
  };

/** How large the buildings of a skyline are, and how far above the lower edge they stand: four beside each other, in a low band smaller. */
const IN_ROW: Readonly<Record<SheetCut, readonly [scale: number, above: number]>> = {
  whole: [0.44, 90],
  band: [0.36, 14],
  slit: [0.17, 7],
};

/** Elevations beside each other on one ground, on their paper. */
export function skyline(inks: PlateInks, elevations: readonly Elevation[], cut: SheetCut): string {
  const pen = penOf(inks);
  const height = HEIGHTS[cut];
  const [scale, above] = IN_ROW[cut];
  const ground = height - above;
  const apart = WIDTH / elevations.length;
  return (
    ruled(inks, height) +
    row(elevations.length, (i) => {
      const draw = elevations[i];
      return draw
        ? `<g transform="translate(${short((i + 0.5) * apart)} ${ground}) scale(${scale}) translate(${-MX} -190)">${draw(pen)}</g>`
        : '';
    }) +
    line(`M10 ${ground}H${WIDTH - 10}`, inks.ink, 1) +
    line(
      row(42, (i) => `M${14 + i * 8} ${ground + 0.5}l-4 5`),
      inks.ink,
      0.5,
    ) +
    neatLine(inks, height)
  );
}

/** A leader's medal: struck metal on a ribbon, the pattern of the civilisation round the emblem. */
export const medal =
  (pattern: OrnamentName): Plate =>
  ({ paper, tone }, emblem) => {
    const light = mix(tone, '#fff6df', 0.62);
    const dark = mix(tone, '#120c08', 0.5);
    const count = 24;
    return (
      path('M132 0h96l-14 60h-68z', tone) +
      path('M150 0h16l6 60h-8zM194 0h16l-14 60h-8z', light) +
      ellipse([MX + 6, MY + 12], 99, 99, SHADOW, faint(0.25)) +
      `<linearGradient id="metal" x2="1" y2="1"><stop offset=".1" stop-color="${light}"/><stop offset=".5" stop-color="${mix(tone, paper, 0.15)}"/><stop offset=".95" stop-color="${dark}"/></linearGradient>` +
      `<linearGradient id="back" x2="1" y2="1"><stop offset=".1" stop-color="${dark}"/><stop offset=".95" stop-color="${light}"/></linearGradient>` +
      ellipse(MIDDLE, 98, 98, 'url(#metal)') +
      ellipse(MIDDLE, 91, 91, 'url(#back)') +
      ellipse(MIDDLE, 89, 89, 'url(#metal)') +
      row(
        count,
        (i) =>
          `<g transform="rotate(${(i * 360) / count} ${MX} ${MY}) translate(${MX - 10} ${MY - 86})">${line(ORNAMENTS[pattern], dark, 1.7)}</g>`,
      ) + // prettier-ignore
      ellipse(MIDDLE, 69, 69, 'url(#back)') +
      ellipse(MIDDLE, 67, 67, mix(tone, dark, 0.3)) +
      placed(
        emblem,
        MX,
        MY,
        100,
        (use) =>
          use(`fill="${dark}" transform="translate(12 14)"`) +
          use(`fill="${mix(light, '#ffffff', 0.5)}" transform="translate(-6 -7)"`) +
          use('fill="url(#metal)"'),
      ) +
      line(`M${MX - 82} ${MY - 44}a93 93 0 0 1 60 -46`, '#ffffff', 3, faint(0.5))
    );
  };

/** What the instrument of each kind stands on: a drum, an astrolabe's ring, a balance, a wheel of cogs, rule and square. */
const FRAMES: Readonly<Record<FocusType, (inks: PlateInks, brass: string) => string>> = {
  culture: ({ ink }, brass) =>
    path(`M${row(8, (i) => `${i ? 'L' : ''}${short(MX + 116 * Math.sin((i + 0.5) * 0.7854))} ${short(MY - 116 * Math.cos((i + 0.5) * 0.7854))}`)}z`, brass, `stroke="${ink}" stroke-width="1.6"`) + // prettier-ignore
    row(8, (i) => ellipse([MX + 106 * Math.sin((i + 0.5) * 0.7854), MY - 106 * Math.cos((i + 0.5) * 0.7854)], 3, 3, ink)), // prettier-ignore
  science: ({ ink, tone }, brass) =>
    path(`M${MX - 30} 24q2 -24 30 -24t30 24z`, brass, `stroke="${ink}" stroke-width="1.4"`) +
    line(`M${MX - 172} 40a190 190 0 0 0 66 150M${MX + 172} 40a190 190 0 0 1 -66 150`, tone, 9, faint(0.5)) +
    line(`M${MX - 172} 40a190 190 0 0 0 66 150M${MX + 172} 40a190 190 0 0 1 -66 150`, ink, 1.2),
  economy: ({ ink, tone }, brass) =>
    line(`M24 52Q${MX} 20 336 52M36 54l-20 84h56zM324 54l20 84h-56z`, ink, 2) +
    path(
      'M12 138h64q-4 26 -32 26t-32 -26zM284 138h64q-4 26 -32 26t-32 -26z',
      brass,
      `stroke="${ink}" stroke-width="1.4"`,
    ) + // prettier-ignore
    row(3, (i) => ellipse([30 + i * 14, 132], 8, 5, tone) + ellipse([308 + i * 9, 132], 7, 5, tone)),
  industry: ({ ink }, brass) =>
    row(16, (i) => `<g transform="rotate(${i * 22.5} ${MX} ${MY})">${path(`M${MX - 9} 2h18l3 14h-24z`, brass, `stroke="${ink}" stroke-width="1.4"`)}</g>`), // prettier-ignore
  military: ({ ink, tone }, brass) =>
    path('M8 206L250 4h26L34 222H8z', brass, `stroke="${ink}" stroke-width="1.4"`) +
    path('M352 206L110 4H84l242 218h26z', mix(brass, tone, 0.3), `stroke="${ink}" stroke-width="1.4"`) +
    line(
      row(12, (i) => `M${16 + i * 8} ${206 - i * 6.6}l5 6M${344 - i * 8} ${206 - i * 6.6}l-5 6`),
      ink,
      1,
    ),
};

/** So large, an instrument stands in its sheet as a whole, and in a band too. */
const WITHIN = 0.88;

/** A focus card as an instrument: a graduated circle on the frame of its kind, with its hand at the level. */
export const instrument =
  (level: number, kind: FocusType): Plate =>
  (inks, emblem, { cut }) => {
    const { ink, tone, paper } = inks;
    const angle = (level * Math.PI) / 4 - Math.PI * 0.62;
    const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
    const brass = mix(paper, tone, 0.42);
    const step = 12 + 2 * FOCUS_TYPES.indexOf(kind);
    return (
      `<g transform="translate(${short(MX * (1 - WITHIN))} ${short(MY * (1 - WITHIN))}) scale(${WITHIN})">` +
      FRAMES[kind](inks, mix(paper, tone, 0.28)) +
      ellipse([MX + 4, MY + 6], 101, 101, SHADOW, faint(0.2)) +
      ellipse(MIDDLE, 101, 101, brass) +
      ellipse(MIDDLE, 84, 84, paper) +
      ring(101, ink, 1.6) +
      ring(97, ink, 0.8) +
      ring(84, ink, 1.2) +
      ticks(step * 5, 86, (i) => (i % 5 ? 90 : 96), ink, 0.9) +
      ring(79, tone, 0.8, 'stroke-dasharray="2 3"') +
      row(level, (i) => ring(74 - i * 4, tone, 1)) +
      lined(emblem, inks, MX, MY, cut === 'band' ? 186 : 140) +
      line(`M${short(MX + dx * 62)} ${short(MY + dy * 62)}L${short(MX + dx * 112)} ${short(MY + dy * 112)}`, ink, 3.4) +
      ellipse([MX + dx * 112, MY + dy * 112], 6, 6, tone, `stroke="${ink}" stroke-width="1.4"`) +
      '</g>'
    );
  };

/** A treaty's or an agenda's engraving: curves as on banknotes, so many petals. */
export const engraving =
  (petals: number): Plate =>
  (inks, emblem) => {
    const { tone, paper } = inks;
    return (
      path(`${rosette(petals, 88, 16, 0)}z`, mix(paper, tone, petals % 2 ? 0.3 : 0.62)) +
      row(6, (i) => line(rosette(petals, 84, 18, (i * Math.PI) / 3), tone, 0.8, faint(0.85))) +
      row(4, (i) =>
        line(
          `M12 ${112 + i * 3}${row(14, (j) => `q12 ${j % 2 ? 26 - i * 6 : i * 6 - 26} 24 0`)}`,
          tone,
          0.7,
          faint(0.5),
        ),
      ) + // prettier-ignore
      ellipse(MIDDLE, 70, 70, paper) +
      row(4, (i) => line(rosette(petals * 2, 68, 4, (i * Math.PI) / 2), tone, 0.8)) +
      lined(emblem, inks, MX, MY, 96)
    );
  };

/** A city-state as a town's plan: streets and blocks within its walls, round or pointed. */
export const townPlan =
  (isRound: boolean): Plate =>
  (inks, emblem, { between }) => {
    const { ink, tone, paper } = inks;
    const wall = isRound
      ? `M${MX - 96} ${MY}a96 96 0 1 0 192 0a96 96 0 1 0 -192 0`
      : `M${MX} ${MY - 104}L${MX + 136} ${MY}L${MX} ${MY + 104}L${MX - 136} ${MY}z`;
    const block = mix(paper, tone, between(0.4, 0.66));
    return (
      path(`M-4 ${short(between(150, 190))}C90 ${short(between(120, 214))} 250 ${short(between(150, 230))} 364 ${short(between(60, 120))}v34C250 214 130 160 -4 222z`, mix(paper, '#4f93b4', 0.4)) + // prettier-ignore
      `<clipPath id="walls"><path d="${wall}"/></clipPath><g clip-path="url(#walls)">` +
      path(wall, mix(paper, tone, between(0.04, 0.24))) +
      row(5, (r) =>
        row(10 + r * 4, (i) => {
          const count = 10 + r * 4;
          const angle = (i / count) * 2 * Math.PI + r;
          const far = 56 + r * 19;
          const wide = between(9, 17);
          return `<g transform="translate(${short(MX + far * Math.cos(angle))} ${short(MY + far * Math.sin(angle))}) rotate(${short((angle * 180) / Math.PI)})">${box(-6, -wide / 2, 12, wide, block).replace('/>', ` stroke="${ink}" stroke-width=".7"/>`)}</g>`;
        }),
      ) +
      '</g>' +
      line(wall, ink, 4.4) +
      line(wall, paper, 1.8) +
      line(wall, ink, 4.4, 'stroke-dasharray="1 17"') +
      ellipse(MIDDLE, 50, 50, paper, `stroke="${ink}" stroke-width="1.2"`) +
      lined(emblem, inks, MX, MY, 84)
    );
  };
