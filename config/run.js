// Runs a program in TypeScript as one file, as browsers run ours: `node config/run.js tools/simulate.ts <ruleset>`. File by file, as tsx
// runs it, every call from one module into another passes getters, which costs rules a third of their time.
const { readFileSync } = require('node:fs');
const { createRequire, Module } = require('node:module');
const path = require('node:path');
const { build } = require('esbuild');

/** Each file keeps its own place: programs find their files and workers by it. */
const places = {
  name: 'places',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8')
        .replace(/\b__dirname\b/g, JSON.stringify(path.dirname(file)))
        .replace(/\b__filename\b/g, JSON.stringify(file)),
      loader: 'ts',
    }));
  },
};

/** Bundles the program and runs it, with the arguments behind its name. */
async function run(entry) {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    packages: 'external',
    platform: 'node',
    target: `node${process.versions.node}`,
    supported: { 'dynamic-import': false },
    plugins: [places],
    sourcemap: 'inline',
    sourcesContent: false,
    write: false,
    outdir: path.dirname(entry),
    logLevel: 'error',
  });
  process.setSourceMapsEnabled(true);
  process.argv.splice(1, 1);
  const program = new Module(entry);
  program.filename = entry;
  program.paths = createRequire(entry).resolve.paths('esbuild');
  program._compile(outputFiles[0].text, entry);
}

void run(path.resolve(process.argv[2]));
