import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import { networkOf } from './caller-address.ts';
import { answerOnSocket } from './socket-answers.ts';

/** Open connections with their current request, the one that has been idle longest first. */
type Open = Map<Socket, IncomingMessage | undefined>;

/**
 * Returns the connection to close for a new one: the one idle longest, otherwise one whose request is incomplete;
 * undefined if all requests are complete.
 */
function leastMissed(open: Open): Socket | undefined {
  const all = [...open];
  const found = all.find(([, request]) => !request) ?? all.find(([, request]) => !request?.complete);
  return found?.[0];
}

/** Limits connections in total: a new one replaces one that is not in use, so that idle ones keep no caller out. */
function capAll({ server }: FastifyInstance, most: number): void {
  const open: Open = new Map();
  server.on('connection', (socket: Socket) => {
    // Already refused by the limit per address.
    if (!socket.writable) return;
    if (open.size >= most) {
      const left = leastMissed(open) ?? socket;
      open.delete(left);
      left.destroy();
      if (left === socket) return;
    }
    open.set(socket, undefined);
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (open.has(socket)) open.set(socket, request);
    response.once('close', () => {
      // With pipelined requests, only the last one counts.
      if (open.get(socket) !== request) return;
      open.delete(socket);
      open.set(socket, undefined);
    });
  });
}

/**
 * Limits connections, in total and per address. Behind a proxy all connections come from one address, so only the
 * total is limited.
 */
export function capConnections(
  app: FastifyInstance,
  headers: Record<string, string>,
  settings: Settings,
): void {
  if (!settings.TRUST_PROXY) capByAddress(app, headers, settings.MOST_CONNECTIONS_PER_ADDRESS);
  capAll(app, settings.MOST_CONNECTIONS);
}

function capByAddress(app: FastifyInstance, headers: Record<string, string>, most: number): void {
  const open = new Map<string, number>();
  app.server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '') ?? '';
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > most) {
      answerOnSocket(app, socket, headers, 'too_many_connections');
    }
  });
}
