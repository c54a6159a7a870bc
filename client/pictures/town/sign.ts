import type { Motif } from '../brush';
import { ellipse, faint, line, path, row } from '../line';
import { TIMBER } from './walls';

/** The middle of the board, on which the figure is (`STANDS.sign` of `figure.ts`), and how large the board is, by the size it is drawn in. */
const [X, Y, SCALE] = [116, 126, 0.64];

/** Boards, round their middle: round, square, a shield. */
const BOARDS = [
  'M-48 0a48 48 0 1 0 96 0a48 48 0 1 0 -96 0z',
  'M-46 -44h92v88h-92z',
  'M-47 -46q47 10 94 0v45q-4 33 -47 49q-43 -16 -47 -49z',
] as const;

/** A sign that hangs at the side of a building: on a post, planks in a frame of the house's colour. */
export const sign: Motif = ({ paint, between, lit, shaded }) => {
  const d = BOARDS[Math.floor(between(0, BOARDS.length))] ?? BOARDS[0];
  const at = (x: number, y: number, shapes: string): string =>
    `<g transform="translate(${X + x} ${Y + y}) scale(${SCALE})">${shapes}</g>`;
  const post = X - 38;
  return (
    ellipse([post + 4, 212], 14, 4, paint.ink, faint(0.3)) +
    line(`M${post} 211V80`, shaded(TIMBER, 0.34), 7) +
    line(`M${post - 1.4} 211V80`, lit(TIMBER, 0.12), 3) +
    line(`M${post - 8} 86H${X + 30}M${post} 104l18 -18`, shaded(TIMBER, 0.3), 4.6) +
    line(`M${X - 19} 88v10M${X + 19} 88v10`, paint.ink, 1.8) +
    at(5, 6, path(d, paint.ink, faint(0.34))) +
    `<clipPath id="board"><path d="${d}"/></clipPath>` +
    at(
      0,
      0,
      path(d, shaded(paint.light, 0.04)) +
        `<g clip-path="url(#board)">${row(5, (i) => line(`M-50 ${i * 20 - 40}h100`, TIMBER, 1.4, faint(0.42)))}</g>` +
        line(d, paint.toneDark, 8) +
        `<g transform="translate(-1 -1)">${line(d, lit(paint.dye, 0.16), 4.4)}</g>`,
    )
  );
};
