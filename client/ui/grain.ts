/** A drawing as a background image. */
export const drawn = (width: number, height: number, shapes: string): string =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`,
  )}")`;

/**
 * What a material's surface has of its own: spots of a colour, that go on beyond the edges.
 * @param tint red, green and blue, from 0 to 1
 * @param often how often spots come, across and down: where the two differ there are streaks
 * @param much how far the densest spots cover what lies below
 */
export function grain(
  tint: readonly [number, number, number],
  often: readonly [number, number],
  much: number,
  size = 320,
): string {
  const [r, g, b] = tint.map((part) => `0 0 0 0 ${part}`);
  return drawn(
    size,
    size,
    `<filter id="f" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${often.join(' ')}" numOctaves="4" seed="7" stitchTiles="stitch"/><feColorMatrix values="${r} ${g} ${b} 0 0 0 ${6 * much} ${-2.6 * much}"/></filter><rect width="100%" height="100%" filter="url(#f)"/>`,
  );
}

/** Over a grain: by night little of it is seen, however light its spots. */
export const dimmed = (image: string, ground: 'ground' | 'surface'): string =>
  `linear-gradient(light-dark(transparent, color-mix(in srgb, var(--${ground}) 74%, transparent)) 0 100%), ${image}`;
