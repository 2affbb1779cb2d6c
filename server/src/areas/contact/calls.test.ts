import { audit } from '@tawseel/contract/audit';
import { contact } from '@tawseel/contract/contact';
import { dispatch } from '@tawseel/contract/dispatch';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { followUps } from '@tawseel/contract/follow-ups';
import { orders } from '@tawseel/contract/orders';
import { scanning } from '@tawseel/contract/scanning';
import { beforeEach, describe, expect, test } from 'vitest';
import { findProblems } from '../../commands/check.ts';
import { newId } from '../../platform/engine/ids.ts';
import type { Tables } from '../../platform/engine/tables.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { storeSentence } from '../../platform/values/stored-text.ts';
import { NOW, sessionOf } from '../../testing/app.ts';
import { insertCase } from '../../testing/hub.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { PSEUDO } from '../../testing/pseudo-language.ts';
import { insertOrder, insertRow } from '../../testing/rows.ts';
import { repairCalls } from './store/differing-calls.ts';

type Order = Tables['orders'];

const MINUTE_MS = 60_000;
const TOMORROW = '2026-11-22';

onEveryDatabase((server) => {
  let dubai: Tables['warehouses'];
  let sara: { token: string };
  let neha: { token: string };
  let rashid: { token: string };

  async function hire(kind: string, name: string, warehouse_id = dubai.id) {
    const told = { kind, warehouse_id, first_name: name, last_name: 'Haddad', phone_e164: newId() };
    const { id } = await insertRow(server.db, 'staff', { ...told, email: `${newId()}@tawseel.example` });
    return { token: await sessionOf(server.db, id) };
  }

  beforeEach(async () => {
    dubai = await insertRow(server.db, 'warehouses', { name: 'Dubai Hub' });
    sara = await hire('operator', 'Sara');
    neha = await hire('supervisor', 'Neha');
    rashid = await hire('operator', 'Rashid');
  });

  const order = (said: Partial<Order> = {}) =>
    insertOrder(server.db, {
      warehouse_id: dubai.id,
      tracking_status: 'warehouse',
      dropoff_city: 'Dubai',
      payment_method: 'Card',
      ...said,
    });
  async function makeCase(said: Partial<Tables['follow_ups']> = {}, of: Partial<Order> = {}) {
    const about = await order(of);
    return { order: about, id: (await insertCase(server.db, about, said)).followUp };
  }
  const next = (who: { token: string }, headers = {}) =>
    server.call(contact.nextCase, { query: {} }, { ...who, headers });
  const queue = async (who = sara) => (await server.call(contact.readQueue, { query: {} }, who)).data;
  const readCase = async (id: string, who = sara) =>
    (await server.call(contact.readCase, { params: { id } }, who)).data;
  type Body = Parameters<typeof save>[1];
  async function save(id: string, body: { outcome: string } & Record<string, unknown>, who = sara) {
    // The input is the test's own, so its type is not checked.
    return server.call(contact.saveCall, { params: { id }, body: body as never }, who);
  }
  const refuse = (id: string, body: Body, who = sara) =>
    server.refused(contact.saveCall, { params: { id }, body }, who);
  const open = async () =>
    (await server.call(followUps.listFollowUps, { query: {} }, sara)).data.map(({ kind, note }) => [
      kind,
      note,
    ]);

  test('a text of the system is in the language of the reader: in cases, histories and the audit log', async () => {
    const note = storeSentence(sentence('outcome_failed', { reason: 'not_home', note: 'Ring twice' }));
    const { order: about, id } = await makeCase({ note });
    await save(id, { outcome: 'return' });
    const pseudo = { headers: { 'accept-language': PSEUDO } };
    const wanted = { params: { trackingID: about.tracking_id } };
    const done = { query: { state: 'done' as const } };
    const english = {
      cases: (await server.call(followUps.listFollowUps, done, sara)).data.map(({ outcome }) => outcome),
      history: (await server.call(orders.listTrackingEvents, wanted, sara)).data.map((event) => event.note),
      audited: (await server.call(audit.listAudit, { query: { call: 'orders.moveOrder' } })).data[0]?.after,
    };
    expect(english).toEqual({
      cases: ['Returned: Receiver not there: Ring twice'],
      history: ['Receiver not there: Ring twice'],
      audited: { trackingStatus: 'return', note: 'Receiver not there: Ring twice' },
    });
    const { data } = await server.call(followUps.listFollowUps, done, { ...sara, ...pseudo });
    expect(data[0]?.outcome).toBe('⟦Returned: ⟦Receiver not there: Ring twice⟧⟧');
  });

  describe('the next case', () => {
    test('is empty if no call is due, and says when one is', async () => {
      await makeCase({ due_at: '2026-11-22T05:00:00.000Z' });
      await makeCase({ kind: 'missing' });
      const { data, message } = await next(sara);
      expect(data).toEqual({
        _id: '',
        case: null,
        queue: { due: 0, taken: 0, later: 1, nextAt: '2026-11-22T05:00:00.000Z' },
      });
      expect(message).toBe('No calls are due now.');
    });

    test('is the one due the longest, reserved for five minutes', async () => {
      const second = await makeCase();
      const first = await makeCase({ due_at: '2026-11-20T05:00:00.000Z' });
      const taken = await next(sara);
      expect(taken.data).toMatchObject({
        _id: first.id,
        case: { order: { trackingID: first.order.tracking_id }, followUp: { isMine: true } },
        queue: { due: 1, taken: 1, later: 0 },
      });
      expect((await next(neha)).data._id).toBe(second.id);
      expect((await next(rashid)).data._id).toBe('');
      server.clock.advance(5 * MINUTE_MS + 1);
      expect((await next(rashid)).data._id).toBe(first.id);
    });

    test('is the same until it is saved, for five minutes more', async () => {
      const second = await makeCase();
      const { id } = await makeCase({ due_at: '2026-11-20T05:00:00.000Z' });
      await next(sara);
      server.clock.advance(4 * MINUTE_MS);
      expect((await next(sara)).data).toMatchObject({ _id: id, queue: { due: 1, taken: 1 } });
      server.clock.advance(4 * MINUTE_MS);
      expect((await next(neha)).data._id).toBe(second.id);
      await save(id, { outcome: 'call_later' });
      expect((await next(sara)).data._id).toBe('');
    });

    test('is the same when it is requested again after a lost answer', async () => {
      await makeCase();
      const { id } = await makeCase({ due_at: '2026-11-20T05:00:00.000Z' });
      const key = { 'idempotency-key': newId() };
      expect((await next(sara, key)).data._id).toBe(id);
      expect((await next(sara, key)).data._id).toBe(id);
    });

    // Eight seconds on an idle machine.
    test('differs for two requests at the same instant, a hundred times', {
      timeout: 240_000,
    }, async () => {
      const rounds = 100;
      const ids: string[] = [];
      for (let at = 0; at < 2 * rounds; at += 1) ids.push((await makeCase()).id);
      const taken: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const both = await Promise.all([next(sara), next(neha)]);
        const claimed = both.map(({ data }) => data._id);
        taken.push(...claimed);
        // Finished, or they would be given them again.
        await server.db.updateTable('follow_ups').set({ state: 'done' }).where('id', 'in', claimed).execute();
      }
      expect(new Set(taken).size).toBe(2 * rounds);
      expect(taken.toSorted()).toEqual(ids.toSorted());
    });

    test('of another warehouse cannot be seen', async () => {
      const sharjah = await insertRow(server.db, 'warehouses', { name: 'Sharjah Hub' });
      const omar = await hire('operator', 'Omar', sharjah.id);
      const { id } = await makeCase();
      expect((await next(omar)).data._id).toBe('');
      const asked = { params: { id } };
      expect(await server.refused(contact.readCase, asked, omar)).toMatchObject({ status: 404 });
      expect(await refuse(id, { outcome: 'no_answer' }, omar)).toMatchObject({ code: 'no_such_follow_up' });
      const elsewhere = { query: { warehouseId: dubai.id } };
      expect(await server.refused(contact.nextCase, elsewhere, omar)).toMatchObject({ status: 404 });
      expect((await server.call(contact.nextCase, elsewhere)).data._id).toBe(id);
    });

    describe('whose parcel goes to another warehouse', () => {
      async function inSharjah() {
        const sharjah = await insertRow(server.db, 'warehouses', { name: 'Sharjah Hub' });
        const omar = await hire('operator', 'Omar', sharjah.id);
        /** Scans the parcel there, wherever it was. */
        const receive = async (code: string) => {
          const station = { device: 'desk-0001', name: 'Dock 1' };
          const scans = [{ clientId: newId().slice(0, 22), act: 'received', code }] as const;
          server.clock.advance(1000);
          await server.call(scanning.scan, { body: { station, scans: [...scans] } }, omar);
        };
        return { sharjah, omar, receive };
      }

      test('moves along, and is unclaimed there', async () => {
        const { omar, receive } = await inSharjah();
        const { id, order: about } = await makeCase();
        const key = { 'idempotency-key': newId() };
        const saving = { 'idempotency-key': newId() };
        const saved = { params: { id }, body: { outcome: 'call_later' } } as const;
        await server.call(contact.saveCall, saved, { ...sara, headers: saving });
        server.clock.advance(3 * 60 * MINUTE_MS);
        expect((await next(sara, key)).data._id).toBe(id);
        await receive(about.tracking_id);
        expect(await queue()).toMatchObject({ due: 0, taken: 0, later: 0 });
        expect((await next(sara)).data._id).toBe('');
        const gone = [
          await server.refused(contact.nextCase, { query: {} }, { ...sara, headers: key }),
          await server.refused(contact.saveCall, saved, { ...sara, headers: saving }),
        ];
        expect(gone.map(({ code }) => code)).toEqual(['done_and_gone', 'done_and_gone']);
        const asked = { params: { id } };
        expect(await server.refused(contact.readCase, asked, sara)).toMatchObject({ status: 404 });
        expect(await refuse(id, { outcome: 'no_answer' })).toMatchObject({ code: 'no_such_follow_up' });
        expect((await next(omar)).data).toMatchObject({
          _id: id,
          case: { followUp: { warehouse: 'Sharjah Hub' }, calls: [{ by: 'Sara Haddad' }] },
        });
        await save(id, { outcome: 'no_answer' }, omar);
        expect(await findProblems(server.db, 'Asia/Dubai')).toEqual([]);
      });

      test('is one case wherever it is opened again, and closed by the delivery', async () => {
        const { omar, receive } = await inSharjah();
        const { id, order: about } = await makeCase({ note: 'Once' });
        await receive(about.tracking_id);
        const body = { trackingID: about.tracking_id, kind: 'call', note: 'Twice' } as const;
        // It is Dubai's order still, though Sharjah has the parcel.
        const headers = { 'idempotency-key': newId() };
        for (const _ of ['first', 'repeated']) {
          const { data } = await server.call(followUps.makeFollowUp, { body }, { ...sara, headers });
          expect(data).toMatchObject({ _id: id, warehouse: 'Sharjah Hub', note: 'Once\nTwice' });
        }
        const written = { query: { call: 'followUps.makeFollowUp' } };
        expect((await server.call(audit.listAudit, written)).data).toMatchObject([
          { after: { note: 'Twice' } },
        ]);
        await receive(about.tracking_id);
        const params = { trackingID: about.tracking_id };
        for (const trackingStatus of ['assignedtodriver', 'delivered'] as const)
          await server.call(orders.moveOrder, { params, body: { trackingStatus, note: 'To his son' } });
        // At the desk a driver of its own warehouse gets it.
        expect(await queue(omar)).toMatchObject({ due: 0, taken: 0, later: 0 });
        const done = await server.call(
          followUps.listFollowUps,
          { query: { state: 'done', kind: 'call' } },
          sara,
        );
        expect(done.data).toMatchObject([{ _id: id, outcome: 'Delivered: To his son' }]);
        const again = await server.refused(followUps.makeFollowUp, { body }, sara);
        expect(again).toMatchObject({ status: 409, code: 'order_at_end' });
        expect(await findProblems(server.db, 'Asia/Dubai')).toEqual([]);
      });

      test('at the wrong warehouse is found by the check and moved by its repair', async () => {
        const { sharjah } = await inSharjah();
        const { id } = await makeCase({ warehouse_id: sharjah.id });
        expect(await findProblems(server.db, 'Asia/Dubai')).toMatchObject([/^Calls to be made .* 1 order/]);
        expect(await inTransaction(server.db, repairCalls)).toBe(1);
        expect((await next(sara)).data._id).toBe(id);
      });
    });

    test('is closed when its order is cancelled', async () => {
      const { order: about } = await makeCase({ kind: 'return' }, { tracking_status: 'accepted' });
      const params = { trackingID: about.tracking_id };
      await server.call(orders.cancelOrder, { params, body: { reason: 'Sold out' } });
      expect(await open()).toEqual([]);
      const done = await server.call(followUps.listFollowUps, { query: { state: 'done' } }, sara);
      expect(done.data).toMatchObject([{ outcome: 'Cancelled: Sold out' }]);
    });

    test.each(['cashier', 'driver'])('is refused to a %s', async (kind) => {
      const who = await hire(kind, 'Ali');
      const { id } = await makeCase();
      const asked = [
        [contact.readQueue, { query: {} }],
        [contact.nextCase, { query: {} }],
        [contact.readCase, { params: { id } }],
        [contact.saveCall, { params: { id }, body: { outcome: 'no_answer' } }],
      ] as const;
      for (const [row, given] of asked)
        expect(await server.refused(row, given, who), row.name).toMatchObject({ status: 403 });
    });
  });

  describe('a call', () => {
    test.each([
      ['agreed without a day', { outcome: 'agreed' }, 'day'],
      ['left with nobody', { outcome: 'leave_with', day: TOMORROW }, 'leaveWith'],
      ['another address that is none', { outcome: 'other_address' }, 'address'],
      ['another number that is none', { outcome: 'other_phone', phone: 'none' }, 'phone'],
      ['hours that end first', { outcome: 'agreed', day: TOMORROW, from: '18:00', to: '17:00' }, 'to'],
    ])('%s is refused', async (_, body, path) => {
      const { id } = await makeCase();
      const refused = await refuse(id, body);
      expect(refused).toMatchObject({ status: 422, issues: [{ path }] });
      expect((await readCase(id)).calls).toEqual([]);
    });

    test('of a case claimed by another user is refused, and accepted after the claim has expired', async () => {
      const { id } = await makeCase();
      await next(neha);
      const refused = await refuse(id, { outcome: 'no_answer' });
      expect(refused).toMatchObject({ code: 'follow_up_claimed', params: { by: 'Neha Haddad' } });
      server.clock.advance(5 * MINUTE_MS + 1);
      await save(id, { outcome: 'no_answer' });
      expect((await readCase(id)).calls).toMatchObject([{ by: 'Sara Haddad', outcome: 'no_answer' }]);
    });

    test('is refused for a settled or unknown case, and for a past day', async () => {
      const { id } = await makeCase();
      expect(await refuse(newId(), { outcome: 'no_answer' })).toMatchObject({ code: 'no_such_follow_up' });
      for (const outcome of ['agreed', 'call_later'] as const)
        expect(await refuse(id, { outcome, day: '2026-11-20' })).toMatchObject({ code: 'promise_over' });
      await save(id, { outcome: 'agreed', day: TOMORROW });
      expect(await refuse(id, { outcome: 'no_answer' })).toMatchObject({ code: 'follow_up_done' });
      const other = await makeCase({ kind: 'missing' });
      expect(await refuse(other.id, { outcome: 'no_answer' })).toMatchObject({ status: 404 });
      const delivered = await makeCase({}, { tracking_status: 'delivered' });
      expect(await refuse(delivered.id, { outcome: 'return' })).toMatchObject({ code: 'act_not_allowed' });
    });

    test('about a parcel that was delivered settles the case, at the latest on the third day without an answer', async () => {
      const ended = { tracking_status: 'delivered' };
      const spoken = await makeCase({ note: 'I never got it' }, ended);
      const silent = await makeCase({}, ended);
      await save(spoken.id, { outcome: 'agreed', day: TOMORROW, note: 'His brother has it' });
      expect((await readCase(spoken.id)).followUp).toMatchObject({
        state: 'done',
        outcome: 'His brother has it',
      });
      await save(silent.id, { outcome: 'call_later' });
      expect(await queue()).toMatchObject({ due: 0, later: 1 });
      for (const day of ['23', '24', '25']) {
        server.clock.set(`2026-11-${day}T06:00:00.000Z`);
        await save(silent.id, { outcome: 'no_answer' });
      }
      expect(await open()).toEqual([]);
    });

    test('that agreed on a day promises it and settles the case', async () => {
      const { id, order: about } = await makeCase();
      const said = { day: TOMORROW, from: '17:00', to: '21:00', note: 'Ring twice' };
      await save(id, { outcome: 'agreed', ...said });
      expect(await open()).toEqual([]);
      const tries = await server.call(
        dispatch.listAttempts,
        { params: { trackingID: about.tracking_id } },
        sara,
      );
      expect(tries.data.promised).toEqual({ ...said, leaveWith: '' });
      const { followUp, calls } = await readCase(id);
      expect(followUp).toMatchObject({
        state: 'done',
        calls: 1,
        outcome: '2026-11-22, 17:00–21:00, Ring twice',
      });
      expect(calls).toMatchObject([
        { at: NOW, by: 'Sara Haddad', outcome: 'agreed', note: 'Ring twice', nextAt: null },
      ]);
    });

    test('without an answer is due again on the next working day, and the third proposes the return', async () => {
      const { id } = await makeCase({ note: 'Receiver not there' });
      await next(sara);
      await save(id, { outcome: 'no_answer' });
      // Sunday is off.
      expect(await queue()).toEqual({ due: 0, taken: 0, later: 1, nextAt: '2026-11-23T05:00:00.000Z' });
      server.clock.set('2026-11-23T06:00:00.000Z');
      await save(id, { outcome: 'no_answer' });
      await save(id, { outcome: 'no_answer' });
      expect((await readCase(id)).followUp).toMatchObject({ kind: 'call', state: 'open', calls: 3 });
      server.clock.set('2026-11-24T06:00:00.000Z');
      const { message } = await save(id, { outcome: 'no_answer' });
      expect(message).toMatch(/the return is proposed/);
      expect(await open()).toEqual([['return', 'Receiver not there']]);
    });

    test('refused by the receiver proposes the return, which another call decides', async () => {
      const { id, order: about } = await makeCase();
      await save(id, { outcome: 'refused', note: 'Never ordered it' });
      expect(await open()).toEqual([['return', 'Never ordered it']]);
      const proposed = (await next(sara)).data;
      expect(proposed.case).toMatchObject({ followUp: { kind: 'return' }, calls: [{ outcome: 'refused' }] });
      // Asked again, who refused is still the same case.
      await save(proposed._id, { outcome: 'refused' });
      expect(await open()).toHaveLength(1);
      await save(proposed._id, { outcome: 'return' });
      expect(await open()).toEqual([]);
      expect((await readCase(proposed._id)).order.trackingStatus).toBe('return');
      const { data } = await server.call(
        orders.listTrackingEvents,
        { params: { trackingID: about.tracking_id } },
        sara,
      );
      expect(data.at(-1)).toMatchObject({ status: 'return', note: 'Never ordered it' });
    });

    test('with another address corrects the order, and with another number is due immediately', async () => {
      const { id, order: about } = await makeCase();
      await save(id, { outcome: 'other_phone', phone: '+971 50 222 3344' });
      expect(await queue()).toMatchObject({ due: 1, later: 0 });
      const address = { street: '12 Al Nahda St', building: 'Tower 3' };
      await save(id, { outcome: 'other_address', address });
      const { order: after, delivery, followUp } = await readCase(id);
      expect(after.dropoff.street).toBe('12 Al Nahda St');
      expect(delivery).toMatchObject({ building: 'Tower 3', receiverPhone2: '+971 50 222 3344' });
      expect(followUp).toMatchObject({ state: 'done', outcome: '12 Al Nahda St' });
      const { data } = await server.call(
        orders.listTrackingEvents,
        { params: { trackingID: about.tracking_id } },
        sara,
      );
      expect(data.at(-1)).toMatchObject({ event: 'corrected', reason: 'By phone' });
    });

    test('that leaves it with the guard requires the cash first', async () => {
      const { id, order: about } = await makeCase({}, { payment_method: 'COD', value_fils: 24_990 });
      const body = { outcome: 'leave_with', leaveWith: 'guard', day: TOMORROW };
      expect(await refuse(id, body)).toMatchObject({ code: 'cash_to_ask', params: { amount: 249.9 } });
      expect(await open()).toHaveLength(1);
      await save(id, { ...body, isCashAgreed: true });
      const asked = { params: { trackingID: about.tracking_id } };
      const { data } = await server.call(dispatch.listAttempts, asked, sara);
      expect(data.promised).toMatchObject({ day: TOMORROW, leaveWith: 'guard' });
    });

    test('that is sent again is recorded once', async () => {
      const { id } = await makeCase();
      const headers = { 'idempotency-key': newId() };
      const asked = { params: { id }, body: { outcome: 'no_answer' } } as const;
      await server.call(contact.saveCall, asked, { ...sara, headers });
      await server.call(contact.saveCall, asked, { ...sara, headers });
      expect((await readCase(id)).calls).toHaveLength(1);
    });
  });
});
