import { HEIGHT, HORIZON, OVER, WIDTH, type Brush, type Motif } from './brush';
import { box, each, ellipse, faint, line, path, polygon, row, short, soft } from './line';

/** The sky of the hour with its disc, if that is to be seen; below every scene. */
export const heaven: Motif = ({ paint, disc: { at: DISC, size, shown } }) =>
  `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${paint.sky}"/><stop offset=".62" stop-color="${paint.low}"/></linearGradient>` +
  box(-OVER, -OVER, WIDTH + 2 * OVER, HEIGHT + 2 * OVER, 'url(#sky)') +
  (shown
    ? row(2, (i) =>
        ellipse(DISC, size * (1.5 - i * 0.25), size * (1.5 - i * 0.25), paint.disc, faint(0.16 + i * 0.06)),
      ) + ellipse(DISC, size, size, paint.disc, faint(0.92))
    : '');

const cloud = ({ paint, between }: Brush, x: number, y: number, width: number, colour: string): string =>
  path(
    `M${short(x)} ${short(y)}q${short(width * 0.06)} ${short(-between(7, 11))} ${short(width * 0.22)} -8q${short(width * 0.12)} ${short(-between(9, 14))} ${short(width * 0.34)} -5q${short(width * 0.16)} ${short(-between(4, 8))} ${short(width * 0.28)} 5q${short(width * 0.14)} 1 ${short(width * 0.16)} 8z`,
    colour,
    faint(0.85),
  ) + line(`M${short(x + width * 0.08)} ${short(y - 1)}h${short(width * 0.7)}`, paint.sky, 1.4, faint(0.5));

export const sky = {
  /** From one large to four small ones. */
  clouds: (brush) => {
    const count = Math.floor(brush.between(1, 5));
    const start = brush.between(0, WIDTH);
    return row(count, (i) =>
      cloud(
        brush,
        ((start + (i * WIDTH) / count) % WIDTH) - 50,
        brush.between(26, 92),
        brush.between(90, 190) / Math.sqrt(count),
        brush.lit(brush.paint.low, 0.5),
      ),
    );
  },
  /** Long banks that lie in the light of a low sun. */
  bands: (brush) =>
    row(6, (i, share) => {
      const y = 34 + share * 82 + brush.between(-5, 5);
      const high = 3 + share * 5;
      const left = brush.between(-90, 60);
      const right = brush.between(250, 440);
      const colour = i % 2 ? brush.lit(brush.paint.disc, 0.1) : brush.shaded(brush.paint.sky, 0.2);
      return path(
        soft([
          [left, y],
          [left + 70, y - high],
          [(left + right) / 2, y + high * 0.3],
          [right - 60, y - high * 0.7],
          [right, y],
          [right - 80, y + high],
          [left + 90, y + high * 0.8],
          [left, y],
        ]),
        colour,
        faint(0.42),
      );
    }),
  /** High, thin clouds, combed by the wind. */
  cirrus: ({ daylight, paint, between }) => {
    const thin = daylight === 'light' ? 1 : 0.4;
    const rise = between(0.12, 0.3) * (between(0, 1) < 0.5 ? 1 : -1);
    return row(13, () => {
      const x = between(-60, 300);
      const y = between(12, 92);
      const long = between(50, 150);
      return line(
        `M${short(x)} ${short(y)}q${short(long * 0.5)} ${short(-long * rise - 7)} ${short(long)} ${short(-long * rise)}`,
        paint.light,
        between(1, 4.5),
        faint(thin * between(0.25, 0.6)),
      );
    });
  },
  /** The band of the Milky Way. */
  milky: ({ paint, between }) => {
    const lean = between(-150, 150);
    const foot = between(110, 250);
    return row(90, () => {
      const up = between(0, 1);
      const off = between(-1, 1);
      const size = between(0.4, 1.3);
      return ellipse(
        [foot + lean * up + off * Math.abs(off) * 44, 130 - up * 134],
        size,
        size,
        paint.light,
        faint(between(0.3, 0.9)),
      );
    });
  },
  storm: (brush) =>
    row(5, (i) =>
      cloud(
        brush,
        i * 78 - 40,
        brush.between(24, 46),
        brush.between(110, 150),
        brush.shaded(brush.paint.sky, brush.between(0.25, 0.5)),
      ),
    ),
  rain: ({ paint, between }) =>
    row(34, () => {
      const x = between(0, WIDTH + 30);
      const y = between(20, 150);
      return line(`M${short(x)} ${short(y)}l-7 22`, paint.light, 1.1, faint(0.4));
    }),
  stars: ({ paint, between }) =>
    row(26, () => {
      const size = between(0.6, 1.7);
      return ellipse([between(0, WIDTH), between(4, 100)], size, size, paint.light, faint(0.8));
    }),
  rays: ({ paint, disc: { at: DISC } }) =>
    row(18, (i) => {
      const angle = (i / 18) * Math.PI * 2 + 0.1;
      const to = (turn: number): [number, number] => [
        DISC[0] + Math.cos(angle + turn) * 320,
        DISC[1] + Math.sin(angle + turn) * 320,
      ];
      return polygon([DISC, to(-0.085), to(0.085)], paint.disc, faint(0.34));
    }),
  birds: ({ paint, between }) =>
    row(5, (i) => {
      const x = (i % 2 ? 256 : 40) + between(-10, 60);
      const y = between(36, 96);
      const wing = between(4, 7.5);
      return line(
        `M${short(x - wing)} ${short(y - wing * 0.4)}q${short(wing * 0.7)} ${short(-wing * 0.3)} ${short(wing)} ${short(wing * 0.5)}q${short(wing * 0.4)} ${short(-wing * 0.8)} ${short(wing)} ${short(-wing * 0.5)}`,
        paint.ink,
        1.5,
        faint(0.62),
      );
    }),
  smoke: ({ paint, between }) =>
    each([46, 296, 330], (x) => {
      const lean = between(14, 34);
      return path(
        `M${x - 3} ${HORIZON + 14}c-8 -30 14 -44 ${short(lean * 0.4)} -70c-6 -22 10 -34 ${short(lean)} -60c6 26 -4 40 6 62c8 26 -22 40 ${short(-lean * 0.9)} 68z`,
        paint.ink,
        faint(0.3),
      );
    }),
  aurora: ({ paint, between }) =>
    row(3, (i) => {
      const x = i * 120 + between(-40, 10);
      return path(`M${short(x)} 10q40 30 20 88q50 -40 110 -26q-46 -34 -30 -80z`, paint.toneLit, faint(0.28));
    }),
} satisfies Record<string, Motif>;
