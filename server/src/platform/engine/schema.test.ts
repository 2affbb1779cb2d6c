import { expect, test } from 'vitest';
import { toRow } from '../../areas/orders/store/seq.ts';
import { NEW_SHOP } from '../../areas/senders/store.ts';
import { NOW } from '../../testing/app.ts';
import { insertExpense } from '../../testing/expenses.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertArea, insertOrder, insertRow, ordinaryOrder } from '../../testing/rows.ts';
import type { Tables } from './tables.ts';

const KEY: Tables['api_keys'] = {
  id: 'k',
  name: '',
  role: 'intake',
  key_hash: '',
  created_at: '',
  expires_at: null,
  revoked_at: null,
  sender_id: null,
  staff_id: null,
  last_used_on: null,
};

const STATEMENT: Tables['statements'] = {
  ...{ no: 1, sender_id: '', at: '', through: '', first_seq: 1, last_seq: 1, orders: 0, opening_fils: 0 },
  ...{ cash_fils: 0, charges_fils: 0, vat_fils: 0, other_fils: 0, closing_fils: 0, payable_fils: 0 },
  ...{ held_fils: 0, unpaid_fils: 0, iban: '', sender_name: '', paid_seq: null, paid_on: null },
  ...{ actor_kind: '', actor: '', actor_name: '' },
};
const INVOICE: Tables['invoices'] = {
  ...{ no: 'INV-2026-000001', kind: 380, of_no: null, statement_no: null, sender_id: '', month: '' },
  ...{ issued_on: '', due_on: '', net_fils: 100, vat_fils: 5, total_fils: 105, document: '{}', sha256: '' },
  ...{ uuid: '', e_state: 'none', e_note: '' },
};
const CHARGE: Tables['sender_charges'] = {
  ...{ id: 'c', order_seq: null, kind: 'extra', sender_id: '', day: '', fils: 1, what: '' },
  ...{ statement_no: null, invoice_no: null, credited_by: null },
};

onEveryDatabase((server) => {
  /** Inserts a row without the test helper that adds missing parents. */
  async function insert<T extends keyof Tables>(table: T, row: Tables[T]): Promise<void> {
    // The compiler does not see that one table's name and row belong together.
    const values = row as never;
    await server.db.insertInto(table).values(values).execute();
  }

  test('refuses a reference to a missing row in every relation', async () => {
    const { db } = server;
    const { id: warehouse_id } = await insertRow(db, 'warehouses');
    const order = toRow(1, { ...ordinaryOrder(), warehouse_id });
    const total = { grain: 'all', start: '', delivery_type: 'normal', orders: 0, revenue_fils: 0 };
    const again = { id: 'another' };
    const cashier = await insertRow(db, 'staff', { warehouse_id });
    const member = { ...cashier, ...again };
    const payment = {
      ...(await insertRow(db, 'cashier_payments', { warehouse_id, cashier_id: cashier.id })),
      ...again,
    };
    const cityRate = { ...(await insertRow(db, 'city_rates')), ...again };
    const zoneRate = { ...(await insertRow(db, 'zone_rates')), ...again };
    const { id: order_id } = await insertOrder(db, { warehouse_id });
    const sender = await insertRow(db, 'senders');
    const run: Tables['runs'] = {
      ...{
        id: 'r',
        no: 1,
        number: 'R',
        kind: 'linehaul',
        warehouse_id,
        to_warehouse_id: null,
        driver_id: null,
      },
      ...{ vehicle_no: '', day: '', state: 'open', version: 1, created_at: '', created_by: '' },
      ...{ out_at: null, closed_at: null },
    };
    const stop = {
      id: 's',
      run_id: 'r',
      kind: 'linehaul',
      order_id,
      pickup_id: null,
      state: 'done',
      place: 1,
      added_at: '',
      loaded_at: null,
      done_at: null,
      why: '',
    };
    const held = {
      holder_kind: 'unknown',
      holder: '',
      since: '',
      to_warehouse: null,
      sort_code: '',
      leg: 'out',
    };
    const followUp: Tables['follow_ups'] = {
      ...{
        id: 'f',
        order_id,
        warehouse_id,
        kind: 'call',
        state: 'open',
        note: '',
        run_id: null,
        opened_at: '',
        due_at: '',
      },
      ...{ opened_by: '', claimed_by: null, claimed_name: null, claimed_until: null, outcome: null },
      ...{ closed_at: null, closed_name: null },
    };
    const call: Tables['contact_calls'] = {
      ...{ id: 'c', follow_up_id: 'f', order_id, at: '', actor_kind: '', actor: '', actor_name: '' },
      ...{ outcome: 'no_answer', note: '', next_at: null },
    };
    const act: Tables['stop_acts'] = {
      ...{ id: 'a', client_id: 'a', stop_id: stop.id, run_id: run.id, order_id, act: 'failed', reason: '' },
      ...{
        note: '',
        received_by: '',
        relation: '',
        cash_fils: 0,
        card_fils: 0,
        slip: '',
        due_seen_fils: null,
        code_right: null,
        lat_e6: null,
        lng_e6: null,
        accuracy_m: null,
      },
      ...{ actor_kind: 'driver', actor: '', actor_name: '', happened_at: '', skew_ms: 0, received_at: '' },
      ...{ result: 'accepted', why: '' },
    };
    const proof = {
      ...{ id: 'p', act_id: 'a', order_id, actor: '', kind: 'photo', sha256: '', bytes: 1, type: '' },
      ...{ taken_at: '', arrived_at: null, dropped_at: null, missed_at: null },
    };
    const promise = {
      day: '',
      from_time: '',
      to_time: '',
      note: '',
      made_at: '',
      made_by: '',
      leave_with: '',
      ended_at: null,
    };
    const job: Tables['print_jobs'] = {
      ...{ id: 'p', run_id: null, what: 'label', size: 'a6', copies: 1, reason: '', at: '' },
      ...{ actor_kind: 'key', actor: '', actor_name: '' },
    };
    await insert('print_jobs', job);
    const print: Tables['prints'] = { job_id: job.id, place: 0, order_id, cash_fils: 0, address: '' };
    const code = { code: 'c', order_id: null, job_id: null, made_at: '', bound_at: null };
    const pickup = {
      ...(await insertRow(db, 'pickups', { warehouse_id, sender_id: sender.id })),
      ...{ ...again, number: 'another' },
    };
    const visit: Tables['pickup_visits'] = {
      ...{ pickup_id: pickup.id, run_id: run.id, state: 'pending', added_at: '', client_id: null },
      ...{ reason: '', note: '', received_by: '', ended_at: null },
    };
    const visitAct: Tables['visit_acts'] = {
      ...{ client_id: 'a', pickup_id: pickup.id, run_id: run.id, act: 'collected', reason: '', note: '' },
      ...{ received_by: '', relation: '', cash_fils: 0, card_fils: 0, slip: '', due_seen_fils: null },
      ...{ actor_kind: 'driver', actor: '', actor_name: '', happened_at: '', skew_ms: 0, received_at: '' },
      ...{ result: 'accepted', why: '' },
    };
    const count: Tables['stock_counts'] = {
      ...{
        id: 'c',
        no: 1,
        warehouse_id,
        sort_code: '',
        begun_at: '',
        begun_by: '',
        begun_actor: '',
        ended_at: null,
        ended_by: null,
      },
      ...{ expected: 0, found: 0, missing: 0, surplus: 0 },
    };
    const cashCount: Tables['cash_counts'] = {
      ...{
        no: 1,
        kind: 'close',
        person: '',
        person_name: '',
        warehouse_id,
        at: '',
        pieces: '{}',
        expenses: '[]',
      },
      ...{ orders: 0, change_fils: 0, expected_fils: 0, counted_fils: 0, reason: '' },
      ...{
        actor_kind: '',
        actor: '',
        actor_name: '',
        reversed_at: null,
        reversed_by: null,
        reversed_why: null,
      },
      ...{ to_confirm: 0, confirmed_at: null, confirmed_by: null, confirmed_note: null },
    };
    const file: Tables['imported_files'] = {
      ...{ sha256: 'a', kind: 'orders', times: 1, stored: 0, imported_at: '', by_name: '', warehouse_id },
    };
    const expense: Tables['driver_expenses'] = {
      ...{ client_id: 'e', driver_id: cashier.id, kind: 'fuel', note: '', fils: 1, sha256: '', bytes: 0 },
      ...{ photo_at: null, spent_at: '', received_at: '', state: 'open', count_no: null, decided_at: null },
      reason: '',
    };
    const attempts = {
      'cash_counts.warehouse_id': () => insert('cash_counts', { ...cashCount, warehouse_id: 'gone' }),
      'cash_held.driver_id': () =>
        insert('cash_held', { order_seq: 1, driver_id: 'gone', fils: 1, since: '' }),
      'driver_expenses.driver_id': () => insert('driver_expenses', { ...expense, driver_id: 'gone' }),
      'shops.sender_id': () => insert('shops', { ...NEW_SHOP, sender_id: 'gone', billed_from: '' }),
      'statements.sender_id': () => insert('statements', { ...STATEMENT, sender_id: 'gone' }),
      'invoices.sender_id': () => insert('invoices', { ...INVOICE, sender_id: 'gone' }),
      'sender_charges.sender_id': () => insert('sender_charges', { ...CHARGE, sender_id: 'gone' }),
      'late_money.act_id': () => insert('late_money', { act_id: 'gone', state: 'held', decided_at: null }),
      'import_choices.sender_id': () =>
        insert('import_choices', { headers: 'a', sender_id: 'gone', choice: '{}', imported_at: '' }),
      'imported_files.warehouse_id': () => insert('imported_files', { ...file, warehouse_id: 'gone' }),
      'custody.home_id': () =>
        insert('custody', { ...held, seq: 1, warehouse_id, home_id: 'gone', exception: null }),
      'custody.warehouse_id': () =>
        insert('custody', { ...held, seq: 1, warehouse_id: 'gone', exception: null }),
      'contact_calls.follow_up_id': () => insert('contact_calls', { ...call, follow_up_id: 'gone' }),
      'contact_calls.order_id': () => insert('contact_calls', { ...call, order_id: 'gone' }),
      'follow_ups.order_id': () => insert('follow_ups', { ...followUp, order_id: 'gone' }),
      'follow_ups.run_id': () => insert('follow_ups', { ...followUp, run_id: 'gone' }),
      'follow_ups.warehouse_id': () => insert('follow_ups', { ...followUp, warehouse_id: 'gone' }),
      'parcel_codes.order_id': () => insert('parcel_codes', { ...code, order_id: 'gone' }),
      'parcel_codes.job_id': () => insert('parcel_codes', { ...code, job_id: 'gone' }),
      'pickup_visits.pickup_id': () => insert('pickup_visits', { ...visit, pickup_id: 'gone' }),
      'pickup_visits.run_id': () => insert('pickup_visits', { ...visit, run_id: 'gone' }),
      'visit_acts.pickup_id': () => insert('visit_acts', { ...visitAct, pickup_id: 'gone' }),
      'visit_acts.run_id': () => insert('visit_acts', { ...visitAct, run_id: 'gone' }),
      'pickups.sender_id': () => insert('pickups', { ...pickup, sender_id: 'gone' }),
      'pickups.standing_id': () => insert('pickups', { ...pickup, standing_id: 'gone' }),
      'pickups.warehouse_id': () => insert('pickups', { ...pickup, warehouse_id: 'gone' }),
      'promises.order_id': () => insert('promises', { ...promise, order_id: 'gone' }),
      'proofs.act_id': () => insert('proofs', { ...proof, act_id: 'gone' }),
      'proofs.order_id': () => insert('proofs', { ...proof, order_id: 'gone' }),
      'stop_acts.order_id': () => insert('stop_acts', { ...act, order_id: 'gone' }),
      'stop_acts.run_id': () => insert('stop_acts', { ...act, run_id: 'gone' }),
      'stop_acts.stop_id': () => insert('stop_acts', { ...act, stop_id: 'gone' }),
      'print_jobs.run_id': () => insert('print_jobs', { ...job, id: 'another', run_id: 'gone' }),
      'prints.job_id': () => insert('prints', { ...print, job_id: 'gone' }),
      'prints.order_id': () => insert('prints', { ...print, order_id: 'gone' }),
      'run_stops.order_id': () => insert('run_stops', { ...stop, order_id: 'gone' }),
      'run_stops.pickup_id': () => insert('run_stops', { ...stop, pickup_id: 'gone' }),
      'run_stops.run_id': () => insert('run_stops', { ...stop, run_id: 'gone' }),
      'runs.driver_id': () => insert('runs', { ...run, driver_id: 'gone' }),
      'runs.to_warehouse_id': () => insert('runs', { ...run, to_warehouse_id: 'gone' }),
      'runs.warehouse_id': () => insert('runs', { ...run, warehouse_id: 'gone' }),
      'stations.warehouse_id': () =>
        insert('stations', { no: 1, warehouse_id: 'gone', device: '', name: '' }),
      'stock_counts.warehouse_id': () => insert('stock_counts', { ...count, warehouse_id: 'gone' }),
      'orders.warehouse_id': () => insert('orders', { ...order, warehouse_id: 'gone' }),
      'orders.sender_id': () => insert('orders', { ...order, sender_id: 'gone' }),
      'order_events.order_id': () =>
        insert('order_events', { id: '', order_id: 'gone', status: 'created', note: '', created_at: '' }),
      'order_totals.warehouse_id': () =>
        insert('order_totals', {
          ...total,
          warehouse_id: 'gone',
          paid_cod_fils: 0,
          unpaid_cod_fils: 0,
          to_collect_fils: 0,
        }),
      'staff.warehouse_id': () => insert('staff', { ...member, warehouse_id: 'gone' }),
      'cashier_payments.cashier_id': () => insert('cashier_payments', { ...payment, cashier_id: 'gone' }),
      'cashier_payments.warehouse_id': () => insert('cashier_payments', { ...payment, warehouse_id: 'gone' }),
      'city_rates.company_id': () => insert('city_rates', { ...cityRate, company_id: 'gone' }),
      'zone_rates.company_id': () => insert('zone_rates', { ...zoneRate, company_id: 'gone' }),
      'areas.warehouse_id': () => insertArea(db, { name: 'Naif', warehouse_id: 'gone' }),
      'area_names.area_id': () => insert('area_names', { city: '', key: '', area_id: 'gone' }),
      'api_keys.sender_id': () => insert('api_keys', { ...KEY, sender_id: 'gone' }),
      'api_keys.staff_id': () => insert('api_keys', { ...KEY, staff_id: 'gone' }),
      'sessions.account_id': () =>
        insert('sessions', { token_hash: '', id: '', account_id: 'gone', created_at: '', expires_at: '' }),
      'second_factors.account_id': () =>
        insert('second_factors', { account_id: 'gone', secret: '', confirmed_at: null, last_step: 0 }),
      'recovery_codes.account_id': () => insert('recovery_codes', { code_hash: '', account_id: 'gone' }),
      'reset_links.account_id': () =>
        insert('reset_links', { token_hash: '', account_id: 'gone', created_at: '', expires_at: '' }),
      'driver_devices.account_id': () =>
        insert('driver_devices', { account_id: 'gone', device_hash: '', wrong_pins: 0 }),
    };
    const tables = await db.introspection.getTables();
    const columns = tables.flatMap(({ name: table, columns }) =>
      columns.map(({ name }) => `${table}.${name}`),
    );
    // Excluded: an order's tracking ID, audit rows, which outlive what they name, the client ids of scans, and causes,
    // which are acts, scans or calls.
    const pointing = columns.filter(
      (column) => /_id$/.test(column) && !/tracking_id$|client_id$|cause_id$|^audit\./.test(column),
    );
    expect(pointing.sort()).toEqual(Object.keys(attempts).sort());
    for (const [relation, attempt] of Object.entries(attempts)) {
      await expect(attempt(), relation).rejects.toThrow(/foreign key/i);
    }
  });

  test('a row of the audit log cannot be changed', async () => {
    const { db } = server;
    const who = { actor_kind: 'nobody', actor_id: '', actor_name: '', address_hash: '' };
    const what = { call: '', subject_kind: 'query', subject_id: '', subject_name: '' };
    await insert('audit', { id: 'a', at: NOW, ...who, ...what, before: null, after: null });
    const change = db.updateTable('audit').set({ actor_name: 'Somebody else' }).execute();
    await expect(change).rejects.toThrow('the audit log is append-only');
  });

  test('a printed label cannot be changed', async () => {
    const { db } = server;
    const order = await insertOrder(db);
    await insert('print_jobs', {
      ...{ id: 'p', run_id: null, what: 'label', size: 'a6', copies: 1, reason: '', at: NOW },
      ...{ actor_kind: '', actor: '', actor_name: '' },
    });
    await insert('prints', { job_id: 'p', place: 0, order_id: order.id, cash_fils: 0, address: '' });
    const changes = [
      db.updateTable('print_jobs').set({ reason: 'None' }),
      db.updateTable('prints').set({ cash_fils: 1 }),
    ];
    for (const change of changes) await expect(change.execute()).rejects.toThrow(/print.* append-only/);
  });

  test('an event of an order cannot be changed, except for clearing its origin', async () => {
    const { db } = server;
    const { id: order_id } = await insertOrder(db);
    await insert('order_events', { id: 'e', order_id, status: 'created', note: '', created_at: NOW });
    const rewrite = db.updateTable('order_events').set({ actor_name: 'Somebody else' }).execute();
    await expect(rewrite).rejects.toThrow('the history of an order is append-only');
    await db.updateTable('order_events').set({ address_hash: null }).execute();
  });

  test('keeps an invoice as it was issued', async () => {
    const { db } = server;
    const { id: sender_id } = await insertRow(db, 'senders');
    await insert('invoices', { ...INVOICE, sender_id });
    await db.updateTable('invoices').set({ e_state: 'sent' }).execute();
    const changes = [
      db.updateTable('invoices').set({ total_fils: 1 }),
      db.updateTable('invoices').set({ document: '' }),
    ];
    for (const change of changes)
      await expect(change.execute()).rejects.toThrow('invoices are never changed');
    await expect(db.deleteFrom('invoices').execute()).rejects.toThrow('invoices are never deleted');
  });

  test('refuses a value outside of every closed set', async () => {
    const { db } = server;
    const mode = 'whenever';
    const { id: warehouse_id } = await insertRow(db, 'warehouses');
    const totals = {
      start: '',
      warehouse_id,
      orders: 0,
      revenue_fils: 0,
      paid_cod_fils: 0,
      unpaid_cod_fils: 0,
      to_collect_fils: 0,
    };
    const { id: sender_id } = await insertRow(db, 'senders');
    const { id: order_id } = await insertOrder(db);
    const attempts = {
      balanceKind: () =>
        insert('balances', { no: 1, kind: 'purse' as 'box', party: '', warehouse: '', fils: 0 }),
      kind: () => insertRow(db, 'staff', { kind: 'pilot' }),
      profileStatus: () => insertRow(db, 'staff', { profile_status: 'active' }),
      senderRole: () => insertRow(db, 'senders', { role: 'Shop' }),
      trackingStatus: () => insertOrder(db, { tracking_status: 'lost' }),
      paymentMethod: () => insertOrder(db, { payment_method: 'Cheque' }),
      additionalServices: () => insertOrder(db, { additional_services: 2 }),
      eventStatus: () =>
        insert('order_events', { id: '', order_id, status: 'lost', note: '', created_at: '' }),
      deliveryType: () => insertOrder(db, { delivery_type: mode }),
      totalsMode: () => insert('order_totals', { ...totals, grain: 'all', delivery_type: mode }),
      grain: () => insert('order_totals', { ...totals, grain: 'week', delivery_type: 'urgent' }),
      cityMode: () => insertRow(db, 'city_rates', { mode }),
      zoneMode: () => insertRow(db, 'zone_rates', { mode }),
      cityStarting: () => insertRow(db, 'city_rates', { starting: 2 }),
      weightStarting: () => insertRow(db, 'weight_charges', { starting: 2 }),
      sizeStarting: () => insertRow(db, 'size_charges', { starting: 2 }),
      packingStarting: () => insertRow(db, 'packing_charges', { starting: 2 }),
      oneBusiness: () =>
        insert('business', {
          ...{ id: 2, version: 1, legal_name: '', legal_name_ar: '', trade_name: '', trn: '' },
          ...{ licence_number: '', licence_authority: '', street: '', city: '', phone: '', email: '' },
          ...{ iban: '', working_days: '[]', holidays: '[]', ramadans: '[]', logo: '', logo_name: '' },
          ...{ colour: 'teal', updated_at: '', difference_limit_fils: 0, blind_counts: 0 },
          ...{ cod_fee_fils: 0, return_fee_fils: 0, due_days: 30, tin: '', sac: '', prices_have_vat: 'no' },
          card_paid_through: null,
        }),
      expenseKind: () => insertExpense(db, { kind: 'lunch' as 'fuel' }),
      expenseState: () => insertExpense(db, { state: 'lost' as 'open' }),
      fileKind: () =>
        insert('imported_files', {
          ...{ sha256: 'a', kind: 'queries' as 'orders', times: 1, stored: 0, imported_at: '', by_name: '' },
          warehouse_id,
        }),
      chargeKind: () => insert('sender_charges', { ...CHARGE, sender_id, kind: 'tip' as 'extra' }),
      shopCycle: () => insert('shops', { ...NEW_SHOP, sender_id, billed_from: '', cycle: 'day' as 'week' }),
      invoiceKind: () => insert('invoices', { ...INVOICE, sender_id, kind: 388 as 380 }),
      keyRole: () => insert('api_keys', { ...KEY, role: 'everything' }),
    };
    for (const [set, attempt] of Object.entries(attempts)) {
      await expect(attempt(), set).rejects.toThrow(/check constraint/i);
    }
  });
});
