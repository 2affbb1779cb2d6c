import { allRoutes } from '@tawseel/contract';
import { BUSINESS_TIME_ZONE } from '@tawseel/contract/facts/limits';
import type { NamedRoute } from '@tawseel/contract/route';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { differingTotals } from './areas/orders/store/differing-totals.ts';
import { startApp, type TestApp } from './testing/app.ts';
import { arbitraryAsking, type KnownValues } from './testing/arbitrary-asking.ts';
import { openBusiness } from './testing/business.ts';
import { DATABASES } from './testing/databases.ts';
import { insertOrder, insertRow } from './testing/rows.ts';

/** Over all rows and databases; the long suite sets 100,000. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 5000);
const RUNS_EACH = Math.ceil(RUNS / allRoutes.length / DATABASES.length);
/** Long enough for a slow machine; an input that hangs the server is never answered. */
const TIMEOUT = 60_000 + RUNS_EACH * 1000;

/** Ids that calls may name; what deletes comes last, so that they stay true for long. */
async function insertKnown({ db }: TestApp): Promise<KnownValues> {
  const { samples } = await openBusiness(db);
  const known: Record<string, Set<string>> = {};
  const note = (field: string, value: unknown) => {
    known[field] ??= new Set();
    if (typeof value === 'string') known[field].add(value);
  };
  for (const sample of Object.values(samples)) {
    for (const [field, value] of Object.entries({ ...sample.params, ...sample.body })) {
      if (/id$/i.test(field)) note(field, value);
    }
  }
  for (let made = 0; made < 20; made += 1) {
    const tracking_status = made % 2 === 0 ? 'delivered' : 'assignedtodriver';
    note('trackingID', (await insertOrder(db, { tracking_status, payment_method: 'COD' })).tracking_id);
    note('id', (await insertRow(db, 'queries')).id);
    note('id', (await insertRow(db, 'senders')).id);
    note('senderId', (await insertRow(db, 'senders', { role: 'Company' })).id);
  }
  return Object.fromEntries(Object.entries(known).map(([field, values]) => [field, [...values]]));
}

const byHarm = [...allRoutes].sort(
  (one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'),
);

describe.each(DATABASES)(`${RUNS} inputs generated from the contract, on $name`, ({ open }) => {
  let server: TestApp;
  let known: KnownValues;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const opened = await open();
    close = opened.close;
    server = await startApp(opened.db);
    known = await insertKnown(server);
  });
  afterAll(async () => {
    await server.app.close();
    await close();
  });

  const holds = (row: NamedRoute) =>
    fc.asyncProperty(arbitraryAsking(row, known), async ({ asked, along }) => {
      const answer = await server.send(row, asked, along);
      expect([answer.statusCode < 500, answer.body.slice(0, 200)]).toEqual([true, expect.anything()]);
    });

  test.each(byHarm)(
    '$method $path answers any input according to its schema and without failing',
    (row) => fc.assert(holds(row), { numRuns: RUNS_EACH }),
    TIMEOUT,
  );

  test('all of them leave the totals as the orders say', async () => {
    expect(await differingTotals(server.db, BUSINESS_TIME_ZONE)).toEqual([]);
  });
});
