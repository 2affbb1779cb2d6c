import type { Kysely } from 'kysely';
import { among, EMPTY, NO, OF_ACCOUNT, schemaOf, to } from './columns.ts';

const BUSINESS_COLUMNS = [
  'legal_name',
  'legal_name_ar',
  'trade_name',
  'trn',
  'licence_number',
  'licence_authority',
  'street',
  'city',
  'phone',
  'email',
  'iban',
  'working_days',
  'holidays',
  'ramadans',
  'logo',
  'logo_name',
  'updated_at',
];

/** Creates the tables of the business, its warehouses, staff and senders. */
export async function addPeople(db: Kysely<unknown>, isSqlite: boolean): Promise<void> {
  const { table, index, run } = schemaOf(db);

  await table('meta', ['key'], { key: 'text', value: 'text' }).execute();
  await run([
    `create table business (
       id ${isSqlite ? 'integer' : 'bigint'} not null check (id in (1)) constraint business_pkey primary key,
       version bigint not null, ${BUSINESS_COLUMNS.map((name) => `${name} text not null`).join(', ')})`,
  ]);

  await table('accounts', ['id'], {
    id: 'text',
    role: among('administrator', 'supervisor', 'operator', 'driver', 'cashier'),
    sign_in: 'text?',
    password_hash: 'text?',
    pin_hash: 'text?',
    must_change_password: NO,
  }).execute();
  await index('accounts_sign_in', 'accounts', ['sign_in']).unique().execute();

  await table('admins', ['id'], {
    id: OF_ACCOUNT,
    email: 'text',
    name: 'text',
    phone: 'text',
    address: 'text',
    profile_image: 'text',
    created_at: 'text',
  }).execute();
  await index('admins_email', 'admins', ['email']).unique().execute();

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
  }).execute();
  await index('warehouses_code', 'warehouses', ['code']).unique().execute();
  await run(['create unique index warehouses_email on warehouses (lower(email)) where deleted_at is null']);

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
    phone_e164: EMPTY,
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
  }).execute();
  await index('staff_kind', 'staff', ['kind', 'created_at', 'id']).execute();
  await index('staff_warehouse', 'staff', ['warehouse_id', 'kind']).execute();
  await index('staff_phone', 'staff', ['phone_e164']).execute();

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
    phone_e164: 'text?',
    legal_name: 'text?',
    trn: 'text?',
    makani: 'text?',
    landmark: 'text?',
    iban: 'text?',
  }).execute();
  await index('senders_created', 'senders', ['created_at', 'id']).execute();
  await run([
    'create index senders_email on senders (lower(email)) where deleted_at is null',
    'create index senders_phone on senders (phone_e164) where deleted_at is null',
    'create index senders_deleted on senders (deleted_at, id) where deleted_at is not null',
  ]);

  await table('queries', ['id'], {
    id: 'text',
    name: 'text',
    email: 'text',
    subject: 'text',
    message: 'text',
    created_at: 'text',
  }).execute();
  await index('queries_created', 'queries', ['created_at', 'id']).execute();
}

/** Creates the tables of sessions, second factors, devices, failed sign-ins and API keys. */
export async function addAccess(db: Kysely<unknown>): Promise<void> {
  const { table, index } = schemaOf(db);
  await table('sessions', ['token_hash'], {
    token_hash: 'text',
    id: 'text',
    account_id: OF_ACCOUNT,
    created_at: 'text',
    expires_at: 'text',
    seen_at: 'text?',
    device: EMPTY,
    source: EMPTY,
    // No longer used; kept so that a server of an earlier version can run next to this one during an update.
    written_lsn: 'bigint?',
    device_hash: 'text?',
  }).execute();
  await index('sessions_account', 'sessions', ['account_id']).execute();
  await index('sessions_id', 'sessions', ['id']).unique().execute();
  await table('reset_links', ['token_hash'], {
    token_hash: 'text',
    account_id: OF_ACCOUNT,
    created_at: 'text',
    expires_at: 'text',
  }).execute();
  await index('reset_links_account', 'reset_links', ['account_id']).execute();

  await table('second_factors', ['account_id'], {
    account_id: OF_ACCOUNT,
    secret: 'text',
    confirmed_at: 'text?',
    last_step: 'bigint',
  }).execute();
  await table('recovery_codes', ['code_hash'], { code_hash: 'text', account_id: OF_ACCOUNT }).execute();
  await index('recovery_codes_account', 'recovery_codes', ['account_id']).execute();
  await table('driver_devices', ['account_id', 'device_hash'], {
    account_id: OF_ACCOUNT,
    device_hash: 'text',
    wrong_pins: 'integer',
  }).execute();

  await table('login_failures', ['id'], {
    id: 'text',
    account: 'text',
    source: 'text',
    failed_at: 'text',
  }).execute();
  await index('login_failures_account', 'login_failures', ['account', 'failed_at']).execute();
  await index('login_failures_source', 'login_failures', ['source', 'failed_at']).execute();
  await table('login_sources', ['account', 'source'], {
    account: 'text',
    source: 'text',
    signed_in_at: 'text',
  }).execute();

  await table('api_keys', ['id'], {
    id: 'text',
    name: 'text',
    role: among('intake', 'tracking'),
    key_hash: 'text',
    created_at: 'text',
    expires_at: 'text?',
    revoked_at: 'text?',
    sender_id: { type: 'text?', to: 'senders' },
    staff_id: { type: 'text?', to: 'staff' },
    last_used_on: 'text?',
  }).execute();
  await index('api_keys_hash', 'api_keys', ['key_hash']).unique().execute();
  await table('idempotency_keys', ['owner', 'key'], {
    owner: 'text',
    key: 'text',
    request_hash: 'text',
    reply: 'text',
    created_at: 'text',
  }).execute();
  await index('idempotency_keys_created', 'idempotency_keys', ['created_at']).execute();
}
