import { randomInt } from 'node:crypto';
import type { labels } from '@tawseel/contract/labels';
import type { Trx } from '../../../platform/engine/tables.ts';
import type { Work } from '../../../platform/engine/work.ts';
import { runIdempotently } from '../../../platform/http/run-idempotently.ts';
import type { Context, Handlers } from '../../../platform/http/serve.ts';
import { newBlankCode } from '../../orders/rules/tracking-id.ts';
import { findTaken, insertBlankCodes, listBlankCodes } from '../../orders/store/parcel-codes.ts';
import { blankLabel } from '../sheet/label.ts';
import { onSheets, printed } from '../sheet/page.ts';
import { PAPERS } from '../sheet/style.ts';
import { insertJob } from '../store.ts';
import { makeJob } from './print.ts';
import { pageOf } from './sheets.ts';

type LabelHandlers = Handlers<typeof labels>;
type BlankJob = { _id: string; codes: string[] };

/** Draws unused codes. If two calls draw the same code, the table's key refuses one of them, which then draws again. */
async function drawCodes(trx: Trx, count: number): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < count) {
    const drawn = Array.from({ length: count - codes.size }, () => newBlankCode(randomInt));
    const taken = await findTaken(trx, drawn);
    for (const code of drawn) if (!taken.has(code)) codes.add(code);
  }
  return [...codes].sort();
}

async function make(
  work: Work,
  context: Context,
  { count, size }: { count: number; size: keyof typeof PAPERS },
): Promise<BlankJob> {
  const job = await makeJob(work, { what: 'blank', size, copies: count });
  const { trx } = work;
  context.request.server.quotas.spend(context.caller, 'labels', count, context);
  await insertJob(trx, job);
  const codes = await drawCodes(trx, count);
  await insertBlankCodes(trx, codes, job);
  return { _id: job.id, codes };
}

/** Returns a page of blank labels with these codes. */
async function blanksOf(context: Context, asked: Parameters<typeof pageOf>[1], codes: readonly string[]) {
  const { head, page } = await pageOf(context, asked);
  const { dots } = PAPERS[page.size];
  async function* blanks() {
    yield codes.map((code) => blankLabel(code, head, dots));
  }
  return printed(context.reply, page, onSheets(page.size, blanks()));
}

export const printBlankLabels: LabelHandlers['printBlankLabels'] = async ({ body }, context) => {
  const { data } = await runIdempotently<BlankJob>(
    context,
    body,
    async ({ trx }, id) => ({ _id: id, codes: await listBlankCodes(trx, id) }),
    async (work) => ({ message: '', data: await make(work, context, body) }),
  );
  return blanksOf(context, body, data.codes);
};

/** Not a valid code, because a label that is printed from the preview must not identify an order. */
const SAMPLE_CODE = 'TWS-0000-0000';

export const readBlankPreview: LabelHandlers['readBlankPreview'] = (
  { query: { size, styleApart } },
  context,
) => blanksOf(context, { size, styleApart: styleApart ? true : undefined }, [SAMPLE_CODE]);
