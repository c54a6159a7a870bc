// Starts a worker thread of the server whose entry is TypeScript, lazy imports included (tsx alone does not):
//   new Worker(path.join(__dirname, '../config/worker.mjs'), { argv: [path.join(__dirname, 'bots/worker.ts')] })
import { createRequire } from 'node:module';
import { register as registerRequire } from 'tsx/cjs/api';
import { register as registerImport } from 'tsx/esm/api';

registerRequire();
registerImport();
createRequire(import.meta.url)(process.argv[2]);
