import { cash } from '@tawseel/contract/cash';
import { type Collected, collections } from '@tawseel/contract/collections';
import { finance } from '@tawseel/contract/finance';
import { myDay } from '@tawseel/contract/my-day';
import { runs } from '@tawseel/contract/runs';
import { senderFigures } from '@tawseel/contract/sender-figures';
import { expect } from 'vitest';
import { listCollected } from '../areas/ledger/store/postings.ts';
import { IS_STANDING } from '../areas/stops/store/standing-acts.ts';
import type { Database } from '../platform/engine/tables.ts';
import type { TestApp } from './app.ts';
import type { Person } from './at-the-door.ts';

type FigureSubjects = { driver: Person; cashier: Person; senderId: string; warehouseId: string };

const MONTH = { from: '2026-11-01', to: '2026-11-30' };

const sum = (amounts: readonly number[]) =>
  Math.round(amounts.reduce((all, one) => all + one, 0) * 100) / 100;
const sumOf = (rows: readonly Collected[], name: 'due' | 'short' | 'over' | 'cash' | 'card') =>
  sum(rows.map((row) => row[name]));

/** Finds an act that delivered an order and was not reopened, or a late one whose money is the order's. */
function findDelivery(db: Database, orderId: string) {
  return db
    .selectFrom('stop_acts')
    .leftJoin('late_money', 'late_money.act_id', 'stop_acts.id')
    .select('stop_acts.id')
    .where('order_id', '=', orderId)
    .where('act', '=', 'delivered')
    .where((eb) =>
      eb.or([eb.and([eb('result', '=', 'accepted'), IS_STANDING]), eb('late_money.state', '=', 'held')]),
    )
    .executeTakeFirst();
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
  for (const { id, seq, tracking_id: trackingID, tracking_status: status } of orders) {
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
    if (await findDelivery(server.db, id)) byDriver.push(known);
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
