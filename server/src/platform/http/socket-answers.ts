import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { REQUEST_ID_HEADER } from '@tawseel/contract/errors';
import { statusOf } from '@tawseel/contract/facts/sentences/refusals';
import type { FastifyInstance } from 'fastify';
import { type Refusal, refuse } from './errors.ts';
import { tallyUnrouted } from './tally.ts';

/** Reasons to refuse before a request was parsed. */
type Unparsed = 'timeout' | 'headers_too_large' | 'not_http' | 'too_many_connections';

/** Builds a refusal like all others, in English, for replies that do not go through Fastify. */
export function composeRefusal(
  headers: Record<string, string>,
  { sentence, message }: Refusal,
  requestId: string,
): { status: number; fields: Record<string, string>; body: string } {
  const body = JSON.stringify({ message, ...sentence, requestId });
  const fields = {
    ...headers,
    [REQUEST_ID_HEADER.toLowerCase()]: requestId,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  };
  return { status: statusOf(sentence.code), fields, body };
}

/** Replies on a connection where no request could be parsed, and closes it. */
export function answerOnSocket(
  app: FastifyInstance,
  socket: Socket,
  headers: Record<string, string>,
  code: Unparsed,
): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const requestId = randomUUID();
  const { status, fields, body } = composeRefusal(headers, refuse(code), requestId);
  tallyUnrouted(app, 'unparsed', { requestId, status, address: socket.remoteAddress, method: '' });
  const lines = Object.entries({ ...fields, connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`, () =>
    socket.destroy(),
  );
}

/** Errors of Node's HTTP parser, and request timeouts. */
const BROKEN: Readonly<Record<string, Unparsed>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

export function answerBroken(headers: Record<string, string>) {
  return function answer(this: FastifyInstance, error: Error & { code?: string }, socket: Socket): void {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    answerOnSocket(this, socket, headers, BROKEN[error.code ?? ''] ?? 'not_http');
  };
}
