import { row, short } from '../../../pictures/line';
import type { Pen } from '../pen';
import { pyramids } from './pyramids';
import { arch, AXIS, block, blocks, disc, GROUND, twice, type Elevation } from './strokes';

/** A warrior in armour; `x` is his middle, `foot` where he stands. */
const warrior = ({ wall, shade, thin, dark }: Pen, x: number, foot: number, size: number): string =>
  `<g transform="translate(${x} ${foot}) scale(${size})">` +
  wall('M-14 0l3 -34h22l3 34z') +
  wall('M-17 -30q-4 -30 6 -36h22q10 6 6 36z') +
  shade('M4 -30v-36h8q8 6 5 36zM3 0v-34h8l3 34z') +
  thin('M-15 -38h30M-16 -46h32M-15 -54h30M-8 -66v34M0 -66v34M8 -66v34') +
  wall('M-7 -66q-3 -20 7 -22q10 2 7 22z') +
  dark('M-6 -80q0 -10 6 -12q2 -6 7 -4q-2 4 -3 6q3 4 2 10q-6 -5 -12 0z') +
  '</g>';

/** An onion dome on its drum; `x` is its middle, `foot` where the drum begins. */
const onion = ({ wall, tint, thin, shade }: Pen, x: number, foot: number, size: number): string =>
  `<g transform="translate(${x} ${foot}) scale(${size})">` +
  wall('M-8 0v-16h16v16z') +
  tint('M-7 -16q-16 -14 -2 -26q7 -6 9 -16q2 10 9 16q14 12 -2 26z') +
  shade('M2 -17q8 -14 -2 -40q2 9 9 15q14 12 -2 25z') +
  thin('M0 -58v-9m-3 3h6M-4 -16q-8 -14 2 -28M-8 -6h16') +
  '</g>';

/** World wonders by id. */
export const WONDERS: Readonly<Record<string, Elevation>> = {
  stonehenge: ({ wall, shade, thin }) =>
    wall('M70 190q-3 -34 5 -38q11 -3 12 8l1 30zM276 190q0 -30 8 -36q10 0 11 10l0 26z') +
    twice((x) =>
      wall(
        `M${x(92)} 190l3 -62h15l2 62zM${x(52)} 190l-2 -62h-15l-2 62zM${x(97)} 128l3 -14l50 -2l2 16z`.replace(
          /l50/,
          x(1) < AXIS ? 'l56' : 'l-56',
        ),
      ),
    ) + // prettier-ignore
    wall('M156 190l3 -96h17l3 96zM185 190l2 -96h17l4 96zM150 94l3 -18h56l3 18z') +
    shade('M170 190v-96h6l3 96zM198 190v-96h6l4 96zM184 94v-18h25l3 18z') +
    thin('M161 120l6 8M192 140l5 -9M100 150l5 6M252 160l5 -7M160 84h16'),
  'hanging-gardens': ({ wall, dark, tint, thin }) =>
    [
      [84, 190, 192],
      [108, 156, 144],
      [130, 122, 100],
      [152, 90, 56],
    ]
      .map(
        ([x = 0, foot = 0, width = 0]) =>
          wall(block(x, foot, width, 30)) +
          dark(row(Math.floor(width / 24), (i) => arch(x + 7 + i * 24, foot, 12, 19))) +
          row(Math.floor(width / 12), (i) => tint(`M${x + i * 12 - 2} ${foot - 28}q-1 -12 8 -13q10 1 8 13l-3 ${6 + ((i * 5) % 9)}l-4 -6l-3 ${4 + ((i * 7) % 8)}z`)), // prettier-ignore
      )
      .join('') +
    row(3, (i) => tint(disc(162 + i * 18, 46 - (i % 2) * 8, 11)) + thin(`M${162 + i * 18} ${60 - (i % 2) * 8}v6`)),
  'forbidden-city': ({ wall, dark, tint, thin, shade }) =>
    wall(block(64, 190, 232, 12)) +
    wall(block(82, 178, 196, 10)) +
    thin(blocks(24, 68, 288, 188, 4, 8)) +
    wall(block(94, 168, 172, 34)) +
    dark(blocks(8, 102, 246, 168, 12, 26)) +
    tint('M66 138q34 -4 50 -26h128q16 22 50 26q-114 -6 -228 0z') +
    wall(block(128, 112, 104, 14)) +
    tint('M98 100q26 -6 38 -34h88q12 28 38 34q-82 -6 -164 0z') +
    shade('M200 66h24q12 28 38 34q-26 -4 -50 -4z') +
    thin('M136 66q-4 -8 4 -10M224 66q4 -8 -4 -10M134 66h92' + row(13, (i) => `M${132 + i * 8} 68l${(i - 6) * 1.6} 26`)), // prettier-ignore
  'chichen-itza': ({ wall, shade, dark, thin }) =>
    row(9, (i) => wall(block(84 + i * 9, 190 - i * 12, 192 - i * 18, 12)) + shade(block(216 - i * 2, 190 - i * 12, 60 - i * 7, 12))) + // prettier-ignore
    wall('M160 190L166 82h28L200 190z') +
    thin(row(17, (i) => `M${160.4 + i * 0.35} ${184 - i * 6}h${39 - i * 0.7}`)) +
    wall(block(158, 82, 44, 28)) +
    wall(block(154, 56, 52, 8)) +
    dark(block(174, 82, 12, 20)) +
    thin('M158 62h44'),
  'sydney-opera-house': ({ wall, shade, thin, tint }) =>
    tint('M58 190l14 -18h216l14 18z') +
    thin('M66 182h228M72 176h216') +
    [
      [206, 172, 96],
      [166, 172, 118],
      [124, 172, 88],
    ]
      .map(
        ([x = 0, foot = 0, tall = 0]) =>
          wall(`M${x - 40} ${foot}q10 ${-tall * 0.7} 74 ${-tall}q-16 ${tall * 0.4} -12 ${tall}z`) +
          shade(`M${x + 4} ${foot}q2 ${-tall * 0.6} 30 ${-tall}q-16 ${tall * 0.4} -12 ${tall}z`) +
          thin(row(4, (i) => `M${x - 30 + i * 9} ${foot}q${8 - i} ${-tall * 0.6} ${62 - i * 9} ${-tall * 0.98}`)),
      )
      .join('') +
    wall('M284 172q-8 -36 -46 -52q8 24 8 52zM78 172q4 -28 30 -44q-6 22 -6 44z') +
    thin('M276 172q-8 -30 -34 -46'),
  'eiffel-tower': ({ wall, shade, thin, tint }) =>
    wall('M112 190Q164 130 175 28h10Q196 130 248 190h-26q-6 -34 -42 -34t-42 34z') +
    shade('M185 28Q196 130 248 190h-26q-6 -34 -42 -34v-30q6 -60 2 -98z') +
    tint('M140 154h80v8h-80zM156 110h48v7h-48zM171 44h18v6h-18z') +
    thin('M180 28V16M124 184l22 -22M236 184l-22 -22M134 176l14 14M226 176l-14 14') +
    thin(row(7, (i) => { const y = 148 - i * 14; const half = 22 - i * 2.7; return `M${short(180 - half)} ${y}L${short(180 + half * 0.86)} ${y - 14}M${short(180 + half)} ${y}L${short(180 - half * 0.86)} ${y - 14}`; })), // prettier-ignore
  colossus: ({ wall, shade, tint, thin, dark }) =>
    wall(block(104, 190, 44, 26)) +
    wall(block(212, 190, 44, 26)) +
    wall('M118 164l36 -62h52l36 62h-24l-33 -42h-10l-33 42z') +
    tint('M150 122q-6 -20 8 -26h44q14 6 8 26l-14 6l-16 -5l-16 5z') +
    wall('M156 98q-10 -34 2 -42h44q12 8 2 42z') +
    shade('M186 56h16q12 8 2 42h-18zM206 102l36 62h-14l-32 -46z') +
    wall('M160 58q-20 -8 -24 -26l-2 -12h11l3 10q6 10 22 16zM202 58q22 10 16 52h-10q2 -24 -12 -34z') +
    tint('M128 20q4 -14 12 -16q8 6 6 16z') +
    wall(disc(180, 42, 12)) +
    dark('M166 36l-5 -9l9 4l1 -11l6 8l3 -11l4 11l6 -8l1 11l9 -4l-6 9q-13 -9 -28 0z') +
    thin('M170 70q10 6 20 0M172 84h16M176 44h2m5 0h2M178 49h6'),
  'great-lighthouse': ({ wall, shade, tint, dark, thin }) =>
    wall(block(110, 190, 140, 18)) +
    wall('M142 172l6 -68h64l6 68z') +
    shade('M188 172v-68h24l6 68z') +
    wall(block(144, 104, 72, 6)) +
    wall('M158 98l3 -40h38l3 40z') +
    shade('M184 98v-40h15l3 40z') +
    wall(block(156, 58, 48, 5)) +
    wall(block(168, 53, 24, 20)) +
    dark(arch(174, 53, 12, 16)) +
    tint('M166 33q4 -14 14 -18q10 4 14 18z') +
    dark(
      arch(172, 172, 16, 26) +
        row(3, (i) => block(158 + i * 20, 134, 6, 10)) +
        row(2, (i) => block(170 + i * 15, 84, 5, 9)),
    ) + // prettier-ignore
    thin('M196 40l92 -16M196 46l92 10M164 40l-92 -16M164 46l-92 10M146 140h68M148 122h64'),
  'great-zimbabwe': ({ wall, shade, thin }) =>
    wall('M196 190q2 -92 20 -134h16q18 42 20 134z') +
    shade('M226 56h6q18 42 20 134h-22z') +
    thin(row(12, (i) => `M${short(198 + i * 1.4)} ${182 - i * 10}h${short(52 - i * 2.8)}`)) +
    wall('M70 190v-62q52 -16 112 -8t112 8v62z') +
    shade('M228 190v-66q36 6 66 4v62z') +
    thin(
      row(6, (i) => `M70 ${182 - i * 9}q110 ${-12 - i} 224 0`) +
        `M72 136l8 -10l8 9${row(24, (i) => `l4.2 ${i % 2 ? 9 : -9}`)}`,
    ) + // prettier-ignore
    thin(row(40, (i) => `M${74 + i * 5.5} ${178 - (i % 5) * 9}v-8`)),
  'machu-picchu': ({ wall, shade, tint, dark, thin }) =>
    tint('M150 190q36 -60 62 -148q10 -18 20 0q14 66 62 148z') +
    shade('M222 34q6 0 10 8q14 66 62 148h-56q-18 -70 -16 -156z') +
    tint('M58 190q14 -40 34 -62q10 -6 18 6q14 30 40 56z') +
    row(6, (i) => wall(`M${60 + i * 10} ${190 - i * 11}h${160 - i * 12}l-4 -11h${-152 + i * 12}z`)) +
    row(
      4,
      (i) =>
        wall(`M${118 + i * 20} ${124 + (i % 2) * 6}v-12l8 -9l8 9v12z`) +
        dark(block(124 + i * 20, 124 + (i % 2) * 6, 4, 7)),
    ) + // prettier-ignore
    thin('M206 76l8 30M232 62l10 44M214 60l-6 20M90 140l6 14'),
  'big-ben': ({ wall, shade, tint, dark, thin }) =>
    wall(block(214, 190, 84, 46)) +
    dark(row(7, (i) => arch(219 + i * 11, 186, 6, 22))) +
    row(5, (i) => tint(`M${214 + i * 20} 144l3 -18l3 18z`)) +
    wall(block(62, 190, 92, 40)) +
    dark(row(8, (i) => arch(66 + i * 11, 186, 6, 20))) +
    row(5, (i) => tint(`M${64 + i * 20} 150l3 -14l3 14z`)) +
    wall(block(156, 190, 50, 106)) +
    shade(block(188, 190, 18, 106)) +
    thin(row(7, (i) => `M${160 + i * 7} 188v-100`) + 'M156 160h50M156 130h50M156 104h50') +
    wall(block(150, 86, 62, 40)) +
    wall(disc(181, 66, 16)) +
    thin(
      'M181 66v-12M181 66l8 5' +
        row(
          12,
          (i) =>
            `M${short(181 + Math.sin(i * 0.5236) * 13)} ${short(66 - Math.cos(i * 0.5236) * 13)}l${short(Math.sin(i * 0.5236) * 3)} ${short(-Math.cos(i * 0.5236) * 3)}`,
        ),
    ) + // prettier-ignore
    wall(block(156, 46, 50, 8)) +
    tint('M152 38h58l-13 -16h-32zM168 22l13 -20l13 20z') +
    dark(row(4, (i) => arch(160 + i * 11, 46, 6, 8))),
  'estadio-do-maracana': ({ wall, shade, tint, thin }) =>
    wall('M56 116v34a124 46 0 0 0 248 0v-34z') +
    shade('M240 190a124 46 0 0 0 64 -40v-34h-64z') +
    thin(
      row(25, (i) => {
        const x = 62 + i * 9.9;
        const dip = Math.sqrt(Math.max(0, 1 - ((x - 180) / 124) ** 2)) * 46;
        return `M${short(x)} ${short(116 + dip)}v34`;
      }),
    ) + // prettier-ignore
    wall('M56 116a124 56 0 1 0 248 0a124 56 0 1 0 -248 0z') +
    thin(
      row(36, (i) => {
        const a = (i * Math.PI) / 18;
        return `M${short(180 + 74 * Math.cos(a))} ${short(114 + 30 * Math.sin(a))}L${short(180 + 123 * Math.cos(a))} ${short(116 + 55 * Math.sin(a))}`;
      }),
    ) + // prettier-ignore
    tint('M106 114a74 30 0 1 0 148 0a74 30 0 1 0 -148 0z') +
    wall('M134 100h92l12 28h-116z') +
    thin('M180 100v28M134 100h92M130 108h18l-2 12h-19M232 108h-18l2 12h19' + disc(180, 114, 7)),
  'terracotta-army': (pen) =>
    row(5, (i) => warrior(pen, 84 + i * 48, 150, 0.92)) + row(4, (i) => warrior(pen, 106 + i * 50, GROUND, 1.2)),
  petra: ({ wall, shade, dark, tint, thin }) =>
    tint('M64 190q-8 -110 36 -156q60 -22 150 -6q50 40 46 162z') +
    shade('M250 28q50 40 46 162h-42q10 -90 -4 -162zM100 34q-26 50 -16 156h-20q-8 -110 36 -156z') +
    wall('M112 190v-154h136v154z') +
    wall('M108 118l72 -20l72 20v8h-144z') +
    wall(blocks(6, 116, 234, 190, 10, 64)) +
    dark(block(168, 190, 24, 48)) +
    wall('M116 96v-38h28v38zM216 96v-38h28v38zM112 58l32 -16v16zM248 58l-32 -16v16z') +
    wall('M158 96v-34h44v34zM152 62q28 -36 56 0z') +
    dark(arch(172, 96, 16, 24) + arch(125, 96, 10, 22) + arch(225, 96, 10, 22)) +
    tint('M175 40q-4 -10 5 -14q9 4 5 14z') +
    thin('M112 126h136M120 120h120M116 64h28M216 64h28'),
  alhambra: ({ wall, shade, dark, tint, thin }) =>
    wall(block(134, 134, 92, 84)) +
    shade(block(198, 134, 28, 84)) +
    row(7, (i) => wall(`M${135 + i * 13.4} 50v-7l4 -5l4 5v7z`)) +
    dark(row(3, (i) => arch(150 + i * 24, 96, 12, 26)) + row(5, (i) => arch(146 + i * 15, 64, 7, 9))) +
    wall(block(72, 134, 62, 30)) +
    wall(block(226, 134, 62, 30)) +
    tint('M64 106l12 -16h54l6 16zM224 106l6 -16h54l12 16z') +
    wall(block(66, 190, 228, 58)) +
    row(7, (i) => dark(`M${76 + i * 31} 190v-24q-7 -8 0 -16l11 -10l11 10q7 8 0 16v24z`)) +
    thin('M66 138h228' + row(38, (i) => `M${67 + i * 6} 138l3 -5l3 5`) + row(6, (i) => `M${102.5 + i * 31} 190v-46`)) +
    wall('M168 190q2 -12 -8 -18h40q-10 6 -8 18z') +
    thin('M180 172v-8m-6 2q6 -8 12 0'),
  'venetian-arsenal': ({ wall, shade, dark, tint, thin }) =>
    twice((x) => {
      const left = Math.min(x(66), x(106));
      return (
        wall(block(left, 190, 40, 124)) +
        shade(block(left + 26, 190, 14, 124)) +
        wall(block(left - 3, 66, 46, 8)) +
        row(4, (i) => wall(`M${left - 2 + i * 12} 58v-9l3 3l3 -3v9z`)) +
        dark(arch(left + 14, 110, 12, 20) + arch(left + 14, 158, 12, 20)) +
        thin(row(6, (i) => `M${left} ${176 - i * 18}h40`))
      );
    }) +
    wall('M114 190v-84h132v84h-26v-46a40 40 0 0 0 -80 0v46z') +
    wall('M110 106l70 -26l70 26z') +
    tint('M168 100q2 -12 12 -10q12 -4 14 10z') +
    tint('M134 176q46 16 92 0l-8 14h-76z') +
    wall('M182 174v-40q22 16 26 34z') +
    thin('M180 176v-46M60 186q8 -5 16 0t16 0M270 186q8 -5 16 0t16 0M124 116h112'),
  'ruhr-valley': ({ wall, shade, dark, tint, thin }) =>
    wall(block(58, 190, 118, 44)) +
    row(4, (i) => tint(`M${58 + i * 29.5} 146v-24l29.5 24z`)) +
    dark(row(5, (i) => block(66 + i * 22, 180, 12, 18))) +
    row(3, (i) => wall(`M${72 + i * 32} 130l4 ${-72 - (i % 2) * 14}h10l4 ${84 + (i % 2) * 14 - 12}z`)) +
    row(3, (i) =>
      tint(`M${78 + i * 32} ${54 - (i % 2) * 14}q-10 -12 2 -18q2 -14 18 -10q14 -8 18 4q-6 10 -18 8q-4 10 -20 16z`),
    ) + // prettier-ignore
    wall(block(196, 190, 62, 40)) +
    dark(row(3, (i) => arch(203 + i * 19, 190, 11, 24))) +
    thin(
      'M216 150l6 -96h10l6 96M238 150l44 40M244 150l44 40M232 60l52 130M218 120h18M220 92h15M216 150l22 -30M238 150l-20 -30M219 120l16 -28M235 120l-15 -28',
    ) + // prettier-ignore
    wall(disc(216, 50, 16) + disc(240, 50, 16)) +
    thin('M200 50h32M216 34v32M205 39l22 22M227 39l-22 22M224 50h32M240 34v32M229 39l22 22M251 39l-22 22') +
    shade('M268 190q14 -26 32 0z'),
  pentagon: ({ wall, tint, shade, thin }) => {
    const corner = (radius: number, i: number): string =>
      `${short(180 + radius * Math.sin((i * 2 * Math.PI) / 5))} ${short(108 - radius * Math.cos((i * 2 * Math.PI) / 5))}`; // prettier-ignore
    const ringOf = (radius: number): string => `M${[0, 1, 2, 3, 4].map((i) => corner(radius, i)).join('L')}Z`;
    return (
      row(5, (i) => (i % 2 ? tint : wall)(ringOf(92 - i * 13)) + shade(`M${corner(92 - i * 13, 1)}L${corner(92 - i * 13, 2)}L${corner(86 - i * 13, 2)}L${corner(86 - i * 13, 1)}Z`)) + // prettier-ignore
      thin(
        row(5, (i) => `M${corner(28, i)}L${corner(92, i)}`) +
          row(5, (i) => `M${corner(34, i + 0.5)}L${corner(74, i + 0.5)}`),
      ) + // prettier-ignore
      tint(ringOf(26))
    );
  },
  pyramids,
  oracle: ({ wall, shade, dark, tint, thin }) =>
    row(3, (i) => wall(block(98 + i * 8, 190 - i * 8, 164 - i * 16, 8))) +
    dark(block(142, 166, 76, 58)) +
    tint('M168 166l4 -16h16l4 16zM160 166l14 -22M200 166l-14 -22') +
    thin('M180 150q-14 -16 0 -28t0 -22') +
    wall(row(6, (i) => `M${122 + i * 21.6} 166l2 -62h6l2 62z`)) +
    wall(block(112, 104, 136, 12)) +
    thin('M112 98h136' + row(16, (i) => `M${116 + i * 8.6} 104v-5`)) +
    wall('M106 92q74 -12 148 0l-60 -44h-28z') +
    shade('M194 48l60 44q-26 -4 -44 -5z') +
    tint('M172 48q0 -14 8 -18q8 4 8 18z') +
    thin('M130 84l38 -34M156 82l16 -34M204 82l-16 -34'),
  'porcelain-tower': ({ wall, tint, dark, thin }) =>
    wall(block(112, 190, 136, 10)) +
    row(8, (i) => {
      const half = 44 - i * 3.8;
      const foot = 180 - i * 17;
      return (
        wall(block(180 - half + 7, foot, half * 2 - 14, 12)) +
        dark(row(3, (j) => arch(180 + (j - 1) * half * 0.52 - 3, foot, 6, 9))) +
        tint(`M${180 - half - 8} ${foot - 9}q10 -1 14 -8h${half * 2 - 12}q4 7 14 8q-${half} -4 -${half * 2 + 16} 0z`) // prettier-ignore
      );
    }) +
    tint('M170 46q4 -10 10 -22q6 12 10 22z') +
    thin('M180 24V10M176 20h8M177 16h6'),
  'potala-palace': ({ wall, shade, tint, dark, thin }) =>
    shade('M52 190q30 -34 70 -40h116q44 6 70 40z') +
    wall('M84 172l8 -56h44l-4 56zM276 172l-8 -56h-44l4 56z') +
    wall('M114 164l8 -70h116l8 70z') +
    tint('M146 150l5 -96h58l5 96z') +
    dark(
      row(4, (i) => blocks(8, 128, 226, 156 - i * 15, 5, 7)) +
        row(3, (i) => blocks(4, 92, 122, 162 - i * 15, 4, 7) + blocks(4, 234, 264, 162 - i * 15, 4, 7)),
    ) + // prettier-ignore
    thin(row(5, (i) => `M151 ${140 - i * 18}h58`)) +
    wall('M146 54l6 -12h56l6 12zM164 42l6 -10h20l6 10zM98 116l4 -10h26l4 10zM228 116l4 -10h26l4 10z') +
    wall('M118 190L180 158l62 32h-12L180 166l-50 24z') +
    thin('M180 32V20M154 42v-8M206 42v-8'),
  'oxford-university': ({ wall, shade, tint, dark, thin }) =>
    wall(block(106, 190, 148, 36)) +
    dark(row(5, (i) => arch(117 + i * 28, 190, 14, 26))) +
    thin('M106 178h148M106 166h148') +
    wall(block(116, 154, 128, 54)) +
    shade(block(204, 154, 40, 54)) +
    wall(row(9, (i) => `M${119 + i * 14.4} 154v-54h4v54zM${125 + i * 14.4} 154v-54h2v54z`)) +
    dark(row(4, (i) => arch(136 + i * 27, 146, 9, 34))) +
    wall(block(110, 100, 140, 7)) +
    thin(blocks(20, 112, 246, 92, 3, 6)) +
    tint('M124 92q2 -50 56 -54q54 4 56 54z') +
    shade('M196 40q38 10 40 52h-24q2 -34 -16 -52z') +
    thin('M152 90q0 -36 18 -51M180 90v-52M208 90q0 -36 -18 -51') +
    wall(block(170, 38, 20, 16)) +
    dark(arch(174, 38, 4, 11) + arch(182, 38, 4, 11)) +
    tint('M168 22q2 -9 12 -10q10 1 12 10z'),
  kremlin: (pen) => {
    const { wall, shade, dark, tint, thin } = pen;
    return (
      wall(block(56, 190, 248, 34)) +
      row(18, (i) => wall(`M${57 + i * 13.8} 156v-9l3.6 4l3.6 -4v9z`)) +
      onion(pen, 240, 156, 1) +
      onion(pen, 268, 156, 1.36) +
      onion(pen, 292, 156, 0.9) +
      onion(pen, 92, 156, 1.1) +
      onion(pen, 68, 156, 0.8) +
      wall(block(138, 190, 68, 84)) +
      shade(block(182, 190, 24, 84)) +
      dark(arch(158, 190, 28, 44)) +
      row(5, (i) => wall(`M${136 + i * 15} 106v-10l4 -7l4 7v10z`)) +
      wall(block(148, 96, 48, 32)) +
      wall(disc(172, 80, 11)) +
      thin('M172 80v-8M172 80l5 4') +
      wall(block(154, 64, 36, 14)) +
      dark(row(3, (i) => arch(158 + i * 11, 64, 6, 11))) +
      tint('M152 50h40L172 12z') +
      shade('M178 50h14L172 12z') +
      thin('M172 12V4m-5 3l10 0m-8 5l3 -9l3 9')
    );
  },
};
