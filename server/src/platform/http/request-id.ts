import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { REQUEST_ID_HEADER } from '@tawseel/contract/errors';

/** Format that is safe in a log, a header and a sentence. */
const WELL_FORMED = /^[\w.-]{8,64}$/;

/** Returns the request id: the trusted proxy's own if it is well formed, otherwise a new one. */
export function requestIdOf({ headers }: IncomingMessage, isProxyTrusted: boolean): string {
  const given = isProxyTrusted ? headers[REQUEST_ID_HEADER.toLowerCase()] : undefined;
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}
