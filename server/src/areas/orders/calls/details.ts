import type { OrderDetails } from '@tawseel/contract/order-replies';
import type { orders } from '@tawseel/contract/orders';
import { actorOf } from '../../../platform/http/auth.ts';
import { speakerOf } from '../../../platform/http/language.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { actingOf } from '../../../platform/http/write.ts';
import { findOrderOrThrow } from '../find-or-throw.ts';
import { inWords, trackingHistory, withAttempts } from '../rules/tracking-history.ts';
import { undoBy } from '../rules/undo-order.ts';
import { listAttemptEvents } from '../store/attempt-events.ts';
import { findOrderMoney } from '../store/order-money.ts';
import { listOrderEvents } from '../store/orders.ts';
import { toDelivery } from '../store/wire.ts';
import { trackingLinks } from '../tracking-link.ts';
import { viewOf } from './views.ts';

type OrderHandlers = Handlers<typeof orders>;

export const readOrder: OrderHandlers['readOrder'] = async ({ params }, context) => {
  const { db, clock, scope, caller, settings } = context;
  const { id } = await findOrderOrThrow(db, scope, params.trackingID);
  const events = await listOrderEvents(db, id);
  // Read after its version, so that an undo is refused if something happened in between.
  const row = await findOrderOrThrow(db, scope, params.trackingID);
  const known = { lastAt: events.at(-1)?.at, history: events, undoMinutes: settings.UNDO_MINUTES };
  const actor = actorOf(caller);
  const undo = undoBy(actor, known, clock());
  const view = viewOf(caller, scope);
  const money = await findOrderMoney(db, row.seq);
  const seconds = typeof undo === 'string' ? 0 : Math.floor((undo.until - clock().getTime()) / 1000);
  return {
    order: view.order(row),
    delivery: toDelivery(row),
    version: known.lastAt ?? '',
    trackingUrl: (await trackingLinks(db, actingOf(context)))(
      row,
      actor.role === 'sender' ? 'receiver' : 'plain',
    ),
    cashHandedInAt: row.cash_handed_in_at,
    money: money ? view.money(money) : null,
    undo: typeof undo === 'string' ? null : { event: undo.event, status: undo.status, seconds },
  } satisfies OrderDetails;
};

export const listTrackingEvents: OrderHandlers['listTrackingEvents'] = async (
  { params },
  { db, caller, scope, request },
) => {
  const order = await findOrderOrThrow(db, scope, params.trackingID);
  const say = speakerOf(request);
  const events = (await listOrderEvents(db, order.id)).map((event) => inWords(event, say));
  // Without cash there is nothing to hand in.
  const cashAt = order.collected_cash_fils === 0 ? null : order.cash_handed_in_at;
  const history = trackingHistory(events, cashAt);
  const view = viewOf(caller, scope);
  return view.history(
    view.includesAttempts ? withAttempts(history, await listAttemptEvents(db, order)) : history,
  );
};
