import { setImmediate } from 'node:timers/promises';
import type { AuditRow } from '@tawseel/contract/audit';
import { MOST_AUDITED } from '@tawseel/contract/facts/limits';
import { type SelectQueryBuilder, sql } from 'kysely';
import { firstIdAt } from './ids.ts';
import type { Page } from './orders/pages.ts';
import type { Database, Tables } from './tables.ts';

/** `from` and `to` are a half-open interval of instants. */
export type AuditFilter = {
  actor?: string | undefined;
  subjectKind?: string | undefined;
  subject?: string | undefined;
  calls?: readonly string[] | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

type Row = Tables['audit'];

/** Some 5 ms of work. */
const CHUNK = 500;
/** What most rows are of, which the indexes by kind and by call leave out. */
const MOST = { kind: 'order', call: 'orders.createOrder' };

function filtered<O>(query: SelectQueryBuilder<Tables, 'audit', O>, filter: AuditFilter) {
  const { actor, subjectKind, subject, calls, from, to } = filter;
  return (
    query
      .$if(actor !== undefined, (some) => some.where('actor_id', '=', actor!))
      .$if(subject !== undefined, (some) => some.where('subject_id', '=', subject!))
      .$if(subjectKind !== undefined, (some) => some.where('subject_kind', '=', subjectKind!))
      .$if(calls !== undefined, (some) => some.where('call', 'in', calls!))
      // Said to the letter, a partial index may serve.
      .$if(subjectKind !== undefined && subjectKind !== MOST.kind, (some) =>
        some.where('subject_kind', '<>', sql.lit(MOST.kind)),
      )
      .$if(calls !== undefined && !calls.includes(MOST.call), (some) =>
        some.where('call', '<>', sql.lit(MOST.call)),
      )
      .$if(from !== undefined, (some) => some.where('id', '>=', firstIdAt(from!)))
      .$if(to !== undefined, (some) => some.where('id', '<', firstIdAt(to!)))
  );
}

function fieldsOf(text: string | null): AuditRow['before'] {
  return text === null ? null : (JSON.parse(text) as AuditRow['before']);
}

function toAuditRow(row: Row): AuditRow {
  return {
    _id: row.id,
    at: row.at,
    actorKind: row.actor_kind,
    actorId: row.actor_id,
    actorName: row.actor_name,
    addressHash: row.address_hash,
    call: row.call,
    subjectKind: row.subject_kind,
    subjectId: row.subject_id,
    subjectName: row.subject_name,
    before: fieldsOf(row.before),
    after: fieldsOf(row.after),
  };
}

/** A page, newest first, and how many there are, counted so far as it is quick; beyond there are no pages. */
export async function listAudit(
  db: Database,
  filter: AuditFilter,
  { limit, offset }: Page,
): Promise<{ rows: AuditRow[]; total: number; moreThanTotal: boolean }> {
  const isWithin = offset < MOST_AUDITED;
  const rows = await filtered(db.selectFrom('audit').selectAll(), filter)
    .orderBy('id', 'desc')
    .limit(isWithin ? limit : 0)
    .offset(isWithin ? offset : 0)
    .execute();
  const most = isWithin ? Math.max(MOST_AUDITED, offset + limit) : MOST_AUDITED;
  const { n } = await db
    .selectFrom(
      filtered(db.selectFrom('audit').select('id'), filter)
        .limit(most + 1)
        .as('found'),
    )
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return { rows: rows.map(toAuditRow), total: Math.min(n, most), moreThanTotal: n > most };
}

/** Every row, newest first: a keyset walk, between whose chunks others have their turn. */
export async function* readAudit(db: Database, filter: AuditFilter): AsyncGenerator<Row[]> {
  let last: string | undefined;
  for (;;) {
    const rows = await filtered(db.selectFrom('audit').selectAll(), filter)
      .$if(last !== undefined, (rest) => rest.where('id', '<', last!))
      .orderBy('id', 'desc')
      .limit(CHUNK)
      .execute();
    if (rows.length > 0) yield rows;
    if (rows.length < CHUNK) return;
    last = rows.at(-1)?.id;
    await setImmediate();
  }
}

/** Retention: takes out a few of the rows from before an instant; true while there may be more. */
export async function deleteOldAudit(db: Database, before: string): Promise<boolean> {
  const old = db
    .selectFrom('audit')
    .select('id')
    .where('id', '<', firstIdAt(before))
    .orderBy('id')
    .limit(CHUNK);
  const { numDeletedRows } = await db.deleteFrom('audit').where('id', 'in', old).executeTakeFirstOrThrow();
  return Number(numDeletedRows) === CHUNK;
}

/** Takes out the rows whose id ends in a mark: what a demo made up. */
export async function deleteMarkedAudit(db: Database, mark: string): Promise<void> {
  await db.deleteFrom('audit').where('id', 'like', `%${mark}`).execute();
}
