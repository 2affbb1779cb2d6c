import { type LabelSize, PREVIEWED_LABELS } from '@tawseel/contract/facts/labels';
import { MOST_LABELS } from '@tawseel/contract/facts/limits';
import type { LabelPreview, LabelPrint, labels } from '@tawseel/contract/labels';
import { nextId } from '../../../platform/engine/ids.ts';
import type { Trx } from '../../../platform/engine/tables.ts';
import type { Work } from '../../../platform/engine/work.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { letOthersIn } from '../../../platform/http/fair-queue.ts';
import { runIdempotently } from '../../../platform/http/run-idempotently.ts';
import type { Context, Handlers } from '../../../platform/http/serve.ts';
import { orderFilterOf } from '../../orders/calls/orders.ts';
import { ofOwnSender } from '../../orders/calls/price.ts';
import { findOrdersOrThrow, lockDistinctOrders } from '../../orders/find-or-throw.ts';
import { searchOrders } from '../../orders/store/search.ts';
import type { OrderRow } from '../../orders/tables.ts';
import { printedOf } from '../changes.ts';
import { printed } from '../sheet/page.ts';
import { WORDS } from '../sheet/words.ts';
import { findIdsOfRun, findPrinted, insertJob, listIdsOfJob, type PrintJob } from '../store.ts';
import { pageOf, sheetsOf } from './sheets.ts';

type LabelHandlers = Handlers<typeof labels>;

type Job = {
  what: 'label' | 'blank';
  size: LabelSize;
  copies: number;
  reason?: string | undefined;
  runId?: string | undefined;
};

/** Maximum number of already printed labels that are named. */
const NAMED = 3;

/** Creates the job of a call, after checking that the caller may still make it. */
export async function makeJob(
  { actor, now, assertStillAllowed }: Work,
  { what, size, copies, reason = '', runId }: Job,
): Promise<PrintJob> {
  await assertStillAllowed();
  const { kind, id, name } = actor;
  return {
    id: nextId(now.getTime()),
    run_id: runId ?? null,
    what,
    size,
    copies,
    reason,
    at: now.toISOString(),
    actor_kind: kind,
    actor: id,
    actor_name: name,
  };
}

async function refusePrinted(trx: Trx, orders: readonly OrderRow[]): Promise<void> {
  const known = await findPrinted(
    trx,
    orders.map(({ id }) => id),
  );
  if (known.size === 0) return;
  const first = orders.filter(({ id }) => known.has(id)).slice(0, NAMED);
  throw refuse('printed_before', {
    orders: known.size,
    first: first.map(({ tracking_id }) => tracking_id),
  });
}

type Recorded = { _id: string; orders: OrderRow[] };

/**
 * Records labels before they are printed, with the orders locked, so that two concurrent prints of a label are not
 * both the first.
 */
async function record(
  work: Work,
  context: Context,
  asked: LabelPrint,
  ids: readonly string[],
): Promise<Recorded> {
  const { trx, scope } = work;
  const { size, copies = 1, reason, runId } = asked;
  const job = await makeJob(work, { what: 'label', size, copies, reason, runId });
  const orders = await lockDistinctOrders(trx, scope, ids);
  context.request.server.quotas.spend(context.caller, 'labels', orders.length * copies, context);
  if (reason === undefined) await refusePrinted(trx, orders);
  await insertJob(
    trx,
    job,
    orders.map((order) => ({ order_id: order.id, ...printedOf(order) })),
  );
  return { _id: job.id, orders };
}

type FoundOrders = { ids: string[]; total: number; isMore: boolean };

async function findByFilter(
  context: Context,
  filter: NonNullable<LabelPreview['filter']>,
): Promise<FoundOrders> {
  const { db, scope } = context;
  const wanted = orderFilterOf(context, ofOwnSender(filter, scope), scope);
  if (!wanted) return { ids: [], total: 0, isMore: false };
  const { rows, total, moreThanTotal } = await searchOrders(db, wanted, { limit: MOST_LABELS, offset: 0 });
  return { ids: rows.map(({ tracking_id }) => tracking_id), total, isMore: moreThanTotal };
}

async function findOfRun({ db, scope }: Context, runId: string): Promise<FoundOrders> {
  const ids = await findIdsOfRun(db, scope, runId, { limit: MOST_LABELS + 1 });
  if (!ids) throw refuse('no_such_run');
  return { ids, total: Math.min(ids.length, MOST_LABELS), isMore: ids.length > MOST_LABELS };
}

/** Returns the tracking IDs of the orders to print labels of, in printing order. */
async function chosenIds(
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

export const printLabels: LabelHandlers['printLabels'] = async ({ body }, context) => {
  // A repeat prints the same labels as before, even if the filter now finds others.
  const [chosen] = await Promise.allSettled([chosenIds(context, body)]);
  const { data } = await runIdempotently<Recorded>(
    context,
    body,
    async ({ trx, scope }, job) => ({
      _id: job,
      orders: await findOrdersOrThrow(trx, scope, await listIdsOfJob(trx, job)),
    }),
    async (work) => {
      if (chosen.status === 'rejected') throw chosen.reason;
      return { message: '', data: await record(work, context, body, chosen.value) };
    },
  );
  // Recording the labels has blocked other requests long enough.
  await letOthersIn();
  const { head, page } = await pageOf(context, body);
  return printed(context.reply, page, sheetsOf(context, data.orders, head, body));
};

const { en, ar } = WORDS.preview;
const MARK = `<p class="preview" aria-hidden="true">${en}<br><span lang="ar">${ar}</span></p>`;

export const readLabelPreview: LabelHandlers['readLabelPreview'] = async ({ body }, context) => {
  const ids = await chosenIds(context, body);
  const orders = await findOrdersOrThrow(context.db, context.scope, ids.slice(0, PREVIEWED_LABELS));
  const { head, page } = await pageOf(context, body);
  return printed(context.reply, page, sheetsOf(context, orders, head, { size: body.size, mark: MARK }));
};
