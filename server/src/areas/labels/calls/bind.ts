import { isShapedLikeTrackingId, isTrackingId, normalTrackingId } from '@tawseel/contract/facts/tracking-id';
import type { labels } from '@tawseel/contract/labels';
import type { Work } from '../../../platform/engine/work.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { runIdempotently } from '../../../platform/http/run-idempotently.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { write } from '../../../platform/http/write.ts';
import { WHOLE_BUSINESS } from '../../../platform/values/scope.ts';
import { lockOrderOrThrow } from '../../orders/find-or-throw.ts';
import { findOrder, findOrderById } from '../../orders/store/orders.ts';
import { bindCode, lockCode, unbindCode } from '../../orders/store/parcel-codes.ts';

type LabelHandlers = Handlers<typeof labels>;
type Bound = { code: string; trackingID: string; boundAt: string };

/** Normalises a code: one of ours to its printed form, in any case. Refuses one with a wrong check character. */
function codeOf(typed: string): string {
  const code = normalTrackingId(typed);
  if (isShapedLikeTrackingId(code) && !isTrackingId(code)) throw refuse('code_misread', { code });
  return code;
}

async function bind(
  { trx, scope, now, audit }: Work,
  asked: { code: string; trackingID: string },
): Promise<Bound> {
  const typed = codeOf(asked.code);
  const order = await lockOrderOrThrow(trx, scope, asked.trackingID);
  const { id, tracking_id: trackingID } = order;
  if (await findOrder(trx, typed, WHOLE_BUSINESS)) throw refuse('code_is_tracking_id', { code: typed });
  const known = await lockCode(trx, typed);
  const code = known?.code ?? typed;
  if (known && known.order_id !== null && known.order_id !== id) {
    const holder = await findOrderById(trx, known.order_id, scope);
    throw refuse('code_taken', { code, holder: holder?.tracking_id ?? null });
  }
  const boundAt = known?.bound_at ?? now.toISOString();
  if (known?.order_id !== id) {
    await bindCode(trx, known, { code, order_id: id, bound_at: boundAt });
    const subject = { kind: 'order' as const, id, name: trackingID };
    await audit({ subject, before: { code: '' }, after: { code } });
  }
  return { code, trackingID, boundAt };
}

export const bindLabel: LabelHandlers['bindLabel'] = ({ body }, context) =>
  runIdempotently<Bound>(
    context,
    body,
    (work) => bind(work, body),
    async (work) => {
      const data = await bind(work, body);
      const { code, trackingID } = data;
      return { ...context.done('code_bound', { code, trackingID }), data };
    },
  );

export const unbindLabel: LabelHandlers['unbindLabel'] = ({ body }, context) =>
  write(context, async ({ trx, scope, audit }) => {
    const { id, tracking_id: trackingID } = await lockOrderOrThrow(trx, scope, body.trackingID);
    const known = await lockCode(trx, normalTrackingId(body.code));
    if (known?.order_id !== id) throw refuse('no_such_code', { code: body.code, trackingID });
    await unbindCode(trx, known);
    const subject = { kind: 'order' as const, id, name: trackingID };
    await audit({ subject, before: { code: known.code }, after: { code: '' } });
    return context.done('code_unbound', { code: known.code, trackingID });
  });
