import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import pLimit from 'p-limit';

const AT_ONCE = 2;
const MOST_WAITING = 100;

declare module 'fastify' {
  interface FastifyInstance {
    jobs: Jobs;
  }
}

/**
 * Background jobs: they start after the reply is sent, so that callers neither wait for them nor learn from the
 * timing.
 */
export class Jobs {
  readonly #inTurn = pLimit(AT_ONCE);
  readonly #unfinished = new Set<Promise<void>>();

  afterAnswer({ raw, log }: FastifyReply, job: () => Promise<void>): void {
    if (this.#unfinished.size >= MOST_WAITING) {
      log.warn('too many background jobs: one was left out');
      return;
    }
    const answered = Promise.withResolvers<void>();
    if (raw.destroyed) answered.resolve();
    raw.once('close', () => answered.resolve());
    const done: Promise<void> = answered.promise
      .then(() => this.#inTurn(job))
      .catch((err) => log.error({ err }, 'a background job failed'))
      .finally(() => this.#unfinished.delete(done));
    this.#unfinished.add(done);
  }

  /** Starts a long job at once, outside of the queue. */
  run({ log }: FastifyReply, job: () => Promise<void>): void {
    const done: Promise<void> = job()
      .catch((err) => log.error({ err }, 'a background job failed'))
      .finally(() => this.#unfinished.delete(done));
    this.#unfinished.add(done);
  }

  /** Resolves when no jobs are left. */
  async idle(): Promise<void> {
    while (this.#unfinished.size > 0) await Promise.all(this.#unfinished);
  }
}

/**
 * Adds background jobs to the app. On shutdown, remaining jobs are finished within the same time limit as open
 * requests.
 */
export function runJobs(app: FastifyInstance, stopSeconds: number): void {
  const jobs = new Jobs();
  let patience: Promise<void> | undefined;
  app.decorate('jobs', jobs);
  app.addHook('preClose', async () => {
    patience = setTimeout(stopSeconds * 1000, undefined, { ref: false });
  });
  app.addHook('onClose', () => Promise.race([jobs.idle(), patience]));
}
