import type { Kysely } from 'kysely';
import { among, schemaOf, to } from '../0001/columns.ts';
import { appendOnly } from './scans.ts';

/** Creates the tables of runs between warehouses and from door to door, and of the parcels on them. */
export async function addRuns(db: Kysely<unknown>): Promise<void> {
  const { table, index, run } = schemaOf(db);
  await table('number_series', ['name'], { name: 'text', last: 'integer' }).execute();
  await table('runs', ['id'], {
    id: 'text',
    no: 'integer',
    number: 'text',
    kind: among('pickup', 'delivery', 'return', 'linehaul'),
    warehouse_id: to('warehouses'),
    to_warehouse_id: { type: 'text?', to: 'warehouses' },
    driver_id: { type: 'text?', to: 'staff' },
    vehicle_no: 'text',
    day: 'text',
    state: among('open', 'out', 'back', 'closed', 'cancelled'),
    version: 'integer',
    created_at: 'text',
    created_by: 'text',
    out_at: 'text?',
    closed_at: 'text?',
  }).execute();
  await index('runs_no', 'runs', ['no']).unique().execute();
  await index('runs_driver', 'runs', ['driver_id', 'state']).execute();
  await index('runs_number', 'runs', ['number']).unique().execute();
  await index('runs_state', 'runs', ['state', 'no']).execute();
  await index('runs_warehouse', 'runs', ['warehouse_id', 'state', 'no']).execute();
  await index('runs_day', 'runs', ['day', 'no']).execute();
  await index('runs_to_warehouse', 'runs', ['to_warehouse_id', 'state', 'no']).execute();
  await table('run_stops', ['id'], {
    id: 'text',
    run_id: to('runs'),
    kind: among('pickup', 'delivery', 'return', 'linehaul'),
    order_id: to('orders'),
    pickup_id: { type: 'text?', to: 'pickups' },
    state: among('pending', 'done', 'failed', 'skipped', 'withdrawn', 'moved'),
    place: 'integer',
    added_at: 'text',
    loaded_at: 'text?',
    done_at: 'text?',
    back_at: 'text?',
    why: 'text',
  }).execute();
  await index('run_stops_parcel', 'run_stops', ['order_id', 'added_at']).execute();
  await index('run_stops_run', 'run_stops', ['run_id', 'state']).execute();
  await index('run_stops_place', 'run_stops', ['run_id', 'place']).execute();
  await run([
    "create unique index run_stops_order on run_stops (order_id) where state = 'pending'",
    'create index run_stops_pickup on run_stops (pickup_id) where pickup_id is not null',
    'create index run_stops_back on run_stops (back_at) where back_at is not null',
  ]);
  await table('pickup_visits', ['pickup_id'], {
    pickup_id: to('pickups'),
    run_id: to('runs'),
    state: among('pending', 'done', 'failed'),
    added_at: 'text',
    client_id: 'text?',
    reason: 'text',
    note: 'text',
    received_by: 'text',
    ended_at: 'text?',
  }).execute();
  await index('pickup_visits_run', 'pickup_visits', ['run_id']).execute();
}

/** Creates the tables of drivers' acts, their proofs, and the days promised to receivers. */
export async function addStopActs(db: Kysely<unknown>): Promise<void> {
  const { table, index, run } = schemaOf(db);
  await table('stop_acts', ['id'], {
    id: 'text',
    client_id: 'text',
    stop_id: { type: 'text', to: 'run_stops' },
    run_id: to('runs'),
    order_id: to('orders'),
    act: among('delivered', 'failed', 'handed_back', 'collected', 'not_collected', 'reopened', 'called'),
    reason: 'text',
    note: 'text',
    received_by: 'text',
    relation: 'text',
    cash_fils: 'bigint',
    card_fils: 'bigint',
    slip: 'text',
    due_seen_fils: 'bigint?',
    actor_kind: 'text',
    actor: 'text',
    actor_name: 'text',
    happened_at: 'text',
    skew_ms: 'bigint',
    received_at: 'text',
    code_right: 'integer?',
    lat_e6: 'integer?',
    lng_e6: 'integer?',
    accuracy_m: 'integer?',
    result: among('accepted', 'late', 'refused'),
    why: 'text',
  }).execute();
  await index('stop_acts_client_id', 'stop_acts', ['client_id']).unique().execute();
  await index('stop_acts_order', 'stop_acts', ['order_id', 'received_at']).execute();
  await index('stop_acts_run', 'stop_acts', ['run_id', 'received_at']).execute();
  await index('stop_acts_actor', 'stop_acts', ['actor', 'received_at']).execute();
  await run([
    "create index stop_acts_failed on stop_acts (received_at) where act = 'failed' and result = 'accepted'",
  ]);
  await table('proofs', ['id'], {
    id: 'text',
    act_id: to('stop_acts'),
    order_id: to('orders'),
    actor: 'text',
    kind: among('photo', 'signature'),
    sha256: 'text',
    bytes: 'integer',
    type: 'text',
    taken_at: 'text',
    arrived_at: 'text?',
    dropped_at: 'text?',
    missed_at: 'text?',
  }).execute();
  await index('proofs_act', 'proofs', ['act_id', 'sha256']).unique().execute();
  await index('proofs_order', 'proofs', ['order_id']).execute();
  await index('proofs_sha256', 'proofs', ['sha256']).execute();
  await run([
    'create index proofs_waiting on proofs (taken_at) where arrived_at is null',
    'create index proofs_kept on proofs (arrived_at) where dropped_at is null and arrived_at is not null',
  ]);
  await table('promises', ['order_id'], {
    order_id: { type: 'text', to: 'orders', cascade: true },
    day: 'text',
    from_time: 'text',
    to_time: 'text',
    note: 'text',
    made_at: 'text',
    made_by: 'text',
    leave_with: 'text',
    ended_at: 'text?',
  }).execute();
}

/** Creates the tables of follow-ups and of the calls about them. */
export async function addFollowUps(db: Kysely<unknown>): Promise<void> {
  const { table, index, run } = schemaOf(db);
  await table('follow_ups', ['id'], {
    id: 'text',
    order_id: to('orders'),
    warehouse_id: to('warehouses'),
    kind: 'text',
    state: among('open', 'done'),
    note: 'text',
    run_id: { type: 'text?', to: 'runs' },
    opened_at: 'text',
    opened_by: 'text',
    due_at: 'text',
    claimed_by: 'text?',
    claimed_name: 'text?',
    claimed_until: 'text?',
    outcome: 'text?',
    closed_at: 'text?',
    closed_name: 'text?',
  }).execute();
  await run([
    `create unique index follow_ups_open on follow_ups (order_id, kind, warehouse_id) where state = 'open'`,
    'create index follow_ups_warehouse on follow_ups (warehouse_id, state, opened_at)',
    `create index follow_ups_claimed on follow_ups (claimed_by) where state = 'open' and claimed_by is not null`,
    `create index follow_ups_due on follow_ups (due_at, warehouse_id) where state = 'open' and kind in ('call', 'return')`,
  ]);
  await table('contact_calls', ['id'], {
    id: 'text',
    follow_up_id: to('follow_ups'),
    order_id: to('orders'),
    at: 'text',
    actor_kind: 'text',
    actor: 'text',
    actor_name: 'text',
    outcome: 'text',
    note: 'text',
    next_at: 'text?',
  }).execute();
  await index('contact_calls_order', 'contact_calls', ['order_id', 'at']).execute();
  await index('contact_calls_follow_up', 'contact_calls', ['follow_up_id']).execute();
}

/** Creates the tables of printed labels, and of codes that identify an order in addition to its tracking ID. */
export async function addPrints(db: Kysely<unknown>, isSqlite: boolean): Promise<void> {
  const { table, index, run } = schemaOf(db);
  await table('print_jobs', ['id'], {
    id: 'text',
    run_id: { type: 'text?', to: 'runs' },
    what: among('label', 'blank'),
    size: 'text',
    copies: 'integer',
    reason: 'text',
    at: 'text',
    actor_kind: 'text',
    actor: 'text',
    actor_name: 'text',
  }).execute();
  // Orders of an interrupted import are deleted even if their labels were printed meanwhile.
  await table('prints', ['job_id', 'place'], {
    job_id: to('print_jobs'),
    place: 'integer',
    order_id: { type: 'text', to: 'orders', cascade: true },
    cash_fils: 'bigint',
    address: 'text',
  }).execute();
  await index('prints_order', 'prints', ['order_id', 'job_id']).execute();
  // A blank label has no order until it is bound.
  await table('parcel_codes', ['code'], {
    code: 'text',
    order_id: { type: 'text?', to: 'orders', cascade: true },
    job_id: { type: 'text?', to: 'print_jobs' },
    made_at: 'text',
    bound_at: 'text?',
  }).execute();
  await index('parcel_codes_order', 'parcel_codes', ['order_id']).execute();
  await index('parcel_codes_job', 'parcel_codes', ['job_id']).execute();
  await run(appendOnly(isSqlite));
}

/**
 * Creates the table of pickups that shops request, for one day or repeated by weekday. The row of a standing pickup
 * stands for all of its days, except those with a row of their own, which were changed or cancelled separately and
 * share its number.
 */
export async function addPickups(db: Kysely<unknown>): Promise<void> {
  const { table, index, run } = schemaOf(db);
  await table('pickups', ['id'], {
    id: 'text',
    number: 'text',
    sender_id: to('senders'),
    warehouse_id: to('warehouses'),
    street: 'text',
    area: 'text',
    city: 'text',
    phone: 'text',
    note: 'text',
    day: 'text',
    weekdays: 'text',
    until: 'text?',
    standing_id: { type: 'text?', to: 'pickups' },
    standing_day: 'text?',
    from_time: 'text',
    to_time: 'text',
    expected: 'integer',
    state: among('asked', 'planned', 'done', 'failed', 'cancelled'),
    reason: 'text',
    created_at: 'text',
  }).execute();
  await index('pickups_day', 'pickups', ['day', 'warehouse_id']).execute();
  await index('pickups_sender', 'pickups', ['sender_id', 'day']).execute();
  await run([
    'create unique index pickups_number on pickups (number) where standing_id is null',
    'create unique index pickups_standing_day on pickups (standing_id, standing_day) where standing_id is not null',
    "create index pickups_standing on pickups (warehouse_id, day) where weekdays <> ''",
  ]);
}
