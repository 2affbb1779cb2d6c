import type { Kysely, Transaction } from 'kysely';
import type { StoredOrder } from '../../areas/orders/rules/new-order.ts';

/** Every table. Money is whole fils (`_fils`), instants are ISO 8601 UTC text (`_at`), lists are JSON text. */
export type Tables = {
  meta: { key: string; value: string };
  admins: {
    id: string;
    email: string;
    name: string;
    phone: string;
    address: string;
    profile_image: string;
    password_hash: string;
    /** 1 while the password is one that somebody else made. */
    must_change_password?: number | undefined;
    created_at: string;
  };
  /** Of an administrator or of a member of staff, one of the two. */
  sessions: {
    token_hash: string;
    /** Names the session in lists, where its token does not stand. */
    id: string;
    admin_id?: string | null | undefined;
    staff_id?: string | null | undefined;
    created_at: string;
    expires_at: string;
    seen_at?: string | null | undefined;
    device?: string | undefined;
    /** Network address it was begun from. */
    source?: string | undefined;
    /** How far PostgreSQL's log was, in bytes, when the session last wrote; kept where there is a replica. */
    written_lsn?: number | null;
    /** SHA-256 of the id of the one device that may use it; null for any. */
    device_hash?: string | null;
  };
  /** `confirmed_at` is null until a first code was sent; `last_step` is the time step of the last code that was used. */
  second_factors: { admin_id: string; secret: string; confirmed_at: string | null; last_step: number };
  recovery_codes: { code_hash: string; admin_id: string };
  /** By which an administrator or a member of staff sets a password, once. */
  reset_links: {
    token_hash: string;
    admin_id: string | null;
    staff_id: string | null;
    created_at: string;
    expires_at: string;
  };
  /** Devices that a driver signed in on, and wrong PINs since; `device_hash` is '' for all other devices together. */
  driver_devices: { staff_id: string; device_hash: string; wrong_pins: number };
  login_sources: { account: string; source: string; signed_in_at: string };
  login_failures: { id: string; account: string; source: string; failed_at: string };
  warehouses: {
    id: string;
    name: string;
    country: string;
    city: string;
    street: string;
    email: string;
    phone: string;
    code: string;
    password_hash: string;
    image: string;
    created_at: string;
    deleted_at: string | null;
  };
  staff: {
    id: string;
    kind: string;
    warehouse_id: string;
    first_name: string;
    last_name: string;
    email: string;
    image: string;
    profile_status: string;
    phone: string;
    /** The same as E.164; '' where no number could be read. */
    phone_e164: string;
    identity_number: string;
    country: string;
    city: string;
    street: string;
    house_no: string;
    account_number: string;
    documents: string;
    license_no: string;
    vehicle_type: string;
    vehicle_no: string;
    created_at: string;
    deleted_at: string | null;
    /** Null for who may not sign in by email. */
    password_hash?: string | null | undefined;
    /** Null for who may not sign in by phone. */
    pin_hash?: string | null | undefined;
    /** 1 while the password is one that somebody else made. */
    must_change_password?: number | undefined;
  };
  senders: {
    id: string;
    role: string;
    name: string;
    email: string;
    phone: string;
    country: string;
    city: string;
    street: string;
    house_no: string;
    profile_pic: string;
    /** JSON: [{_id, country, city, street, houseNo}] */
    addresses: string;
    created_at: string;
    deleted_at: string | null;
    /** The phone in one form; null where that cannot be read. What follows is null where it is not known. */
    phone_e164: string | null;
    legal_name: string | null;
    trn: string | null;
    makani: string | null;
    landmark: string | null;
    iban: string | null;
  };
  /** The business itself: one row, absent until somebody has saved it. */
  business: {
    id: number;
    /** How often it was saved. */
    version: number;
    legal_name: string;
    legal_name_ar: string;
    trade_name: string;
    trn: string;
    licence_number: string;
    licence_authority: string;
    street: string;
    city: string;
    phone: string;
    email: string;
    iban: string;
    /** JSON, like the two after it; their shapes are the contract's. */
    working_days: string;
    holidays: string;
    ramadans: string;
    /** The picture as base64. */
    logo: string;
    /** What it is called in its address, by what is in it. */
    logo_name: string;
    updated_at: string;
  };
  /** What is said of an order stands in domain/order-fields.ts, the rest of it in domain/new-order.ts. */
  orders: StoredOrder & {
    /**
     * Sort key in time, newest highest, which lists go by: see orders/seq.ts. SQLite keeps the table in this order.
     */
    seq: number;
    /** The phones as phoneKey has them, for the search; see orders/new-rows.ts. */
    receiver_phone_e164: string;
    sender_phone_e164: string;
    /** Time of the last event but corrections. */
    moved_at: string;
  };
  /** Seqs of the orders that an import has stored that is not finished; see unfinished-import.ts. */
  unfinished_import: { seq: number };
  /** What is null was not kept when the event was stored. */
  order_events: {
    id: string;
    order_id: string;
    status: string;
    note: string;
    created_at: string;
    kind?: string | null | undefined;
    /** A role, or 'key'. */
    actor_kind?: string | null | undefined;
    /** Id of who it was. */
    actor?: string | null | undefined;
    actor_name?: string | null | undefined;
    reason?: string | null | undefined;
    /** JSON of a correction: [{field, before, after}] */
    changes?: string | null | undefined;
    /** Of the address it came from, if it came by a call that the audit log still tells of. */
    address_hash?: string | null | undefined;
  };
  /**
   * Pre-aggregated sums over orders (a rollup table) at four grains, kept in the transaction that writes the order:
   * `all` (start ''), `month` ('2026-11'), `day` ('2026-11-21'), `hour` ('2026-11-21T14'), in the business time zone.
   */
  order_totals: {
    grain: string;
    start: string;
    warehouse_id: string;
    delivery_type: string;
    orders: number;
    revenue_fils: number;
    paid_cod_fils: number;
    unpaid_cod_fils: number;
  };
  /**
   * `company_id` is '' for the rates of individual senders. `starting`, here and below, is 1 while a price is the one a
   * business starts with and nobody has decided on it: no order is charged it.
   */
  city_rates: {
    id: string;
    company_id: string;
    from_city: string;
    to_city: string;
    mode: string;
    rate_fils: number;
    starting: number;
  };
  /** `company_id` is '' for the general zone rates; the area lists are JSON, empty for the whole zone. */
  zone_rates: {
    id: string;
    company_id: string;
    from_city: string;
    from_zone: string;
    from_areas: string;
    to_city: string;
    to_zone: string;
    to_areas: string;
    mode: string;
    rate_fils: number;
  };
  /** A weight w is charged by the row with from_grams < w <= up_to_grams. */
  weight_charges: {
    id: string;
    from_grams: number;
    up_to_grams: number;
    price_fils: number;
    starting: number;
  };
  packing_charges: { id: string; price_fils: number; starting: number };
  size_charges: {
    id: string;
    size: string;
    max_volume: number | null;
    price_fils: number;
    starting: number;
  };
  cashier_payments: {
    id: string;
    cashier_id: string;
    warehouse_id: string;
    month: string;
    total_fils: number;
    notes: string;
    /** JSON: addresses of invoices. */
    invoice_images: string;
    paid_at: string;
  };
  queries: { id: string; name: string; email: string; subject: string; message: string; created_at: string };
  api_keys: {
    id: string;
    name: string;
    role: string;
    key_hash: string;
    created_at: string;
    expires_at: string | null;
    revoked_at: string | null;
    /** The one whom the key belongs to; neither for a wide one. */
    sender_id: string | null;
    staff_id: string | null;
    /** Day of the business, as '2026-11-21'. */
    last_used_on: string | null;
  };
  /** Append-only. `before` and `after` are JSON objects of the fields that were changed, without secrets. */
  audit: {
    /** Sorts by time. */
    id: string;
    at: string;
    actor_kind: string;
    actor_id: string;
    actor_name: string;
    address_hash: string;
    /** `area.name` of a call, or the words of a command. */
    call: string;
    subject_kind: string;
    subject_id: string;
    subject_name: string;
    before: string | null;
    after: string | null;
  };
  idempotency_keys: {
    owner: string;
    key: string;
    request_hash: string;
    reply: string;
    created_at: string;
  };
};

export type Database = Kysely<Tables>;
export type Trx = Transaction<Tables>;
