import { cash } from '@tawseel/contract/cash';
import { type Collected, collections } from '@tawseel/contract/collections';
import { finance } from '@tawseel/contract/finance';
import { myDay } from '@tawseel/contract/my-day';
import { runs } from '@tawseel/contract/runs';
import { senderFigures } from '@tawseel/contract/sender-figures';
import { expect } from 'vitest';
import { listCollected } from '../areas/ledger/store/postings.ts';
import { findDelivery } from '../areas/orders/store/happenings.ts';
import type { OrderRow } from '../areas/orders/tables.ts';
import type { Database } from '../platform/engine/tables.ts';
import type { TestApp } from './app.ts';
import type { Person } from './at-the-door.ts';

type FigureSubjects = { driver: Person; cashier: Person; senderId: string; warehouseId: string };

const MONTH = { from: '2026-11-01', to: '2026-11-30' };

const sum = (amounts: readonly number[]) =>
  Math.round(amounts.reduce((all, one) => all + one, 0) * 100) / 100;
const sumOf = (rows: readonly Collected[], name: 'due' | 'short' | 'over' | 'cash' | 'card') =>
  sum(rows.map((row) => row[name]));

/** Returns true if a driver brought the money of an order: it is of a standing delivery, or of a late act. */
async function isByDriver(db: Database, order: OrderRow): Promise<boolean> {
  const late = db
    .selectFrom('late_money')
    .innerJoin('stop_acts', 'stop_acts.id', 'late_money.act_id')
    .select('act_id')
    .where('order_id', '=', order.id)
    .where('late_money.state', '=', 'held');
  return Boolean((await findDelivery(db, order)) ?? (await late.executeTakeFirst()));
}

/**
 * Expects all figures about the money of a sender's orders to agree with each other and with the postings behind them. All
 * of the orders were on runs of one driver.
 */
export async function expectFiguresAgree(server: TestApp, subjects: FigureSubjects): Promise<void> {
  const { driver, cashier, senderId, warehouseId } = subjects;
  const params = { id: driver.id };
  const orders = await server.db.selectFrom('orders').selectAll().where('sender_id', '=', senderId).execute();
  const collected: Collected[] = [];
  const byDriver: Collected[] = [];
  const delivered: Collected[] = [];
  for (const order of orders) {
    const { seq, tracking_id: trackingID, tracking_status: status } = order;
    const known = (await server.call(collections.readCollected, { params: { trackingID } }, cashier)).data;
    const posted = (await listCollected(server.db, seq)).filter(({ isReversed }) => !isReversed);
    const takenIn = posted.filter(({ to }) => to.kind !== 'card').map(({ fils }) => fils / 100);
    const onCard = posted.filter(({ to }) => to.kind === 'card').map(({ fils }) => fils / 100);
    expect([trackingID, known?.card ?? 0]).toEqual([trackingID, sum(onCard)]);
    expect([trackingID, known?.isSettled ? known.cash : 0]).toEqual([trackingID, sum(takenIn)]);
    if (!known) continue;
    expect(sum([known.due, -known.short, known.over])).toBe(sum([known.cash, known.card]));
    collected.push(known);
    if (status === 'delivered') delivered.push(known);
    if (await isByDriver(server.db, order)) byDriver.push(known);
  }
  const held = sumOf(
    collected.filter(({ isSettled }) => !isSettled),
    'cash',
  );

  const ofDriver = (await server.call(cash.readDriverCash, { params }, cashier)).data;
  const phone = (await server.call(myDay.readMyDay, {}, driver)).data;
  const desk = (await server.call(cash.listCash, {})).data;
  const row = desk.drivers.find((one) => one.driver._id === driver.id);
  expect([ofDriver.collected, phone.cash, row?.collected ?? 0]).toEqual([held, held, held]);
  const ofOrders = [ofDriver.held, phone.held].map((orders) => sum(orders.map(({ amount = 0 }) => amount)));
  expect(ofOrders).toEqual([held, held]);

  const ofRuns = (await server.call(runs.listRuns, { query: {} })).data;
  expect(sum(ofRuns.map((run) => run.cash))).toBe(sumOf(byDriver, 'cash'));
  const cards = await Promise.all(
    [...new Set(ofRuns.map(({ day }) => day))].map(
      async (day) => (await server.call(cash.listCards, { query: { day } })).data,
    ),
  );
  expect(sum(cards.flat().map(({ amount }) => amount))).toBe(sumOf(byDriver, 'card'));

  const { data: figures } = await server.call(senderFigures.readSenderFigures, {
    params: { id: senderId },
    query: MONTH,
  });
  // The figures are of orders that have ended; a late act may leave money with one that has not.
  const shown = { cash: sumOf(delivered, 'cash'), card: sumOf(delivered, 'card') };
  expect(figures).toMatchObject({
    dueCOD: sumOf(delivered, 'due'),
    shortCOD: sumOf(delivered, 'short'),
    overCOD: sumOf(delivered, 'over'),
    collectedCash: shown.cash,
    collectedCard: shown.card,
    collectedCOD: sum([shown.cash, shown.card]),
  });
  expect(sum([figures.dueCOD, -figures.shortCOD, figures.overCOD])).toBe(figures.collectedCOD);
  const shop = (await server.call(cash.readShopBalance, { params: { id: senderId } })).data?.amount ?? 0;
  expect(shop).toBe(0 - sum([sumOf(collected, 'cash'), sumOf(collected, 'card'), -held]));
  expect(desk.withoutDriver).toBe(figures.unrecordedCOD);

  // These are by the values of orders, as the specification says.
  const body = { warehouseId, startDate: MONTH.from, endDate: MONTH.to };
  const totals = await server.call(finance.readWarehouseFinance, { body });
  const open = orders.filter(({ cash_handed_in_at: at }) => at === null);
  const valuesOf = (rows: typeof orders) => sum(rows.map(({ value_fils }) => Number(value_fils) / 100));
  expect([totals.unpaidCOD, sum([totals.unpaidCOD, totals.paidCOD])]).toEqual([
    valuesOf(open),
    valuesOf(orders),
  ]);
}
