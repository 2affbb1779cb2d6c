import type { IncomingMessage, ServerResponse } from 'node:http';
import rateLimit from '@fastify/rate-limit';
import { REQUEST_ID_HEADER } from '@tawseel/contract/errors';
import { IDEMPOTENCY_HEADER, VERSION_HEADER } from '@tawseel/contract/facts/headers';
import { DEVICE_HEADER } from '@tawseel/contract/facts/limits';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { REPLAYED_HEADER } from '@tawseel/contract/idempotency';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Settings } from '../settings.ts';
import { networkOf } from './caller-address.ts';
import { RateLimited, refuse } from './errors.ts';

/** CORS exposed headers, which a page of another origin may read of an answer. */
const EXPOSED = `Content-Disposition, Retry-After, ${REPLAYED_HEADER}, ${REQUEST_ID_HEADER}`;
/** HSTS for a year, on what came over TLS. */
export const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=31536000' };

/** Helmet's headers, computed once: for each answer it would write the same policies anew. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  // Of a request it reads nothing, and of a response it uses these two.
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, () => {});
  return headers;
}

type Page = { scans?: boolean; drives?: boolean };

/**
 * What a page may besides what every page may. One that scans: read codes with the camera, by wasm where the browser has
 * no reader. One of drivers: also know where it is, show pictures that were taken, and start its service worker.
 */
const PAGES: Readonly<Record<string, Page>> = {
  '/hub': { scans: true },
  '/d/': { scans: true, drives: true },
};
/** By which the address of that worker goes where the browser takes no plain text for a script. */
const WORKER_POLICY = 'driver-worker';

/** Security headers of every answer of this server. */
export function securityHeaders(
  settings: Settings,
  { scans = false, drives = false }: Page = {},
): Record<string, string> {
  const host = settings.API_HOST ? [settings.API_HOST] : [];
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        ...(scans ? { scriptSrc: ["'self'", "'wasm-unsafe-eval'"] } : {}),
        connectSrc: ["'self'", ...host],
        imgSrc: ["'self'", 'https:', 'data:', ...(drives ? ['blob:'] : []), ...host],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(drives ? { workerSrc: ["'self'"], trustedTypes: [WORKER_POLICY] } : {}),
        requireTrustedTypesFor: ["'script'"],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    hsts: false,
  });
  headers['permissions-policy'] =
    `camera=(${scans ? 'self' : ''}), geolocation=(${drives ? 'self' : ''}), microphone=(), payment=(), usb=()`;
  return headers;
}

/** Security headers of a page of the console, where they are not those of every answer. */
export function headersOfPages(settings: Settings): ReadonlyMap<string, Record<string, string>> {
  const pages = Object.entries(PAGES);
  return new Map(pages.map(([address, page]) => [address, securityHeaders(settings, page)]));
}

/**
 * Sets the security headers, the request's id, and no-store on whatever has no Cache-Control of its own. Once told to stop it asks
 * callers to close: the next call over a connection that is kept open might meet a closed port.
 */
export function setHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header(REQUEST_ID_HEADER, request.id);
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.protocol === 'https') reply.headers(STRICT_TRANSPORT);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (app.stopping) reply.header('connection', 'close');
    done();
  });
}

/**
 * Rate limits by address, one each for calls, pictures and unknown paths, told apart by the route they matched.
 */
export async function limitRequests(app: FastifyInstance, settings: Settings): Promise<void> {
  const noAddress = refuse('no_forwarded_address');
  app.addHook('onRequest', ({ ip }, _, done) => done(networkOf(ip) === undefined ? noAddress : undefined));
  await app.register(rateLimit, {
    max: settings.REQUESTS_PER_MINUTE,
    timeWindow: '1 minute',
    allowList: ({ routeOptions: { url } }) =>
      url !== undefined && !/^\/(api|pictures|metrics)(\/|$)/.test(url),
    // By address alone: with a token in the key, every made-up one would be let in afresh.
    keyGenerator: ({ ip }) => networkOf(ip) ?? '',
    errorResponseBuilder: (_, { ttl }) => {
      const seconds = Math.ceil(ttl / 1000);
      return new RateLimited(sentence('too_many_requests', { seconds }), seconds);
    },
  });
}

/** CORS, for the origins that a setting names and no others. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (!origin || !origins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin).header('vary', 'Origin');
    reply.header('access-control-expose-headers', EXPOSED);
    if (request.method !== 'OPTIONS') return;
    reply
      .header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
      .header(
        'access-control-allow-headers',
        `Authorization, Content-Type, ${IDEMPOTENCY_HEADER}, ${VERSION_HEADER}, ${DEVICE_HEADER}`,
      )
      .header('access-control-max-age', '600');
    return reply.code(204).send();
  });
}
