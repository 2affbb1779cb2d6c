import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Settings } from './platform/settings.ts';

/** Ctrl-C in a terminal reaches the server twice: by itself, and passed on by npm. */
const SAME_SIGNAL_MS = 500;

/**
 * Graceful shutdown on SIGTERM and SIGINT: readiness turns, calls are answered for DRAIN_SECONDS more, so that a
 * balancer has time to look elsewhere; then the port closes and what is under way ends, after STOP_SECONDS by force.
 * A second signal ends the process at once.
 */
export function stopOnSignals(
  app: FastifyInstance,
  settings: Settings,
  closeDatabase: () => Promise<void>,
): void {
  let since = 0;

  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (app.stopping) {
      if (performance.now() - since > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    app.stopping = true;
    since = performance.now();
    app.log.info({ signal }, 'stopping');
    await setTimeout(settings.DRAIN_SECONDS * 1000);
    void setTimeout(settings.STOP_SECONDS * 1000, undefined, { ref: false }).then(() =>
      app.server.closeAllConnections(),
    );
    await app.close();
    await closeDatabase();
    app.log.info({ afterMs: Math.round(performance.now() - since) }, 'stopped');
    process.exit(0);
  }
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
