import { CASH_PEOPLE } from '@tawseel/contract/facts/roles';
import { sql } from 'kysely';
import type { Database, Tables } from '../../../platform/engine/tables.ts';
import type { BalanceName } from '../../ledger/rules/names.ts';
import type { PostingRow } from '../../ledger/store/post.ts';
import { BROUGHT_MONEY, IS_HELD_LATE } from '../../orders/store/order-money.ts';

type WarehouseOf = { warehouse_id: string; warehouse_name: string };

export type DriverRow = WarehouseOf & {
  id: string;
  name: string;
  orders: number;
  late: number;
  held_fils: number;
  change_fils: number;
  open_expenses_fils: number;
  since: string | null;
  open_stops: number;
  online_at: string | null;
};

const NUMBERS = ['orders', 'late', 'held_fils', 'change_fils', 'open_expenses_fils', 'open_stops'] as const;

export function withNumbers<R extends object>(row: R, names: readonly (keyof R)[]): R {
  return { ...row, ...Object.fromEntries(names.map((name) => [name, Number(row[name])])) };
}

const driverRows = (where: ReturnType<typeof sql>) => sql<DriverRow>`
  select staff.id, trim(staff.first_name || ' ' || staff.last_name) as name, staff.warehouse_id,
    coalesce(warehouses.name, '') as warehouse_name,
    (select count(*) from cash_held where driver_id = staff.id) as orders,
    (select count(*) from cash_held inner join orders on orders.seq = cash_held.order_seq
      where driver_id = staff.id and ${IS_HELD_LATE}) as late,
    (select coalesce(sum(fils), 0) from cash_held where driver_id = staff.id) as held_fils,
    (select min(since) from cash_held where driver_id = staff.id) as since,
    (select coalesce(sum(fils), 0) from balances where kind = 'float' and party = staff.id) as change_fils,
    (select coalesce(sum(fils), 0) from driver_expenses where driver_id = staff.id and state = 'open') as open_expenses_fils,
    (select count(*) from run_stops inner join runs on runs.id = run_stops.run_id
      where runs.driver_id = staff.id and runs.state = 'out' and run_stops.state = 'pending') as open_stops,
    (select max(seen_at) from sessions where account_id = staff.id) as online_at
  from staff left join warehouses on warehouses.id = staff.warehouse_id
  where staff.kind = 'driver' and ${where}`;

const ofWarehouse = (column: string, warehouseId: string | undefined) =>
  warehouseId === undefined ? sql`true` : sql`${sql.ref(column)} = ${warehouseId}`;

/** Lists the drivers who hold money or have open expenses, those with the most money first. */
export async function listDriversWithCash(
  db: Database,
  warehouseId: string | undefined,
): Promise<DriverRow[]> {
  const holds = sql`staff.id in (select driver_id from cash_held
    union select party from balances where kind = 'float' and fils <> 0
    union select driver_id from driver_expenses where state = 'open')
    and ${ofWarehouse('staff.warehouse_id', warehouseId)}`;
  const { rows } = await driverRows(holds).execute(db);
  return rows
    .map((row) => withNumbers(row, NUMBERS))
    .sort((one, other) => other.held_fils - one.held_fils || (one.name < other.name ? -1 : 1));
}

/** Sums the cash of orders and the change of drivers, in fils. */
export function sumOfDrivers(rows: readonly DriverRow[]): number {
  return rows.reduce((sum, { held_fils, change_fils }) => sum + held_fils + change_fils, 0);
}

/** Returns what a driver holds, also a deactivated or deleted one. */
export async function findDriver(
  db: Database,
  id: string,
  warehouseId: string | undefined,
): Promise<DriverRow | undefined> {
  const { rows } = await driverRows(
    sql`staff.id = ${id} and ${ofWarehouse('staff.warehouse_id', warehouseId)}`,
  ).execute(db);
  return rows[0] && withNumbers(rows[0], NUMBERS);
}

export type CardsRow = WarehouseOf & {
  id: string;
  name: string;
  orders: number;
  fils: number;
  without_slip: number;
};

/** Number of the slip of a card payment; a correction may name it. */
const SLIP = sql`coalesce((select slip from postings where postings.order_seq = orders.seq and kind = 'correction'
  and slip <> '' order by postings.seq desc limit 1), stop_acts.slip)`;

/** Card payment of an act, as corrected since; that of a late act which was paid twice is as it was entered. */
const CARD_FILS = sql`case late_money.state when 'twice' then stop_acts.card_fils
  else orders.collected_card_fils end`;

/** Lists what was paid by card on the runs of a day, also by late acts, by driver, those with the most first. */
export async function listCards(
  db: Database,
  warehouseId: string | undefined,
  day: string,
): Promise<CardsRow[]> {
  const { rows } = await sql<CardsRow>`
    select staff.id, trim(staff.first_name || ' ' || staff.last_name) as name, warehouses.id as warehouse_id,
      warehouses.name as warehouse_name, count(*) as orders, sum(${CARD_FILS}) as fils,
      sum(case when ${SLIP} = '' then 1 else 0 end) as without_slip
    from runs inner join stop_acts on stop_acts.run_id = runs.id
      inner join orders on orders.id = stop_acts.order_id
      left join late_money on late_money.act_id = stop_acts.id
      inner join staff on staff.id = runs.driver_id inner join warehouses on warehouses.id = runs.warehouse_id
    where runs.day = ${day} and ${ofWarehouse('runs.warehouse_id', warehouseId)}
      and stop_acts.act = 'delivered' and ${CARD_FILS} > 0 and ${BROUGHT_MONEY}
    group by staff.id, staff.first_name, staff.last_name, warehouses.id, warehouses.name`.execute(db);
  return rows
    .map((row) => withNumbers(row, ['orders', 'fils', 'without_slip']))
    .sort((one, other) => other.fils - one.fils || (one.name < other.name ? -1 : 1));
}

export type NamedBalance = Tables['balances'] & { party_name: string; warehouse_name: string };

const balanceRows = (where: ReturnType<typeof sql>) => sql<NamedBalance>`
  select balances.*, coalesce(warehouses.name, '') as warehouse_name,
    coalesce((select trim(first_name || ' ' || last_name) from staff where staff.id = party),
      (select name from admins where admins.id = party),
      (select name from senders where senders.id = party), '') as party_name
  from balances left join warehouses on warehouses.id = balances.warehouse
  where ${where} order by balances.no`;

/** Lists balances that are not 0, with the names of what they are of; shops are left to their statements. */
export async function listBalances(db: Database, warehouseId: string | undefined): Promise<NamedBalance[]> {
  const { rows } = await balanceRows(
    sql`fils <> 0 and kind <> 'shop' and ${ofWarehouse('balances.warehouse', warehouseId)}`,
  ).execute(db);
  return rows.map((row) => withNumbers(row, ['no', 'fils']));
}

export async function findBalanceByNo(
  db: Database,
  no: number,
  warehouseId: string | undefined,
): Promise<NamedBalance | undefined> {
  const where = sql`balances.no = ${no} and ${ofWarehouse('balances.warehouse', warehouseId)}`;
  const { rows } = await balanceRows(where).execute(db);
  return rows[0] && withNumbers(rows[0], ['no', 'fils']);
}

export type PageRow = PostingRow & { tracking_id: string | null; is_reversed: number };

/** Lists postings of a balance, newest first, before a seq. */
export async function listPostings(
  db: Database,
  no: number,
  before: number,
  limit: number,
): Promise<PageRow[]> {
  const side = (column: 'from_no' | 'to_no') =>
    sql`select * from (select * from postings where ${sql.ref(column)} = ${no} and seq < ${before}
      order by seq desc limit ${limit}) as ${sql.ref(column)}`;
  const { rows } = await sql<PageRow>`
    select page.*, orders.tracking_id,
      case when exists (select 1 from postings as later where later.reverses = page.seq) then 1 else 0 end
        as is_reversed
    from (${side('from_no')} union all ${side('to_no')}) as page
      left join orders on orders.seq = page.order_seq
    order by page.seq desc limit ${limit}`.execute(db);
  return rows.map((row) => withNumbers(row, ['seq', 'fils', 'from_no', 'to_no']));
}

/** Amount in fils that a balance held before the posting `before`. */
export type RunningBalance = { before: number; fils: number };

/** Returns what a balance held before a posting; without one, what it holds now, with the number that the next will have. */
export async function findRunningBalance(
  db: Database,
  no: number,
  before: number | undefined,
): Promise<RunningBalance> {
  const since = (column: 'from_no' | 'to_no') =>
    before === undefined
      ? sql`0`
      : sql`coalesce((select sum(postings.fils) from postings
          where ${sql.ref(column)} = balances.no and seq >= ${before}), 0)`;
  // One statement, because others may post meanwhile.
  const { rows } = await sql<{ fils: number; next: number }>`
    select fils - ${since('to_no')} + ${since('from_no')} as fils,
      coalesce((select max(seq) from postings), 0) + 1 as next
    from balances where no = ${no}`.execute(db);
  const { fils = 0, next = 1 } = rows[0] ?? {};
  return { before: before ?? Number(next), fils: Number(fils) };
}

/** Returns the balances with these numbers, with their names. */
export async function listBalancesByNo(db: Database, numbers: readonly number[]): Promise<NamedBalance[]> {
  if (numbers.length === 0) return [];
  const { rows } = await balanceRows(sql`balances.no in (${sql.join(numbers)})`).execute(db);
  return rows.map((row) => withNumbers(row, ['no', 'fils']));
}

/** Returns the warehouse and the name of an active person who may have a balance: staff, or an administrator. */
export async function findPerson(
  db: Database,
  id: string,
): Promise<{ name: string; warehouse: string; role: string } | undefined> {
  const { rows } = await sql<{ name: string; warehouse: string; role: string }>`
    select trim(first_name || ' ' || last_name) as name, warehouse_id as warehouse, kind as role
    from staff where id = ${id} and deleted_at is null
    union all select name, '', 'administrator' from admins where id = ${id}`.execute(db);
  return rows[0];
}

/** Returns the largest difference of a person that is not settled, and how much is missing or over, in fils. */
export async function findDifference(
  db: Database,
  party: string,
  warehouseId: string | undefined,
  side: 'missing' | 'over',
): Promise<(BalanceName & { there: number }) | undefined> {
  const sign = side === 'missing' ? 1 : -1;
  const { rows } = await sql<{ warehouse: string; there: number }>`
    select warehouse, fils * ${sql.lit(sign)} as there from balances
    where kind = 'difference' and party = ${party} and fils * ${sql.lit(sign)} > 0
      and ${ofWarehouse('warehouse', warehouseId)}
    order by there desc, no limit 1`.execute(db);
  return rows[0] && { kind: 'difference', party, ...withNumbers(rows[0], ['there']) };
}

/** Change of a driver, by the warehouse that gave it. */
export type Float = { warehouse: string; fils: number };

/** Lists the change that a driver has, below 0 what was handed in ahead: of more than one warehouse if the driver moved. */
export async function listFloats(db: Database, driverId: string): Promise<Float[]> {
  const { rows } = await sql<Float>`
    select warehouse, fils from balances where kind = 'float' and party = ${driverId} and fils <> 0
    order by no`.execute(db);
  return rows.map((row) => withNumbers(row, ['fils']));
}

type CashPersonRow = { id: string; name: string; role: (typeof CASH_PEOPLE)[number] } & WarehouseOf;

/** Lists administrators and staff who can receive money, by name; administrators have no warehouse. */
export async function listCashPeople(
  db: Database,
  warehouseId: string | undefined,
): Promise<CashPersonRow[]> {
  const { rows } = await sql<CashPersonRow>`
    select staff.id, trim(first_name || ' ' || last_name) as name, staff.kind as role, staff.warehouse_id,
      coalesce(warehouses.name, '') as warehouse_name
    from staff left join warehouses on warehouses.id = staff.warehouse_id
    where staff.deleted_at is null and staff.kind in (${sql.join(CASH_PEOPLE)})
      and ${ofWarehouse('staff.warehouse_id', warehouseId)}
    union all select id, name, 'administrator', '', '' from admins
    order by name, id`.execute(db);
  return rows;
}

/** Returns true if there is such a sender, also a deleted one. */
export async function isSender(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('senders').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Returns the balance with a name, which has postings. */
export async function findBalanceByName(db: Database, name: BalanceName): Promise<NamedBalance> {
  const { kind, party, warehouse } = name;
  const { rows } = await balanceRows(
    sql`balances.kind = ${kind} and party = ${party} and balances.warehouse = ${warehouse}`,
  ).execute(db);
  const [row] = rows;
  if (!row) throw new Error(`no balance ${kind} of ${party}`);
  return withNumbers(row, ['no', 'fils']);
}

/** Lists the orders that a count took in, with the amounts. */
export async function listOrdersOfCount(
  db: Database,
  no: number,
): Promise<{ tracking_id: string; fils: number }[]> {
  const rows = await db
    .selectFrom('postings')
    .innerJoin('orders', 'orders.seq', 'postings.order_seq')
    .select(['tracking_id', 'postings.fils'])
    .where('count_no', '=', no)
    .where('postings.kind', '=', 'handIn')
    .orderBy('postings.seq')
    .execute();
  return rows.map((row) => withNumbers(row, ['fils']));
}
