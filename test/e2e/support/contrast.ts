import type { Page } from 'playwright-core';

/** What letters need on their ground. */
const LETTERS = 4.5;

/**
 * Letters that do not stand out enough from what they lie on, as the browser draws it just now, with the contrast: of what
 * `within` selects, greyed things too. A gradient counts as the worst of its colours, a picture as nothing.
 */
export const faintOn = (page: Page, within: string): Promise<string[]> =>
  page.evaluate(
    ([selector, least]) => {
      type Rgba = [number, number, number, number];
      const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
      const read = new Map<string, Rgba>();
      // Colours come in many notations: one that the browser has painted is in one.
      const rgba = (colour: string): Rgba => {
        const known = read.get(colour);
        if (known) return known;
        pen.clearRect(0, 0, 1, 1);
        pen.fillStyle = colour;
        pen.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0, a = 0] = pen.getImageData(0, 0, 1, 1).data;
        const value: Rgba = [r, g, b, a / 255];
        read.set(colour, value);
        return value;
      };
      const over = ([r, g, b, a]: Rgba, [x, y, z]: Rgba, share = 1): Rgba => {
        const part = a * share;
        return [r * part + x * (1 - part), g * part + y * (1 - part), b * part + z * (1 - part), 1];
      };
      const luminance = (colour: Rgba): number => {
        const [r = 0, g = 0, b = 0] = colour
          .slice(0, 3)
          .map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const contrast = (a: Rgba, b: Rgba): number => {
        const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
        return (high + 0.05) / (low + 0.05);
      };
      const looked = new Map<Element, Rgba[]>();
      // What lies on what: each thing is looked at once, not once for everything in it.
      const groundsOf = (at: Element | null): Rgba[] => {
        if (!at) return [[255, 255, 255, 1]];
        const known = looked.get(at);
        if (known) return known;
        const below = groundsOf(at.parentElement);
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(at);
        let grounds = below.map((ground) => over(rgba(backgroundColor), ground));
        const stops = backgroundImage.includes('repeating')
          ? []
          : backgroundImage.match(/(?:rgba?|color|oklab|oklch|lab)\([^()]*\)/g);
        if (stops?.length) grounds = grounds.flatMap((ground) => stops.map((stop) => over(rgba(stop), ground)));
        // A handful of grounds at most: their lightest and darkest say it.
        grounds = grounds
          .flatMap((ground) => below.map((under) => over(ground, under, Number(opacity))))
          .sort((a, b) => luminance(a) - luminance(b))
          .filter((_, i, all) => i === 0 || i === all.length - 1);
        looked.set(at, grounds);
        return grounds;
      };
      const worst = (element: Element): number => {
        const { color, opacity } = getComputedStyle(element);
        const letters = rgba(color);
        return Math.min(
          ...groundsOf(element).map((ground) => contrast(over(over(letters, ground), ground, Number(opacity)), ground)),
        );
      };
      const faults: string[] = [];
      for (const root of document.querySelectorAll(selector)) {
        for (const each of [root, ...root.querySelectorAll('*')]) {
          const written = [...each.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          );
          const { width } = each.getBoundingClientRect();
          if (!written || !(each instanceof HTMLElement) || !each.checkVisibility() || width < 2) continue;
          const value = worst(each);
          if (value < least)
            faults.push(`${each.tagName} "${each.textContent?.trim().slice(0, 40)}": ${value.toFixed(2)}`);
        }
      }
      return [...new Set(faults)];
    },
    [within, LETTERS] as const,
  );
