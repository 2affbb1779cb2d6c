import { dayAfter } from '@tawseel/contract/facts/durations';
import { MOST_LISTED } from '@tawseel/contract/facts/parcels';
import { FIGURE_LISTS, NEW_BUSINESS_ORDERS, type overview, TREND_DAYS } from '@tawseel/contract/overview';
import { isAdministrator } from '../../platform/http/auth.ts';
import type { Context, Handlers } from '../../platform/http/serve.ts';
import { toAed } from '../../platform/values/fils.ts';
import { businessDay } from '../../platform/values/period.ts';
import { listDriversWithCash, sumOfDrivers } from '../cash/store/balances.ts';
import { countForDelivery } from '../dispatch/store.ts';
import { readQueue } from '../follow-ups/store/queue.ts';
import { filterOf } from '../orders/calls/orders.ts';
import { findOpenCash } from '../orders/store/open-cash.ts';
import { countOrders } from '../orders/store/pages.ts';
import { searchOrders } from '../orders/store/search.ts';
import { dayAt } from '../runs/store/today.ts';
import { readDrivers } from './read-drivers.ts';
import { listDays, listFirstSteps, listOpenCashBySender } from './store.ts';

const MOST_SENDERS = 10;

/** Counts the orders of a list that a figure opens, up to a thousand. */
function countListed(context: Context, list: 'stuckOrders' | 'unmovedOrders' | 'missingParcels') {
  const filter = filterOf(context, FIGURE_LISTS[list], context.scope);
  return searchOrders(context.db, filter, { limit: 1, offset: 0 });
}

export const overviewCalls: Handlers<typeof overview> = {
  readOverview: async (_, context) => {
    const { db, settings, clock, scope, caller } = context;
    const today = businessDay(clock().toISOString(), settings.TIME_ZONE);
    const names = Array.from({ length: TREND_DAYS }, (_, at) => dayAfter(today, at + 1 - TREND_DAYS));
    const span = { grain: 'day', from: names[0] ?? today, to: today } as const;
    const days = await listDays(db, span, scope);
    const [all] = await listDays(db, { grain: 'all', from: '', to: '' }, scope);
    const byDay = new Map(days.map((day) => [day.start, day]));
    const cashOf = async (query: Parameters<typeof filterOf>[1]) =>
      toAed((await findOpenCash(db, settings.TIME_ZONE, filterOf(context, query, scope))) ?? 0);
    const stuck = await countListed(context, 'stuckOrders');
    const missing = await countListed(context, 'missingParcels');
    const drivers = await listDriversWithCash(db, scope.warehouseId);
    const { due } = await readQueue(db, { warehouseId: scope.warehouseId, now: clock().toISOString() });
    const allOrders = all?.orders ?? 0;
    const isNew = isAdministrator(caller) && allOrders < NEW_BUSINESS_ORDERS;
    return {
      days: names.map((day) => ({
        day,
        orders: byDay.get(day)?.orders ?? 0,
        revenue: toAed(byDay.get(day)?.revenue_fils ?? 0),
      })),
      today: {
        orders: await countOrders(db, filterOf(context, { from: today, to: today }, scope)),
        openCash: await cashOf({ ...FIGURE_LISTS.openCash, from: today, to: today }),
      },
      cashWithDrivers: toAed(sumOfDrivers(drivers)),
      unheldCash: await cashOf(FIGURE_LISTS.unheldCash),
      cashToCollect: await cashOf(FIGURE_LISTS.cashToCollect),
      stuckOrders: stuck.total,
      moreThanStuck: stuck.moreThanTotal,
      missingParcels: missing.total,
      moreThanMissing: missing.moreThanTotal,
      waitingParcels: await countForDelivery(db, scope.warehouseId, MOST_LISTED),
      callsDue: due,
      ...(isNew ? { firstSteps: await listFirstSteps(db, allOrders > 0) } : {}),
    };
  },

  readToday: async (_, context) => {
    const { db, scope, clock, settings } = context;
    const unmoved = await countListed(context, 'unmovedOrders');
    return {
      drivers: await readDrivers(db, scope, dayAt(clock(), settings.TIME_ZONE)),
      unmovedOrders: unmoved.total,
      moreThanUnmoved: unmoved.moreThanTotal,
    };
  },

  listOpenCash: async (_, { db, scope }) => {
    const open = await listOpenCashBySender(db, scope, MOST_SENDERS);
    return open.map(({ id, name, role, orders, fils }) => ({
      _id: id,
      name,
      role,
      unpaidOrders: orders,
      unpaidCOD: toAed(fils),
    }));
  },
};
