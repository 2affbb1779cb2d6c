import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { engineOf } from '../engine/database.ts';
import type { Database } from '../engine/tables.ts';
import { freeBytes } from '../engine/write-trouble.ts';
import { hashToken } from '../security/tokens.ts';
import { buildInfo } from './build-info.ts';
import { refuse } from './errors.ts';
import { queueLength } from './fair-queue.ts';
import { METRICS_PATH } from './overload.ts';
import { findTrouble } from './readiness.ts';
import type { Services } from './serve.ts';
import type { Tally } from './tally.ts';

/** Upper bounds in seconds: a page takes milliseconds, a whole list seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Gauge whose value is read when metrics are collected. */
type LookedUp = [name: string, help: string, look: () => number | Promise<number>];

function countRequests(app: FastifyInstance, registers: Registry[]): void {
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests that ended, by the pattern of their route',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first line of a request to the end of its answer',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  });
  app.tally.on('requestEnded', ({ method, route, status, ms }) => {
    requests.inc({ method, route, status });
    seconds.observe({ method, route }, ms / 1000);
  });
}

function countEvents(app: FastifyInstance, registers: Registry[]): void {
  const counter = (name: string, help: string) => new Counter({ name, help, registers });
  const shed = counter('tawseel_requests_shed_total', 'Requests answered with 503 for want of room');
  const failed = counter('tawseel_sign_in_failures_total', 'Failed and refused sign-ins');
  const { tally } = app;
  tally.on('requestShed', () => shed.inc());
  tally.on('signInFailed', () => failed.inc());
}

/** Counted event of an area; `label` names its only argument. */
export type CountedEvent = { event: keyof Tally; name: string; help: string; label?: string };

function countEventsOfAreas(
  { tally }: FastifyInstance,
  counted: readonly CountedEvent[],
  registers: Registry[],
): void {
  for (const { event, name, help, label } of counted) {
    const counter = new Counter({ name, help, labelNames: label ? [label] : [], registers });
    tally.on(event, (value: unknown) => counter.inc(label ? { [label]: String(value) } : {}));
  }
}

function ofPool(db: Database): LookedUp[] {
  const { pool } = engineOf(db);
  if (!pool) return [];
  const busy = () => pool.totalCount - pool.idleCount;
  return [
    ['tawseel_database_connections', 'Connections to PostgreSQL', () => pool.totalCount],
    ['tawseel_database_connections_busy', 'Connections to PostgreSQL in use', busy],
    ['tawseel_database_waiting', 'Queries that wait for a connection', () => pool.waitingCount],
  ];
}

function ofDisk(db: Database): LookedUp[] {
  if (engineOf(db).name === 'postgres') return [];
  const look = async () => (await freeBytes(db)) ?? 0;
  return [['tawseel_disk_free_bytes', 'Room on the disk of the data folder', look]];
}

function lookAtServer(app: FastifyInstance, services: Services, registers: Registry[]): void {
  const { db, settings } = services;
  const { backups } = app;
  const ready = async () => ((await findTrouble(app, services)) ? 0 : 1);
  const gauges: LookedUp[] = [
    // Before gauges that query the database, which would count themselves.
    ...ofPool(db),
    ...ofDisk(db),
    ['tawseel_ready', '1 while the server can work, as /health/ready says', ready],
    ['tawseel_requests_in_progress', 'Requests waiting or worked on', () => app.slotsHeld()],
    [
      'tawseel_requests_in_progress_limit',
      'The setting MOST_REQUESTS_AT_ONCE',
      () => settings.MOST_REQUESTS_AT_ONCE,
    ],
    ['tawseel_requests_waiting', 'Requests in line for their turn of the event loop', queueLength],
    [
      'tawseel_backup_last_good_seconds',
      'When the newest good backup was taken; 0: none',
      () => (backups.lastGoodAt?.getTime() ?? 0) / 1000,
    ],
    [
      'tawseel_backup_every_seconds',
      'The setting BACKUP_HOURS, in seconds',
      () => settings.BACKUP_HOURS * 3600,
    ],
    ['tawseel_backup_failed', '1 while the last scheduled backup failed', () => (backups.failure ? 1 : 0)],
  ];
  for (const [name, help, look] of gauges) {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        this.set(await look());
      },
    });
  }
  const build = buildInfo();
  const labels = { ...build, commit: build.commit ?? '', database: engineOf(db).name };
  const help = 'What runs; always 1';
  new Gauge({ name: 'tawseel_build_info', help, labelNames: Object.keys(labels), registers }).set(labels, 1);
}

/** Serves Prometheus metrics to callers with the token; only loaded if a token is set. */
export function serveMetrics(
  app: FastifyInstance,
  services: Services,
  token: string,
  counted: readonly CountedEvent[],
): void {
  const register = new Registry();
  collectDefaultMetrics({ register });
  countRequests(app, [register]);
  countEvents(app, [register]);
  countEventsOfAreas(app, counted, [register]);
  lookAtServer(app, services, [register]);
  const wanted = Buffer.from(hashToken(token));
  app.get(METRICS_PATH, async (request, reply) => {
    const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!timingSafeEqual(Buffer.from(hashToken(given)), wanted)) {
      throw refuse('metrics_need_token');
    }
    return reply.type(register.contentType).send(await register.metrics());
  });
}
