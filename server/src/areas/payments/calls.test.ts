import { IDEMPOTENCY_HEADER } from '@tawseel/contract/facts/headers';
import { finance } from '@tawseel/contract/finance';
import { payments } from '@tawseel/contract/payments';
import { beforeEach, expect, test } from 'vitest';
import { sessionOf } from '../../testing/app.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertRow } from '../../testing/rows.ts';

const PAYMENT = {
  month: '2026-10',
  totalAmount: 4500.05,
  notes: 'Salary',
  invoiceImg: ['/pictures/invoice/1.svg'],
};

onEveryDatabase((server) => {
  let cashierId: string;
  let warehouseId: string;
  beforeEach(async () => {
    warehouseId = (await insertRow(server.db, 'warehouses')).id;
    cashierId = (await insertRow(server.db, 'staff', { kind: 'cashier', warehouse_id: warehouseId })).id;
  });

  const enter = (body: object = PAYMENT, along = {}, id = cashierId) =>
    server.send(payments.createCashierPayment, { params: { cashierId: id }, body }, along);
  const listed = async () =>
    (await server.call(payments.listCashierPayments, { params: { cashierId } })).data;
  const expenses = async (filter: object) => {
    const { expenses: all } = await server.call(finance.readAdminFinance, { body: filter as never });
    const here = await server.call(finance.readWarehouseFinance, {
      body: { ...filter, warehouseId } as never,
    });
    return [all, here.expenses];
  };
  const supervisorOf = async (warehouse_id: string) => {
    const { id } = await insertRow(server.db, 'staff', { kind: 'supervisor', warehouse_id });
    return sessionOf(server.db, id);
  };

  test.each([
    [{ ...PAYMENT, month: 'October' }, 'month'],
    [{ ...PAYMENT, month: '2026-13' }, 'month'],
    [{ ...PAYMENT, totalAmount: 0 }, 'totalAmount'],
    [{ ...PAYMENT, totalAmount: -5 }, 'totalAmount'],
    [{ ...PAYMENT, totalAmount: 1.005 }, 'totalAmount'],
    [{ ...PAYMENT, invoiceImg: ['javascript:alert(1)'] }, 'invoiceImg.0'],
    [{ ...PAYMENT, paidOn: '2026-11-31' }, 'paidOn'],
    [{ ...PAYMENT, paidOn: '0001-01-01' }, 'paidOn'],
    [{ ...PAYMENT, paidOn: '1999-12-31' }, 'paidOn'],
    // It is the 21st in Dubai.
    [{ ...PAYMENT, paidOn: '2026-11-22' }, 'paidOn'],
  ])('refuses the payment %j at its field', async (body, path) => {
    const { status, issues } = await server.refused(payments.createCashierPayment, {
      params: { cashierId },
      body,
    });
    expect([status, issues?.[0]?.path]).toEqual([422, path]);
    expect(await listed()).toEqual([]);
  });

  test('refuses a payment to nobody, a driver, a deleted cashier or one of another warehouse', async () => {
    const driver = await insertRow(server.db, 'staff', { kind: 'driver' });
    const left = await insertRow(server.db, 'staff', {
      kind: 'cashier',
      deleted_at: '2026-11-01T00:00:00.000Z',
    });
    for (const id of ['nobody', driver.id, left.id])
      expect((await enter(PAYMENT, {}, id)).statusCode).toBe(404);
    const elsewhere = await supervisorOf((await insertRow(server.db, 'warehouses')).id);
    expect((await enter(PAYMENT, { token: elsewhere })).statusCode).toBe(404);
    expect(await server.db.selectFrom('cashier_payments').selectAll().execute()).toEqual([]);
  });

  test('a payment is an expense of its day, in total and of the warehouse, until it is deleted', async () => {
    const before = await expenses({ dateFilter: 'today' });
    const token = await supervisorOf(warehouseId);
    const entered = (await enter(PAYMENT, { token })).json();
    expect(entered.message).toBe('AED 4,500.05 for October 2026 to Imran Qureshi was added.');
    await enter({ month: '2026-11', totalAmount: 0.1, paidOn: '2026-10-31' });
    expect(await listed()).toMatchObject([
      { month: 'October 2026', totalAmount: 4500.05, notes: 'Salary', invoiceImg: PAYMENT.invoiceImg },
      { month: 'November 2026', totalAmount: 0.1, notes: '', invoiceImg: [] },
    ]);
    expect(before).toEqual([0, 0]);
    expect(await expenses({ dateFilter: 'today' })).toEqual([4500.05, 4500.05]);
    expect(await expenses({ startDate: '2026-10-31', endDate: '2026-10-31' })).toEqual([0.1, 0.1]);

    const remove = (paymentId: string, along = {}) =>
      server.send(payments.deleteCashierPayment, { params: { cashierId, paymentId } }, along);
    const elsewhere = await supervisorOf((await insertRow(server.db, 'warehouses')).id);
    expect((await remove(entered.data._id, { token: elsewhere })).statusCode).toBe(404);
    expect((await remove('nothing')).statusCode).toBe(404);
    const other = await insertRow(server.db, 'cashier_payments', { cashier_id: 'another' });
    expect((await remove(other.id)).statusCode).toBe(404);
    const left = await remove(entered.data._id, { token });
    expect(left.json().data.map(({ month }: { month: string }) => month)).toEqual(['November 2026']);
    expect((await remove(entered.data._id)).statusCode).toBe(404);
    expect((await expenses({ dateFilter: 'today' }))[1]).toBe(0);
  });

  test('a repeat of the same Idempotency-Key records nothing twice, nor for another cashier', async () => {
    const along = { headers: { [IDEMPOTENCY_HEADER]: 'pay-1' } };
    const first = await enter(PAYMENT, along);
    expect((await enter(PAYMENT, along)).json()).toEqual(first.json());
    const other = await insertRow(server.db, 'staff', { kind: 'cashier', warehouse_id: warehouseId });
    expect((await enter(PAYMENT, along, other.id)).statusCode).toBe(409);
    expect(await listed()).toHaveLength(1);
    const params = { cashierId, paymentId: first.json().data._id };
    await server.call(payments.deleteCashierPayment, { params });
    const gone = await enter(PAYMENT, along);
    expect([gone.statusCode, gone.json().message]).toEqual([
      404,
      'This was done before, and what it was about is gone since.',
    ]);
  });
});
