import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import { engineOf } from '../database.ts';

type Type = 'text' | 'integer' | 'bigint' | 'double precision';
/** NOT NULL unless the type ends in a question mark. */
type Plain = Type | 'text?' | 'double precision?';
/** CHECK: one of a closed set. */
type Choice = { type: Type; among: readonly (string | number)[] };
/** Foreign key: a row of another table, by its id. */
type Pointer = { type: 'text' | 'text?'; to: string; generated?: string; cascade?: true };
type Columns = Record<string, Plain | Choice | Pointer>;

// As they are now: what the program goes by may change, a released migration never does.
const DELIVERY_TYPES = among('urgent', 'normal');
const TRACKING_STATUSES = among(
  'created',
  'accepted',
  'unpick',
  'pickup',
  'warehouse',
  'assignedtodriver',
  'delivered',
  'return',
);
const YES_OR_NO: Choice = { type: 'integer', among: [0, 1] };
/** '' is no company, since to a unique index no two NULLs are the same; a foreign key wants NULL there. */
const COMPANY: Pointer = { type: 'text?', to: 'senders', generated: "nullif(company_id, '')" };

function among(...words: string[]): Choice {
  return { type: 'text', among: words };
}

/** Rows that are deleted by mark stay, so what names them still names a row. */
function to(table: string): Pointer {
  return { type: 'text', to: table };
}

function withColumns(table: CreateTableBuilder<string>, columns: Columns): CreateTableBuilder<string> {
  let made = table;
  for (const [name, said] of Object.entries(columns)) {
    const parts = typeof said === 'string' ? { type: said } : said;
    const type = parts.type.replace('?', '') as Type;
    made = made.addColumn(name, type, (column) => {
      const sure = parts.type.endsWith('?') ? column : column.notNull();
      if ('among' in parts)
        return sure.check(sql`${sql.ref(name)} in (${sql.join(parts.among.map(sql.lit))})`);
      if (!('to' in parts)) return sure;
      const made = parts.generated ? sure.generatedAlwaysAs(sql.raw(parts.generated)).stored() : sure;
      const pointing = made.references(`${parts.to}.id`);
      return parts.cascade ? pointing.onDelete('cascade') : pointing;
    });
  }
  return made;
}

export async function up(db: Kysely<unknown>): Promise<void> {
  const table = (name: string, key: string[], columns: Columns) =>
    withColumns(db.schema.createTable(name), columns)
      .addPrimaryKeyConstraint(`${name}_pkey`, key as never)
      .execute();
  const index = (name: string, on: string, columns: string[]) =>
    db.schema.createIndex(name).on(on).columns(columns).execute();

  await table('meta', ['key'], { key: 'text', value: 'text' });

  await table('admins', ['id'], {
    id: 'text',
    email: 'text',
    name: 'text',
    phone: 'text',
    address: 'text',
    profile_image: 'text',
    password_hash: 'text',
    created_at: 'text',
  });
  await db.schema.createIndex('admins_email').on('admins').column('email').unique().execute();
  await table('sessions', ['token_hash'], {
    token_hash: 'text',
    admin_id: { ...to('admins'), cascade: true },
    created_at: 'text',
    expires_at: 'text',
  });
  await index('sessions_admin', 'sessions', ['admin_id']);
  await table('login_failures', ['id'], {
    id: 'text',
    account: 'text',
    source: 'text',
    failed_at: 'text',
  });
  await table('login_sources', ['account', 'source'], {
    account: 'text',
    source: 'text',
    signed_in_at: 'text',
  });
  await index('login_failures_account', 'login_failures', ['account', 'failed_at']);
  await index('login_failures_source', 'login_failures', ['source', 'failed_at']);

  await table('warehouses', ['id'], {
    id: 'text',
    name: 'text',
    country: 'text',
    city: 'text',
    street: 'text',
    email: 'text',
    phone: 'text',
    code: 'text',
    password_hash: 'text',
    image: 'text',
    created_at: 'text',
    deleted_at: 'text?',
  });
  await db.schema.createIndex('warehouses_code').on('warehouses').column('code').unique().execute();
  await db.schema
    .createIndex('warehouses_email')
    .on('warehouses')
    .expression(sql`lower(email)`)
    .unique()
    .where(sql.ref('deleted_at'), 'is', null)
    .execute();

  await table('staff', ['id'], {
    id: 'text',
    kind: among('supervisor', 'operator', 'driver', 'cashier'),
    warehouse_id: to('warehouses'),
    first_name: 'text',
    last_name: 'text',
    email: 'text',
    image: 'text',
    profile_status: among('Active', 'unActive'),
    phone: 'text',
    identity_number: 'text',
    country: 'text',
    city: 'text',
    street: 'text',
    house_no: 'text',
    account_number: 'text',
    documents: 'text',
    license_no: 'text',
    vehicle_type: 'text',
    vehicle_no: 'text',
    created_at: 'text',
    deleted_at: 'text?',
  });
  await index('staff_kind', 'staff', ['kind', 'created_at', 'id']);
  await index('staff_warehouse', 'staff', ['warehouse_id', 'kind']);

  await table('senders', ['id'], {
    id: 'text',
    role: among('User', 'Company'),
    name: 'text',
    email: 'text',
    phone: 'text',
    country: 'text',
    city: 'text',
    street: 'text',
    house_no: 'text',
    profile_pic: 'text',
    addresses: 'text',
    created_at: 'text',
    deleted_at: 'text?',
  });
  await index('senders_created', 'senders', ['created_at', 'id']);

  const isSqlite = engineOf(db) === 'sqlite';
  await table('orders', ['seq'], {
    // Of exactly this type SQLite makes it the table's own order, its rowid.
    seq: isSqlite ? 'integer' : 'bigint',
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
  });
  await db.schema.createIndex('orders_tracking_id').on('orders').column('tracking_id').unique().execute();
  await db.schema.createIndex('orders_id').on('orders').column('id').unique().execute();
  // SQLite ends every index with the rowid, which is seq.
  const bySeq = isSqlite ? [] : ['seq'];
  await index('orders_mode', 'orders', ['delivery_type', ...bySeq]);
  await index('orders_warehouse', 'orders', ['warehouse_id', ...bySeq]);
  await index('orders_sender', 'orders', ['sender_id']);
  // A sender has a reference once; one that is not registered is told from others by its name.
  await sql`create unique index orders_reference on orders (reference, (coalesce(sender_id, sender_name)))
    where reference <> ''`.execute(db);

  await table('unfinished_import', ['seq'], { seq: isSqlite ? 'integer' : 'bigint' });

  await table('order_events', ['id'], {
    id: 'text',
    order_id: to('orders'),
    status: TRACKING_STATUSES,
    note: 'text',
    created_at: 'text',
  });
  await index('order_events_order', 'order_events', ['order_id', 'created_at']);

  await table('order_totals', ['grain', 'start', 'warehouse_id', 'delivery_type'], {
    grain: among('all', 'month', 'day', 'hour'),
    start: 'text',
    warehouse_id: to('warehouses'),
    delivery_type: DELIVERY_TYPES,
    orders: 'bigint',
    revenue_fils: 'bigint',
    paid_cod_fils: 'bigint',
    unpaid_cod_fils: 'bigint',
  });

  await table('city_rates', ['id'], {
    id: 'text',
    company_id: 'text',
    company: COMPANY,
    from_city: 'text',
    to_city: 'text',
    mode: DELIVERY_TYPES,
    rate_fils: 'bigint',
    starting: YES_OR_NO,
  });
  await db.schema
    .createIndex('city_rates_route')
    .on('city_rates')
    .columns(['company_id', 'from_city', 'to_city', 'mode'])
    .unique()
    .execute();
  await table('zone_rates', ['id'], {
    id: 'text',
    company_id: 'text',
    company: COMPANY,
    from_city: 'text',
    from_zone: 'text',
    from_areas: 'text',
    to_city: 'text',
    to_zone: 'text',
    to_areas: 'text',
    mode: DELIVERY_TYPES,
    rate_fils: 'bigint',
  });
  await db.schema
    .createIndex('zone_rates_route')
    .on('zone_rates')
    .columns(['company_id', 'from_city', 'from_zone', 'to_city', 'to_zone', 'mode'])
    .unique()
    .execute();
  await table('weight_charges', ['id'], {
    id: 'text',
    from_grams: 'integer',
    up_to_grams: 'integer',
    price_fils: 'bigint',
    starting: YES_OR_NO,
  });
  await table('packing_charges', ['id'], { id: 'text', price_fils: 'bigint', starting: YES_OR_NO });
  await table('size_charges', ['id'], {
    id: 'text',
    size: 'text',
    max_volume: 'double precision?',
    price_fils: 'bigint',
    starting: YES_OR_NO,
  });

  await table('cashier_payments', ['id'], {
    id: 'text',
    cashier_id: to('staff'),
    warehouse_id: to('warehouses'),
    month: 'text',
    total_fils: 'bigint',
    notes: 'text',
    invoice_images: 'text',
    paid_at: 'text',
  });
  await index('cashier_payments_cashier', 'cashier_payments', ['cashier_id', 'paid_at']);
  await index('cashier_payments_paid', 'cashier_payments', ['paid_at', 'warehouse_id']);
  await table('queries', ['id'], {
    id: 'text',
    name: 'text',
    email: 'text',
    subject: 'text',
    message: 'text',
    created_at: 'text',
  });
  await index('queries_created', 'queries', ['created_at', 'id']);
  await table('api_keys', ['id'], {
    id: 'text',
    name: 'text',
    role: among('intake', 'tracking'),
    key_hash: 'text',
    created_at: 'text',
    expires_at: 'text?',
    revoked_at: 'text?',
  });
  await db.schema.createIndex('api_keys_hash').on('api_keys').column('key_hash').unique().execute();
  await table('idempotency_keys', ['owner', 'key'], {
    owner: 'text',
    key: 'text',
    request_hash: 'text',
    reply: 'text',
    created_at: 'text',
  });
  await index('idempotency_keys_created', 'idempotency_keys', ['created_at']);

  if (isSqlite) await sqliteSearch(db);
  else await postgresSearch(db);
}

/**
 * Trigram index for the contains-search on tracking ID, reference and receiver name, beside the table and kept by
 * triggers.
 */
async function sqliteSearch(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `create virtual table orders_search using fts5(
       tracking_id, reference, receiver_name, content='orders', content_rowid='seq', tokenize='trigram', columnsize=0)`,
    `create trigger orders_search_insert after insert on orders begin
       insert into orders_search(rowid, tracking_id, reference, receiver_name)
       values (new.seq, new.tracking_id, new.reference, new.receiver_name);
     end`,
    `create trigger orders_search_delete after delete on orders begin
       insert into orders_search(orders_search, rowid, tracking_id, reference, receiver_name)
       values ('delete', old.seq, old.tracking_id, old.reference, old.receiver_name);
     end`,
    `create trigger orders_search_update after update of tracking_id, reference, receiver_name on orders begin
       insert into orders_search(orders_search, rowid, tracking_id, reference, receiver_name)
       values ('delete', old.seq, old.tracking_id, old.reference, old.receiver_name);
       insert into orders_search(rowid, tracking_id, reference, receiver_name)
       values (new.seq, new.tracking_id, new.reference, new.receiver_name);
     end`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

async function postgresSearch(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // Sorted letter by letter whatever the database's language, so that a beginning is a stretch of the index.
    'alter table orders alter column tracking_id type text collate "C"',
    'create extension if not exists pg_trgm',
    'create index orders_search_tracking on orders using gin (tracking_id gin_trgm_ops)',
    'create index orders_search_reference on orders using gin (reference gin_trgm_ops)',
    'create index orders_search_receiver on orders using gin (receiver_name gin_trgm_ops)',
    // Trigrams are of letters and figures: a search for signs alone reads the orders that hold three in a row.
    `create index orders_search_signs on orders (seq) where
       tracking_id ~ '[!-/:-@[-\`{-~]{3}' or reference ~ '[!-/:-@[-\`{-~]{3}' or receiver_name ~ '[!-/:-@[-\`{-~]{3}'`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
