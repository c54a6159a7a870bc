import { COLOURS } from '../../client/theme';

/** The theme's tokens in light (0) or dark (1). */
export type Theme = 0 | 1;
type Rgb = readonly [number, number, number];

/** What stands for a state that only a pointer or a key can bring about: `marked` sets it on an element. */
const STATES = { ':hover': 'is-hovered', ':focus-visible': 'is-focused', ':active': 'is-active' } as const;
export type State = keyof typeof STATES;
export const marked = (element: Element, state: State, on: boolean): void => {
  element.classList.toggle(STATES[state], on);
};

interface Rule {
  selector: string;
  style: CSSStyleDeclaration;
  weight: number;
}

/** The rules of all style sheets of the page, those of media left out, in the order of the cascade. */
export function rulesOfPage(): Rule[] {
  const rules: Rule[] = [];
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!('selectorText' in rule)) continue;
      const { selectorText, style } = rule as CSSStyleRule;
      for (const each of selectorText.split(/,(?![^(]*\))/)) {
        const selector = Object.entries(STATES).reduce(
          (text, [state, mark]) => text.replaceAll(state, `.${mark}`),
          each,
        );
        if (!selector.includes('::')) rules.push({ selector, style, weight: weightOf(selector) });
      }
    }
  }
  // Sorting keeps the order of equals.
  return rules.sort((a, b) => a.weight - b.weight);
}

/** Specificity: classes, attributes and states, then elements. */
function weightOf(selector: string): number {
  const inner = selector.replace(/:(not|is|has)\(/g, ' ').replace(/\)/g, ' ');
  const classes = inner.match(/\.[\w-]+|\[[^\]]*\]|:[\w-]+/g)?.length ?? 0;
  return classes * 100 + (inner.match(/(^|[\s>+~])[a-z]\w*/g)?.length ?? 0);
}

/** What a property of an element is by the rules that match it; '' where none sets it. */
export function valueOf(rules: readonly Rule[], element: Element, ...properties: readonly string[]): string {
  let [found, important] = ['', false];
  for (const { selector, style } of rules) {
    for (const property of properties) {
      const value = style.getPropertyValue(property);
      const heavy = style.getPropertyPriority(property) === 'important';
      if (value !== '' && (heavy || !important) && element.matches(selector)) [found, important] = [value, heavy];
    }
  }
  return found;
}

/** Changes each part of a colour; `i` is 0 for red, 1 for green, 2 for blue. */
const mapped = ([r, g, b]: Rgb, change: (part: number, i: number) => number): Rgb => [
  change(r, 0),
  change(g, 1),
  change(b, 2),
];
const partOf = (hex: string, at: number): number => parseInt(hex.slice(at, at + 2), 16);
const rgbOf = (hex: string): Rgb => [partOf(hex, 1), partOf(hex, 3), partOf(hex, 5)];
const alphaOf = (hex: string): number => (hex.length === 9 ? parseInt(hex.slice(7), 16) / 255 : 1);
const over = (top: Rgb, share: number, ground: Rgb): Rgb =>
  mapped(top, (part, i) => part * share + (ground[i] ?? 0) * (1 - share));

/** The colours that a value names, laid over a ground: all of a gradient, a mixture with what is transparent as it is seen. */
function coloursIn(value: string, theme: Theme, ground: Rgb): Rgb[] {
  const share = /color-mix\(in srgb, .* (\d+)%, transparent\)/.exec(value)?.[1];
  return [...value.matchAll(/var\(--(\w+)\)/g)].flatMap(([, name]) => {
    if (name === undefined || !(name in COLOURS)) throw new Error(`no token of the theme: ${value}`);
    const hex = COLOURS[name as keyof typeof COLOURS][theme];
    return [over(rgbOf(hex), alphaOf(hex) * (share === undefined ? 1 : Number(share) / 100), ground)];
  });
}

function luminance(colour: Rgb): number {
  const [r, g, b] = mapped(colour, (part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** How an element's letters stand out from what is below them, at worst, where all lies on a ground of the theme. */
export function contrastOf(
  rules: readonly Rule[],
  element: Element,
  theme: Theme,
  table: keyof typeof COLOURS,
): number {
  const line: Element[] = [];
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) line.unshift(at);
  let grounds: Rgb[] = [rgbOf(COLOURS[table][theme])];
  let ink: Rgb = rgbOf(COLOURS.ink[theme]);
  let pairs: [letters: Rgb, ground: Rgb][] = [];
  for (const at of line) {
    const below = grounds;
    const background = valueOf(rules, at, 'background', 'background-color');
    grounds = below.flatMap((ground) => {
      const own = coloursIn(background, theme, ground);
      return own.length > 0 ? own : [ground];
    });
    const colour = valueOf(rules, at, 'color');
    [ink = ink] = coloursIn(colour, theme, ink);
    const bright = Number(/brightness\(([\d.]+)\)/.exec(valueOf(rules, at, 'filter'))?.[1] ?? 1);
    const seen = Number(valueOf(rules, at, 'opacity') || 1);
    const lit = (each: Rgb): Rgb => mapped(each, (part) => Math.min(255, part * bright));
    pairs = grounds.flatMap((ground) =>
      below.map((under): [Rgb, Rgb] => [over(lit(ink), seen, under), over(lit(ground), seen, under)]),
    );
  }
  return Math.min(
    ...pairs.map(([letters, ground]) => {
      const [low = 0, high = 0] = [luminance(letters), luminance(ground)].sort((x, y) => x - y);
      return (high + 0.05) / (low + 0.05);
    }),
  );
}
