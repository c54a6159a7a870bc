import { HEIGHT, HORIZON, WIDTH, type Brush, type Motif } from './brush';
import { each, ellipse, faint, line, path, row, short } from './line';

/** Strokes of light on water, longer where it is nearer. */
const gleams = ({ paint, between, lit }: Brush, top: number, bottom: number, count: number): string =>
  row(count, (_, share) => {
    const y = top + (bottom - top) * share;
    const length = 12 + share * 40;
    return line(
      `M${short(between(-10, WIDTH))} ${short(y)}h${short(length)}`,
      lit(paint.water, 0.5),
      1 + share * 1.6,
      faint(0.6),
    );
  });

export const water = {
  sea: (brush) => {
    const { paint, disc, seen, shaded } = brush;
    return (
      `<linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${seen(paint.water, 0.55)}"/><stop offset="1" stop-color="${shaded(paint.water, 0.3)}"/></linearGradient>` +
      path(`M0 ${HORIZON}H${WIDTH}V${HEIGHT}H0z`, 'url(#sea)') +
      (disc.shown
        ? row(9, (_, share) =>
            ellipse(
              [disc.at[0] + brush.between(-6, 6), HORIZON + 3 + share * 34],
              34 - share * 18,
              1.3,
              paint.disc,
              faint(0.65),
            ),
          )
        : '') +
      gleams(brush, HORIZON + 6, HEIGHT - 16, 15)
    );
  },
  river: (brush) => {
    const { paint, lit, shaded } = brush;
    const bend = brush.between(-18, 18);
    const d = `M${short(210 + bend)} ${HORIZON + 4}q44 8 2 22q-92 22 -62 44q30 20 -52 40h178q40 -26 -14 -48q-50 -20 18 -40q36 -16 -40 -20z`;
    return (
      path(d, paint.water) +
      line(`M${short(212 + bend)} ${HORIZON + 5}q42 7 0 21q-92 22 -62 44q30 20 -52 40`, shaded(paint.water, 0.32), 2) +
      row(6, (i) =>
        line(`M${short(150 + i * 9)} ${HORIZON + 30 + i * 10}q16 -4 34 0`, lit(paint.water, 0.55), 1.5, faint(0.7)),
      )
    );
  },
  lake: (brush) =>
    ellipse([brush.between(150, 210), HORIZON + 34], 150, 21, brush.shaded(brush.paint.water, 0.2)) +
    ellipse([brush.between(150, 210), HORIZON + 35], 144, 19, brush.paint.water) +
    gleams(brush, HORIZON + 26, HORIZON + 46, 6),
  waves: (brush) =>
    row(2, (i) => {
      const y = HEIGHT - 34 + i * 17;
      const colour = i ? brush.shaded(brush.paint.water, 0.22) : brush.paint.water;
      const start = brush.between(-30, -4);
      const crests = row(9, (_, share) => `M${short(start + share * 352)} ${y}`);
      return (
        path(`M-10 ${HEIGHT}V${y}${row(11, () => 'q18 -15 36 0')}V${HEIGHT}z`, colour) +
        crests
          .split('M')
          .filter(Boolean)
          .map((at) => line(`M${at}q9 -9 18 -4q4 5 -3 6`, brush.paint.light, 1.8, faint(0.75)))
          .join('')
      );
    }),
  falls: ({ paint, lit }) =>
    path('M286 92q10 -3 20 0l6 74q-18 7 -34 0z', lit(paint.water, 0.62)) +
    row(4, (i) => line(`M${289 + i * 5} 96l${i - 2} 66`, paint.light, 1.3, faint(0.8))) +
    ellipse([296, 168], 34, 6, paint.light, faint(0.6)),
  isles: (brush) =>
    each([34, 308, 92, 250], (x, i) => {
      const y = HORIZON + 4 + i * 5;
      const wide = brush.between(26, 46);
      const colour = brush.land(0.42 + i * 0.1);
      return (
        path(
          `M${short(x - wide)} ${y}q${short(wide * 0.5)} ${short(-brush.between(18, 30))} ${short(wide)} -14q${short(wide * 0.6)} ${short(-brush.between(0, 12))} ${short(wide)} 14z`,
          brush.lit(colour, 0.2),
        ) +
        path(
          `M${short(x + wide * 0.1)} ${y}q4 -10 ${short(-wide * 0.1)} -14q${short(wide * 0.6)} -6 ${short(wide)} 14z`,
          brush.shaded(colour, 0.22),
        ) +
        line(`M${short(x - wide)} ${y + 2}h${short(wide * 2)}`, brush.paint.light, 1.4, faint(0.55))
      );
    }),
  shore: (brush) =>
    path(`M-5 ${HEIGHT}V196q60 -18 150 -4t220 -10V${HEIGHT}z`, brush.lit(brush.seen(brush.paint.wall, 0.9), 0.2)) +
    line('M-5 196q60 -18 150 -4t220 -10', brush.paint.light, 2.4, faint(0.8)),
} satisfies Record<string, Motif>;
