import { insertAdmin } from '../areas/access/store/admins.ts';
import { newId } from '../platform/engine/ids.ts';
import { setFact } from '../platform/engine/meta.ts';
import type { Database, Tables } from '../platform/engine/tables.ts';
import { hashToken, newToken } from '../platform/security/tokens.ts';
import { NOW } from './app.ts';
import { type Business, openBusiness } from './business.ts';
import { insertExpense } from './expenses.ts';
import { insertAct, insertCall, insertCase, insertProof, insertRun } from './hub.ts';
import { insertArea, insertOrder, insertRow } from './rows.ts';
import { insertStatement } from './statements.ts';

/** Arabic with its marks, letters beyond 16 bits, and every sign that some format escapes. */
export const ODD_TEXT =
  'مُحَمَّد \u202bعبد الله\u202c 👨‍👩‍👧 𝔘 É é ’ " \\ \\N \\u0041 \t \r\n \u0001 \u007f \u2028 {,} NULL ';

export type Filled = Business & { token: string };

/** Fills every table of the tests' business, with odd values among them, and opens a session. */
export async function fillEveryTable(db: Database): Promise<Filled> {
  const business = await openBusiness(db);
  await setFact(db, 'time_zone', 'Asia/Dubai');
  const admin = {
    id: newId(),
    email: 'owner@tawseel.example',
    name: ODD_TEXT,
    phone: '',
    address: '',
    profile_image: '',
    password_hash: '',
    created_at: NOW,
  };
  await insertAdmin(db, admin);
  const token = newToken();
  const expires_at = '2099-01-01T00:00:00.000Z';
  const insert = <T extends keyof Tables>(table: T, row: Tables[T]) =>
    // The compiler does not see that one table's name and row belong together.
    db
      .insertInto(table)
      .values(row as never)
      .execute();
  await insert('sessions', {
    token_hash: hashToken(token),
    id: newId(),
    account_id: admin.id,
    created_at: NOW,
    expires_at,
  });
  for (const source of ['10.1.0.1', '::ffff:10.1.0.2']) {
    await insert('login_failures', { id: newId(), account: ODD_TEXT, source, failed_at: NOW });
    await insert('login_sources', { account: admin.email, source, signed_in_at: NOW });
  }
  await insert('audit', {
    id: newId(),
    at: NOW,
    actor_kind: 'command',
    actor_id: '',
    actor_name: ODD_TEXT,
    address_hash: '',
    call: 'import',
    subject_kind: 'sender',
    subject_id: 'gone',
    subject_name: ODD_TEXT,
    before: JSON.stringify({ name: ODD_TEXT }),
    after: null,
  });
  await insert('imported_files', {
    sha256: 'a',
    kind: 'orders',
    times: 1,
    stored: 19,
    imported_at: NOW,
    by_name: ODD_TEXT,
    warehouse_id: business.warehouseId,
  });
  await insert('import_choices', {
    headers: 'a',
    sender_id: (await db.selectFrom('senders').select('id').executeTakeFirstOrThrow()).id,
    choice: JSON.stringify({ mapping: '', columns: { title: ODD_TEXT }, set: {}, take: [] }),
    imported_at: NOW,
  });
  await insert('recovery_codes', { code_hash: hashToken('a'), account_id: admin.id });
  await insert('driver_devices', { account_id: business.staff.driver, device_hash: '', wrong_pins: 3 });
  const reply = JSON.stringify({ message: ODD_TEXT });
  await insert('idempotency_keys', {
    owner: 'shop',
    key: ODD_TEXT,
    request_hash: 'a',
    reply,
    created_at: NOW,
  });
  const sender = await insertRow(db, 'senders', {
    name: ODD_TEXT,
    house_no: '',
    legal_name: ODD_TEXT,
  });
  // Before the business is registered for VAT.
  const { billed } = await insertStatement(db, ODD_TEXT);
  const invoice = await db.selectFrom('invoices').selectAll().executeTakeFirstOrThrow();
  const no = `CN${invoice.no.slice(3)}`;
  const nothing = { net_fils: 0, vat_fils: 0, total_fils: 0 };
  await insert('invoices', { ...invoice, ...nothing, no, kind: 381, of_no: invoice.no, statement_no: null });
  await db.updateTable('invoices').set({ e_state: 'rejected', e_note: ODD_TEXT }).execute();
  await db
    .updateTable('sender_charges')
    .set({ credited_by: no })
    .where('invoice_no', '=', invoice.no)
    .execute();
  await db.updateTable('statements').set({ paid_on: '2026-11-21', held_fils: 500 }).execute();
  await db
    .updateTable('shops')
    .set({ cod_fee_fils: 250, tin: '1003847261' })
    .where('sender_id', '=', billed)
    .execute();
  await insert('business', {
    id: 1,
    version: 3,
    legal_name: ODD_TEXT,
    legal_name_ar: 'توصيل',
    trade_name: '',
    trn: '100384726190003',
    licence_number: '1148820',
    licence_authority: '',
    street: '',
    city: 'Dubai',
    phone: '',
    email: '',
    iban: '',
    working_days: '["Monday"]',
    holidays: JSON.stringify([{ date: '2026-12-02', name: ODD_TEXT }]),
    ramadans: '[]',
    logo: 'iVBORw0KGgo=',
    logo_name: '0.png',
    colour: 'purple',
    difference_limit_fils: 5000,
    blind_counts: 1,
    cod_fee_fils: 500,
    return_fee_fils: 1000,
    due_days: 14,
    tin: '1003847261',
    sac: '9983.11',
    prices_have_vat: 'persons',
    card_paid_through: '2026-11-20',
    updated_at: NOW,
  });
  await insertRow(db, 'queries', { subject: ODD_TEXT, message: ODD_TEXT.repeat(100) });
  await insertRow(db, 'size_charges', { size: ODD_TEXT, max_volume: 9000.5 });
  const warehouse = await insertRow(db, 'warehouses', { name: ODD_TEXT });
  await insertArea(db, {
    name: 'Dubai Marina',
    name_ar: ODD_TEXT,
    aliases: JSON.stringify([ODD_TEXT]),
    warehouse_id: warehouse.id,
  });
  const order = await insertOrder(db, {
    warehouse_id: warehouse.id,
    sender_id: sender.id,
    receiver_name: ODD_TEXT,
    details: ODD_TEXT,
    payment_method: 'COD',
    cash_handed_in_at: NOW,
    value_fils: 100_000_000,
  });
  const standing = await insertRow(db, 'pickups', {
    warehouse_id: warehouse.id,
    sender_id: sender.id,
    street: ODD_TEXT,
    weekdays: '135',
  });
  const ofItsDay = { standing_id: standing.id, standing_day: standing.day, number: standing.number };
  const ownDay = { ...standing, ...ofItsDay, id: newId(), weekdays: '' };
  await insertRow(db, 'pickups', { ...ownDay, state: 'failed' });
  const driver = await insertRow(db, 'staff', { kind: 'driver', warehouse_id: warehouse.id });
  await insertExpense(db, { driver_id: driver.id, note: ODD_TEXT, reason: ODD_TEXT });
  const run = await insertRun(
    db,
    {
      warehouse_id: warehouse.id,
      to_warehouse_id: null,
      kind: 'delivery',
      driver_id: driver.id,
      state: 'out',
    },
    [order],
  );
  await insert('pickup_visits', {
    pickup_id: ownDay.id,
    run_id: run,
    state: 'failed',
    added_at: NOW,
    client_id: newId(),
    reason: 'nothing_to_collect',
    note: ODD_TEXT,
    received_by: '',
    ended_at: NOW,
  });
  await insert('visit_acts', {
    ...{ client_id: newId(), pickup_id: ownDay.id, run_id: run, act: 'not_collected', note: ODD_TEXT },
    ...{ reason: 'nothing_to_collect', received_by: '', relation: '', slip: '', due_seen_fils: null },
    ...{ cash_fils: 0, card_fils: 0, actor_kind: 'driver', actor: driver.id, actor_name: ODD_TEXT },
    ...{ happened_at: NOW, skew_ms: 0, received_at: NOW, result: 'accepted', why: '' },
  });
  const stop = await db
    .selectFrom('run_stops')
    .select('id')
    .where('run_id', '=', run)
    .executeTakeFirstOrThrow();
  const act = await insertAct(db, { order, run, stop: stop.id, driver: driver.id, note: ODD_TEXT });
  await insert('late_money', { act_id: act, state: 'never', decided_at: NOW });
  await insertProof(db, { act_id: act, order_id: order.id, actor: driver.id, arrived_at: NOW }, ODD_TEXT);
  await insert('promises', {
    order_id: order.id,
    day: '2026-11-26',
    from_time: '17:00',
    to_time: '21:00',
    note: ODD_TEXT,
    made_at: NOW,
    made_by: ODD_TEXT,
    leave_with: 'guard',
    ended_at: NOW,
    end_cause_id: act,
  });
  const { followUp } = await insertCase(db, order);
  await insertCall(db, { followUp, order, note: ODD_TEXT });
  const job = newId();
  await insert('print_jobs', {
    id: job,
    run_id: null,
    what: 'label',
    size: '4x6',
    copies: 2,
    reason: ODD_TEXT,
    at: NOW,
    actor_kind: 'key',
    actor: 'shop',
    actor_name: ODD_TEXT,
  });
  const values = { cash_fils: 25_000, address: ODD_TEXT };
  await insert('prints', { job_id: job, place: 0, order_id: order.id, ...values });
  await insert('parcel_codes', {
    code: ODD_TEXT,
    order_id: order.id,
    job_id: job,
    made_at: NOW,
    bound_at: NOW,
  });
  await insert('order_events', {
    id: newId(),
    order_id: order.id,
    status: 'created',
    note: ODD_TEXT,
    created_at: NOW,
    kind: 'corrected',
    actor_kind: 'operator',
    actor: 'omar',
    actor_name: ODD_TEXT,
    reason: ODD_TEXT,
    changes: JSON.stringify([{ field: 'orderDetails', before: '', after: ODD_TEXT }]),
    cause_id: act,
  });
  return { ...business, token };
}
