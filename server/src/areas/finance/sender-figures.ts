import type { senderFigures } from '@tawseel/contract/sender-figures';
import type { Handlers } from '../../platform/http/serve.ts';
import { toAed } from '../../platform/values/fils.ts';
import { endOfDay, startOfHour } from '../../platform/values/period.ts';
import { makeScope } from '../../platform/values/scope.ts';
import { knownSender } from '../orders/calls/price.ts';
import { sumOrders } from '../orders/store/totals.ts';
import { sumEndedOrders } from './store.ts';

export const senderFigureCalls: Handlers<typeof senderFigures> = {
  readSenderFigures: async ({ params, query }, { db, settings, scope }) => {
    await knownSender(db, params.id);
    const { TIME_ZONE } = settings;
    const span = { from: startOfHour(`${query.from}T00`, TIME_ZONE), to: endOfDay(query.to, TIME_ZONE) };
    const ofSender = makeScope({ warehouseId: scope.warehouseId, senderId: params.id });
    const created = await sumOrders(db, span, ofSender);
    const ended = await sumEndedOrders(db, span, ofSender);
    return {
      orders: created.orders,
      charges: toAed(created.revenueFils),
      delivered: ended.delivered,
      returned: ended.returned,
      collectedCOD: toAed(ended.paidFils + ended.unpaidFils),
      unpaidCOD: toAed(ended.unpaidFils),
    };
  },
};
