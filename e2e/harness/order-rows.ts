import { ask } from './ask.ts';
import { expect, type Host } from './test.ts';

const ORDINARY: Record<string, string> = {
  delivery_type: 'normal',
  sender_name: 'Layla Haddad',
  sender_phone: '+971 50 771 0932',
  sender_address: 'Villa 12, Al Wasl Road',
  pickup_city: 'Dubai',
  receiver_name: 'Omar Farouk',
  receiver_phone: '+971 52 118 6640',
  receiver_phone2: '',
  dropoff_street: 'King Faisal Street',
  dropoff_building: '',
  dropoff_landmark: '',
  dropoff_makani: '',
  dropoff_area: '',
  dropoff_city: 'Sharjah',
  payment_method: 'COD',
  title: 'Perfume set',
  delivery_instructions: '',
  packing: 'no',
  value_aed: '250.00',
  weight_kg: '1.2',
  length_cm: '30',
  width_cm: '20',
  height_cm: '10',
};

export type OrderRow = { tracking_id: string } & Partial<typeof ORDINARY>;

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

type FileImport = { state: string; checkedAt: string; problem: string; report: { rowFaults: object[] } };

async function waitUntil(host: Host, state: string): Promise<FileImport> {
  const mine = async () => (await ask(host, 'GET', '/api/import')).mine;
  const stateOf = ({ state: now, problem }: FileImport) => problem || now;
  await expect.poll(async () => stateOf(await mine()), { timeout: 60_000 }).toBe(state);
  return mine();
}

/** Imports orders with tracking IDs and texts as other systems may have them. */
export async function importOrders(host: Host, rows: readonly OrderRow[]): Promise<void> {
  const columns = ['tracking_id', ...Object.keys(ORDINARY)];
  const lines = rows.map((row) => columns.map((name) => cell(row[name] ?? ORDINARY[name] ?? '')).join());
  const file = `${columns.join()}\n${lines.join('\n')}\n`;
  const [warehouse] = await ask(host, 'GET', '/api/warehouse');
  await ask(host, 'POST', '/api/import', {
    kind: 'orders',
    name: 'orders.csv',
    bytes: Buffer.byteLength(file),
  });
  await fetch(`${host.address}/api/import/file/0`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${host.token}`, 'content-type': 'text/csv' },
    body: file,
  });
  await waitUntil(host, 'ready');
  const set = { warehouse_code: warehouse.warehouseCode };
  await ask(host, 'POST', '/api/import/columns', { mapping: '', columns: {}, set, take: [] });
  await ask(host, 'POST', '/api/import/check', {});
  const { checkedAt, report } = await waitUntil(host, 'checked');
  expect(report.rowFaults).toEqual([]);
  await ask(host, 'POST', '/api/import/start', { checkedAt, leaveOut: false });
  await waitUntil(host, 'done');
}
