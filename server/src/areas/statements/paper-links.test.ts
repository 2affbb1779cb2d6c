import { statements } from '@tawseel/contract/statements';
import { expect, test } from 'vitest';
import { newId } from '../../platform/engine/ids.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertOrder } from '../../testing/rows.ts';
import { insertStatement } from '../../testing/statements.ts';
import { insertCharges } from '../ledger/store/charges.ts';

const PUBLIC = 'https://wasl.example';
const IBAN = 'AE070331234567890123456';

onEveryDatabase(
  (server) => {
    const headers = { accept: 'text/html,application/xhtml+xml' };
    const open = (link: string) => server.app.inject({ url: link.replace(PUBLIC, ''), headers });

    /** Closes a statement of a shop with one order, and returns the links to it and to its invoice. */
    async function closeOne() {
      const { toBill: shop } = await insertStatement(server.db);
      await server.db.updateTable('senders').set({ iban: IBAN }).where('id', '=', shop).execute();
      const order = await insertOrder(server.db, { sender_id: shop });
      await server.db.transaction().execute((trx) =>
        insertCharges(trx, [
          {
            ...{ id: newId(), order_seq: order.seq, kind: 'delivery', sender_id: shop, day: '2026-11-21' },
            ...{ fils: 1_000, what: '', statement_no: null, invoice_no: null, credited_by: null },
          },
        ]),
      );
      const body = { through: '2026-11-21', shops: [{ _id: shop, toPay: 80 }] };
      const { data } = await server.call(statements.closeStatements, { body });
      const number = data[0]?.number ?? 0;
      const { link: statement } = (await server.call(statements.readStatement, { params: { number } })).data;
      const no = 'INV-2026-000002';
      const { link: invoice } = (await server.call(statements.readInvoice, { params: { no } })).data;
      return { order, statement, invoice };
    }

    test('a link that is wrong, altered or of another paper opens nothing, and says so in both languages', async () => {
      const { statement, invoice } = await closeOne();
      const [path = '', signature = ''] = invoice.split('?k=');
      const altered = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
      const others = [
        ...[path, `${path}?k=`, `${path}?k=${altered}`, `${path}?k=${signature}x`],
        ...[invoice.replace('000002', '000001'), invoice.replace('000002', '000009')],
        ...[
          statement.replace('/2?', '/1?'),
          statement.replace('/2?', '/02?'),
          statement.replace('/2?', '/9?'),
        ],
        `${statement.split('?k=')[0]}?k=${signature}`,
      ];
      for (const link of others) {
        const { statusCode, headers, body } = await open(link);
        expect([statusCode, headers['content-type']], link).toEqual([404, 'text/html; charset=utf-8']);
        expect(headers['x-robots-tag']).toBe('noindex');
        expect(body).toContain('This link opens nothing.');
        expect(body).toContain('هذا الرابط لا يفتح شيئًا.');
        expect(body).not.toMatch(/INV-|AED|Noor/);
      }
      const byProgram = { params: { paper: '2' }, query: { k: signature } };
      expect((await server.refused(statements.openPaper, byProgram, { token: null })).code).toBe(
        'no_such_paper',
      );
    });

    test('a link opens a paper without signing in, and shows nothing of a receiver and the end of the IBAN', async () => {
      const { order, statement, invoice } = await closeOne();
      expect(statement).toMatch(/^https:\/\/wasl\.example\/api\/papers\/2\?k=[\w-]{22}$/);
      for (const [link, title] of [
        [statement, 'Statement'],
        [invoice, 'Invoice'],
        // Messengers take a full stop for a part of the link.
        [`${invoice}.`, 'Invoice'],
        // Messengers and mail programs add names of their own.
        [`${invoice}&fbclid=IwAR2&utm_source=mail`, 'Invoice'],
        [statement.replace('?k=', '?gclid=1&igshid=2&k='), 'Statement'],
      ] as const) {
        const { statusCode, headers, body } = await open(link);
        expect(statusCode, link).toBe(200);
        expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' });
        expect(headers['set-cookie']).toBeUndefined();
        expect(body).toContain(`<h1>${title}`);
        expect(body).toContain(order.tracking_id);
        for (const hidden of [order.receiver_name, order.receiver_phone.slice(-4), IBAN])
          expect(body).not.toContain(hidden);
      }
    });

    test('links end with the key that they were signed by', async () => {
      const { statement } = await closeOne();
      const changed = { value: Buffer.alloc(32, 1).toString('base64') };
      await server.db.updateTable('meta').set(changed).where('key', '=', 'tracking_key').execute();
      expect((await open(statement)).statusCode).toBe(404);
      const { data } = await server.call(statements.readStatement, { params: { number: 2 } });
      expect(data.link).not.toBe(statement);
      expect((await open(data.link)).statusCode).toBe(200);
    });
  },
  undefined,
  { PUBLIC_URL: PUBLIC },
);

onEveryDatabase((server) => {
  test('a business without a public address has no links', async () => {
    const { statement: number } = await insertStatement(server.db);
    expect((await server.call(statements.readStatement, { params: { number } })).data.link).toBe('');
    const no = 'INV-2026-000001';
    expect((await server.call(statements.readInvoice, { params: { no } })).data.link).toBe('');
  });
});
