// Loaded before server/index.ts by `npm start`.
const { isMainThread } = require('node:worker_threads');

process.env.NODE_ENV ??= 'production';

// npm hands a signal to the shell between it and us, which dies of it and tells nobody: without this, stopping
// `npm start` would leave a server behind that holds the port.
if (isMainThread && process.env.npm_lifecycle_event === 'start') {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 300);
  watch.unref();
}
