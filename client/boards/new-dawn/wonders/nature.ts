import { row } from '../../../pictures/line';
import { disc, type Elevation } from './strokes';

/** Natural wonders: their profile over the line of the sea, and what lies on it. */
export const NATURE: Readonly<Record<string, Elevation>> = {
  'torres-del-paine': ({ wall, shade, tint, thin }) =>
    wall('M48 190q30 -40 62 -58l22 -30l12 26l18 -96l16 -8l12 92l14 -66l18 -12l14 84l12 -30l16 -12l50 110z') +
    shade('M178 24l12 92l6 74h-26zM222 38l14 84l6 68h-22zM264 80l50 110h-40z') +
    thin('M164 60l4 60M172 40l2 50M212 60l4 60M142 140l-14 40M250 120l14 60') +
    tint('M30 190q150 -22 300 0z'),
  'cliffs-of-dover': ({ wall, shade, tint, thin }) =>
    tint('M54 74q60 -18 120 -8t136 8v12h-256z') +
    wall('M54 84q50 -8 110 -2t146 2v90l-30 8l-26 -6l-30 10l-34 -8l-36 8l-38 -8l-34 8l-28 -6z') +
    shade(row(5, (i) => `M${92 + i * 46} 84l8 94l14 -4l-4 -90z`)) +
    thin(row(9, (i) => `M${70 + i * 27} 90l-4 76`) + 'M58 112h60M150 124h60M230 110h70') +
    tint('M40 190v-14q20 -8 40 0t40 0t40 0t40 0t40 0t40 0t40 0v14z'),
  'mt-everest': ({ wall, shade, tint, thin }) =>
    tint('M36 190l58 -66l28 20l30 -40l20 86zM324 190l-52 -72l-26 22l-34 -30l-20 80z') +
    wall('M92 190l56 -92l20 14l22 -86l24 60l16 -4l48 108z') +
    shade('M190 26l24 60l16 -4l48 108h-70q-30 -80 -18 -164z') +
    wall('M190 26l-16 62l10 12l8 -14l10 16l12 -16z') +
    thin('M148 98l6 26M160 118l-20 60M220 100l18 70M262 20l-72 8m60 -10l12 2l-8 8'),
  'crater-lake': ({ wall, shade, tint, thin }) =>
    wall('M36 190q46 -20 70 -84q74 -34 148 0q24 64 70 84z') +
    shade('M254 106q24 64 70 84h-60q-24 -30 -20 -84z') +
    tint('M112 110a68 24 0 1 0 136 0a68 24 0 1 0 -136 0z') +
    wall('M146 108q4 -14 12 -18q10 4 14 16q-12 6 -26 2z') +
    thin('M190 104h34M180 114h52M170 122h40M104 116q-20 46 -44 64M256 116q20 46 44 64M130 140l-14 44M230 140l14 44'),
  'grand-mesa': ({ wall, shade, tint, thin }) =>
    wall('M40 190l46 -44l8 -60h172l8 60l46 44z') +
    shade('M218 86h48l8 60l46 44h-70z') +
    tint('M88 86q90 -20 184 0l2 12h-188z') +
    thin('M90 112h180M88 128h184M86 146h188M108 98l-4 46M136 98l-2 46M164 98v46M192 98l2 46M244 98l4 46M70 164h220') +
    row(7, (i) => tint(`M${100 + i * 25} 84l5 -14l5 14z`)),
  'galapagos-islands': ({ wall, shade, tint, thin, dark }) =>
    wall('M44 176q30 -30 52 -48q16 -8 28 10l34 38zM206 176q22 -20 36 -26q28 -8 66 26z') +
    shade('M118 132q10 6 40 44h-30zM260 150q28 4 48 26h-30z') +
    tint('M30 190v-14h300v14z') +
    wall('M118 178q0 -44 56 -46q54 2 58 44z') +
    tint('M226 164q4 -30 16 -34q14 0 14 12q-2 10 -14 10q-2 14 -8 22z') +
    thin('M136 176l14 -38M160 176l4 -44M186 176v-44M212 176l-12 -42M124 158q52 -16 104 0') +
    dark('M130 176h20v12h-18zM200 176h20l-2 12h-18z' + disc(247, 139, 2)),
  'mt-kilimanjaro': ({ wall, shade, tint, thin }) =>
    wall('M30 190q70 -16 112 -92l18 -10h46l16 12q44 74 108 90z') +
    shade('M206 88l16 12q44 74 108 90h-84q-38 -40 -40 -102z') +
    wall('M136 108l24 -20h46l22 22l-12 10l-8 -10l-12 14l-14 -14l-12 16l-12 -14l-10 10z') +
    tint(
      'M64 190v-26q-30 -2 -34 -14q40 -14 76 0q-6 12 -34 14v26zM290 190v-20q-22 -2 -24 -12q30 -10 56 0q-4 10 -24 12v20z',
    ) + // prettier-ignore
    thin('M130 130l-30 50M236 130l30 46M180 130v50'),
  pantanal: ({ wall, shade, tint, thin }) =>
    wall('M36 96q72 -16 144 -8t144 6v96h-288z') +
    shade('M36 96q72 -16 144 -8t144 6v8q-72 -4 -144 -4t-144 8z') +
    tint(
      'M170 96q34 12 -10 24t-70 16q-20 10 50 16t60 20q-2 10 -40 18h120q10 -16 -40 -28t-70 -20q-20 -8 30 -16t20 -30z',
    ) +
    row(6, (i) =>
      tint(`M${54 + i * 44} ${[176, 128, 184, 112, 168, 130][i] ?? 150}q-12 -8 -4 -20q10 -10 20 0q10 12 -4 20z`),
    ) + // prettier-ignore
    thin(row(9, (i) => `M${48 + i * 32} ${186 - (i % 3) * 26}q2 -12 -2 -20m6 20q0 -10 4 -18`)),
};
