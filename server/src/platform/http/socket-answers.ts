import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ERROR_STATUS, type ErrorBody, type ErrorCode, REQUEST_ID_HEADER } from '@tawseel/contract/errors';
import type { FastifyInstance } from 'fastify';
import { tallyUnrouted } from './tally.ts';

/** An answer in the form of every other refusal, for what no reply of Fastify's will carry. */
export function composeRefusal(
  headers: Record<string, string>,
  { code, message }: { code: ErrorCode; message: string },
  requestId: string,
): { status: number; fields: Record<string, string>; body: string } {
  const body = JSON.stringify({ message, code, requestId } satisfies ErrorBody);
  const fields = {
    ...headers,
    [REQUEST_ID_HEADER.toLowerCase()]: requestId,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  };
  return { status: ERROR_STATUS[code], fields, body };
}

/** Client error handler: answers a connection on which no request could be parsed, and closes it. */
export function answerOnSocket(
  app: FastifyInstance,
  socket: Socket,
  headers: Record<string, string>,
  code: ErrorCode,
  message: string,
): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const requestId = randomUUID();
  const { status, fields, body } = composeRefusal(headers, { code, message }, requestId);
  tallyUnrouted(app, 'unparsed', { requestId, status, address: socket.remoteAddress, method: '' });
  const lines = Object.entries({ ...fields, connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`, () =>
    socket.destroy(),
  );
}

/** Errors of Node's HTTP parser, and request timeouts. */
const BROKEN: Record<string, [ErrorCode, string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: ['headers_too_large', "The request's headers are too long; the limit is 16 kB."],
};

export function answerBroken(headers: Record<string, string>) {
  return function answer(this: FastifyInstance, error: Error & { code?: string }, socket: Socket): void {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const [code, message] = BROKEN[error.code ?? ''] ?? ['malformed', 'This is not an HTTP request.'];
    answerOnSocket(this, socket, headers, code, message);
  };
}
