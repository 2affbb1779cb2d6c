import { type Kysely, sql } from 'kysely';
import { engineOf } from '../database.ts';

/** Seqs of scans: milliseconds since the start of 2000, then 12 bits. */
const EPOCH = Date.UTC(2000, 0, 1);
const PER_MS = 4096;
/** Milliseconds before a scan in which the moves that it implied were stored, the last one directly before it. */
const IMPLIED_MS = 5;

const COLUMNS = [
  ['order_events', 'cause_id'],
  ['run_stops', 'cause_id'],
  ['follow_ups', 'cause_id'],
  ['follow_ups', 'end_cause_id'],
  ['promises', 'end_cause_id'],
] as const;

/** Acts at a stop that were accepted have the time of what they changed. */
const BY_ACTS = [
  `update order_events set cause_id = stop_acts.id from stop_acts
   where stop_acts.order_id = order_events.order_id and stop_acts.received_at = order_events.created_at
   and stop_acts.result = 'accepted' and stop_acts.act <> 'called'`,
  `update run_stops set cause_id = stop_acts.id from stop_acts
   where stop_acts.order_id = run_stops.order_id and stop_acts.stop_id = run_stops.id
   and stop_acts.received_at = run_stops.done_at and stop_acts.result = 'accepted' and stop_acts.act <> 'called'`,
  `update follow_ups set cause_id = stop_acts.id from stop_acts
   where stop_acts.order_id = follow_ups.order_id and stop_acts.run_id = follow_ups.run_id
   and stop_acts.received_at = follow_ups.opened_at and stop_acts.act <> 'called'`,
  `update promises set end_cause_id = stop_acts.id from stop_acts
   where stop_acts.order_id = promises.order_id and stop_acts.received_at = promises.ended_at
   and stop_acts.result = 'accepted' and stop_acts.act = 'failed'`,
];

type Set = { table: string; column: string; at: string; from: number; to: number | string; where: string };

/** Gives rows the first scan of their parcel in a span of milliseconds after `at`. */
function byScan({ table, column, at, from, to, where }: Set, msOf: (at: string) => string): string {
  const seqAt = (ms: number | string) => `(${msOf(`${table}.${at}`)} - ${EPOCH} + ${ms}) * ${PER_MS}`;
  return `update ${table} set ${column} = (select scans.client_id from orders
      inner join scans on scans.parcel = orders.seq and scans.seq >= ${seqAt(from)} and scans.seq < ${seqAt(to)}
      where orders.id = ${table}.order_id order by scans.seq limit 1)
    where ${column} is null and ${where}
    and order_id in (select orders.id from custody inner join orders on orders.seq = custody.seq)`;
}

/** What scans changed of parcels in our hands: no scan of another parcel is undone. */
const SCANNED: readonly Set[] = [
  {
    ...{ table: 'order_events', column: 'cause_id', at: 'created_at', where: `kind = 'status'` },
    ...{ from: 1, to: `case when implied = 1 then ${1 + IMPLIED_MS} else 2 end` },
  },
  {
    ...{ table: 'run_stops', column: 'cause_id', at: 'done_at', from: 0, to: 1 },
    where: 'done_at is not null',
  },
  {
    ...{ table: 'follow_ups', column: 'cause_id', at: 'opened_at', from: 0, to: 1 },
    where: `kind = 'surplus'`,
  },
  {
    ...{ table: 'follow_ups', column: 'end_cause_id', at: 'closed_at', from: 0, to: 1 },
    where: `state = 'done' and kind in ('missing', 'recall')`,
  },
];

/** Gives rows without a cause the act or scan of the same time, by which it was found until now. */
export async function giveCauses(db: Kysely<unknown>): Promise<void> {
  const msOf =
    engineOf(db).name === 'sqlite'
      ? (at: string) =>
          `(cast(strftime('%s', ${at}) as integer) * 1000 + cast(substr(${at}, 21, 3) as integer))`
      : (at: string) => `cast(extract(epoch from ${at}::timestamptz) * 1000 as bigint)`;
  const statements = [...BY_ACTS, ...SCANNED.map((set) => byScan(set, msOf))];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Adds to events, stops, follow-ups and promises the id of the act at a stop or of the scan that caused their last change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of COLUMNS)
    await db.schema.alterTable(table).addColumn(column, 'text').execute();
  await giveCauses(db);
}
