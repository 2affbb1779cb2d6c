import { statements } from '@tawseel/contract/statements';
import { expect, test } from 'vitest';
import { insertKey } from '../../testing/keys.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertStatement } from '../../testing/statements.ts';

const IBAN = 'AE070331234567890123456';
const no = 'INV-2026-000001';

onEveryDatabase((server) => {
  /** A shop with a statement, and keys of it and of another shop. */
  async function openKeys() {
    const { billed: shop, toBill: other, statement: number } = await insertStatement(server.db);
    await server.db.updateTable('senders').set({ iban: IBAN, iban_set_by: 'Huda' }).execute();
    await server.db.updateTable('statements').set({ iban: IBAN }).execute();
    const own = { token: await insertKey(server.db, 'sender', null, { sender_id: shop }) };
    const stranger = { token: await insertKey(server.db, 'sender', null, { sender_id: other }) };
    return { shop, other, number, own, stranger };
  }

  test("the key of a sender finds nothing of another shop's", async () => {
    const { shop, number, stranger } = await openKeys();
    const refused = [
      await server.refused(statements.readShop, { params: { id: shop } }, stranger),
      await server.refused(statements.listStatements, { query: { shop } }, stranger),
      await server.refused(statements.readStatement, { params: { number } }, stranger),
      await server.refused(statements.printStatement, { params: { number }, query: {} }, stranger),
      await server.refused(statements.listInvoices, { query: { shop } }, stranger),
      await server.refused(statements.readInvoice, { params: { no } }, stranger),
      await server.refused(statements.printInvoice, { params: { no }, query: {} }, stranger),
    ];
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
    expect(await server.call(statements.listStatements, { query: {} }, stranger)).toMatchObject({
      data: [],
      total: 0,
    });
    expect(await server.call(statements.listInvoices, { query: {} }, stranger)).toMatchObject({
      data: [],
      total: 0,
    });
  });

  test('the key of a sender reads its own, without names of staff and with the end of the IBAN', async () => {
    const { shop, number, own } = await openKeys();
    const read = (await server.call(statements.readShop, { params: { id: shop } }, own)).data;
    const { data: listed } = await server.call(statements.listStatements, { query: {} }, own);
    const statement = (await server.call(statements.readStatement, { params: { number } }, own)).data;
    const { data: invoices } = await server.call(statements.listInvoices, { query: { shop } }, own);
    const invoice = (await server.call(statements.readInvoice, { params: { no } }, own)).data;
    expect([read.owed, listed.map((one) => one.number), statement.closing, invoices.length]).toEqual([
      89.5,
      [number],
      89.5,
      1,
    ]);
    expect(invoice).toMatchObject({ _id: no, total: 10.5 });
    const { body: paper } = await server.send(
      statements.printStatement,
      { params: { number: String(number) } },
      own,
    );
    expect(paper).toContain('Noor Trading');
    const all = JSON.stringify([read, listed, statement, invoices, invoice, paper]);
    for (const hidden of [IBAN, 'Huda']) expect(all).not.toContain(hidden);
    expect(read.iban).toMatch(/3456$/);
  });
});
