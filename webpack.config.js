const { spawn } = require('node:child_process');
const { readdirSync } = require('node:fs');
const path = require('node:path');
const zlib = require('node:zlib');
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { Compilation, sources } = require('webpack');
const { Fonts } = require('./config/fonts');

const boards = readdirSync(path.resolve(__dirname, 'client/boards'), { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name);
const serverPort = process.env.PORT || '8000';

/** Puts x.br and x.gz beside every text file of the build that the server sends as it is. */
class Compressed {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('Compressed', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'Compressed', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        (assets) => {
          for (const [name, source] of Object.entries(assets)) {
            if (!/\.(js|svg|json|txt)$/.test(name)) continue;
            const content = Buffer.from(source.buffer());
            const packed = {
              br: zlib.brotliCompressSync(content, {
                params: { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length },
              }),
              gz: zlib.gzipSync(content, { level: 9 }),
            };
            for (const [suffix, bytes] of Object.entries(packed)) {
              compilation.emitAsset(`${name}.${suffix}`, new sources.RawSource(bytes));
            }
          }
        },
      );
    });
  }
}

/** @returns {import('webpack').Configuration} */
module.exports = (env, argv) => {
  const production = argv.mode === 'production';
  return {
    name: 'client',
    target: ['web', 'es2022'],
    entry: { main: './client/main.tsx' },
    output: {
      path: path.resolve(__dirname, 'dist/client'),
      publicPath: '/',
      filename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      chunkFilename: production ? 'assets/[name].[contenthash:8].js' : 'assets/[name].js',
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js', '.json'] },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: { loader: 'swc-loader', options: swcOptions(production) } },
        // All game icons are one module: without copies of its own the lobby would load every emblem of the boards, and each
        // board those of the others.
        ...boards.map((board) => ({
          test: new RegExp(`[\\\\/]client[\\\\/]boards[\\\\/]${board}[\\\\/]`),
          resolve: {
            alias: {
              'react-icons/gi$': `${path.join(path.dirname(require.resolve('react-icons/gi')), 'index.mjs')}?${board}`,
            },
          },
        })),
        // What pictures alone show is not to come with the board.
        {
          test: /[\\/]client[\\/]boards[\\/]\w+[\\/]figures[\\/]/,
          resolve: {
            alias: {
              'react-icons/gi$': `${path.join(path.dirname(require.resolve('react-icons/gi')), 'index.mjs')}?figures`,
            },
          },
        },
        { test: /[\\/]react-icons[\\/]gi[\\/]/, use: path.resolve(__dirname, 'config/round-paths.js') },
        { test: /\.md$/, type: 'asset/source' },
        { test: /\.(svg|png|jpg|woff2)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({ template: './client/index.html', scriptLoading: 'defer' }),
      new Fonts(),
      ...(production ? [new Compressed()] : []),
    ],
    optimization: {
      runtimeChunk: 'single',
      moduleIds: 'deterministic',
      chunkIds: production ? 'deterministic' : 'named',
      splitChunks: {
        chunks: 'all',
        cacheGroups: {
          // The libraries of every page change seldom: a new release of ours leaves them in the browser's cache.
          frame: {
            test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|styled-components|stylis)[\\/]/,
            name: 'frame',
            chunks: 'initial',
            priority: 10,
          },
        },
      },
    },
    devtool: production ? 'nosources-source-map' : 'eval-cheap-module-source-map',
    cache: {
      type: 'filesystem',
      cacheDirectory: path.resolve(__dirname, 'node_modules/.cache/webpack'),
      buildDependencies: {
        config: [
          __filename,
          path.resolve(__dirname, 'config/fonts.js'),
          path.resolve(__dirname, 'config/round-paths.js'),
          path.resolve(__dirname, 'package-lock.json'),
        ],
      },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    devServer: {
      port: 8080,
      hot: true,
      static: false,
      historyApiFallback: true,
      client: {
        overlay: {
          errors: true,
          warnings: false,
          // What browsers say where an observer is called again in the next frame: no fault.
          runtimeErrors: ({ message }) => !message.startsWith('ResizeObserver loop'),
        },
      },
      proxy: [
        {
          context: ['/games', '/socket.io', '/api'],
          target: `http://127.0.0.1:${serverPort}`,
          ws: true,
          // A page address may begin like one of the server's own.
          bypass: (request) => (request.headers.accept?.includes('text/html') ? '/index.html' : undefined),
        },
      ],
      onListening: startServer,
    },
  };
};

function swcOptions(production) {
  return {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: !production } },
      experimental: {
        // Comments and line breaks in styles are not sent. No more than that: names for debugging would weigh as much again.
        plugins: production
          ? [
              [
                '@swc/plugin-styled-components',
                { minify: true, displayName: false, ssr: false, transpileTemplateLiterals: false },
              ],
            ]
          : [],
        cacheRoot: path.resolve(__dirname, 'node_modules/.cache/swc'),
      },
    },
  };
}

/** `npm run dev` is one command: the game server runs beside the development server and restarts on change. */
function startServer() {
  const server = spawn(process.execPath, [require.resolve('tsx/cli'), 'watch', 'server/index.ts'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PORT: serverPort },
  });
  process.on('exit', () => server.kill());
}
