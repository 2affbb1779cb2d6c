import { setImmediate } from 'node:timers/promises';
import type { AuditRow } from '@tawseel/contract/audit';
import { MOST_AUDITED } from '@tawseel/contract/facts/limits';
import type { Say } from '@tawseel/contract/facts/sentences/say';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { firstIdAt } from '../../platform/engine/ids.ts';
import { countRows } from '../../platform/engine/read-table.ts';
import type { Database, Tables } from '../../platform/engine/tables.ts';
import { inEnglish } from '../../platform/values/in-english.ts';
import type { Page } from '../../platform/values/paging.ts';
import { auditedEvents, EVENTS_OF } from '../orders/rules/audited-events.ts';
import { inWords } from '../orders/rules/tracking-history.ts';
import { listEventsOf } from '../orders/store/orders.ts';
import type { EventRow } from '../orders/tables.ts';

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
/** Row of the log by id; `isEvent` is 1 if it is an event in the history of an order. */
type FoundEntry = { id: string; isEvent: number };

/** Chunk size: some 5 ms of work. */
const CHUNK = 500;
const ORDER = 'order';

function between(eb: ExpressionBuilder<Tables, 'audit' | 'order_events'>, { from, to }: AuditFilter) {
  return [
    ...(from === undefined ? [] : [eb('id', '>=', firstIdAt(from))]),
    ...(to === undefined ? [] : [eb('id', '<', firstIdAt(to))]),
  ];
}

function rowsOf(db: Database, filter: AuditFilter) {
  const { actor, subjectKind, subject, calls } = filter;
  return db
    .selectFrom('audit')
    .select(['id', sql.lit(0).as('isEvent')])
    .where((eb) => {
      const all: Expression<SqlBool>[] = between(eb, filter);
      if (actor !== undefined) all.push(eb('actor_id', '=', actor));
      if (subject !== undefined) all.push(eb('subject_id', '=', subject));
      if (subjectKind !== undefined) all.push(eb('subject_kind', '=', subjectKind));
      if (calls !== undefined) all.push(eb('call', 'in', calls));
      return eb.and(all);
    });
}

/** Selects the order events that match a filter, or returns undefined if it excludes orders. */
function eventsOf(db: Database, filter: AuditFilter) {
  const { actor, subjectKind, subject, calls } = filter;
  const kinds = calls?.flatMap((call) => EVENTS_OF[call] ?? []);
  const isOfOrders = subjectKind === undefined || subjectKind === ORDER;
  if (!isOfOrders || kinds?.length === 0) return undefined;
  return db
    .selectFrom('order_events')
    .select(['id', sql.lit(1).as('isEvent')])
    .where('address_hash', 'is not', null)
    .where((eb) => {
      const all: Expression<SqlBool>[] = between(eb, filter);
      if (actor !== undefined) all.push(eb('actor', '=', actor));
      if (subject !== undefined) all.push(eb('order_id', '=', subject));
      if (kinds !== undefined) all.push(eb.or(kinds.map((kind) => isOf(eb, kind))));
      // As a literal, so that a partial index can be used.
      if (kinds?.every(({ kind }) => kind !== 'status')) all.push(eb('kind', '<>', sql.lit('status')));
      return eb.and(all);
    });
}

function isOf(
  eb: ExpressionBuilder<Tables, 'order_events'>,
  { kind, isNew, isOfCollected }: (typeof EVENTS_OF)[string],
): Expression<SqlBool> {
  const isKind = eb('kind', '=', kind);
  if (isOfCollected !== undefined)
    return eb.and([isKind, eb('changes', isOfCollected ? 'like' : 'not like', '%"field":"collected.%')]);
  return isNew === undefined ? isKind : eb.and([isKind, eb('status', isNew ? '=' : '<>', 'created')]);
}

/** Selects the newest rows of both tables, each limited before the union. */
function newest(db: Database, filter: AuditFilter, most: number, below?: string) {
  const cut = (query: ReturnType<typeof rowsOf> | NonNullable<ReturnType<typeof eventsOf>>) =>
    (query as ReturnType<typeof rowsOf>)
      .$if(below !== undefined, (rest) => rest.where('id', '<', below ?? ''))
      .orderBy('id', 'desc')
      .limit(most);
  const rows = db.selectFrom(cut(rowsOf(db, filter)).as('rows')).select(['id', 'isEvent']);
  const events = eventsOf(db, filter);
  const all = events
    ? rows.unionAll(db.selectFrom(cut(events).as('events')).select(['id', 'isEvent']))
    : rows;
  return db.selectFrom(all.as('found'));
}

async function read(db: Database, found: readonly FoundEntry[], say: Say): Promise<Row[]> {
  const idsOf = (wanted: number) => found.filter(({ isEvent }) => isEvent === wanted).map(({ id }) => id);
  const [ids, eventIds] = [idsOf(0), idsOf(1)];
  const rows =
    ids.length > 0 ? await db.selectFrom('audit').selectAll().where('id', 'in', ids).execute() : [];
  const byId = new Map([...rows, ...(await readEvents(db, eventIds, say))].map((row) => [row.id, row]));
  return found.flatMap(({ id }) => byId.get(id) ?? []);
}

/** Converts order events to rows of the log, using the complete history of each order. */
async function readEvents(db: Database, ids: readonly string[], say: Say): Promise<Row[]> {
  if (ids.length === 0) return [];
  const events = await db.selectFrom('order_events').selectAll().where('id', 'in', ids).execute();
  const orderIds = [...new Set(events.map(({ order_id }) => order_id))];
  const orders = await db.selectFrom('orders').selectAll().where('id', 'in', orderIds).execute();
  const histories = await listEventsOf(db, orderIds);
  const byId = new Map(events.map((event) => [event.id, event]));
  return orders.flatMap((order) => {
    const history = histories.get(order.id) ?? [];
    const audits = auditedEvents(
      order,
      history.map((event) => inWords(event, say)),
    );
    return history.flatMap(({ id }, index): Row[] => {
      const event = byId.get(id);
      const audited = audits[index];
      return event && audited ? [toRow(event, order.tracking_id, audited)] : [];
    });
  });
}

function toRow(
  event: EventRow,
  name: string,
  { call, before, after }: ReturnType<typeof auditedEvents>[number],
): Row {
  return {
    id: event.id,
    at: event.created_at,
    actor_kind: event.actor_kind ?? '',
    actor_id: event.actor ?? '',
    actor_name: event.actor_name ?? '',
    address_hash: event.address_hash ?? '',
    call,
    subject_kind: ORDER,
    subject_id: event.order_id,
    subject_name: name,
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
  };
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

/** Returns a page, newest first, with the total, counted up to a limit; beyond it there are no pages. */
export async function listAudit(
  db: Database,
  filter: AuditFilter,
  { limit, offset, say }: Page & { say: Say },
): Promise<{ rows: AuditRow[]; total: number; moreThanTotal: boolean }> {
  const isWithin = offset < MOST_AUDITED;
  const found = isWithin
    ? await newest(db, filter, offset + limit)
        .selectAll()
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute()
    : [];
  const most = isWithin ? Math.max(MOST_AUDITED, offset + limit) : MOST_AUDITED;
  const n = await countRows(newest(db, filter, most + 1));
  const rows = (await read(db, found, say)).map(toAuditRow);
  return { rows, total: Math.min(n, most), moreThanTotal: n > most };
}

/** Yields all rows, newest first and in English, by keyset pagination; other requests run between the chunks. */
export async function* readAudit(db: Database, filter: AuditFilter): AsyncGenerator<Row[]> {
  let last: string | undefined;
  for (;;) {
    const found = await newest(db, filter, CHUNK, last)
      .selectAll()
      .orderBy('id', 'desc')
      .limit(CHUNK)
      .execute();
    if (found.length > 0) yield await read(db, found, inEnglish);
    if (found.length < CHUNK) return;
    last = found.at(-1)?.id;
    await setImmediate();
  }
}

/** Deletes some rows from before an instant (retention); returns true if there may be more. */
export async function deleteOldAudit(db: Database, before: string): Promise<boolean> {
  const old = (table: 'audit' | 'order_events') =>
    db.selectFrom(table).select('id').where('id', '<', firstIdAt(before)).orderBy('id').limit(CHUNK);
  const deleted = await db.deleteFrom('audit').where('id', 'in', old('audit')).executeTakeFirstOrThrow();
  // The history of an order is kept; its events only lose the address.
  const cleared = await db
    .updateTable('order_events')
    .set({ address_hash: null })
    .where('id', 'in', old('order_events').where(sql<SqlBool>`address_hash is not null`))
    .executeTakeFirstOrThrow();
  return Number(deleted.numDeletedRows) === CHUNK || Number(cleared.numUpdatedRows) === CHUNK;
}

/** Deletes the rows whose id ends in a mark: those of the demo. */
export async function deleteMarkedAudit(db: Database, mark: string): Promise<void> {
  await db.deleteFrom('audit').where('id', 'like', `%${mark}`).execute();
}

/** Counts what an actor has done since an instant, order events not included. */
export async function countWritesOf(db: Database, actorId: string, since: string): Promise<number> {
  const rows = db.selectFrom('audit').where('actor_id', '=', actorId).where('id', '>=', firstIdAt(since));
  return countRows(rows);
}
