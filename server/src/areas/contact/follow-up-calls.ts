import { MINUTE_MS } from '@tawseel/contract/facts/durations';
import type { FollowUp, followUps } from '@tawseel/contract/follow-ups';
import type { Work } from '../../platform/engine/work.ts';
import { refuse } from '../../platform/http/errors.ts';
import { type Recall, runIdempotently } from '../../platform/http/run-idempotently.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { actingOf } from '../../platform/http/write.ts';
import { pageOf } from '../../platform/values/paging.ts';
import { listFollowUps } from '../../reads/follow-ups.ts';
import { findCustody } from '../custody/store/custody.ts';
import { lockOwnFollowUp, readerOf, subjectOf } from '../follow-ups/follow-up-access.ts';
import { findFollowUp, readOpenId, updateFollowUp } from '../follow-ups/store/follow-ups.ts';
import { actOn } from '../orders/act.ts';
import { lockOrderOrThrow } from '../orders/find-or-throw.ts';
import { findOrder } from '../orders/store/orders.ts';
import { namedWarehouse } from '../parcels/named-warehouse.ts';
import { readFollowUp, toFollowUps } from './follow-up-view.ts';
import { lockOrderOfMoney, settleMoney } from './settle-money.ts';

const CLAIM_MS = 15 * MINUTE_MS;
const PAGE_SIZE = 25;

const recall: Recall<FollowUp> = async (work, id) =>
  (await findFollowUp(work.trx, id, work.scope)) && readFollowUp(work.trx, id, readerOf(work));

/**
 * Returns a repeated follow-up if the caller may see its order: a call about another warehouse's parcel is opened
 * there.
 */
const recallOpened: Recall<FollowUp> = async (work, id) => {
  const data = await readFollowUp(work.trx, id, readerOf(work));
  return data && (await findOrder(work.trx, data.parcel.trackingID, work.scope)) && data;
};

async function answer(work: Work, id: string): Promise<FollowUp> {
  const data = await readFollowUp(work.trx, id, readerOf(work));
  if (!data) throw refuse('no_such_follow_up');
  return data;
}

export const followUpCalls: Handlers<typeof followUps> = {
  listFollowUps: async ({ query }, context) => {
    const { db, scope } = context;
    const { page = 1, limit = PAGE_SIZE, state: list = 'open', kind, warehouseId } = query;
    const reader = readerOf(actingOf(context));
    if (warehouseId !== undefined) await namedWarehouse(db, scope, warehouseId);
    const { wanted, figures } = pageOf(page, limit);
    const { rows, total } = await listFollowUps(
      db,
      { scope, warehouseId, list, now: reader.now, kind },
      wanted,
    );
    return { data: await toFollowUps(db, rows, reader), ...figures(total) };
  },

  makeFollowUp: ({ body }, context) =>
    runIdempotently(context, body, recallOpened, async (work) => {
      const { trx, scope } = work;
      const order = await lockOrderOrThrow(trx, scope, body.trackingID);
      const { tracking_id: trackingID } = order;
      const { kind, note } = body;
      const held = await findCustody(trx, order);
      const warehouseId = scope.warehouseId ?? held?.warehouse_id ?? order.warehouse_id;
      const opening = { name: 'openFollowUp', with: { kind, warehouseId, note } } as const;
      await actOn(work, { order, acts: [opening] });
      const id = await readOpenId(trx, { orderId: order.id, kind, warehouseId });
      const data = await answer(work, id);
      await work.audit({ subject: subjectOf(data), after: { kind: data.kind, note: body.note } });
      return { ...context.done('follow_up_opened', { trackingID }), data };
    }),

  claimFollowUp: ({ params, body }, context) =>
    runIdempotently(context, { ...params, ...body }, recall, async (work) => {
      const { trx } = work;
      const { id, claimed_name } = await lockOwnFollowUp(work, params.id);
      const { id: reader, name } = work.actor;
      const until = new Date(work.now.getTime() + CLAIM_MS).toISOString();
      const claim = body.claim
        ? { claimed_by: reader, claimed_name: name, claimed_until: until }
        : { claimed_by: null, claimed_name: null, claimed_until: null };
      await updateFollowUp(trx, id, claim);
      const data = await answer(work, id);
      const after = { claimedBy: body.claim ? name : null };
      await work.audit({ subject: subjectOf(data), before: { claimedBy: claimed_name }, after });
      return { ...context.done(body.claim ? 'follow_up_taken' : 'follow_up_given_back'), data };
    }),

  settleFollowUp: ({ params, body }, context) =>
    runIdempotently(context, { ...params, ...body }, recall, async (work) => {
      const { trx } = work;
      const orderOfMoney = await lockOrderOfMoney(work, params.id);
      const row = await lockOwnFollowUp(work, params.id);
      const { id } = row;
      if (orderOfMoney) await settleMoney(work, { row, order: orderOfMoney }, body.money ?? []);
      const closed_at = work.now.toISOString();
      const closed_name = work.actor.name;
      await updateFollowUp(trx, id, { state: 'done', outcome: body.outcome, closed_at, closed_name });
      const data = await answer(work, id);
      const money = body.money?.map(({ is }) => is).join(', ');
      await work.audit({
        subject: subjectOf(data),
        before: { state: 'open' },
        after: { state: 'done', outcome: body.outcome, ...(money && { money }) },
      });
      const { warehouse, alsoAt } = data;
      const done =
        alsoAt.length > 0
          ? context.done('follow_up_settled_here', { warehouse, alsoAt })
          : context.done('follow_up_settled');
      return { ...done, data };
    }),
};
