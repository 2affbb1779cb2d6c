import { MOST_LABELS } from '@tawseel/contract/facts/limits';
import type { LabelPreview } from '@tawseel/contract/labels';
import { refuse } from '../../../platform/http/errors.ts';
import type { Context } from '../../../platform/http/serve.ts';
import { orderFilterOf } from '../../orders/calls/orders.ts';
import { ofOwnSender } from '../../orders/calls/price.ts';
import { searchOrders } from '../../orders/store/search.ts';
import { findIdsOfRun } from '../store.ts';

type Found = { ids: string[]; total: number; isMore: boolean };

async function findByFilter(context: Context, filter: NonNullable<LabelPreview['filter']>): Promise<Found> {
  const { db, scope } = context;
  const wanted = orderFilterOf(context, ofOwnSender(filter, scope), scope);
  if (!wanted) return { ids: [], total: 0, isMore: false };
  const { rows, total, moreThanTotal } = await searchOrders(db, wanted, { limit: MOST_LABELS, offset: 0 });
  return { ids: rows.map(({ tracking_id }) => tracking_id), total, isMore: moreThanTotal };
}

async function findOfRun({ db, scope }: Context, runId: string): Promise<Found> {
  const ids = await findIdsOfRun(db, scope, runId, { limit: MOST_LABELS + 1 });
  if (!ids) throw refuse('no_such_run');
  return { ids, total: Math.min(ids.length, MOST_LABELS), isMore: ids.length > MOST_LABELS };
}

/** Tracking IDs of the orders whose labels are asked for, in the order in which they are printed. */
export async function chosenIds(
  context: Context,
  { trackingIDs, runId, filter }: Omit<LabelPreview, 'size'>,
): Promise<readonly string[]> {
  if (trackingIDs) return trackingIDs;
  const { ids, total, isMore } = runId
    ? await findOfRun(context, runId)
    : await findByFilter(context, filter ?? {});
  if (ids.length === 0) throw refuse('nothing_to_print');
  if (total > MOST_LABELS || isMore)
    throw refuse('too_many_labels', { orders: total, isMore, max: MOST_LABELS });
  return ids;
}
