import { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

const LINGER_MS = 2000;
/**
 * Most connections that linger at a time, since each holds what has arrived of its body; beyond that they are
 * closed at once.
 */
export const MOST_LINGERING = 100;
/** From this many bytes on, reading a body in vain costs more than accepting the sender's next connection. */
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
 * Lingering close, for a request that is refused while its body is still arriving: reading the body would
 * cost more than the refusal, and closing at once would reset the connection, so that a caller who is still
 * sending might never see the answer.
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
