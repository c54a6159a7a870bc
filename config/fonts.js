const { createHash } = require('node:crypto');
const { readFile } = require('node:fs/promises');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const subsetFont = require('subset-font');
const { Compilation, sources } = require('webpack');

/**
 * Our faces. `file` is where the package has one, by the set of letters; `weight` a range of a variable font, one weight of it, or
 * absent where the file has only one; `like` a face of most machines that stands in until ours has come; `late` is what the
 * lobby does not use.
 */
const FACES = [
  {
    family: 'Commissioner',
    from: '@fontsource-variable/commissioner',
    file: (set) => `commissioner-${set}-wght-normal.woff2`,
    weight: { min: 400, max: 700 },
    like: 'arial',
  },
  {
    family: 'Alegreya',
    from: '@fontsource-variable/alegreya',
    file: (set) => `alegreya-${set}-wght-normal.woff2`,
    weight: 700,
    like: 'georgia',
  },
  {
    family: 'Alegreya SC',
    from: '@fontsource/alegreya-sc',
    file: (set) => `alegreya-sc-${set}-700-normal.woff2`,
    like: 'georgia',
    late: true,
  },
];

const between = (first, last) => Array.from({ length: last - first + 1 }, (_, i) => first + i);
const codesOf = (letters) => [...letters].map((letter) => letter.codePointAt(0)).sort((a, b) => a - b);
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

/** What is kept of a font's own rules: how letters stand together, and figures of one width. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'lnum', 'tnum'];

/** Puts our faces into the build, and what tells a browser of them into the page's head, where it reads that before any script. */
class Fonts {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Fonts', (compilation) => {
      const all = (this.all ??= Promise.all(FACES.map(faceOf)));
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
        const first = faces.filter(({ late }) => !late).map(({ parts: [latin] }) => latin.file);
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

/** A face's parts, and its rules for the browser. */
async function faceOf({ family, from, file: named, weight, like, late = false }) {
  const read = (set) => readFile(require.resolve(`${from}/files/${named(set)}`));
  const axes = (wght) => (weight === undefined ? {} : { variationAxes: { wght } });
  const parts = await Promise.all(
    PARTS.map(async ({ name, set, codes }) => {
      const bytes = await subsetFont(await read(set), String.fromCodePoint(...codes), {
        targetFormat: 'woff2',
        keepFeatures: FEATURES,
        noHinting: true,
        ...axes(weight),
      });
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
      return { file: `assets/${family.toLowerCase().replace(' ', '-')}-${name}.${hash}.woff2`, bytes, codes };
    }),
  );
  const weights = weight?.min ? `${weight.min} ${weight.max}` : '100 900';
  const rules = parts.map(
    ({ file, codes }) =>
      `@font-face{font-family:'${family}';font-weight:${weights};font-display:swap;` +
      `src:url(/${file}) format('woff2');unicode-range:${rangesOf(codes)}}`,
  );
  const usual = await subsetFont(await read('latin'), null, {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    ...axes(weight?.min ?? weight),
  });
  const license = `${family}\n\n${await readFile(require.resolve(`${from}/LICENSE`), 'utf8')}`;
  return { late, parts, license, css: [...rules, await standIn(family, usual, like)].join('') };
}

/** A face of the reader's machine in the measures of ours, `<family> Fallback`, so that nothing moves when ours comes. */
async function standIn(family, bytes, like) {
  const [{ createFontStack }, { fromBuffer }, metrics] = await Promise.all([
    import('@capsizecss/core'),
    import('@capsizecss/unpack'),
    import(`@capsizecss/metrics/${like}`),
  ]);
  const ours = { ...(await fromBuffer(bytes)), familyName: family };
  return createFontStack([ours, metrics.default]).fontFaces.replace(/\s*\n\s*/g, '');
}

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
