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
      dueCOD: toAed(ended.due),
      shortCOD: toAed(ended.short),
      overCOD: toAed(ended.over),
      collectedCOD: toAed(ended.cash + ended.card),
      collectedCash: toAed(ended.cash),
      collectedCard: toAed(ended.card),
      unpaidCOD: toAed(ended.held),
      unrecordedCOD: toAed(ended.unrecorded),
    };
  },
};
