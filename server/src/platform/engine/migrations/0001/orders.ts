import type { Kysely } from 'kysely';
import { among, DELIVERY_TYPES, EMPTY, schemaOf, TRACKING_STATUSES, to, YES_OR_NO } from './columns.ts';

/** Creates the tables of orders, their events and their totals. */
export async function addOrders(db: Kysely<unknown>, isSqlite: boolean): Promise<void> {
  const { table, index, run } = schemaOf(db);
  // With exactly this type, SQLite uses it as the table's rowid.
  const seq = isSqlite ? 'integer' : 'bigint';

  await table('orders', ['seq'], {
    seq,
    id: 'text',
    tracking_id: 'text',
    reference: 'text',
    delivery_type: DELIVERY_TYPES,
    tracking_status: TRACKING_STATUSES,
    warehouse_id: to('warehouses'),
    sender_id: { type: 'text?', to: 'senders' },
    sender_name: 'text',
    sender_phone: 'text',
    sender_address: 'text',
    pickup_area: 'text',
    pickup_city: 'text',
    receiver_name: 'text',
    receiver_phone: 'text',
    dropoff_street: 'text',
    dropoff_area: 'text',
    dropoff_city: 'text',
    dropoff_country: 'text',
    payment_method: among('COD', 'Card', 'Wallet'),
    title: 'text',
    type: 'text',
    details: 'text',
    delivery_instructions: 'text',
    value_fils: 'bigint',
    weight_grams: 'integer',
    length_mm: 'integer',
    width_mm: 'integer',
    height_mm: 'integer',
    additional_services: YES_OR_NO,
    images: 'text',
    base_fils: 'bigint',
    weight_fils: 'bigint',
    size_fils: 'bigint',
    packing_fils: 'bigint',
    charge_fils: 'bigint',
    cash_handed_in_at: 'text?',
    created_at: 'text',
    receiver_phone_e164: EMPTY,
    sender_phone_e164: EMPTY,
    moved_at: EMPTY,
    cancelled_at: 'text?',
    filter_bits: { type: 'integer?', generated: FILTER_BITS },
  }).execute();
  await index('orders_tracking_id', 'orders', ['tracking_id']).unique().execute();
  await index('orders_id', 'orders', ['id']).unique().execute();
  await run(indexesOf(isSqlite));
  await run(isSqlite ? SQLITE_SEARCH : POSTGRES_SEARCH);

  await table('unfinished_import', ['seq'], { seq }).execute();
  await table('order_events', ['id'], {
    id: 'text',
    order_id: to('orders'),
    status: TRACKING_STATUSES,
    note: 'text',
    created_at: 'text',
    kind: 'text?',
    actor_kind: 'text?',
    actor: 'text?',
    actor_name: 'text?',
    reason: 'text?',
    changes: 'text?',
    address_hash: 'text?',
  }).execute();
  await index('order_events_order', 'order_events', ['order_id', 'created_at']).execute();
  await table('order_totals', ['grain', 'start', 'warehouse_id', 'delivery_type'], {
    grain: among('all', 'month', 'day', 'hour'),
    start: 'text',
    warehouse_id: to('warehouses'),
    delivery_type: DELIVERY_TYPES,
    orders: 'bigint',
    revenue_fils: 'bigint',
    paid_cod_fils: 'bigint',
    unpaid_cod_fils: 'bigint',
  }).execute();
}

const OPEN_CASH = `payment_method = 'COD' and cash_handed_in_at is null and tracking_status <> 'return' and value_fils > 0`;

/**
 * Integer that encodes the fields by which orders are filtered: bit 0 urgent, 1 to 3 tracking status, 4 and 5 payment
 * (0 cash on delivery, 1 the same not handed in, 2 card, 3 wallet), 6 to 8 city of delivery. See
 * orders/order-filter.ts.
 */
const FILTER_BITS = `
  case delivery_type when 'urgent' then 1 else 0 end
  + 2 * case tracking_status when 'created' then 0 when 'accepted' then 1 when 'unpick' then 2 when 'pickup' then 3
    when 'warehouse' then 4 when 'assignedtodriver' then 5 when 'delivered' then 6 else 7 end
  + 16 * case when ${OPEN_CASH} then 1 when payment_method = 'COD' then 0 when payment_method = 'Card' then 2 else 3 end
  + 64 * case dropoff_city when 'Abu-Dhabi' then 1 when 'Dubai' then 2 when 'Sharjah' then 3 when 'Ajman' then 4
    when 'Fujairah' then 5 when 'Ras-Al-Khaimah' then 6 when 'Umm-Al-Quwain' then 7 else 0 end`;

/** SQLite appends the rowid, which is seq, to every index. The columns after seq save reading the order itself. */
function indexesOf(isSqlite: boolean): string[] {
  const seq = isSqlite ? '' : ', seq';
  return [
    `create index orders_mode on orders (delivery_type${seq})`,
    'create index orders_warehouse on orders (warehouse_id, seq, delivery_type)',
    'create index orders_sender on orders (sender_id, seq, filter_bits)',
    'create index orders_filter_bits on orders (filter_bits, seq, warehouse_id)',
    `create index orders_receiver_phone on orders (receiver_phone_e164${seq})`,
    `create index orders_sender_phone on orders (sender_phone_e164${seq})`,
    `create index orders_unmoved on orders (moved_at${seq}) where tracking_status not in ('delivered', 'return')`,
    `create index orders_open_cash on orders (sender_id, warehouse_id, value_fils) where ${OPEN_CASH}`,
    // A sender uses a reference once; a sender that is not registered is identified by name.
    `create unique index orders_reference on orders (reference, (coalesce(sender_id, sender_name)))
       where reference <> ''`,
    // The table itself is stored by seq with whole orders; this index lets a page skip the orders before it without
    // reading them.
    ...(isSqlite ? ['create index orders_seq on orders (seq)'] : []),
  ];
}

/** Trigram index of the searchable texts, maintained by triggers. */
const TEXTS = 'tracking_id, reference, receiver_name';
const textsOf = (row: string) =>
  TEXTS.split(', ')
    .map((text) => `${row}.${text}`)
    .join(', ');
const FORGET = `insert into orders_search(orders_search, rowid, ${TEXTS}) values ('delete', old.seq, ${textsOf('old')});`;
const LEARN = `insert into orders_search(rowid, ${TEXTS}) values (new.seq, ${textsOf('new')});`;
const SQLITE_SEARCH = [
  `create virtual table orders_search using fts5(
     ${TEXTS}, content='orders', content_rowid='seq', tokenize='trigram', columnsize=0)`,
  `create trigger orders_search_insert after insert on orders begin ${LEARN} end`,
  `create trigger orders_search_delete after delete on orders begin ${FORGET} end`,
  `create trigger orders_search_update after update of ${TEXTS} on orders begin ${FORGET} ${LEARN} end`,
];

const POSTGRES_SEARCH = [
  // Sorted by character code in every language of the database, so that a prefix is a range of the index.
  'alter table orders alter column tracking_id type text collate "C"',
  'create extension if not exists pg_trgm',
  `create index orders_search on orders using gin
     ((lower((tracking_id || E'\\n' || reference || E'\\n' || receiver_name) collate "default")) gin_trgm_ops)`,
];
