import { expect, test } from 'vitest';
import type { CsvTable } from '../../platform/csv/csv-table.ts';
import { exportCsv } from '../../platform/csv/export-csv.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertStatement } from '../../testing/statements.ts';
import { shopCharges, shopInvoices, shopStatements } from './csv.ts';

onEveryDatabase((server) => {
  async function rowsOf(table: CsvTable): Promise<Record<string, string>[]> {
    let text = '';
    for await (const part of exportCsv(server.db, table, 'Asia/Dubai')) text += part;
    const [head = '', ...lines] = text.replace('\uFEFF', '').trim().split('\r\n');
    const names = head.split(',');
    // The last cells of an invoice are quoted, and compared elsewhere.
    return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at], cell])));
  }

  test('charges, statements and invoices are exported, amounts below zero in a column of their own', async () => {
    const { billed, toBill, statement } = await insertStatement(server.db);
    await server.db.updateTable('statements').set({ opening_fils: -250, other_fils: -1_000 }).execute();
    const charges = await rowsOf(shopCharges);
    const charge = {
      kind: 'extra',
      day: '2026-11-21',
      amount_aed: '10.00',
      what: 'Storage',
      tracking_id: '',
    };
    expect(charges).toHaveLength(2);
    expect(charges.find(({ sender_id }) => sender_id === billed)).toMatchObject({
      ...{ ...charge, sender: 'Noor Trading', statement: String(statement), invoice: 'INV-2026-000001' },
    });
    expect(charges.find(({ sender_id }) => sender_id === toBill)).toMatchObject({
      ...{ ...charge, statement: '', invoice: '', credit_note: '' },
    });
    expect(await rowsOf(shopStatements)).toMatchObject([
      {
        ...{ number: String(statement), sender: 'Noor Trading', charges_aed: '10.00', vat_aed: '0.50' },
        ...{ owed_before_aed: '', owing_before_aed: '2.50', other_in_aed: '', other_out_aed: '10.00' },
        ...{ owed_aed: '89.50', owing_aed: '', payable_aed: '89.50', paid_on: '', by: 'Huda' },
      },
    ]);
    expect(await rowsOf(shopInvoices)).toMatchObject([
      {
        number: 'INV-2026-000001',
        of: '',
        statement: String(statement),
        net_aed: '10.00',
        total_aed: '10.50',
      },
    ]);
  });
});
