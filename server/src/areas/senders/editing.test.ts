import { cityRates } from '@tawseel/contract/city-rates';
import { exports } from '@tawseel/contract/exports';
import { orders } from '@tawseel/contract/orders';
import { senders } from '@tawseel/contract/senders';
import { describe, expect, test } from 'vitest';
import { sessionOf } from '../../testing/app.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { SENDER } from '../../testing/requests.ts';
import { insertOrder, insertRow } from '../../testing/rows.ts';

onEveryDatabase((server) => {
  const create = (overrides: object = {}) =>
    server.call(senders.createSender, { body: { ...SENDER, ...overrides } }).then(({ data }) => data);
  const update = (id: string, overrides: object = {}) =>
    server.call(senders.updateSender, { params: { id }, body: { ...SENDER, ...overrides } });
  const remove = (id: string) => server.call(senders.deleteSender, { params: { id } });
  const restore = (id: string) => server.call(senders.restoreSender, { params: { id } });
  const noCreation = (overrides: object) =>
    server.refused(senders.createSender, { body: { ...SENDER, ...overrides } });
  const noUpdate = (id: string, overrides: object = {}) =>
    server.refused(senders.updateSender, { params: { id }, body: { ...SENDER, ...overrides } });
  const names = async () => (await server.call(senders.listSenders)).map(({ name }) => name);
  const deleted = async () => (await server.call(senders.listDeletedSenders)).data;

  describe('a second sender', () => {
    test('is refused with the email of another, ignoring case, naming whose it is', async () => {
      await create();
      const message = 'The email ORDERS@noor.example belongs to Noor Trading.';
      expect(await noCreation({ email: 'ORDERS@noor.example', phone: '050 123 4567' })).toMatchObject({
        status: 409,
        code: 'sender_email_taken',
        message,
        issues: [{ path: 'email', message }],
      });
      expect(await names()).toEqual(['Noor Trading']);
    });

    test('is refused with the phone of another of its role, however it is typed', async () => {
      await create();
      const email = 'another@noor.example';
      for (const phone of ['+971 4 338 7755', '٠٤٣٣٨٧٧٥٥', '00971-4-3387755']) {
        expect(await noCreation({ email, phone })).toMatchObject({
          status: 409,
          message: `The phone ${phone} belongs to Noor Trading.`,
          issues: [{ path: 'phone' }],
        });
      }
      expect((await create({ email, role: 'User', phone: '+971 4 338 7755' })).name).toBe('Noor Trading');
    });

    test('may have the values of a deleted one', async () => {
      const first = await create();
      await remove(first._id);
      expect((await create({ name: 'Noor again' })).name).toBe('Noor again');
    });
  });

  test('refuses control characters in names, and an invalid phone, TRN, IBAN or Makani number, each at its field', async () => {
    const { issues, status } = await noCreation({
      name: 'Noor\u001b[2J',
      legalName: 'Noor\u0007Trading',
      phone: 'call me',
      trn: '12345',
      iban: 'AE070331234567890123457',
      makani: '123',
      profilePic: 'javascript:alert(1)',
      addresses: [{ country: '', city: 'Dubai', street: 'x', houseNo: '' }],
    });
    expect(status).toBe(422);
    expect(issues?.map(({ path }) => path).sort()).toEqual([
      'addresses.0.country',
      'iban',
      'legalName',
      'makani',
      'name',
      'phone',
      'profilePic',
      'trn',
    ]);
    expect(await names()).toEqual([]);
  });

  test('stores a phone as typed and in normal form, and numbers without spaces', async () => {
    const made = await create({
      phone: '04 338 7755',
      trn: '100 3847 2619 0003',
      iban: 'ae07 0331 2345 6789 0123 456',
      makani: '3003295320',
      legalName: 'Noor Trading L.L.C',
      landmark: 'Behind the petrol station',
      addresses: [{ country: 'United Arab Emirates', city: 'abu dhabi', street: 'Corniche', houseNo: '5' }],
    });
    expect(made).toMatchObject({
      role: 'Company',
      phone: '04 338 7755',
      phoneE164: '+97143387755',
      trn: '100384726190003',
      iban: 'AE070331234567890123456',
      makani: '30032 95320',
      legalName: 'Noor Trading L.L.C',
      landmark: 'Behind the petrol station',
      houseNo: '',
      addresses: [{ city: 'Abu-Dhabi', street: 'Corniche' }],
    });
    expect((await server.call(senders.readSender, { params: { id: made._id } })).data).toEqual(made);
    // The list only has the fields of the specification.
    const [listed] = await server.call(senders.listSenders);
    expect(Object.keys(listed!)).not.toContain('iban');
  });

  describe('an update', () => {
    test('is refused for an unknown sender, and for one that was deleted meanwhile', async () => {
      expect(await noUpdate('nobody')).toMatchObject({
        status: 404,
        message: 'There is no sender with this id.',
      });
      const { _id } = await create();
      await remove(_id);
      expect(await noUpdate(_id)).toMatchObject({
        status: 404,
        message: 'This sender was deleted meanwhile. Restore it to change it.',
      });
    });

    test('is refused with the email or phone of another', async () => {
      await create();
      const { _id } = await create({ name: 'Gulf', email: 'a@gulf.example', phone: '050 123 4567' });
      expect(await noUpdate(_id, { phone: '050 123 4567' })).toMatchObject({ issues: [{ path: 'email' }] });
      expect(await noUpdate(_id, { email: 'a@gulf.example' })).toMatchObject({ issues: [{ path: 'phone' }] });
    });

    test('leaves duplicates from before this rule', async () => {
      const twice = { email: 'desk@old.example', phone: '+971 4 338 7755', phone_e164: '+97143387755' };
      const { id } = await insertRow(server.db, 'senders', { ...twice, name: 'One', role: 'Company' });
      await insertRow(server.db, 'senders', { ...twice, name: 'Two', role: 'Company' });
      const kept = { email: twice.email, phone: twice.phone };
      expect((await update(id, { ...kept, name: 'The One' })).message).toBe('The One was changed.');
      expect(await names()).toContain('The One');
    });

    test('does not turn a company that has rates of its own into a person', async () => {
      const { _id } = await create();
      await server.call(cityRates.updateCompanyRates, {
        body: {
          companyId: _id,
          rates: [{ fromCity: 'Dubai', toCity: 'Ajman', rate: 19.5, deliveryType: 'normal' }],
        },
      });
      expect(await noUpdate(_id, { role: 'User' })).toMatchObject({
        status: 409,
        message: 'Noor Trading has rates of its own (1), so it must stay a company.',
        issues: [{ path: 'role' }],
      });
    });

    test('keeps omitted fields, and clears empty ones', async () => {
      const branch = { country: 'Oman', city: 'Muscat', street: 'Qurum', houseNo: '1' };
      const { _id, addresses } = await create({
        trn: '100384726190003',
        landmark: 'Next to the bakery',
        iban: 'AE070331234567890123456',
        addresses: [branch],
      });
      expect(addresses).toMatchObject([branch]);
      const { data } = await update(_id, { name: 'Noor', trn: '', addresses: [...addresses, branch] });
      expect(data).toMatchObject({
        name: 'Noor',
        trn: '',
        landmark: 'Next to the bakery',
        iban: 'AE070331234567890123456',
      });
      expect(data.addresses).toHaveLength(2);
      expect(data.addresses[0]).toEqual(addresses[0]);
    });

    test('of two users at once refuses the second, and loses nothing of the first', async () => {
      const { _id, version } = await create({ iban: 'AE070331234567890123456' });
      const first = await update(_id, { version, name: 'Noor of the first' });
      expect(await noUpdate(_id, { version, street: 'Of the second' })).toMatchObject({
        status: 409,
        message:
          'Someone else changed Noor of the first after you opened it. Load their changes, then save again.',
        issues: [{ path: 'version' }],
      });
      const now = (await server.call(senders.readSender, { params: { id: _id } })).data;
      expect(now).toEqual(first.data);
      const again = await update(_id, { version: now.version, name: now.name, street: 'Of the second' });
      expect(again.data).toMatchObject({ name: 'Noor of the first', street: 'Of the second' });
      // A request without a version, as older clients send it, always saves.
      expect((await update(_id)).data.name).toBe('Noor Trading');
    });

    test('by an operator, who sees no IBAN, uses the version of what they see', async () => {
      const { _id } = await create({ iban: 'AE070331234567890123456' });
      const { id: staff_id } = await insertRow(server.db, 'staff', { kind: 'operator' });
      const along = { token: await sessionOf(server.db, staff_id) };
      const { data } = await server.call(senders.readSender, { params: { id: _id } }, along);
      const asked = { params: { id: _id }, body: { ...SENDER, version: data.version, street: 'Jaddaf' } };
      const { data: saved } = await server.call(senders.updateSender, asked, along);
      expect(saved.street).toBe('Jaddaf');
      expect(await server.refused(senders.updateSender, asked, along)).toMatchObject({ status: 409 });
    });

    test('leaves the orders of a sender unchanged', async () => {
      const { _id } = await create();
      await insertOrder(server.db, { sender_id: _id, sender_name: 'Noor Trading' });
      const stored = () => server.db.selectFrom('orders').selectAll().execute();
      const before = await stored();
      await update(_id, { name: 'Noor Trading & Sons' });
      expect(await stored()).toEqual(before);
    });
  });

  describe('restoring', () => {
    test('is refused for a sender that is not deleted, or whose email is taken since', async () => {
      const { _id } = await create();
      expect(await server.refused(senders.restoreSender, { params: { id: _id } })).toMatchObject({
        status: 404,
        message: 'There is no deleted sender with this id.',
      });
      await remove(_id);
      await create({ name: 'The next' });
      expect(await server.refused(senders.restoreSender, { params: { id: _id } })).toMatchObject({
        status: 409,
        message: 'Noor Trading cannot be restored: the email orders@noor.example now belongs to The next.',
      });
    });

    test('is refused for a sender whose phone, however it was typed, another of its role has since', async () => {
      const { _id } = await create();
      await remove(_id);
      const next = { name: 'The next', email: 'next@noor.example', phone: '+971 4 3387755' };
      const { _id: other } = await create(next);
      expect(await server.refused(senders.restoreSender, { params: { id: _id } })).toMatchObject({
        status: 409,
        message: 'Noor Trading cannot be restored: the phone 04 338 7755 now belongs to The next.',
      });
      await update(other, { ...next, role: 'User' });
      expect((await restore(_id)).message).toBe('Noor Trading was restored.');
    });

    test('restores a company with its rates and its orders', async () => {
      const { _id } = await create();
      await insertRow(server.db, 'city_rates', { company_id: _id });
      await insertOrder(server.db, { sender_id: _id });
      await remove(_id);
      expect(await names()).toEqual([]);
      expect(await restore(_id)).toMatchObject({ message: 'Noor Trading was restored.', data: { _id } });
      expect(await names()).toEqual(['Noor Trading']);
      expect(await deleted()).toEqual([]);
      const rates = await server.call(cityRates.listCompanyRates, {
        params: { companyId: _id, type: 'normal' },
      });
      expect(rates.rates).toHaveLength(1);
      const { data } = await server.call(orders.countSenderOrders, { params: { id: _id } });
      expect(data.totalOrders).toBe(1);
    });
  });

  describe('an IBAN', () => {
    const iban = 'AE070331234567890123456';
    const staff = async (kind: string) => {
      const { id } = await insertRow(server.db, 'staff', { kind });
      return { token: await sessionOf(server.db, id) };
    };

    test('is entered only by administrators; others change the rest and keep it', async () => {
      const { _id } = await create({ iban });
      for (const kind of ['supervisor', 'operator']) {
        const along = await staff(kind);
        const body = { ...SENDER, name: `Noor of the ${kind}` };
        const asked = { params: { id: _id }, body: { ...body, iban: 'AE460090000000123456789' } };
        expect(await server.refused(senders.updateSender, asked, along)).toMatchObject({
          status: 403,
          message: 'Only an administrator may enter the IBAN of a sender.',
        });
        const { data } = await server.call(senders.updateSender, { params: { id: _id }, body }, along);
        expect(data).toMatchObject({ name: body.name, iban: '•••••••••••••••••••3456' });
      }
      const { data } = await server.call(senders.readSender, { params: { id: _id } });
      expect(data.iban).toBe(iban);
    });

    test('shows its last four characters to staff, in the details and in exports', async () => {
      const { _id } = await create({ iban });
      const along = await staff('cashier');
      const { data } = await server.call(senders.readSender, { params: { id: _id } }, along);
      expect(data.iban).toBe('•••••••••••••••••••3456');
      const csv = async (by: object) =>
        (await server.send(exports.exportList, { params: { list: 'senders' } }, by)).body;
      expect(await csv(along)).toContain('•••••••••••••••••••3456');
      expect(await csv(along)).not.toContain(iban);
      expect(await csv({})).toContain(iban);
    });
  });

  test('lists deleted senders, the last one first', async () => {
    expect(await deleted()).toEqual([]);
    const deletedAt = (day: number) => `2026-11-${day}T08:00:00.000Z`;
    for (const day of [11, 13, 12]) {
      await insertRow(server.db, 'senders', { name: `Day ${day}`, deleted_at: deletedAt(day) });
    }
    await create();
    const list = await deleted();
    expect(list.map(({ name }) => name)).toEqual(['Day 13', 'Day 12', 'Day 11']);
    expect(list[0]?.deletedAt).toBe(deletedAt(13));
  });
});
