import { type Kysely, sql } from 'kysely';
import { engineOf } from '../database.ts';
import { schemaOf } from './0001/columns.ts';
import { addCash } from './0002/cash.ts';
import { addFollowUps, addPrints, addRuns, addStopActs } from './0002/hub.ts';
import { addScans } from './0002/scans.ts';
import { addFoldedTexts, addSearchStatistics, addSenderFigures } from './0002/search.ts';

/** Tables that earlier forms of 0002 had in another shape, or that refer to one; referenced tables come first. */
const TABLES = [
  ...['actors', 'stations', 'stock_counts', 'scans', 'number_series', 'runs', 'run_stops', 'pickup_visits'],
  ...['stop_acts', 'proofs', 'promises', 'follow_ups', 'contact_calls'],
  ...['balances', 'cash_counts', 'postings', 'cash_held', 'print_jobs', 'prints', 'parcel_codes'],
];

/** Values of columns that an earlier form lacked and that may not be null. */
const FILLED: Record<string, string> = { begun_actor: "''" };

const CASH = "case orders.payment_method when 'COD' then orders.value_fils else 0 end";
const ADDRESS = ['street', 'building', 'landmark', 'area', 'city', 'makani']
  .map((field) => `orders.dropoff_${field}`)
  .join(` || '\n' || `);

/**
 * Splits printed labels into jobs and labels. What a label said is known of later ones only; earlier ones count as up to
 * date.
 */
function splitPrints(columns: readonly string[]): string[] {
  const known = (column: string, now: string) =>
    columns.includes(column) ? `coalesce(carried_prints.${column}, ${now})` : now;
  return [
    'alter table carried_parcel_codes add column job_id text',
    `update carried_parcel_codes set job_id =
       (select job from carried_prints where carried_prints.id = carried_parcel_codes.print_id)`,
    `create table carried_print_jobs as select job as id, min(run_id) as run_id, min(what) as what,
       min(size) as size, max(copies) as copies, max(reason) as reason, min(at) as at,
       min(actor_kind) as actor_kind, min(actor) as actor, min(actor_name) as actor_name
     from carried_prints group by job`,
    `create table carried_labels as select job as job_id,
       row_number() over (partition by job order by carried_prints.id) - 1 as place, order_id,
       ${known('cash_fils', CASH)} as cash_fils, ${known('address', ADDRESS)} as address
     from carried_prints join orders on orders.id = order_id`,
    'drop table carried_prints',
    'alter table carried_labels rename to carried_prints',
  ];
}

/** Cash of deliveries that drivers made before there was a ledger, and that was neither undone nor handed in. */
const HOLD_CASH = `insert into cash_held (order_seq, driver_id, fils, since)
  select orders.seq, runs.driver_id, stop_acts.cash_fils, events.created_at
  from orders inner join stop_acts on stop_acts.order_id = orders.id
    inner join runs on runs.id = stop_acts.run_id
    inner join order_events as events on events.order_id = orders.id
  where orders.tracking_status = 'delivered' and orders.cash_handed_in_at is null
    and stop_acts.act = 'delivered' and stop_acts.result = 'accepted' and stop_acts.cash_fils > 0
    and events.status = 'delivered' and events.kind = 'status' and events.created_at = stop_acts.received_at
    and not exists (select 1 from order_events as undo
      where undo.order_id = events.order_id and undo.kind = 'takenBack' and undo.created_at > events.created_at
      and 0 < (select sum(case when later.kind = 'takenBack' then 1 else -1 end) from order_events as later
        where later.order_id = undo.order_id and later.created_at > events.created_at
        and later.created_at <= undo.created_at))`;

const ANSWERING = `(select coalesce(custody.warehouse_id, orders.warehouse_id) from orders
  left join custody on custody.seq = orders.seq where orders.id = follow_ups.order_id)`;

/** Moves open calls to the warehouse that has the parcel, where later versions keep one call about an order. */
const MOVE_CALLS = [
  `update follow_ups set state = 'done', outcome = '', closed_at = opened_at, closed_name = ''
   where state = 'open' and kind in ('call', 'return') and exists (select 1 from follow_ups as newer
     where newer.order_id = follow_ups.order_id and newer.kind = follow_ups.kind and newer.state = 'open'
     and newer.id > follow_ups.id)`,
  `update follow_ups set warehouse_id = ${ANSWERING}, claimed_by = null, claimed_name = null, claimed_until = null
   where state = 'open' and kind in ('call', 'return') and warehouse_id <> ${ANSWERING}`,
];

/**
 * Brings a hub of an earlier form of 0002, which was changed several times after it had landed, to the form in which it
 * is frozen: every table is created again, with the rows it had. The last change added folded texts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isSqlite = engineOf(db).name === 'sqlite';
  const { run } = schemaOf(db);
  const columnsOf = async (table: string): Promise<string[]> => {
    const { rows } = await (isSqlite
      ? sql<{ name: string }>`select name from pragma_table_info(${table})`
      : sql<{ name: string }>`select column_name as name from information_schema.columns
            where table_schema = current_schema() and table_name = ${table} order by ordinal_position`
    ).execute(db);
    return rows.map(({ name }) => name);
  };
  if ((await columnsOf('orders')).includes('folded_texts')) return;

  const hadLedger = (await columnsOf('cash_held')).length > 0;
  for (const table of TABLES) {
    if ((await columnsOf(table)).length > 0)
      await run([`create table carried_${table} as select * from ${table}`]);
  }
  await run([...TABLES].reverse().map((table) => `drop table if exists ${table}`));
  const prints = await columnsOf('carried_prints');
  if (prints.includes('job')) await run(splitPrints(prints));

  await addScans(db, isSqlite);
  await addRuns(db);
  await addStopActs(db);
  await addFollowUps(db);
  await addCash(db, isSqlite);
  await addPrints(db, isSqlite);
  for (const table of TABLES) {
    const carried = await columnsOf(`carried_${table}`);
    if (carried.length === 0) continue;
    const columns = (await columnsOf(table)).filter((name) => carried.includes(name) || name in FILLED);
    const values = columns.map((name) => (carried.includes(name) ? name : FILLED[name]));
    await run([
      `insert into ${table} (${columns.join(', ')}) select ${values.join(', ')} from carried_${table}`,
      `drop table carried_${table}`,
    ]);
  }
  if (!hadLedger) await run([HOLD_CASH]);
  await run([...MOVE_CALLS, 'drop index if exists orders_sender_ended']);
  await addSenderFigures(db, isSqlite);
  await addFoldedTexts(db, isSqlite);
  await addSearchStatistics(db, isSqlite);
}
