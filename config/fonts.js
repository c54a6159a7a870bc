const { createHash } = require('node:crypto');
const { readFile } = require('node:fs/promises');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const subsetFont = require('subset-font');
const { Compilation, sources } = require('webpack');

/** The faces of a machine that stand in until ours have come, and others of the same measures. */
const SANS = { arial: ['Liberation Sans', 'Arimo'], roboto: [] };
const SERIF = { georgia: ['Gelasio'], notoSerif: [] };

/**
 * Our faces. `file` is where the package has one, by the set of letters; `weight` a range of a variable font, one weight of it, or
 * absent where the file has only one; `like` what stands in for it; `late` is what the lobby does not use.
 */
const FACES = [
  {
    family: 'Commissioner',
    from: '@fontsource-variable/commissioner',
    file: (set) => `commissioner-${set}-wght-normal.woff2`,
    weight: { min: 400, max: 700 },
    like: SANS,
  },
  {
    family: 'Alegreya',
    from: '@fontsource-variable/alegreya',
    file: (set) => `alegreya-${set}-wght-normal.woff2`,
    weight: 700,
    like: SERIF,
  },
  {
    family: 'Alegreya SC',
    from: '@fontsource/alegreya-sc',
    file: (set) => `alegreya-sc-${set}-700-normal.woff2`,
    like: SERIF,
    late: true,
  },
];

const between = (first, last) => Array.from({ length: last - first + 1 }, (_, i) => first + i);
const codesOf = (letters) => [...letters].map((letter) => letter.codePointAt(0)).sort((a, b) => a - b);
const FIGURES = codesOf('0123456789');
const CENTRAL = codesOf('ŐőŰűČčĎďĚěŇňŘřŠšŤťŮůŽž');

/** The parts of a face, a file each, which a browser loads when it meets a letter of it: those of all our pages at once. */
const PARTS = [
  {
    name: 'latin',
    set: 'latin',
    codes: [...between(0x20, 0x7e), ...between(0xa0, 0xff), ...codesOf('–—‘’‚“”„•…‹›€−')],
  },
  // What Hungarian and Czech have besides.
  { name: 'central', set: 'latin-ext', codes: CENTRAL },
  // In names of people.
  { name: 'extended', set: 'latin-ext', codes: between(0x100, 0x17f).filter((code) => !CENTRAL.includes(code)) },
];

/**
 * What our faces lack and others lend: figures of one width, as high as capitals, and signs. `size` is how large it is drawn
 * where that is not told by capitals.
 */
const LOANS = [
  {
    name: 'figures',
    from: '@fontsource-variable/noto-sans',
    file: 'noto-sans-latin-wght-normal.woff2',
    weight: { min: 400, max: 700 },
    to: ['Commissioner'],
    codes: FIGURES,
  },
  {
    name: 'signs',
    from: '@fontsource/dejavu-sans',
    file: 'dejavu-sans-latin-400-normal.woff2',
    to: FACES.map(({ family }) => family),
    size: 0.85,
    codes: codesOf('■▲▸▾◆○●★✓✚✶'),
  },
];

/** What is kept of a font's own rules: how letters stand together, and figures of one width. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'lnum', 'tnum'];

/** Puts our faces into the build, and what tells a browser of them into the page's head, where it reads that before any script. */
class Fonts {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Fonts', (compilation) => {
      const all = (this.all ??= everything());
      compilation.hooks.processAssets.tapPromise(
        { name: 'Fonts', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        async () => {
          const faces = await all;
          for (const { file, bytes } of faces.flatMap(({ parts }) => parts))
            compilation.emitAsset(file, new sources.RawSource(bytes));
          // Whoever gets a face gets its licence.
          const licenses = faces.map(({ license }) => license).join('\n\n');
          compilation.emitAsset('assets/typefaces.txt', new sources.RawSource(licenses));
        },
      );
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tapPromise('Fonts', async (page) => {
        const faces = await all;
        const first = faces.filter(({ late }) => !late).map(({ parts: [part] }) => part.file);
        page.assetTags.styles.unshift(
          ...first.map((file) =>
            tag('link', { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true }),
          ),
          tag('style', {}, faces.map(({ css }) => css).join('')),
        );
        return page;
      });
    });
  }
}

const tag = (tagName, attributes, innerHTML) => ({
  tagName,
  attributes,
  innerHTML,
  voidTag: innerHTML === undefined,
  meta: { plugin: 'Fonts' },
});

/** All that the build gets: our faces, and what is lent to them. */
async function everything() {
  const faces = await Promise.all(FACES.map(faceOf));
  return [...faces, ...(await Promise.all(LOANS.map((loan) => lent(loan, faces))))];
}

/** A face's parts, its measures, and its rules for the browser. */
async function faceOf({ family, from, file: named, weight, like, late = false }) {
  const read = (set) => readFile(require.resolve(`${from}/files/${named(set)}`));
  const borrowed = LOANS.filter(({ to }) => to.includes(family)).flatMap(({ codes }) => codes);
  const parts = await Promise.all(
    PARTS.map(async ({ name, set, codes }) =>
      partOf(
        `${family.toLowerCase().replace(' ', '-')}-${name}`,
        await read(set),
        codes.filter((code) => !borrowed.includes(code)),
        weight,
      ),
    ),
  );
  const ours = { ...(await measuresOf(await read('latin'), weight)), familyName: family };
  const css = [...parts.map((part) => ruleOf(family, part, weight)), ...(await standIns(ours, like))].join('');
  return { family, weight, late, parts, ours, css, license: await licenseOf(family, from) };
}

/** A loan's only part, and its rules: one for each face that borrows it. */
async function lent({ name, from, file, weight, to, size, codes }, faces) {
  const bytes = await readFile(require.resolve(`${from}/files/${file}`));
  const part = await partOf(name, bytes, codes, weight);
  const theirs = await measuresOf(bytes, weight);
  const css = faces
    .filter(({ family }) => to.includes(family))
    .map((face) => ruleOf(face.family, part, face.weight, fitting(theirs, face.ours, size)));
  return { parts: [part], css: css.join(''), license: await licenseOf(name, from) };
}

const partOf = async (name, font, codes, weight) => {
  const bytes = await subsetFont(font, String.fromCodePoint(...codes), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
    ...axes(weight),
  });
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  return { file: `assets/${name}.${hash}.woff2`, bytes, codes };
};

const axes = (wght) => (wght === undefined ? {} : { variationAxes: { wght } });

const licenseOf = async (name, from) => `${name}\n\n${await readFile(require.resolve(`${from}/LICENSE`), 'utf8')}`;

function ruleOf(family, { file, codes }, weight, measures = '') {
  const weights = weight?.min ? `${weight.min} ${weight.max}` : '100 900';
  return (
    `@font-face{font-family:'${family}';font-weight:${weights};font-display:swap;` +
    `src:url(/${file}) format('woff2');unicode-range:${rangesOf(codes)};${measures}}`
  );
}

/** A font's measures, at the weight of reading. */
const measuresOf = async (font, weight) => {
  const { fromBuffer } = await import('@capsizecss/unpack');
  return fromBuffer(
    await subsetFont(font, null, { targetFormat: 'sfnt', keepAllGlyphs: true, ...axes(weight?.min ?? weight) }),
  );
};

/** What makes capitals of one font as high as those of another, on lines as high as the other's. */
function fitting(theirs, ours, size = ours.capHeight / ours.unitsPerEm / (theirs.capHeight / theirs.unitsPerEm)) {
  const percent = (part) => `${(100 * part).toFixed(2)}%`;
  const line = (measure) => percent(Math.abs(ours[measure]) / ours.unitsPerEm / size);
  return `size-adjust:${percent(size)};ascent-override:${line('ascent')};descent-override:${line('descent')};line-gap-override:${line('lineGap')}`;
}

/**
 * Faces of the reader's machine in the measures of ours, so that nothing moves when ours comes: `<family> Fallback`, and the same
 * with a 2.
 */
const standIns = async (ours, like) => {
  const { createFontStack } = await import('@capsizecss/core');
  return Promise.all(
    Object.entries(like).map(async ([name, same], i) => {
      const { default: metrics } = await import(`@capsizecss/metrics/${name}`);
      const { fontFaces } = createFontStack([ours, metrics]);
      return fontFaces
        .replace(/\s*\n\s*/g, '')
        .replace('Fallback', i === 0 ? 'Fallback' : `Fallback ${i + 1}`)
        .replace(/(local\([^)]*\))/, ['$1', ...same.map((each) => `local('${each}')`)].join());
    }),
  );
};

/** Ascending codes as CSS ranges. */
function rangesOf(codes) {
  const ranges = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last?.to === code - 1) last.to = code;
    else ranges.push({ from: code, to: code });
  }
  const hex = (code) => code.toString(16);
  return ranges.map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join();
}

module.exports = { Fonts };
