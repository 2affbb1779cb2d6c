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

/** Headers that a page of another origin may read (CORS). */
const EXPOSED = `Content-Disposition, Retry-After, ${REPLAYED_HEADER}, ${REQUEST_ID_HEADER}`;
/** HSTS for a year, on replies over TLS. */
export const STRICT_TRANSPORT = { 'strict-transport-security': 'max-age=31536000' };

/** Computes Helmet's headers once, because it would compute the same policies for each reply. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  // Helmet reads nothing of the request, and uses these two methods of the response.
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, () => {});
  return headers;
}

type Page = { scans?: boolean; drives?: boolean };

/**
 * Extra permissions of pages. A page that scans reads codes with the camera, using wasm if the browser has no reader.
 * The drivers' page also gets the location, shows pictures just taken, and starts a service worker.
 */
const PAGES: Readonly<Record<string, Page>> = {
  '/hub': { scans: true },
  '/d/': { scans: true, drives: true },
};
/** Trusted Types policy for the address of that worker, in browsers that refuse plain text for a script. */
const WORKER_POLICY = 'driver-worker';

/** Returns the security headers of replies, or of one page. */
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
    crossOriginOpenerPolicy: false,
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    hsts: false,
  });
  headers['permissions-policy'] =
    `camera=(${scans ? 'self' : ''}), geolocation=(${drives ? 'self' : ''}), microphone=(), payment=(), usb=()`;
  return headers;
}

/** Returns the security headers of pages that differ from those of other replies. */
export function headersOfPages(settings: Settings): ReadonlyMap<string, Record<string, string>> {
  const pages = Object.entries(PAGES);
  return new Map(pages.map(([address, page]) => [address, securityHeaders(settings, page)]));
}

/** Cuts a page off from one of another origin that opened it. */
export const CUT_OFF = { 'cross-origin-opener-policy': 'same-origin' };
/** Sec-Fetch-Site of a page that no page of another origin opened. */
const OPENED_BY_NOBODY = ['none', 'same-origin'];

/**
 * Sets the security headers, the request's id, and no-store on replies without Cache-Control. A page that another origin
 * may have opened is cut off from it; other pages are not, because for that a browser starts a second process. During shutdown it asks
 * callers to close the connection, because their next call over it might find a closed port.
 */
export function setHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header(REQUEST_ID_HEADER, request.id);
    const site = String(request.headers['sec-fetch-site']);
    if (!OPENED_BY_NOBODY.includes(site)) reply.headers(CUT_OFF);
    done();
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (request.protocol === 'https') reply.headers(STRICT_TRANSPORT);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (app.stopping) reply.header('connection', 'close');
    done();
  });
}

/** Limits requests by address, separately for calls, pictures and unknown paths, by the route they matched. */
export async function limitRequests(app: FastifyInstance, settings: Settings): Promise<void> {
  const noAddress = refuse('no_forwarded_address');
  app.addHook('onRequest', ({ ip }, _, done) => done(networkOf(ip) === undefined ? noAddress : undefined));
  await app.register(rateLimit, {
    max: settings.REQUESTS_PER_MINUTE,
    timeWindow: '1 minute',
    allowList: ({ routeOptions: { url } }) =>
      url !== undefined && !/^\/(api|pictures|metrics|t)(\/|$)/.test(url),
    // By address only: with a token in the key, each made-up token would get a new limit.
    keyGenerator: ({ ip }) => networkOf(ip) ?? '',
    errorResponseBuilder: (_, { ttl }) => {
      const seconds = Math.ceil(ttl / 1000);
      return new RateLimited(sentence('too_many_requests', { seconds }), seconds);
    },
  });
}

/** Allows the origins named by a setting, and no others (CORS). */
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
