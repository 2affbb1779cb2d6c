import { type Kysely, sql } from 'kysely';
import { engineOf } from '../database.ts';

/** Columns and indexes of the filters of orders: phones, facets, when an order last moved, and open cash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isSqlite = engineOf(db) === 'sqlite';
  const kept = isSqlite ? 'virtual' : 'stored';
  // SQLite ends every index with the rowid, which is seq.
  const seq = isSqlite ? '' : ', seq';
  const statements = [
    "alter table orders add column receiver_phone_e164 text not null default ''",
    "alter table orders add column sender_phone_e164 text not null default ''",
    "alter table orders add column moved_at text not null default ''",
    `alter table orders add column facets integer generated always as (${FACETS}) ${kept}`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  await fillColumns(db);
  const indexes = [
    `create index orders_facets on orders (facets${seq})`,
    `create index orders_receiver_phone on orders (receiver_phone_e164${seq})`,
    `create index orders_sender_phone on orders (sender_phone_e164${seq})`,
    `create index orders_unmoved on orders (moved_at${seq}) where tracking_status not in ('delivered', 'return')`,
    `create index orders_open_cash on orders (sender_id, warehouse_id, value_fils) where ${OPEN_CASH}`,
    'drop index orders_sender',
    'create index orders_sender on orders (sender_id, seq, facets)',
  ];
  for (const statement of indexes) await sql.raw(statement).execute(db);
}

const OPEN_CASH = `payment_method = 'COD' and cash_handed_in_at is null and tracking_status <> 'return' and value_fils > 0`;

/**
 * One whole number of what an order is filtered by: bit 0 urgent, 1 to 3 tracking status, 4 and 5 payment (0 cash on
 * delivery, 1 the same not handed in, 2 card, 3 wallet), 6 to 8 city of delivery. See orders/facets.ts.
 */
const FACETS = `
  case delivery_type when 'urgent' then 1 else 0 end
  + 2 * case tracking_status when 'created' then 0 when 'accepted' then 1 when 'unpick' then 2 when 'pickup' then 3
    when 'warehouse' then 4 when 'assignedtodriver' then 5 when 'delivered' then 6 else 7 end
  + 16 * case when ${OPEN_CASH} then 1 when payment_method = 'COD' then 0 when payment_method = 'Card' then 2 else 3 end
  + 64 * case dropoff_city when 'Abu-Dhabi' then 1 when 'Dubai' then 2 when 'Sharjah' then 3 when 'Ajman' then 4
    when 'Fujairah' then 5 when 'Ras-Al-Khaimah' then 6 when 'Umm-Al-Quwain' then 7 else 0 end`;

/** As phones are searched by now: E.164 of a number of the Emirates or from abroad, else the digits. */
function phoneKey(typed: string): string {
  const western = typed.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
    String(digit.charCodeAt(0) & 0xf),
  );
  const digitsOf = (text: string) => text.replace(/\D/g, '');
  const pieces = western.split(/[\p{L}/|;,#*&]/u);
  const number = pieces.find((piece) => digitsOf(piece).length >= 5) ?? western;
  const digits = number.replace(/[\s\p{Pd}\p{Cf}().,/]/gu, '').replace(/^00/, '+');
  const [, national] = /^(?:\+?971)?0?(5\d{8}|[234679]\d{7}|800\d{3,7}|600\d{6})$/.exec(digits) ?? [];
  if (national) return `+971${national}`;
  if (/^\+(?!971)[1-9]\d{7,14}$/.test(digits)) return digits;
  return digitsOf(number).length >= 5 ? digitsOf(number) : '';
}

const ROWS_AT_ONCE = 2000;

type Phones = { seq: number; receiver_phone: string; sender_phone: string };

async function fillColumns(db: Kysely<unknown>): Promise<void> {
  for (let after = Number.MIN_SAFE_INTEGER; ; ) {
    const { rows } = await sql<Phones>`
      select seq, receiver_phone, sender_phone from orders where seq > ${after} order by seq limit ${ROWS_AT_ONCE}`.execute(
      db,
    );
    const last = rows.at(-1);
    if (!last) return;
    after = last.seq;
    const keys = rows.map((row) => [row.seq, phoneKey(row.receiver_phone), phoneKey(row.sender_phone)]);
    const values =
      engineOf(db) === 'sqlite'
        ? sql`(select value->>0 as seq, value->>1 as receiver, value->>2 as sender from json_each(${JSON.stringify(keys)}))`
        : sql`(select (value->>0)::bigint as seq, value->>1 as receiver, value->>2 as sender
            from json_array_elements(${JSON.stringify(keys)}::json))`;
    await sql`
      update orders set receiver_phone_e164 = keys.receiver, sender_phone_e164 = keys.sender,
        moved_at = coalesce((select max(created_at) from order_events where order_id = orders.id), orders.created_at)
      from ${values} as keys where orders.seq = keys.seq`.execute(db);
  }
}
