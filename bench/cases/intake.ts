import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseFile } from '@tawseel/server/src/store/open.ts';
import { ORDER } from '@tawseel/server/src/testing/requests.ts';
import { fill } from '../fill.ts';
import { ask, median, type Result, type Running, requestsPerSecond, start } from '../measure.ts';

const ROUNDS = 5;
const SECONDS = 3;
const SHOPS_AT_ONCE = 10;

/** The rows that one order makes, inserted again and again under other keys, each time as durably as the server does. */
function rawInserts(file: string): number {
  const connection = new DatabaseSync(file);
  connection.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = off');
  const last = connection.prepare('select * from orders order by seq desc limit 1').get() ?? {};
  const event = connection.prepare('select * from order_events limit 1').get() ?? {};
  connection.exec('delete from orders; delete from order_events');
  const into = (table: string, row: object) =>
    connection.prepare(
      `insert into ${table} values (${Object.keys(row)
        .map(() => '?')
        .join(', ')})`,
    );
  const insertOrder = into('orders', last);
  const insertEvent = into('order_events', event);
  const end = performance.now() + SECONDS * 1000;
  let made = 0;
  for (; performance.now() < end; made += 1) {
    connection.exec('begin immediate');
    insertOrder.run(
      ...Object.values({ ...last, seq: made * 64, id: `id-${made}`, tracking_id: `TWS-${made}` }),
    );
    insertEvent.run(...Object.values({ ...event, id: `id-${made}` }));
    connection.exec('commit');
  }
  connection.close();
  return made / SECONDS;
}

async function intakeRate(server: Running): Promise<number> {
  const asked = { path: '/api/orders', body: ORDER };
  return requestsPerSecond(server, { ...asked, seconds: SECONDS, connections: SHOPS_AT_ONCE });
}

/** Orders taken in over the API, priced and durable, against inserting their rows and nothing else, turn about. */
export async function intake(): Promise<Result[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tawseel-intake-'));
  const ratios: number[] = [];
  let rate = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { dataDir } = await fill(path.join(folder, String(round)), 1000);
    const server = await start('product', { dataDir });
    const { status, body } = await ask(server, { path: '/api/orders', body: ORDER });
    if (status !== 201) throw new Error(body);
    rate = await intakeRate(server);
    await server.stop();
    ratios.push(rate / rawInserts(databaseFile({ DATA_DIR: dataDir })));
  }
  rmSync(folder, { recursive: true, force: true });
  const value = median(ratios);
  return [
    {
      what: 'order intake, priced and durable, against raw inserts of the same rows',
      measured: `${value.toFixed(2)} (${rate.toFixed(0)} orders/s)`,
      figure: 'at least 0.5',
      value,
    },
  ];
}
