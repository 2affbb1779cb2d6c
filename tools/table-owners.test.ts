import { expect, test } from 'vitest';
import { ownerFaults } from './table-owners.ts';

const tables = (area: string, table: string) => ({
  file: `server/src/areas/${area}/tables.ts`,
  text: `declare module 'x' {\n  interface Tables {\n    /** What. */\n    ${table}: {\n      id: string;\n    };\n  }\n}\n`,
});
const store = (area: string, text: string) => ({ file: `server/src/areas/${area}/store.ts`, text });
const OWNERS = [tables('runs', 'run_stops'), tables('orders', 'orders')];

test.each([
  "trx.updateTable('run_stops')",
  "trx\n  .insertInto(\n    'run_stops',\n  )",
  "db.deleteFrom('run_stops')",
  "insertRows(trx, 'run_stops', rows)",
])("a write to another area's table is a fault: %s", (text) => {
  expect(ownerFaults([...OWNERS, store('orders', text)], [])).toEqual([
    "server/src/areas/orders/store.ts writes run_stops, which is runs's: write it through that area's exports.",
  ]);
});

test('an area writes its own tables, reads others, and has exceptions by name as long as it needs them', () => {
  const own = store('runs', "trx.updateTable('run_stops'); db.selectFrom('orders')");
  expect(ownerFaults([...OWNERS, own], [])).toEqual([]);
  const other = store('orders', "trx.updateTable('run_stops')");
  const exception = { from: 'orders', table: 'run_stops', why: 'a reason' };
  expect(ownerFaults([...OWNERS, other], [exception])).toEqual([]);
  expect(ownerFaults([...OWNERS, own], [exception])).toEqual([
    'orders no longer writes run_stops: take out its exception.',
  ]);
});
