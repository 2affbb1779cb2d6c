import { dayAfter } from '@tawseel/contract/facts/durations';
import { MOST_LISTED } from '@tawseel/contract/facts/parcels';
import { NEW_BUSINESS_ORDERS, type overview, STUCK_DAYS, TREND_DAYS } from '@tawseel/contract/overview';
import { isAdministrator } from '../../platform/http/auth.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { toAed } from '../../platform/values/fils.ts';
import { businessDay } from '../../platform/values/period.ts';
import { countForDelivery } from '../dispatch/store.ts';
import { readQueue } from '../follow-ups/store/queue.ts';
import { filterOf } from '../orders/calls/orders.ts';
import { searchOrders } from '../orders/store/search.ts';
import { countMissing, listDays, listFirstSteps, listOwingSenders } from './store.ts';

const MOST_OWING = 10;

export const overviewCalls: Handlers<typeof overview> = {
  readOverview: async (_, context) => {
    const { db, settings, clock, scope, caller } = context;
    const today = businessDay(clock().toISOString(), settings.TIME_ZONE);
    const names = Array.from({ length: TREND_DAYS }, (_, at) => dayAfter(today, at + 1 - TREND_DAYS));
    const span = { grain: 'day', from: names[0] ?? today, to: today } as const;
    const days = await listDays(db, span, scope);
    const [all] = await listDays(db, { grain: 'all', from: '', to: '' }, scope);
    const byDay = new Map(days.map((day) => [day.start, day]));
    const stuck = filterOf(context, { unmovedDays: STUCK_DAYS }, scope);
    const { total, moreThanTotal } = await searchOrders(db, stuck, { limit: 1, offset: 0 }, 'movedAt');
    const { due } = await readQueue(db, { warehouseId: scope.warehouseId, now: clock().toISOString() });
    const now = byDay.get(today);
    const allOrders = all?.orders ?? 0;
    const isNew = isAdministrator(caller) && allOrders < NEW_BUSINESS_ORDERS;
    return {
      days: names.map((day) => ({
        day,
        orders: byDay.get(day)?.orders ?? 0,
        revenue: toAed(byDay.get(day)?.revenue_fils ?? 0),
      })),
      today: {
        orders: now?.orders ?? 0,
        paidCOD: toAed(now?.paid_cod_fils ?? 0),
        unpaidCOD: toAed(now?.unpaid_cod_fils ?? 0),
      },
      unpaidCOD: toAed(all?.unpaid_cod_fils ?? 0),
      stuckOrders: total,
      moreThanStuck: moreThanTotal,
      missingParcels: await countMissing(db, scope),
      waitingParcels: await countForDelivery(db, scope.warehouseId, MOST_LISTED),
      callsDue: due,
      ...(isNew ? { firstSteps: await listFirstSteps(db, allOrders > 0) } : {}),
    };
  },

  listOwing: async (_, { db, scope }) => {
    const owing = await listOwingSenders(db, scope, MOST_OWING);
    return owing.map(({ id, name, role, orders, fils }) => ({
      _id: id,
      name,
      role,
      unpaidOrders: orders,
      unpaidCOD: toAed(fils),
    }));
  },
};
