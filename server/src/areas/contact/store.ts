import type { ContactCall, ContactQueue } from '@tawseel/contract/contact';
import { CALL_KINDS, type CallOutcome } from '@tawseel/contract/facts/calls';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Tables, Trx } from '../../platform/engine/tables.ts';

type Claim = { claimed_by: string; claimed_name: string; claimed_until: string };
type Wanted = { warehouseId: string | undefined; now: string };

/** Open cases of a warehouse; of all, where none is named. As the index of what is due says it. */
function isCase({ warehouseId }: Wanted): RawBuilder<SqlBool> {
  const at = warehouseId === undefined ? sql`` : sql`and warehouse_id = ${warehouseId}`;
  return sql<SqlBool>`state = 'open' and kind in (${sql.join(CALL_KINDS.map((kind) => sql.lit(kind)))}) ${at}`;
}

const isFree = (now: string) => sql<SqlBool>`(claimed_until is null or claimed_until <= ${now})`;

/** Claims again the case that a caller has not finished, so that a reloaded page or a lost answer does not leave it behind. */
async function claimOwn(trx: Trx, wanted: Wanted, claim: Claim): Promise<string | undefined> {
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
export async function claimNext(trx: Trx, wanted: Wanted, claim: Claim): Promise<string | undefined> {
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
    // Another caller may have been first, or the parcel gone elsewhere: the row is looked at again once it is free.
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

export async function readQueue(db: Database, wanted: Wanted): Promise<ContactQueue> {
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

export async function insertCall(trx: Trx, call: Tables['contact_calls']): Promise<void> {
  await trx.insertInto('contact_calls').values(call).execute();
}

/** Calls about an order, newest first. */
export async function listCalls(db: Database, orderId: string): Promise<ContactCall[]> {
  const rows = await db
    .selectFrom('contact_calls')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, at, actor_name: by, outcome, note, next_at: nextAt }) => ({
    _id: id,
    at,
    by,
    // A closed set: only insertCall writes it.
    outcome: outcome as CallOutcome,
    note,
    nextAt,
  }));
}

/** When nobody answered, of the calls about one follow-up. */
export async function listUnanswered(db: Database, followUpId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('contact_calls')
    .select('at')
    .where('follow_up_id', '=', followUpId)
    .where('outcome', '=', 'no_answer')
    .execute();
  return rows.map(({ at }) => at);
}
