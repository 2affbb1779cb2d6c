import type { IncomingMessage, RequestListener } from 'node:http';
import { allRoutes } from '@tawseel/contract';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import { networkOf } from './caller-address.ts';
import { RETRY_AFTER, type Refusal } from './errors.ts';
import { oneAtATime } from './pipelining.ts';
import { requestIdOf } from './request-id.ts';
import { CUT_OFF, STRICT_TRANSPORT } from './security.ts';
import { composeRefusal } from './socket-answers.ts';
import { tallyUnrouted } from './tally.ts';
import { LONG } from './unread-body.ts';

/** Addresses of calls without a token, whose callers are counted differently. */
const OPEN = new RegExp(
  `^(?:${allRoutes
    .filter(({ may }) => may === 'anybody')
    .map(({ path }) => path.replace(/\/$/, '').replace(/:\w+/g, '[^/?]+'))
    .join('|')})/?(?:\\?|$)`,
);

/** Returns the last value of a header list, which is the one that the proxy itself added. */
function lastOf(header: string | string[] | undefined): string | undefined {
  return String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim();
}

/** Parts of the later load shedding: whether a caller is refused, the refusal, and its counter. */
type Shedding = { isFullFor: (caller: string) => boolean; refusal: Refusal; count: () => void };

/**
 * Sheds load before routing, for calls that need a token: the same 503 as later, at half the cost, because at four
 * times the capacity most requests are refused. Requests that need a hook are left to the later check: preflights and
 * replies to other origins, long bodies, and requests during shutdown.
 */
export function shedEarly(
  app: FastifyInstance,
  securityHeaders: Record<string, string>,
  settings: Settings,
  { isFullFor, refusal, count }: Shedding,
): void {
  const [route] = app.server.listeners('request') as [RequestListener];
  const headers = { ...securityHeaders, ...CUT_OFF, 'retry-after': String(RETRY_AFTER) };
  const headersOfTls = { ...headers, ...STRICT_TRANSPORT };
  const isProxyTrusted = settings.TRUST_PROXY;

  /** Returns the address that Fastify names `request.ip`; isOverTls below does the same for `request.protocol`. */
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
  const answer: RequestListener = (request, response) => {
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
  };
  app.server.on('request', oneAtATime(answer));
}
