import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setInterval } from 'node:timers/promises';
import { routes } from '@tawseel/contract';
import { STARTING_PRICES } from '@tawseel/contract/charges';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { differingTotals } from './areas/orders/store/differing-totals.ts';
import { openSqlite } from './platform/engine/database.ts';
import { migrate } from './platform/engine/migrate.ts';
import { ADMIN } from './testing/app.ts';
import { damagePage } from './testing/damage.ts';
import {
  dataFolder,
  endProcess,
  MAIN,
  PASSWORD,
  type Running,
  runToEnd,
  startProcess,
} from './testing/process.ts';
import { releasedSchemas } from './testing/released.ts';
import { insertOrder } from './testing/rows.ts';

const ROOT = join(import.meta.dirname, '../..');

let folder: string;
let remove: () => void;

beforeEach(() => {
  ({ folder, remove } = dataFolder());
});

afterEach(() => remove());

/** Types a line of ours into a shell that has none of our settings. */
function type(line = ''): string {
  const { PATH, HOME } = process.env;
  const shell = spawnSync('sh', ['-c', line], { cwd: ROOT, env: { PATH, HOME }, encoding: 'utf8' });
  expect([line, shell.status]).toEqual([line, 0]);
  return shell.stdout;
}

async function ask(address: string, path: string, token: string, body?: unknown) {
  const answer = await fetch(address + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function signIn(address: string): Promise<string> {
  const { body } = await ask(address, routes.account.login.path, '', {
    email: 'admin@tawseel.example',
    password: PASSWORD,
  });
  return body.token;
}

const warehouse = {
  name: 'Deira',
  country: 'United Arab Emirates',
  street: '12 Al Maktoum Street',
  email: 'deira@tawseel.example',
  phone: '+971 4 555 0101',
  city: 'Dubai',
  password: 'a long enough one',
};

const order = {
  deliveryType: 'normal',
  orderWeight: 2,
  parcelSize: { length: 20, width: 20, height: 10 },
  pickup: { city: 'Dubai', senderName: 'Amal', senderPhone: '+971 50 555 0102', senderAddress: 'Al Karama' },
  dropoff: { city: 'Sharjah', receiverName: 'Yusuf', receiverPhone: '+971 50 555 0103', street: 'Al Majaz' },
  paymentMethod: 'COD',
  orderTitle: 'Books',
  orderValue: 80,
};

test('is ready only once the administrator and the demo exist', async () => {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const starting = startProcess({ DATA_DIR: folder, DEMO: 'yes', PORT: String(port) });
  const statusOf = async () =>
    fetch(address + routes.health.ready.path).then(
      ({ status }) => status,
      () => 0,
    );
  const seen = new Set<number>();
  for await (const _ of setInterval(25)) {
    seen.add(await statusOf());
    if (seen.has(200)) break;
  }
  const { body } = await ask(address, `${routes.orders.listOrders.path}?page=1`, await signIn(address));
  expect(body.total).toBeGreaterThan(0);
  await endProcess(await starting, 'SIGTERM');
});

describe('whatever keeps the server from starting is one sentence and an exit code', () => {
  test('an invalid setting, and an unknown one', async () => {
    expect(await runToEnd({ DATA_DIR: folder, LOG_LEVEL: 'loud', ADMIN_MAIL: 'a@b.example' })).toEqual({
      code: 1,
      output:
        'ADMIN_MAIL is no setting of Tawseel. Did you mean ADMIN_EMAIL?\n' +
        'The setting LOG_LEVEL must be silent, error, warn, info or debug.\n',
    });
  });

  test('an unknown option, with the message of every command', async () => {
    const { code, output } = await runToEnd({ DATA_DIR: folder }, ['--prot', 'now']);
    expect(code).toBe(2);
    expect(output).toContain("unknown option '--prot'");
    expect(output).toContain('(add --help for what can be said)');
  });

  test('an invalid data folder', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const { code, output } = await runToEnd({ DATA_DIR: join(file, 'data') });
    expect(code).toBe(1);
    expect(output).toMatch(
      /^The data folder .* cannot be written \(ENOTDIR\)\. Set DATA_DIR to another folder\.\n$/,
    );
  });

  test.runIf(process.platform === 'linux')(
    'a data folder below /proc, where none can be created',
    async () => {
      const { code, output } = await runToEnd({ DATA_DIR: '/proc/tawseel' });
      expect(code).toBe(1);
      expect(output).toBe(
        'The data folder /proc/tawseel cannot be written (ENOENT). Set DATA_DIR to another folder.\n',
      );
    },
  );

  test('a data folder of another user', () => {
    chmodSync(folder, 0o000);
    // Root may look into every folder, unless it gives that right away.
    const isRoot = process.getuid?.() === 0;
    const without = ['setpriv', '--bounding-set=-dac_override,-dac_read_search'];
    const [program = '', ...words] = [...(isRoot ? without : []), process.execPath, MAIN];
    const env = { PATH: process.env.PATH, DATA_DIR: folder, PORT: '0' };
    const { status, stderr } = spawnSync(program, words, { env, encoding: 'utf8' });
    chmodSync(folder, 0o700);
    expect([status, stderr]).toEqual([1, `This user cannot read or write ${join(folder, 'tawseel.db')}.\n`]);
  });

  test('a file that is not a database in its place', async () => {
    writeFileSync(
      join(folder, 'tawseel.db'),
      'a letter to the bank, not a database, and long enough to be read',
    );
    const { code, output } = await runToEnd({ DATA_DIR: folder });
    expect(code).toBe(1);
    expect(output).toMatch(/^The database .*tawseel\.db cannot be used: file is not a database\.\n$/);
  });

  test('a database server that does not answer', async () => {
    const { code, output } = await runToEnd({
      DATABASE_URL: 'postgres://tawseel:secret@127.0.0.1:9/tawseel',
    });
    expect(code).toBe(1);
    expect(output).toMatch(
      /^PostgreSQL at 127\.0\.0\.1:9\/tawseel cannot be used: no server is running there\. .*\.\n$/,
    );
    expect(output).not.toContain('secret');
  });
});

test('commands in the banner can be typed unchanged in a shell without our settings', async () => {
  const running = await startProcess({ DATA_DIR: join(folder, "the owner's data"), ADMIN_PASSWORD: '' });
  expect(await endProcess(running, 'SIGTERM')).toBe(0);
  expect(type(/new one: (.*)\)/.exec(running.output)?.[1])).toMatch(
    /The password of admin@tawseel\.example was changed/,
  );
});

test('refuses another TIME_ZONE than that of the totals, and its advice converts them', async () => {
  const DATA_DIR = folder;
  await endProcess(await startProcess({ DATA_DIR, TIME_ZONE: 'Asia/Riyadh' }), 'SIGTERM');
  const { code, output } = await runToEnd({ DATA_DIR });
  expect(code).toBe(1);
  expect(output).toMatch(/is Asia\/Riyadh, but TIME_ZONE is Asia\/Dubai\. Set TIME_ZONE=Asia\/Riyadh, or/);
  expect(type(/all totals with: (.*)/.exec(output)?.[1])).toMatch('changed from Asia/Riyadh to Asia/Dubai');
  await endProcess(await startProcess({ DATA_DIR }), 'SIGTERM');
});

test('a damaged file is served with warnings: at start and for calls that cannot read it', async () => {
  const file = join(folder, 'tawseel.db');
  const { db } = openSqlite(file);
  await migrate(db);
  for (let made = 0; made < 20; made += 1) await insertOrder(db);
  await db.destroy();
  const page = damagePage(file, 'orders');
  const running = await startProcess({ DATA_DIR: folder });
  while (!running.output.includes('restore')) await once(running.child.stderr!, 'data');
  expect(running.output).toMatch(`The table orders is damaged at page ${page} of the file`);
  expect(running.output).toMatch(/Restore a backup with: .*restore <file> --yes/);
  const token = await signIn(running.address);
  const { status, body } = await ask(running.address, routes.orders.listOrders.path, token);
  expect([status, body]).toMatchObject([
    503,
    {
      code: 'damaged',
      message: 'Part of the database is damaged and cannot be read. Please tell the operator of this server.',
    },
  ]);
  expect((await ask(running.address, routes.warehouses.listWarehouses.path, token)).status).toBe(200);
  await endProcess(running, 'SIGTERM');
  expect(running.output).toMatch('database disk image is malformed');
  for (const secret of [token, PASSWORD]) expect(running.output).not.toContain(secret);
});

test('a file of an earlier version is brought up to date, and its orders are found in every spelling soon after the start', async () => {
  const connection = new DatabaseSync(join(folder, 'tawseel.db'));
  connection.exec(`pragma foreign_keys = off; begin; ${releasedSchemas('sqlite')[0]!.text} commit`);
  connection.close();
  const running = await startProcess({ DATA_DIR: folder });
  const { email, password } = ADMIN;
  const { token } = (await ask(running.address, routes.account.login.path, '', { email, password })).body;
  const count = async (search: string) => {
    const query = new URLSearchParams({ page: '1', search });
    return (await ask(running.address, `${routes.orders.listOrders.path}?${query}`, token)).body.total;
  };
  expect(await count('عبد')).toBe(1);
  await expect.poll(() => count('عَبــد'), { timeout: 20_000 }).toBe(1);
  await endProcess(running, 'SIGTERM');
});

test('only the user can read the data folder, a second start has the same data and sign-in, and no other server gets the port', async () => {
  const data = join(folder, 'data');
  const first = await startProcess({ DATA_DIR: data });
  const made = [data, ...readdirSync(data).map((name) => join(data, name))];
  const modes = made.map((file) => statSync(file).mode & 0o777);
  expect(modes).toEqual([0o700, ...made.slice(1).map(() => 0o600)]);
  const token = await signIn(first.address);
  expect((await ask(first.address, '/api/warehouse/create', token, warehouse)).status).toBe(201);
  expect(await endProcess(first, 'SIGTERM')).toBe(0);

  const second = await startProcess({ DATA_DIR: data });
  expect(second.output).not.toMatch(/password/i);
  const { body } = await ask(second.address, '/api/warehouse/', token);
  expect(body).toMatchObject([{ wareHouseName: 'Deira', warehouseCode: 'DXB-001' }]);
  const { port } = new URL(second.address);
  const { code, output } = await runToEnd({ DATA_DIR: join(folder, 'other'), PORT: port });
  expect(code).toBe(1);
  expect(output).toMatch(
    new RegExp(`^Port ${port} is taken by another program\\. Stop it, or choose another: .*\\n$`),
  );
  await endProcess(second, 'SIGINT');
});

/** Puts orders in one after another until the server is gone; hands back those it acknowledged. */
async function orderUntilGone(running: Running, token: string): Promise<string[]> {
  const acknowledged: string[] = [];
  try {
    for (;;) {
      const { status, body } = await ask(running.address, '/api/orders', token, order);
      if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
      acknowledged.push(body.data.trackingID);
      // The kill comes in the middle of some write of the three that are always under way.
      if (acknowledged.length === 10) running.child.kill('SIGKILL');
    }
  } catch (error) {
    if (error instanceof TypeError) return acknowledged;
    throw error;
  }
}

test('a server killed during writes has lost no acknowledged order, and its totals are correct', async () => {
  const acknowledged: string[] = [];
  const first = await startProcess({ DATA_DIR: folder });
  const token = await signIn(first.address);
  await ask(first.address, '/api/warehouse/create', token, warehouse);
  for (const prices of STARTING_PRICES) {
    await ask(first.address, '/api/rates/starting-prices/keep', token, { prices });
  }
  await endProcess(first, 'SIGTERM');

  for (let cycle = 0; cycle < 3; cycle += 1) {
    const running = await startProcess({ DATA_DIR: folder });
    const writers = [1, 2, 3].map(() => orderUntilGone(running, token));
    acknowledged.push(...(await Promise.all(writers)).flat());
  }

  expect(acknowledged.length).toBeGreaterThanOrEqual(30);
  const { db } = openSqlite(join(folder, 'tawseel.db'));
  const stored = await db.selectFrom('orders').select('tracking_id').execute();
  const kept = new Set(stored.map((row) => row.tracking_id));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  const halves = await db
    .selectFrom('orders')
    .select('id')
    .where('id', 'not in', db.selectFrom('order_events').select('order_id'))
    .execute();
  expect(halves).toEqual([]);
  expect(await differingTotals(db, 'Asia/Dubai')).toEqual([]);
  await db.destroy();
});
