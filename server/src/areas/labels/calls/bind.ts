import { isShapedLikeTrackingId, isTrackingId, normalTrackingId } from '@tawseel/contract/facts/tracking-id';
import type { labels } from '@tawseel/contract/labels';
import type { Trx } from '../../../platform/engine/tables.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { runIdempotently } from '../../../platform/http/run-idempotently.ts';
import type { Context, Handlers } from '../../../platform/http/serve.ts';
import { WHOLE_BUSINESS } from '../../../platform/values/scope.ts';
import { lockKnownOrder } from '../../orders/calls/known-order.ts';
import { findOrder, findOrderById } from '../../orders/store/orders.ts';
import { bindCode, lockCode, unbindCode } from '../../orders/store/parcel-codes.ts';

type LabelHandlers = Handlers<typeof labels>;
type Bound = { code: string; trackingID: string; boundAt: string };

/** A code as it is kept: one of ours as it is printed, whatever case it was typed in. */
function codeOf(typed: string): string {
  const code = normalTrackingId(typed);
  if (isShapedLikeTrackingId(code) && !isTrackingId(code)) throw refuse('code_misread', { code });
  return code;
}

async function bind(
  trx: Trx,
  context: Context,
  asked: { code: string; trackingID: string },
): Promise<{ message: string; data: Bound }> {
  const { scope, clock, audit, done } = context;
  const typed = codeOf(asked.code);
  const order = await lockKnownOrder(trx, scope, asked.trackingID);
  const { id, tracking_id: trackingID } = order;
  if (await findOrder(trx, typed, WHOLE_BUSINESS)) throw refuse('code_is_tracking_id', { code: typed });
  const known = await lockCode(trx, typed);
  const code = known?.code ?? typed;
  if (known && known.order_id !== null && known.order_id !== id) {
    const holder = await findOrderById(trx, known.order_id, scope);
    throw refuse('code_taken', { code, holder: holder?.tracking_id ?? null });
  }
  const boundAt = known?.bound_at ?? clock().toISOString();
  if (known?.order_id !== id) {
    await bindCode(trx, known, { code, order_id: id, bound_at: boundAt });
    const subject = { kind: 'order' as const, id, name: trackingID };
    await audit(trx, { subject, before: { code: '' }, after: { code } });
  }
  return { ...done('code_bound', { code, trackingID }), data: { code, trackingID, boundAt } };
}

export const bindLabel: LabelHandlers['bindLabel'] = ({ body }, context) =>
  runIdempotently<Bound>(
    context,
    body,
    async (trx) => (await bind(trx, context, body)).data,
    (trx) => bind(trx, context, body),
  );

export const unbindLabel: LabelHandlers['unbindLabel'] = ({ body }, { db, scope, audit, done }) =>
  inTransaction(db, async (trx) => {
    const { id, tracking_id: trackingID } = await lockKnownOrder(trx, scope, body.trackingID);
    const known = await lockCode(trx, normalTrackingId(body.code));
    if (known?.order_id !== id) throw refuse('no_such_code', { code: body.code, trackingID });
    await unbindCode(trx, known);
    const subject = { kind: 'order' as const, id, name: trackingID };
    await audit(trx, { subject, before: { code: known.code }, after: { code: '' } });
    return done('code_unbound', { code: known.code, trackingID });
  });
