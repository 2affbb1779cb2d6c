import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { routes } from '@tawseel/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dataFolder, endProcess, type Running, startProcess } from './testing/process.ts';

let folder: string;
let remove: () => void;
beforeEach(() => {
  ({ folder, remove } = dataFolder());
});
afterEach(() => remove());

/** A call whose body never comes whole, as the server has begun to read it. */
async function unfinishedCall({ address }: Running): Promise<Socket> {
  const { port } = new URL(address);
  const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
  const head = `POST ${routes.admin.login.path} HTTP/1.1\r\nHost: tawseel\r\nContent-Type: application/json`;
  socket.write(`${head}\r\nExpect: 100-continue\r\nContent-Length: 100\r\n\r\n`);
  await once(socket, 'data');
  return socket;
}

test('a caller who never ends a call keeps the server from stopping no longer than STOP_SECONDS', async () => {
  const running = await startProcess({ DATA_DIR: folder, STOP_SECONDS: '1' });
  const socket = await unfinishedCall(running);
  expect(await endProcess(running, 'SIGTERM')).toBe(0);
  socket.destroy();
});

test('told to stop, the server says so to whoever asks whether it is ready, still answers, and ends at a second signal', async () => {
  const running = await startProcess({ DATA_DIR: folder, DRAIN_SECONDS: '3600' });
  const statusOf = async (path: string) => (await fetch(running.address + path)).status;
  expect(await statusOf(routes.health.ready.path)).toBe(200);
  running.child.kill('SIGTERM');
  await expect.poll(() => statusOf(routes.health.ready.path)).toBe(503);
  // Ctrl-C under npm comes twice, and is one wish to stop.
  running.child.kill('SIGTERM');
  expect(await statusOf(routes.orders.countOrders.path)).toBe(200);
  const ended = once(running.child, 'close');
  while (running.child.exitCode === null) {
    running.child.kill('SIGTERM');
    await Promise.race([ended, setTimeout(100)]);
  }
  expect(running.child.exitCode).toBe(1);
});
