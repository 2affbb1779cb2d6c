import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Answers the requests of a connection one after the other, each in a turn of the event loop of its own. A caller may
 * send a thousand without waiting for their answers, which go out in order anyway; started together, they would keep
 * all others waiting. How many may wait is the server's `maxRequestsPerSocket`.
 */
export function oneAtATime(answer: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>();

  function goOn(socket: Socket): void {
    const next = socket.destroyed ? undefined : waiting.get(socket)?.shift();
    if (next) setImmediate(next);
    else waiting.delete(socket);
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
  };
}
