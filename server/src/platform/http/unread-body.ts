import { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

const LINGER_MS = 2000;
/** Maximum lingering connections, because each holds the received part of its body; further ones are closed at once. */
export const MOST_LINGERING = 100;
/** Body size in bytes above which reading an unused body costs more than accepting the sender's next connection. */
export const LONG = 16_384;

const lingering = new Set<Socket>();

/** Returns true if a request announces a body that is longer than its call allows. */
export function announcesTooMuch({ headers, routeOptions }: FastifyRequest): boolean {
  return Number(headers['content-length']) > (routeOptions.bodyLimit ?? Number.POSITIVE_INFINITY);
}

/** Returns true if a request still has a long body to come. */
export function isLongAndUnread({ headers, raw }: FastifyRequest): boolean {
  return !raw.complete && Number(headers['content-length']) > LONG;
}

/**
 * Lingering close, for a request that is refused while its body is still arriving: reading the body would cost more
 * than the refusal, and closing at once would reset the connection, so that a caller that is still sending might
 * never see the reply.
 */
export function leaveBodyUnread({ raw: request }: FastifyRequest, reply: FastifyReply): void {
  const { socket } = request;
  reply.header('connection', 'close');
  // Node does not read the rest of a body after the reply once reading has begun.
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
