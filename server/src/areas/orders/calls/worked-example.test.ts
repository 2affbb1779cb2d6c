import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { orders } from '@tawseel/contract/orders';
import { expect, test } from 'vitest';
import { importCsv } from '../../../platform/csv/import-csv.ts';
import { NOW, startApp } from '../../../testing/app.ts';
import { SQLITE } from '../../../testing/databases.ts';
import { insertRow } from '../../../testing/rows.ts';
import { csvTables } from '../../exports/csv-tables.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../../docs/prices.md'), 'utf8');

const DECIDED_BY: Record<string, string> = {
  "company's zone rate": 'company-zone',
  "company's city rate": 'company-city',
  'general zone rate': 'general-zone',
  'individual city rate': 'individual-city',
};

const addressOf = (text: string) => {
  const [city = '', area] = text.split(', ');
  return area ? { city, area } : { city };
};

test('the worked example of docs/prices.md is charged to the fil as it says', async () => {
  const { db, close } = await SQLITE.open();
  const server = await startApp(db);
  const { id: senderId } = await insertRow(db, 'senders', { role: 'Company', email: 'orders@noor.example' });
  const files = [...page.matchAll(/`([\w-]+)\.csv`\n```csv\n([\s\S]*?)```/g)];
  expect(files).toHaveLength(5);
  for (const [, name, csv = ''] of files) {
    const read = async function* () {
      yield Buffer.from(csv);
    };
    const kind = csvTables.find((one) => one.name === name)!;
    const options = { timeZone: 'Asia/Dubai', now: () => new Date(NOW) };
    expect(await importCsv(db, kind, { name: kind.name, read }, options)).toMatchObject({ bad: 0 });
  }

  const rows = [...page.matchAll(/^\| ((?:company|person) \|.*) \|$/gm)].map(([, row = '']) =>
    row.split('|').map((cell) => cell.trim()),
  );
  expect(rows).toHaveLength(6);
  for (const [sender, from = '', to = '', kg, cm = '', packed, by = '', ...figures] of rows) {
    const [length, width, height] = cm.split(' × ').map(Number);
    const asked = {
      body: {
        ...(sender === 'company' ? { senderId } : {}),
        deliveryType: 'normal',
        orderWeight: Number(kg),
        parcelSize: { length, width, height },
        additionalServices: packed === 'yes',
        pickup: addressOf(from),
        dropoff: addressOf(to),
      },
    };
    if (by.startsWith('refused')) {
      expect(`refused: ${(await server.refused(orders.quoteOrder, asked)).message}`).toBe(by);
      continue;
    }
    const { charge, rate } = (await server.send(orders.quoteOrder, asked)).json();
    const parts = [charge.base, charge.weight, charge.size, charge.packing, charge.total];
    const said = [rate.kind, ...parts.map((part: number) => part.toFixed(2))];
    expect(said).toEqual([DECIDED_BY[by], ...figures]);
  }
  await server.app.close();
  await close();
});
