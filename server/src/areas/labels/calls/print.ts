import { type LabelSize, PREVIEWED_LABELS } from '@tawseel/contract/facts/labels';
import type { LabelPrint, labels } from '@tawseel/contract/labels';
import { nextId } from '../../../platform/engine/ids.ts';
import type { Trx } from '../../../platform/engine/tables.ts';
import type { Work } from '../../../platform/engine/work.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { letOthersIn } from '../../../platform/http/fair-queue.ts';
import { runIdempotently } from '../../../platform/http/run-idempotently.ts';
import type { Context, Handlers } from '../../../platform/http/serve.ts';
import { findOrdersOrThrow, lockDistinctOrders } from '../../orders/find-or-throw.ts';
import type { OrderRow } from '../../orders/tables.ts';
import { printedOf } from '../changes.ts';
import { printed } from '../sheet/page.ts';
import { WORDS } from '../sheet/words.ts';
import { findPrinted, insertJob, listIdsOfJob, type PrintJob } from '../store.ts';
import { chosenIds } from './chosen.ts';
import { pageOf, sheetsOf } from './sheets.ts';

type LabelHandlers = Handlers<typeof labels>;

type Job = {
  what: 'label' | 'blank';
  size: LabelSize;
  copies: number;
  reason?: string | undefined;
  runId?: string | undefined;
};

/** How many of those that were printed before are named. */
const NAMED = 3;

/** Makes the job of a call; whoever makes the call is held to its end. */
export async function makeJob(
  { actor, now, hold }: Work,
  { what, size, copies, reason = '', runId }: Job,
): Promise<PrintJob> {
  await hold();
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

/** Keeps that these labels are printed, before they are; locked, so that two who print one at once are not both the first. */
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

export const printLabels: LabelHandlers['printLabels'] = async ({ body }, context) => {
  // A repeat prints what was printed then, whatever the filter finds by now.
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
  // To keep that they are printed has held others up long enough.
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
