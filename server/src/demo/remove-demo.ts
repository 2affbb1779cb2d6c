import { updateAdminContacts } from '../areas/access/store/admins.ts';
import { deleteMarkedAudit } from '../areas/audit/store.ts';
import { deleteBusiness } from '../areas/business/store.ts';
import { giveAreas } from '../areas/delivery-areas/store.ts';
import { lastPosting } from '../areas/ledger/store/replay.ts';
import { markStartingPrices } from '../areas/rates/store/essentials.ts';
import { findFact, setFact } from '../platform/engine/meta.ts';
import type { Database } from '../platform/engine/tables.ts';
import { inTransaction } from '../platform/engine/transaction.ts';
import { UserError } from '../platform/user-error.ts';
import { DEMO_MARK } from './context.ts';
import { HEAD_OFFICE } from './head-office.ts';
import { countEntered, deleteEntered, type EnteredTable, lockEntered } from './store/live-tables.ts';

const NAMES: Record<EnteredTable, readonly [one: string, many: string]> = {
  senders: ['sender', 'senders'],
  warehouses: ['warehouse', 'warehouses'],
  zone_rates: ['general zone rate', 'general zone rates'],
  orders: ['order', 'orders'],
  staff: ['member of staff', 'members of staff'],
  cashier_payments: ['cashier payment', 'cashier payments'],
  queries: ['query', 'queries'],
};

export type Counted = { text: string; n: number };

/** '1 sender and 12 orders': the rows of the demo, or those that people entered and have not deleted. */
async function count(db: Database, whose: 'of the demo' | 'of people'): Promise<Counted> {
  const counts = await countEntered(db, DEMO_MARK, whose === 'of the demo');
  const parts = counts.map(({ table, n }) => `${n} ${NAMES[table][n === 1 ? 0 : 1]}`);
  return {
    text: new Intl.ListFormat('en-GB').format(parts),
    n: counts.reduce((sum, { n }) => sum + n, 0),
  };
}

/**
 * Returns a text about the rows that would be deleted. Throws UserError if there is no demo, or if real data was
 * added to it.
 */
export async function findDemo(db: Database): Promise<string> {
  if ((await findFact(db, 'demo')) !== 'loaded') throw new UserError('There is no demo business.');
  const real = await count(db, 'of people');
  if (real.n > 0) {
    throw new UserError(
      `The demo business also has ${real.text} that people added. Nothing was ` +
        'removed. Start your own business in another folder: set DATA_DIR and run npm start -- --no-demo',
    );
  }
  return (await count(db, 'of the demo')).text;
}

/**
 * Takes the demo business out again, with what was done to it meanwhile: all of it, or after a refusal nothing.
 * Administrators, wide API keys, areas, charges and the rates of individual senders stay. Answers with what went, in words.
 */
export function removeDemo(db: Database): Promise<string> {
  return inTransaction(db, async (trx) => {
    await lockEntered(trx);
    const gone = await findDemo(trx);
    await setFact(trx, 'demo', 'removing');
    await setFact(trx, 'postings_removed', String(await lastPosting(trx)));
    // Rows of these tables that are not the demo's are deleted already or belong to a company of the demo.
    await giveAreas(trx, () => null);
    await deleteEntered(trx);
    await deleteMarkedAudit(trx, DEMO_MARK);
    await deleteBusiness(trx);
    await updateAdminContacts(trx, HEAD_OFFICE, { phone: '', address: '' });
    // The demo decided these, not the business that follows.
    await markStartingPrices(trx);
    await setFact(trx, 'demo', 'removed');
    return gone;
  });
}
