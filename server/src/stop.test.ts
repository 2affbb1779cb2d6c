import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { routes } from '@tawseel/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dataFolder, endProcess, PASSWORD, type Running, startProcess } from './testing/process.ts';

let folder: string;
let remove: () => void;
beforeEach(() => {
  ({ folder, remove } = dataFolder());
});
afterEach(() => remove());

const LOGIN = JSON.stringify({ email: 'nobody@tawseel.example', password: 'not the right one' });

/** A call whose body has not come, as the server has begun to read it. */
async function unfinishedCall({ address }: Running): Promise<Socket> {
  const { port } = new URL(address);
  const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
  const head = `POST ${routes.account.login.path} HTTP/1.1\r\nHost: tawseel\r\nContent-Type: application/json`;
  socket.write(`${head}\r\nExpect: 100-continue\r\nContent-Length: ${LOGIN.length}\r\n\r\n`);
  await once(socket, 'data');
  return socket;
}

/** Returns true if the port is closed. */
async function isRefused({ address }: Running): Promise<boolean> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  const [error] = await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch((error) => [
    error,
  ]);
  socket.destroy();
  return error instanceof Error;
}

test('a call that never ends delays the stop no longer than STOP_SECONDS', async () => {
  const running = await startProcess({ DATA_DIR: folder, STOP_SECONDS: '1' });
  const socket = await unfinishedCall(running);
  expect(await endProcess(running, 'SIGTERM')).toBe(0);
  socket.destroy();
});

test('a call in progress is answered, and its connection does not delay the stop', async () => {
  const running = await startProcess({ DATA_DIR: folder, STOP_SECONDS: '3600' });
  const socket = await unfinishedCall(running);
  const ended = endProcess(running, 'SIGTERM');
  while (!(await isRefused(running))) await setTimeout(10);
  let answer = '';
  socket.on('data', (part) => {
    answer += part;
  });
  socket.write(LOGIN);
  await once(socket, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  expect(answer).toMatch(/^connection: close\r$/im);
  expect(await ended).toBe(0);
});

test('a stopping server reports that it is not ready, still answers, and ends at a second signal', async () => {
  const running = await startProcess({ DATA_DIR: folder, DRAIN_SECONDS: '3600' });
  const statusOf = async (path: string) => (await fetch(running.address + path)).status;
  expect(await statusOf(routes.health.ready.path)).toBe(200);
  running.child.kill('SIGTERM');
  while ((await statusOf(routes.health.ready.path)) !== 503) await setTimeout(10);
  // Ctrl-C under npm comes twice, and is one wish to stop.
  running.child.kill('SIGTERM');
  const answer = await fetch(running.address + routes.orders.countOrders.path);
  // A connection that its caller believes to be open is one over which a call can be lost.
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  const ended = once(running.child, 'close');
  while (running.child.exitCode === null) {
    running.child.kill('SIGTERM');
    await Promise.race([ended, setTimeout(100)]);
  }
  expect(running.child.exitCode).toBe(1);
});

/** Returns the log lines in the output of a process, without its messages to users. */
function logLines(output: string): Record<string, unknown>[] {
  const written = output
    .split('\n')
    .filter((line) => line.startsWith('{') && !line.includes('Server listening'));
  return written.map((line) => JSON.parse(line));
}

test('start and stop are logged, with the changed settings except secret ones', async () => {
  const secrets = { ADMIN_EMAIL: 'owner@tawseel.example', BULK_CONFIRM_PHRASE: 'open sesame' };
  const open = { DATA_DIR: folder, LOG_LEVEL: 'info', STOP_SECONDS: '20' };
  const running = await startProcess({ ...open, ...secrets });
  expect((await fetch(`${running.address}${routes.orders.countOrders.path}?token=in-the-query`)).status).toBe(
    422,
  );
  expect(await endProcess(running, 'SIGTERM')).toBe(0);
  const [started, request, stopping, stopped, ...others] = logLines(running.output);
  expect(started).toMatchObject({
    msg: 'started',
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    node: process.version,
    database: 'sqlite',
    settings: { ...open, STOP_SECONDS: 20, DEMO: false, ADMIN_EMAIL: 'set', ADMIN_PASSWORD: 'set' },
  });
  expect(request).toMatchObject({ msg: 'request', route: routes.orders.countOrders.path, status: 422 });
  expect(stopping).toMatchObject({ msg: 'stopping', signal: 'SIGTERM' });
  expect(stopped).toMatchObject({ msg: 'stopped' });
  expect(others).toEqual([]);
  const written = JSON.stringify(logLines(running.output));
  for (const secret of [...Object.values(secrets), PASSWORD, 'in-the-query'])
    expect(written).not.toContain(secret);
});

test('a closed log reader blocks neither answers nor the stop', async () => {
  const running = await startProcess({ DATA_DIR: folder, LOG_LEVEL: 'debug' });
  const closed = [running.child.stdout!, running.child.stderr!].map((pipe) => once(pipe.destroy(), 'close'));
  await Promise.all(closed);
  for (let asked = 0; asked < 20; asked += 1) {
    expect((await fetch(running.address + routes.health.ready.path)).status).toBe(200);
  }
  expect(await endProcess(running, 'SIGTERM')).toBe(0);
});
