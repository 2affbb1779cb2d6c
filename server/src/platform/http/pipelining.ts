import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Waiting requests of a connection from which on no more are read from it. */
const MOST_WAITING = 100;

/**
 * Answers the requests of a connection one after the other, each in a turn of the event loop of its own. A caller may
 * send a thousand without waiting for their answers, which go out in order anyway; started together, they would keep
 * all others waiting.
 */
export function oneAtATime(answer: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>();
  /** Connections that are not read here; others pause them for their own reasons. */
  const paused = new WeakSet<Socket>();

  function goOn(socket: Socket): void {
    const next = socket.destroyed ? undefined : waiting.get(socket)?.shift();
    if (next) {
      setImmediate(next);
      return;
    }
    waiting.delete(socket);
    if (paused.delete(socket)) socket.resume();
  }

  return (request, response) => {
    const { socket } = request;
    const queue = waiting.get(socket);
    response.once('close', () => goOn(socket));
    if (!queue) {
      waiting.set(socket, []);
      answer(request, response);
      return;
    }
    queue.push(() => answer(request, response));
    if (queue.length < MOST_WAITING) return;
    paused.add(socket);
    socket.pause();
  };
}
