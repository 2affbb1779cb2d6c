import type { ContactCase, contact } from '@tawseel/contract/contact';
import { CASE_MINUTES } from '@tawseel/contract/facts/calls';
import { MINUTE_MS } from '@tawseel/contract/facts/durations';
import { cashDue } from '@tawseel/contract/facts/payment-methods';
import type { Database } from '../../platform/engine/tables.ts';
import type { Acting, Work } from '../../platform/engine/work.ts';
import { refuse } from '../../platform/http/errors.ts';
import { type Recall, runIdempotently } from '../../platform/http/run-idempotently.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { actingOf } from '../../platform/http/write.ts';
import { toAed } from '../../platform/values/fils.ts';
import { lockOwnFollowUp, readerOf, subjectOf } from '../follow-ups/follow-up-access.ts';
import { listCalls } from '../follow-ups/store/calls.ts';
import { isCall } from '../follow-ups/store/change-follow-ups.ts';
import { findFollowUp } from '../follow-ups/store/follow-ups.ts';
import { claimNext, readQueue } from '../follow-ups/store/queue.ts';
import { findOrderById, lockOrdersById } from '../orders/store/orders.ts';
import { toDelivery, toOrder } from '../orders/store/wire.ts';
import { trackingLinks } from '../orders/tracking-link.ts';
import { namedWarehouse } from '../parcels/named-warehouse.ts';
import { refuseCode } from '../proofs/door-code.ts';
import { readFollowUp } from './follow-up-view.ts';
import { recordCall } from './record-call.ts';

type Next = { _id: string; case: ContactCase | null; queue: Awaited<ReturnType<typeof readQueue>> };

/** Returns the case, or undefined if it is none or the caller may not see its order any more. */
async function findCase(db: Database, acting: Acting, id: string): Promise<ContactCase | undefined> {
  const row = await findFollowUp(db, id, acting.scope);
  if (!row || !isCall(row.kind)) return undefined;
  const followUp = await readFollowUp(db, id, readerOf(acting));
  const order = await findOrderById(db, row.order_id, acting.scope);
  if (!followUp || !order) return undefined;
  // The audit log has who claimed the case, and so who got the link that shows the code.
  const maySendCode = followUp.isMine && !(await refuseCode(db, acting, order));
  return {
    _id: id,
    followUp,
    order: toOrder(order),
    delivery: toDelivery(order),
    cashDue: toAed(cashDue(order.payment_method, order.value_fils)),
    trackingUrl: (await trackingLinks(db, acting))(order, maySendCode ? 'receiver' : 'plain'),
    calls: await listCalls(db, order.id),
  };
}

const recallCase: Recall<ContactCase> = (work, id) => findCase(work.trx, work, id);

async function answerCase(db: Database, acting: Acting, id: string): Promise<ContactCase> {
  const data = await findCase(db, acting, id);
  if (!data) throw refuse('no_such_follow_up');
  return data;
}

/** Warehouse to list cases for; if omitted, administrators get all warehouses. */
async function asked(db: Database, { scope, now }: Acting, warehouseId: string | undefined) {
  if (warehouseId !== undefined) await namedWarehouse(db, scope, warehouseId);
  return { warehouseId: warehouseId ?? scope.warehouseId, now: now.toISOString() };
}

/** Returns undefined if the case has gone to another warehouse since it was taken. */
async function nextOf(work: Work, id: string, warehouseId: string | undefined): Promise<Next | undefined> {
  const taken = id === '' ? null : await findCase(work.trx, work, id);
  if (taken === undefined) return undefined;
  const wanted = { warehouseId, now: work.now.toISOString() };
  return { _id: id, case: taken, queue: await readQueue(work.trx, wanted) };
}

export const contactCalls: Handlers<typeof contact> = {
  readQueue: async ({ query }, context) =>
    readQueue(context.db, await asked(context.db, actingOf(context), query.warehouseId)),

  nextCase: ({ query }, context) => {
    const recall: Recall<Next> = async (work, id) => {
      const wanted = await asked(work.trx, work, query.warehouseId);
      return nextOf(work, id, wanted.warehouseId);
    };
    return runIdempotently(context, query, recall, async (work) => {
      const { trx } = work;
      const wanted = await asked(trx, work, query.warehouseId);
      const { id: claimed_by, name: claimed_name } = work.actor;
      const claimed_until = new Date(work.now.getTime() + CASE_MINUTES * MINUTE_MS).toISOString();
      const id = await claimNext(trx, wanted, { claimed_by, claimed_name, claimed_until });
      const data = await nextOf(work, id ?? '', wanted.warehouseId);
      if (!data) throw refuse('no_such_follow_up');
      if (!data.case) return { ...context.done('no_case_due'), data };
      const { followUp } = data.case;
      await work.audit({ subject: subjectOf(followUp), after: { claimedBy: claimed_name } });
      return { ...context.done('case_taken', { trackingID: followUp.parcel.trackingID }), data };
    });
  },

  readCase: ({ params }, context) => answerCase(context.db, actingOf(context), params.id),

  saveCall: ({ params, body }, context) =>
    runIdempotently(context, { ...params, ...body }, recallCase, async (work) => {
      const { trx } = work;
      // The order before the follow-up, in the order of all transactions.
      const known = await findFollowUp(trx, params.id, work.scope);
      if (!known || !isCall(known.kind)) throw refuse('no_such_follow_up');
      await lockOrdersById(trx, [known.order_id]);
      const row = await lockOwnFollowUp(work, params.id);
      // Read after the lock, because its parcel may have moved to another warehouse before.
      const order = await findOrderById(trx, row.order_id, work.scope);
      if (!order) throw refuse('no_such_follow_up');
      const { isReturnProposed } = await recordCall(work, { row, order }, body);
      const data = await answerCase(trx, work, row.id);
      const { outcome, note = '' } = body;
      await work.audit({ subject: subjectOf(data.followUp), after: { outcome, note } });
      const { tracking_id: trackingID } = order;
      return { ...context.done(isReturnProposed ? 'return_proposed' : 'call_noted', { trackingID }), data };
    }),
};
