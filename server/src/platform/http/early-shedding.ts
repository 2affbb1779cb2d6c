import type { IncomingMessage, RequestListener } from 'node:http';
import { allRoutes } from '@tawseel/contract';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import { networkOf } from './caller-address.ts';
import { RETRY_AFTER, type Refusal } from './errors.ts';
import { requestIdOf } from './request-id.ts';
import { STRICT_TRANSPORT } from './security.ts';
import { composeRefusal } from './socket-answers.ts';
import { tallyUnrouted } from './tally.ts';
import { LONG } from './unread-body.ts';

/** Addresses of calls that need no token, whose callers are counted in another way. */
const OPEN = new RegExp(
  `^(?:${allRoutes
    .filter(({ may }) => may === 'anybody')
    .map(({ path }) => path.replace(/\/$/, '').replace(/:\w+/g, '[^/?]+'))
    .join('|')})/?(?:\\?|$)`,
);

/** What the proxy itself says in a header, of what may be a list: the last. */
function lastOf(header: string | string[] | undefined): string | undefined {
  return String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim();
}

/** What the later shedding knows: whether a caller is refused, how that is said, and how it is counted. */
type Shedding = { isFullFor: (caller: string) => boolean; refusal: Refusal; count: () => void };

/**
 * Load shedding before routing, for calls that need a token: the same 503 as later, at half of what it costs there,
 * since at four times as much as can be served most of what is asked is refused. Left to the later one is whatever a
 * hook must look at: preflights and answers of other origins, long bodies, a server that is about to stop.
 */
export function shedEarly(
  app: FastifyInstance,
  securityHeaders: Record<string, string>,
  settings: Settings,
  { isFullFor, refusal, count }: Shedding,
): void {
  const [route] = app.server.listeners('request') as [RequestListener];
  const headers = { ...securityHeaders, 'retry-after': String(RETRY_AFTER) };
  const headersOfTls = { ...headers, ...STRICT_TRANSPORT };
  const isProxyTrusted = settings.TRUST_PROXY;

  /** Address and protocol are those that Fastify names `request.ip` and `request.protocol`. */
  function addressOf({ headers, socket }: IncomingMessage): string | undefined {
    return (isProxyTrusted && lastOf(headers['x-forwarded-for'])) || socket.remoteAddress;
  }

  function isOverTls({ headers }: IncomingMessage): boolean {
    return isProxyTrusted && lastOf(headers['x-forwarded-proto']) === 'https';
  }

  function isForLater(request: IncomingMessage): boolean {
    const { method, url = '', headers } = request;
    if (app.stopping || method === 'HEAD' || headers.origin !== undefined) return true;
    return !url.startsWith('/api/') || OPEN.test(url) || Number(headers['content-length']) > LONG;
  }

  app.server.removeListener('request', route);
  app.server.on('request', (request, response) => {
    const address = addressOf(request);
    const caller = address && networkOf(address);
    if (!caller || !isFullFor(caller) || isForLater(request)) {
      route.call(app.server, request, response);
      return;
    }
    count();
    const requestId = requestIdOf(request, isProxyTrusted);
    const { status, fields, body } = composeRefusal(
      isOverTls(request) ? headersOfTls : headers,
      refusal,
      requestId,
    );
    response.writeHead(status, fields).end(body);
    tallyUnrouted(app, 'shed', { requestId, status, address, method: request.method ?? '' });
  });
}
