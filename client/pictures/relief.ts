/** Paints of a relief: the stone it is cut from, the edge round it, the gleam on it and the shadow in its grooves. */
interface Stones {
  stone: string;
  edge: string;
  gleam: string;
  shadow: string;
}

/** Light from above, so high, from the left or the right. */
const light = (elevation: number, isRight = false): string =>
  `<feDistantLight azimuth="${isRight ? 312 : 228}" elevation="${elevation}"/>`;
/** What has been made last, in this colour. */
const dyed = (colour: string, within: string, result: string, much = 1): string =>
  `<feFlood flood-color="${colour}"${much < 1 ? ` flood-opacity="${much}"` : ''}/><feComposite in2="${within}" operator="in" result="${result}"/>`;

/** What is as thick as this: a soft shape with its edge drawn sharp, further in or out. */
const cut = (from: string, slope: number, intercept: number, result: string): string =>
  `<feComponentTransfer in="${from}" result="${result}"><feFuncA type="linear" slope="${slope}" intercept="${intercept}"/></feComponentTransfer>`;

/**
 * A filter, `relief`, that makes a carved relief out of a flat shape: what is cut out of the shape in narrow lines is a groove down to the
 * stone, not a hole; edges are round, lit on one side and in the shade on the other, and a gleam runs along them.
 * @param fine how coarse it is: 1 for a figure as high as half a picture
 * @param isLitFromRight whether the gleam lies on its right edges
 */
export function relief(fine: number, isLitFromRight: boolean, { stone, edge, gleam, shadow }: Stones): string {
  const of = (length: number): string => (length * fine).toFixed(2);
  return (
    '<filter id="relief" x="-15%" y="-15%" width="130%" height="130%" color-interpolation-filters="sRGB">' +
    // The stone: the shape with its narrow gaps filled, a little larger, and an edge round that.
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${of(2.7)}" result="about"/>` +
    cut('about', 8, -2.2, 'body') +
    dyed(stone, 'body', 'stone') +
    cut('about', 7, -0.75, 'wide') +
    dyed(edge, 'wide', 'edge', 0.85) +
    // The shape lies on it, and throws a shadow into its grooves.
    `<feOffset in="SourceAlpha" dx="${of(1.1)}" dy="${of(1.3)}"/><feGaussianBlur stdDeviation="${of(0.8)}"/><feComposite in2="body" operator="in" result="near"/>` +
    dyed(shadow, 'near', 'groove', 0.55) +
    // The shape, with a thickness.
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${of(1.8)}" result="height"/>` +
    `<feDiffuseLighting in="height" surfaceScale="${of(4.4)}" diffuseConstant="1.26" lighting-color="#fff">${light(54)}</feDiffuseLighting>` +
    '<feComposite in="SourceGraphic" operator="arithmetic" k1="1.02" result="shaded"/>' +
    `<feSpecularLighting in="height" surfaceScale="${of(4.4)}" specularConstant=".62" specularExponent="26" lighting-color="${gleam}">${light(44, isLitFromRight)}</feSpecularLighting>` +
    '<feComposite in2="SourceAlpha" operator="in" result="gleam"/>' +
    `<feMerge>${['edge', 'stone', 'groove', 'shaded', 'gleam'].map((layer) => `<feMergeNode in="${layer}"/>`).join('')}</feMerge></filter>`
  );
}
