import { createServer, type Server } from 'node:http';

import type { Metrics } from './metrics';
import { StartError } from './start-error';

/**
 * Answers GET /metrics on a port of its own, which the outside world need not reach.
 * @returns what ends it
 * @throws StartError when the port cannot be had
 */
export async function serveMetrics(
  metrics: Metrics,
  { port, host }: { port: number; host: string },
): Promise<() => Promise<void>> {
  const server = metricsServer(metrics);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        new StartError(
          `Metrics cannot be served on port ${port} of ${host}: ${error.message}. Choose another with METRICS_PORT and METRICS_HOST.`,
        ),
      ),
    );
    server.listen(port, host, resolve);
  });
  metrics.watchProcess();
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

/** The server of the metrics, not listening yet. */
export function metricsServer(metrics: Metrics): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.read().then(
      ({ type, text }) => response.writeHead(200, { 'Content-Type': type }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
