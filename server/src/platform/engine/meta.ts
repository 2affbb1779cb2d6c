import type { Database } from './tables.ts';

/**
 * Key-value metadata of the database itself: what became of its demo business, the zone its totals are cut in, where it
 * was moved to if it was, the keys of the addresses in its audit log and of the codes of the door, and what became of the last import of the console.
 */
export type Fact = 'demo' | 'time_zone' | 'moved_to' | 'audit_key' | 'door_code_key' | 'last_import';

export async function findFact(db: Database, fact: Fact): Promise<string | undefined> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', fact).executeTakeFirst();
  return row?.value;
}

/** Inserts if absent (first write wins), and answers with what is kept. */
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
