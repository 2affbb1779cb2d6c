import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { UserError } from '../user-error.ts';
import { openPostgres } from './database.ts';
import { openDatabase } from './open.ts';

async function refusalOf(url: string): Promise<string> {
  const error = await openDatabase(readSettings({ DATABASE_URL: url })).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(UserError);
  return error instanceof Error ? error.message : '';
}

/** Starts a server that refuses every connection with a code, as PostgreSQL does. */
async function refusing(code: string, use: (address: string) => Promise<void>): Promise<void> {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mno\0\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + 4);
  const server = createServer((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([Buffer.from('E'), length, fields])));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await use(`127.0.0.1:${(server.address() as AddressInfo).port}`);
  server.close();
}

describe('a PostgreSQL that cannot be used gives advice in a sentence, without its password', () => {
  test('nothing listens there', async () => {
    expect(await refusalOf('postgres://tawseel:secret@127.0.0.1:9/tawseel')).toBe(
      'PostgreSQL at 127.0.0.1:9/tawseel cannot be used: no server is running there. Start it, or correct host and port in DATABASE_URL.',
    );
  });

  test('there is no such host', async () => {
    expect(await refusalOf('postgres://nobody.invalid/tawseel')).toBe(
      'PostgreSQL at nobody.invalid/tawseel cannot be used: the host was not found. Correct it in DATABASE_URL.',
    );
  });

  test.each([
    ['28P01', 'the user or the password is wrong. Correct them in DATABASE_URL.'],
    ['28000', 'the user or the password is wrong. Correct them in DATABASE_URL.'],
    [
      '3D000',
      'it has no database of that name. Create it with createdb, or correct the name in DATABASE_URL.',
    ],
    ['53300', 'no. See DATABASE_URL.'],
  ])('it refuses with %s', async (code, why) => {
    await refusing(code, async (address) => {
      expect(await refusalOf(`postgres://tawseel:secret@${address}/tawseel`)).toBe(
        `PostgreSQL at ${address}/tawseel cannot be used: ${why}`,
      );
    });
  });

  test.runIf(inject('postgres'))('a real one has no such database', async () => {
    const url = new URL(inject('postgres')?.url ?? '');
    url.pathname = '/nowhere';
    expect(await refusalOf(url.href)).toMatch(/^PostgreSQL at .*nowhere cannot be used: it has no database /);
  });

  test.runIf(inject('postgres'))('it would not find Éloïse by éloïse', async () => {
    const { url = '', prefix = '' } = inject('postgres') ?? {};
    const server = openPostgres(url);
    const name = `${prefix}without_letters`;
    await sql.raw(`create database ${name} template template0 encoding 'UTF8' locale 'C'`).execute(server);
    await server.destroy();
    const address = new URL(url);
    address.pathname = `/${name}`;
    expect(await refusalOf(address.href)).toMatch(/ knows only English letters, .* createdb /);
  });
});
