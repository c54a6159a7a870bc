import type { PlacedElement } from './placement';

/**
 * The styles that a drawing is painted with. On the map they depend on where it stands, so that a copy has to bring
 * them.
 */
const PAINT = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'opacity',
  'font',
  'text-anchor',
  'paint-order',
] as const;

/** A copy of what is drawn, with a size and colours of its own. */
export function likenessOf({ element, width, height }: PlacedElement): HTMLElement | SVGElement {
  const likeness =
    element instanceof SVGGraphicsElement ? drawingOf(element) : (element as HTMLElement).cloneNode(true);
  const copy = likeness as HTMLElement | SVGElement;
  delete copy.dataset.card;
  const { fontSize, color } = getComputedStyle(element);
  Object.assign(copy.style, {
    position: 'absolute',
    left: '0',
    top: '0',
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    transformOrigin: '0 0',
    translate: 'none',
    visibility: 'visible',
    willChange: 'transform',
    color,
    // What is no longer on the page has no style to read.
    fontSize: fontSize || `${height * 0.75}px`,
  });
  // A face is as tall as its place says: here it has none.
  copy.style.setProperty('--face-height', `${height}px`);
  return copy;
}

/** A part of a drawing, as a drawing of its own. */
function drawingOf(part: SVGGraphicsElement): SVGSVGElement {
  const copy = part.cloneNode(true) as SVGGraphicsElement;
  const [from, to] = [part, copy].map((each) => [each, ...each.querySelectorAll<SVGElement>('*')]);
  for (const [i, each] of (from ?? []).entries()) {
    const style = getComputedStyle(each);
    for (const name of PAINT) to?.[i]?.style.setProperty(name, style.getPropertyValue(name));
  }
  if (copy instanceof SVGSVGElement) return copy;
  copy.removeAttribute('transform');
  const { x, y, width, height } = part.getBBox();
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  drawing.append(copy);
  return drawing;
}
