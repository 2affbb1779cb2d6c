import { BusinessDetails } from '@tawseel/contract/business';
import * as z from 'zod/mini';
import { deleteBusiness, saveBusiness } from '../areas/business/store.ts';
import { OPENING, shopOf } from '../areas/ledger/rules/names.ts';
import { insertCharges } from '../areas/ledger/store/charges.ts';
import { post } from '../areas/ledger/store/post.ts';
import { NEW_SHOP, openShop } from '../areas/senders/store.ts';
import { closeStatement } from '../areas/statements/close-statement.ts';
import { paperLinks } from '../areas/statements/paper-links.ts';
import { listInvoiced } from '../areas/statements/store/charges.ts';
import { newId } from '../platform/engine/ids.ts';
import type { Database } from '../platform/engine/tables.ts';
import { NOW } from './app.ts';
import { BUSINESS } from './requests.ts';
import { insertRow } from './rows.ts';

const TODAY = NOW.slice(0, 10);

/** Business that is registered for VAT and has what e-invoices need. */
const REGISTERED = z.parse(BusinessDetails, {
  ...{ ...BUSINESS, version: 0 },
  billing: { codFee: 0, returnFee: 0, dueDays: 30, tin: '', sac: '9965', pricesHaveVat: 'no' },
});

/**
 * Two shops with AED 100 and a charge of AED 10 each: one is owed AED 89.50 by a statement and an invoice with VAT, the other
 * AED 90, because the business saves no details of its own.
 */
export async function insertStatement(db: Database, name = 'Noor Trading') {
  const { id: billed } = await insertRow(db, 'senders', { role: 'Company', name });
  const { id: toBill } = await insertRow(db, 'senders', { role: 'Company' });
  const statement = await db.transaction().execute(async (trx) => {
    const actor = { kind: 'administrator', id: 'owner', name: 'Huda', role: 'administrator' } as const;
    const work = { trx, actor, now: new Date(NOW), timeZone: 'Asia/Dubai' };
    for (const sender_id of [billed, toBill]) {
      await openShop(trx, { ...NEW_SHOP, sender_id, billed_from: '2026-11-01' });
      await post(work, NOW, [{ kind: 'opening', from: shopOf(sender_id), to: OPENING, fils: 10_000 }]);
      await insertCharges(trx, [
        {
          ...{ id: newId(), order_seq: null, kind: 'extra', sender_id, day: TODAY, fils: 1_000 },
          ...{ what: 'Storage', statement_no: null, invoice_no: null, credited_by: null },
        },
      ]);
    }
    await saveBusiness(trx, REGISTERED, NOW);
    const closed = await closeStatement(work, { senderId: billed, through: TODAY, toPayFils: 8_950 });
    await deleteBusiness(trx);
    return closed;
  });
  const [charge] = await listInvoiced(db, 'INV-2026-000001');
  const linkOf = await paperLinks(db, { publicUrl: '', calledUrl: '' });
  const link = linkOf({ no: String(statement), senderId: billed });
  return { billed, toBill, statement, charge: charge?.id ?? '', paperKey: link.split('?k=')[1] ?? '' };
}
