import type { Database } from './tables.ts';

/**
 * Key-value metadata of the database itself: state of the demo business, time zone of its totals, where it was moved
 * to if it was, keys for addresses in the audit log, for door codes and for signed links to pages, result of the last
 * import in the console, the seq below which orders are not folded yet (see orders/store/fold-orders.ts), and the number
 * of the last posting that was removed with the demo.
 */
export type Fact =
  | 'demo'
  | 'time_zone'
  | 'moved_to'
  | 'audit_key'
  | 'door_code_key'
  | 'tracking_key'
  | 'last_import'
  | 'unfolded_below'
  | 'postings_removed';

export async function findFact(db: Database, fact: Fact): Promise<string | undefined> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', fact).executeTakeFirst();
  return row?.value;
}

/** Inserts a value if absent (first write wins), and returns the stored one. */
export async function settleFact(db: Database, fact: Fact, value: string): Promise<string> {
  const settled = await findFact(db, fact);
  if (settled !== undefined) return settled;
  await db
    .insertInto('meta')
    .values({ key: fact, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
  return (await findFact(db, fact)) ?? value;
}

export async function setFact(db: Database, fact: Fact, value: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key: fact, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

export async function deleteFact(db: Database, fact: Fact): Promise<void> {
  await db.deleteFrom('meta').where('key', '=', fact).execute();
}
