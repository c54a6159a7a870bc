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
      const worst = (element: Element): number => {
        const line: Element[] = [];
        for (let at: Element | null = element; at; at = at.parentElement) line.unshift(at);
        let grounds: Rgba[] = [[255, 255, 255, 1]];
        let found = Infinity;
        for (const at of line) {
          const { backgroundColor, backgroundImage, color, opacity } = getComputedStyle(at);
          const below = grounds;
          grounds = below.map((ground) => over(rgba(backgroundColor), ground));
          const stops = backgroundImage.includes('repeating')
            ? []
            : backgroundImage.match(/(?:rgba?|color|oklab|oklch|lab)\([^()]*\)/g);
          if (stops?.length) grounds = grounds.flatMap((ground) => stops.map((stop) => over(rgba(stop), ground)));
          const seen = Number(opacity);
          grounds = grounds.flatMap((ground) => below.map((under) => over(ground, under, seen)));
          // A handful of grounds at most: their lightest and darkest say it.
          grounds = grounds
            .sort((a, b) => luminance(a) - luminance(b))
            .filter((_, i, all) => i === 0 || i === all.length - 1);
          found = Math.min(...grounds.map((ground) => contrast(over(over(rgba(color), ground), ground, seen), ground)));
        }
        return found;
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
