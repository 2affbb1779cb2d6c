import type { ContactCase, contact } from '@tawseel/contract/contact';
import { CASE_MINUTES } from '@tawseel/contract/facts/calls';
import type { Database, Trx } from '../../platform/engine/tables.ts';
import { personOf } from '../../platform/http/auth.ts';
import { refuse } from '../../platform/http/errors.ts';
import { type Recall, runIdempotently } from '../../platform/http/run-idempotently.ts';
import type { Context, Handlers } from '../../platform/http/serve.ts';
import { toAed } from '../../platform/values/fils.ts';
import { lockMine, seenBy, subjectOf } from '../follow-ups/known.ts';
import { findFollowUp, isCall } from '../follow-ups/store.ts';
import { readFollowUp } from '../follow-ups/view.ts';
import { findOrderById, lockOrdersById } from '../orders/store/orders.ts';
import { toDelivery, toOrder } from '../orders/store/wire.ts';
import { namedWarehouse } from '../parcels/named-warehouse.ts';
import { dueOf, takeCall } from './save-call.ts';
import { claimNext, listCalls, readQueue } from './store.ts';

type Next = { _id: string; case: ContactCase | null; queue: Awaited<ReturnType<typeof readQueue>> };

/** Returns the case, or undefined if it is none or the caller may not see its order any more. */
async function findCase(db: Database, context: Context, id: string): Promise<ContactCase | undefined> {
  const row = await findFollowUp(db, id, context.scope);
  if (!row || !isCall(row.kind)) return undefined;
  const followUp = await readFollowUp(db, id, seenBy(context));
  const order = await findOrderById(db, row.order_id, context.scope);
  if (!followUp || !order) return undefined;
  return {
    _id: id,
    followUp,
    order: toOrder(order),
    delivery: toDelivery(order),
    cashDue: toAed(dueOf(order)),
    calls: await listCalls(db, order.id),
  };
}

const recallCase: Recall<ContactCase> = (trx, id, context) => findCase(trx, context, id);

async function answerCase(db: Database, context: Context, id: string): Promise<ContactCase> {
  const data = await findCase(db, context, id);
  if (!data) throw refuse('no_such_follow_up');
  return data;
}

/** Of which warehouse cases are asked for; of all by an administrator who names none. */
async function asked(db: Database, context: Context, warehouseId: string | undefined) {
  if (warehouseId !== undefined) await namedWarehouse(db, context.scope, warehouseId);
  return { warehouseId: warehouseId ?? context.scope.warehouseId, now: context.clock().toISOString() };
}

/** Returns undefined if the case has gone to another warehouse since it was taken. */
async function nextOf(
  trx: Trx,
  context: Context,
  id: string,
  warehouseId: string | undefined,
): Promise<Next | undefined> {
  const taken = id === '' ? null : await findCase(trx, context, id);
  if (taken === undefined) return undefined;
  const wanted = { warehouseId, now: context.clock().toISOString() };
  return { _id: id, case: taken, queue: await readQueue(trx, wanted) };
}

export const contactCalls: Handlers<typeof contact> = {
  readQueue: async ({ query }, context) =>
    readQueue(context.db, await asked(context.db, context, query.warehouseId)),

  nextCase: ({ query }, context) => {
    const recall: Recall<Next> = async (trx, id) => {
      const wanted = await asked(trx, context, query.warehouseId);
      return nextOf(trx, context, id, wanted.warehouseId);
    };
    return runIdempotently(context, query, recall, async (trx) => {
      const wanted = await asked(trx, context, query.warehouseId);
      const { id: claimed_by, name: claimed_name } = personOf(context.caller);
      const claimed_until = new Date(context.clock().getTime() + CASE_MINUTES * 60_000).toISOString();
      const id = await claimNext(trx, wanted, { claimed_by, claimed_name, claimed_until });
      const data = await nextOf(trx, context, id ?? '', wanted.warehouseId);
      if (!data) throw refuse('no_such_follow_up');
      if (!data.case) return { ...context.done('no_case_due'), data };
      const { followUp } = data.case;
      await context.audit(trx, { subject: subjectOf(followUp), after: { claimedBy: claimed_name } });
      return { ...context.done('case_taken', { trackingID: followUp.parcel.trackingID }), data };
    });
  },

  readCase: ({ params }, context) => answerCase(context.db, context, params.id),

  saveCall: ({ params, body }, context) =>
    runIdempotently(context, { ...params, ...body }, recallCase, async (trx, unit) => {
      // The order first, as whoever else changes both.
      const known = await findFollowUp(trx, params.id, context.scope);
      if (!known || !isCall(known.kind)) throw refuse('no_such_follow_up');
      await lockOrdersById(trx, [known.order_id]);
      const row = await lockMine(trx, context, params.id);
      // Read once it is locked: before that its parcel may have gone to another warehouse.
      const order = await findOrderById(trx, row.order_id, context.scope);
      if (!order) throw refuse('no_such_follow_up');
      const { isReturnProposed } = await takeCall(trx, unit, context, { row, order }, body);
      const data = await answerCase(trx, context, row.id);
      const { outcome, note = '' } = body;
      await context.audit(trx, { subject: subjectOf(data.followUp), after: { outcome, note } });
      const said = { trackingID: order.tracking_id };
      return { ...context.done(isReturnProposed ? 'return_proposed' : 'call_noted', said), data };
    }),
};
