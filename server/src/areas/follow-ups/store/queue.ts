import type { ContactQueue } from '@tawseel/contract/contact';
import { CALL_KINDS } from '@tawseel/contract/facts/calls';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Trx } from '../../../platform/engine/tables.ts';

type Claim = { claimed_by: string; claimed_name: string; claimed_until: string };
type QueueQuery = { warehouseId: string | undefined; now: string };

/** Selects the open cases of a warehouse, or of all warehouses if none is named, in the words of the partial index. */
function isCase({ warehouseId }: QueueQuery): RawBuilder<SqlBool> {
  const at = warehouseId === undefined ? sql`` : sql`and warehouse_id = ${warehouseId}`;
  return sql<SqlBool>`state = 'open' and kind in (${sql.join(CALL_KINDS.map((kind) => sql.lit(kind)))}) ${at}`;
}

const isFree = (now: string) => sql<SqlBool>`(claimed_until is null or claimed_until <= ${now})`;

/** Claims again the case that a caller has not finished, so that a reloaded page or a lost answer does not leave it behind. */
async function claimOwn(trx: Trx, wanted: QueueQuery, claim: Claim): Promise<string | undefined> {
  const own = await trx
    .updateTable('follow_ups')
    .set(claim)
    .where(isCase(wanted))
    .where('claimed_by', '=', claim.claimed_by)
    .where('claimed_until', '>', wanted.now)
    .returning('id')
    .execute();
  return own[0]?.id;
}

/** Claims the caller's unfinished case, else the one due the longest. Returns its id, or undefined if none is free. */
export async function claimNext(trx: Trx, wanted: QueueQuery, claim: Claim): Promise<string | undefined> {
  const { now } = wanted;
  const own = await claimOwn(trx, wanted, claim);
  if (own) return own;
  for (;;) {
    const found = await trx
      .selectFrom('follow_ups')
      .select('id')
      .where(isCase(wanted))
      .where('due_at', '<=', now)
      .where(isFree(now))
      .orderBy('due_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!found) return undefined;
    // Another user may have claimed it, or the parcel may have moved: the row is checked again once the lock is free.
    const taken = await trx
      .updateTable('follow_ups')
      .set(claim)
      .where('id', '=', found.id)
      .where(isCase(wanted))
      .where(isFree(now))
      .returning('id')
      .executeTakeFirst();
    if (taken) return taken.id;
  }
}

export async function readQueue(db: Database, wanted: QueueQuery): Promise<ContactQueue> {
  const { now } = wanted;
  const count = (where: RawBuilder<unknown>) =>
    sql<number>`coalesce(sum(case when ${where} then 1 else 0 end), 0)`;
  const row = await db
    .selectFrom('follow_ups')
    .select([
      count(sql`due_at <= ${now} and ${isFree(now)}`).as('due'),
      count(sql`due_at <= ${now} and not ${isFree(now)}`).as('taken'),
      count(sql`due_at > ${now}`).as('later'),
      sql<string | null>`min(case when due_at > ${now} then due_at end)`.as('nextAt'),
    ])
    .where(isCase(wanted))
    .executeTakeFirstOrThrow();
  return { due: Number(row.due), taken: Number(row.taken), later: Number(row.later), nextAt: row.nextAt };
}
