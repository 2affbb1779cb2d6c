import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Settings } from '../platform/settings.ts';
import { startApp, type TestApp } from './app.ts';
import { SQLITE, type TestedDatabase } from './databases.ts';

let ends: (() => unknown)[] = [];

/** Registers functions to call when the test is over, last first. */
export function atEnd(...end: (() => unknown)[]): void {
  ends.push(...end);
}

/** Closes everything that a test has opened; call it after each test. */
export async function endAll(): Promise<void> {
  for (const end of ends.reverse()) await end();
  ends = [];
}

export type Listening = TestApp & { port: number };

/** A server that listens, on a database of its own. */
export async function listen(
  overrides: Partial<Settings> = {},
  patience?: Parameters<typeof startApp>[2],
  database: TestedDatabase = SQLITE,
): Promise<Listening> {
  const { db, close } = await database.open();
  const started = await startApp(db, overrides, patience);
  atEnd(close, () => started.app.close());
  await started.app.listen({ port: 0, host: '127.0.0.1' });
  return { ...started, port: (started.app.server.address() as AddressInfo).port };
}

/** Opens a connection and sends a text. */
export async function open(port: number, words = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  atEnd(() => socket.destroy());
  await once(socket, 'connect');
  if (words) socket.write(words);
  return socket;
}

type RawReply = { status: number; headers: Record<string, string>; body: string };

/** Says these words on a connection of its own, and hears what comes back until the server closes it. */
export async function say(port: number, words: string): Promise<RawReply> {
  const socket = await open(port, words);
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer);
  const [head = '', body = ''] = Buffer.concat(parts).toString('utf8').split('\r\n\r\n');
  const [line = '', ...fields] = head.split('\r\n');
  const headers = Object.fromEntries(fields.map((field) => field.toLowerCase().split(': ')));
  return { status: Number(line.split(' ')[1]), headers, body };
}

/** The words of a request without a body. */
export const get = (address: string, method = 'GET', more = ''): string =>
  `${method} ${address} HTTP/1.1\r\nHost: tawseel\r\nConnection: close\r\n${more}\r\n`;
