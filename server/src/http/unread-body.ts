import { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

const LINGER_MS = 2000;
/** Connections that linger at a time: each holds what has come of its body. Those of a flood are closed at once. */
export const MOST_LINGERING = 100;
/** From so many bytes on it costs more to read a body in vain than to take the sender's next connection. */
export const LONG = 16_384;

const lingering = new Set<Socket>();

/** Whether the body that a request announces is longer than its call takes. */
export function announcesTooMuch({ headers, routeOptions }: FastifyRequest): boolean {
  return Number(headers['content-length']) > (routeOptions.bodyLimit ?? Number.POSITIVE_INFINITY);
}

/** Whether a request that is answered already has a long body still to come. */
export function isLongAndUnread({ headers, raw }: FastifyRequest): boolean {
  return !raw.complete && Number(headers['content-length']) > LONG;
}

/**
 * Lingering close, for a refusal of a body that is still coming: to read it would cost more than to refuse it, and to
 * close at once would reset the connection, by which a caller who is still sending may lose the answer.
 */
export function leaveBodyUnread({ raw: request }: FastifyRequest, reply: FastifyReply): void {
  const { socket } = request;
  reply.header('connection', 'close');
  // Who has begun to read a body need not have Node read the rest of it when the answer is out.
  request.read(0);
  socket.destroySoon = () => {
    if (lingering.size >= MOST_LINGERING) return Socket.prototype.destroySoon.call(socket);
    lingering.add(socket);
    socket.pause();
    socket.end();
    const lingered = setTimeout(() => socket.destroy(), LINGER_MS).unref();
    socket.once('close', () => {
      lingering.delete(socket);
      clearTimeout(lingered);
    });
  };
}
