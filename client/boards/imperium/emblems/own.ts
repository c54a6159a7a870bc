import { GenIcon, type IconType } from 'react-icons';

/**
 * Emblems drawn by us, on the same grid of 512 by 512, for what game-icons.net has not, or only as we would not know it: an
 * ancient ship, a hill without a frame. Pieces stand a dozen points apart, which a relief makes grooves of.
 */

const drawn = (...paths: readonly string[]): IconType =>
  GenIcon({
    tag: 'svg',
    attr: { viewBox: '0 0 512 512' },
    child: paths.map((d) => ({ tag: 'path', attr: { d }, child: [] })),
  });

const box = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`;
/** A box cut out of what it lies on: it turns the other way. */
const slot = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}v${height}h${width}v${-height}z`;
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
/** So many pieces, one after the other. */
const pieces = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

/** A stone with lines of signs. */
export const stele = drawn(
  `M112 440V176a144 136 0 0 1 288 0v264z${pieces(6, (i) => slot(150, 178 + i * 40, i % 2 ? 120 : 70, 15) + slot(i % 2 ? 288 : 236, 178 + i * 40, i % 2 ? 74 : 126, 15))}`,
  box(72, 454, 368, 34),
);

/** A standing stone with strokes on both sides of a line. */
export const oghamStone = drawn(
  `M176 470L160 150q34 -112 104 -110q72 10 82 112l-10 318z${slot(250, 96, 13, 350)}${pieces(4, (i) => slot(196, 150 + i * 22, 54, 10))}${pieces(3, (i) => slot(263, 262 + i * 22, 52, 10))}${pieces(4, (i) => slot(i % 2 ? 200 : 263, 346 + i * 22, 50, 10))}`,
  box(96, 476, 320, 20),
);

/** Rounded hills, one before the other. */
export const hills = drawn(
  'M12 430q40 -196 150 -206q62 6 92 68q-92 30 -128 138z',
  'M284 284q50 -122 114 -126q76 16 104 272h-66q-30 -124 -152 -146z',
  'M142 430q52 -132 132 -132q106 6 146 132z',
  box(8, 444, 496, 30),
);

/** Two slopes, and a river that comes from between them. */
export const valley = drawn(
  'M8 456L146 110L226 270q-84 44 -12 98q40 34 -44 88z',
  'M272 290L366 74L504 456H262q60 -66 6 -106q-40 -30 4 -60z',
);

/** A chain of mountains. */
export const range = drawn(
  'M240 70L122 456h112l26 -88l-34 -84l28 -92z',
  'M256 76l14 116l-28 92l34 84l-28 88h150z',
  'M108 236L8 456h100l46 -148z',
  'M404 220l-38 62l54 174h84z',
);

/** Ararat, the great and the little. */
export const twoPeaks = drawn(
  'M196 84l-66 112l34 24l30 -30l36 36l30 -34l40 12z',
  'M122 212L12 456h336L306 218l-42 -8l-32 38l-38 -38l-32 32z',
  'M398 254l-52 76l20 126h138z',
);

/** A mountain of fire. */
export const volcano = drawn(
  'M188 244l-40 54L24 470h150q34 -60 22 -110q-12 -60 16 -110z',
  'M232 256q-34 40 -16 110q10 60 -18 104h112q32 -60 -4 -116q-26 -50 -4 -96q-34 12 -70 -2z',
  'M322 250q-18 46 8 90q36 60 6 130h152L352 294l-18 -50z',
  'M206 220q-26 -30 2 -64q-76 4 -72 -56q8 -46 66 -38q32 -56 96 -26q62 -22 86 30q60 4 44 62q-28 44 -86 28q36 40 -2 66q-66 34 -134 -2z',
);

/** A barrow of the steppe, with a stone on it. */
export const barrow = drawn(
  'M8 456q50 -216 248 -216t248 216h-190v-70q0 -46 -58 -46t-58 46v70z',
  'M222 226l8 -124q26 -44 54 0l8 124q-34 -6 -70 0z',
  box(214, 398, 84, 58),
);

/** A round tent of felt. */
export const yurt = drawn(
  'M36 296q56 -122 152 -158h136q96 36 152 158z',
  'M190 124h132l-22 -38h-88z',
  `M48 310h416v146H310v-88H202v88H48z${pieces(3, (i) => slot(82 + i * 36, 330, 13, 106) + slot(344 + i * 36, 330, 13, 106))}`,
  box(216, 382, 80, 74),
);

/** A well with a sweep: a pole on a post, with a weight and a bucket. */
export const shaduf = drawn(
  `${box(168, 214, 30, 246)}M150 176h66v26h-66z`,
  'M74 244L444 52l10 20L86 266z',
  disc(76, 262, 54),
  box(440, 78, 13, 206),
  'M396 288h100l-18 92h-64z',
  box(16, 460, 480, 26),
);

/** A ship of old: one square sail over a round hull. */
export const sails = drawn(
  `${box(88, 84, 336, 20)}${box(246, 40, 22, 40)}`,
  'M112 116h130v180H124q16 -92 -12 -180z',
  'M270 116h130q-28 90 -12 180H270z',
  box(246, 116, 20, 236),
  `M12 236q50 118 140 118h226q74 -14 84 -150l38 6q2 176 -108 256H150Q24 410 12 236z${slot(140, 382, 236, 12)}${slot(160, 414, 190, 12)}`,
);

/** A flat-roofed hall of columns on its stairs. */
export const columnedHall = drawn(
  `M56 152V100${pieces(5, () => 'h24v-30h32v30h24')}V152z`,
  pieces(5, (i) => `M${66 + i * 84} 166h44v24h-8v172h-28V190h-8z`),
  'M20 470v-40h34v-26h34v-28h336v28h34v26h34v40z',
);

/** A stepped temple with its stairs. */
export const ziggurat = drawn(
  `M180 76h152v104H180z${slot(242, 118, 28, 62)}`,
  'M108 194h116v110H108zM288 194h116v110H288z',
  'M32 318h192v138H32zM288 318h192v138H288z',
  `M238 194h36v262h-36z${pieces(7, (i) => slot(246, 216 + i * 34, 20, 12))}`,
);

/** The head of a bull. */
export const bull = drawn(
  'M26 70q-30 140 118 152q16 -40 58 -52q-10 -20 -24 -30q-118 20 -152 -70z',
  'M486 70q30 140 -118 152q-16 -40 -58 -52q10 -20 24 -30q118 20 152 -70z',
  'M158 232q20 -54 98 -56q78 2 98 56l-20 96q-4 44 -26 68q-4 62 -52 62t-52 -62q-22 -24 -26 -68zM196 260q2 30 36 30q-4 -26 -36 -30zM280 290q34 0 36 -30q-32 4 -36 30zM222 404q4 20 22 18q0 -16 -22 -18zM268 422q18 2 22 -18q-22 2 -22 18z',
  'M54 250q30 -26 88 -14q2 26 10 52q-66 20 -98 -38zM458 250q-30 -26 -88 -14q-2 26 -10 52q66 20 98 -38z',
);

/** A camel with two humps. */
export const camel = drawn(
  'M16 158q4 -50 60 -54q40 2 48 30q-6 30 -24 34q8 60 42 78q16 -10 24 -40q26 -84 60 -76q34 12 42 84q10 6 20 -2q14 -86 48 -88q36 6 54 92q50 14 60 58q6 50 20 84l-22 12q-20 -26 -24 -64q-2 40 -12 60l14 108h-38l-22 -104q-24 -20 -34 -46q-50 20 -98 8q-6 20 -16 36l-8 106h-38l-4 -150q-62 -26 -88 -94q-14 -38 -18 -62z',
);

/** A fruit with a crown. */
export const pomegranate = drawn(
  'M256 172q-44 -10 -66 -22l-24 -92l54 34l36 -60l36 60l54 -34l-24 92q-22 12 -66 22z',
  'M256 186q50 -4 72 -22q116 50 104 168q-20 136 -176 146q-156 -10 -176 -146q-12 -118 104 -168q22 18 72 22zM256 236q-70 40 -76 104q10 60 76 92q66 -32 76 -92q-6 -64 -76 -104z',
  pieces(7, (i) =>
    disc([256, 228, 284, 212, 256, 300, 256][i] ?? 256, [274, 308, 308, 348, 344, 348, 392][i] ?? 300, 17),
  ),
);

/** The bust of a bearded man. */
export const elder = drawn(
  'M170 158q-6 -120 86 -120t86 120q-86 -30 -172 0z',
  'M172 174q22 -10 56 -10l-4 70q32 26 64 0l-4 -70q34 0 56 10q22 140 -84 250q-106 -110 -84 -250zM200 196q-4 14 0 22h22v-22zM290 196v22h22q4 -8 0 -22zM214 266q42 30 84 0q-18 -16 -42 -8q-24 -8 -42 8z',
  'M242 162h28l10 66q-24 20 -48 0z',
  'M36 474q4 -150 122 -192q26 104 98 164q72 -60 98 -164q118 42 122 192z',
);

/** A head of stone as large as a man, under its cap. */
export const stoneHead = drawn(
  'M104 182q14 -132 152 -132t152 132z',
  box(92, 196, 328, 40),
  'M108 250h296q16 126 -50 206q-98 36 -196 0q-66 -80 -50 -206zM146 296q40 40 82 6q-36 -34 -82 -6zM284 302q42 34 82 -6q-46 -28 -82 6zM232 310q-30 40 -26 56q50 34 100 0q4 -16 -26 -56h-14q24 40 20 50q-30 14 -60 0q-4 -10 20 -50zM180 406q76 56 152 0q-76 -30 -152 0z',
  `${box(62, 250, 34, 150)}${box(416, 250, 34, 150)}`,
);
