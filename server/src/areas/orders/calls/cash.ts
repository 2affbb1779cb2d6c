import type { CashOfMany } from '@tawseel/contract/order-requests';
import type { orders } from '@tawseel/contract/orders';
import type { Trx } from '../../../platform/engine/tables.ts';
import type { UnitOfWork } from '../../../platform/engine/write-queue.ts';
import { Refusal } from '../../../platform/http/errors.ts';
import { runIdempotently } from '../../../platform/http/run-idempotently.ts';
import type { Context, Handlers } from '../../../platform/http/serve.ts';
import { aedText, toAed } from '../../../platform/values/fils.ts';
import { decide } from '../rules/decide.ts';
import { apply, type Decided } from '../store/apply.ts';
import { learn } from './change-order.ts';
import { actorOf, addressHashOf, lockKnownOrders, type OrderRow } from './known-order.ts';

const ACT = { name: 'handInCash', with: {} } as const;
const NOTHING = 'Nothing was recorded.';

async function lockAll(trx: Trx, { scope }: Context, ids: readonly string[]): Promise<OrderRow[]> {
  const orders = await lockKnownOrders(trx, scope, ids);
  const twice = orders.find(({ id }, at) => orders.findIndex((order) => order.id === id) !== at);
  if (!twice) return orders;
  const message = `${twice.tracking_id} is named twice.`;
  throw new Refusal('invalid', message, [{ path: 'trackingIDs', message }]);
}

/** What becomes of each; refused with every order whose cash is not to be had. */
async function decideAll(trx: Trx, context: Context, orders: readonly OrderRow[]): Promise<Decided[]> {
  const decided: Decided[] = [];
  const issues: { path: string; message: string }[] = [];
  for (const [at, before] of orders.entries()) {
    const known = await learn(trx, context, before, ACT);
    const decision = decide(before, ACT, actorOf(context.caller), context.clock(), known);
    if ('refused' in decision) issues.push({ path: `trackingIDs.${at}`, message: decision.message });
    else decided.push({ before, decisions: [decision] });
  }
  const [first, ...others] = issues;
  if (!first) return decided;
  const count = others.length === 1 ? '1 more order' : `${others.length} more orders`;
  const more = others.length > 0 ? ` ${count} cannot be recorded either.` : '';
  throw new Refusal('conflict', `${NOTHING} ${first.message}${more}`, issues);
}

function sumOf(orders: readonly OrderRow[], counted: number): number {
  const fils = orders.reduce((sum, { value_fils }) => sum + value_fils, 0);
  if (fils === Math.round(counted * 100)) return fils;
  const message = `These orders come to ${aedText(fils)} now.`;
  throw new Refusal('conflict', `${NOTHING} ${message} Count the cash again.`, [{ path: 'total', message }]);
}

async function handIn(trx: Trx, unit: UnitOfWork, { trackingIDs, total }: CashOfMany, context: Context) {
  const orders = await lockAll(trx, context, trackingIDs);
  const decided = await decideAll(trx, context, orders);
  const fils = sumOf(orders, total);
  await apply(trx, unit, decided, await addressHashOf(context, trx));
  const count = orders.length === 1 ? '1 order' : `${orders.length} orders`;
  return {
    message: `Cash received for ${count}: ${aedText(fils)}.`,
    data: { orders: orders.length, total: toAed(fils) },
  };
}

export const handInCashOfMany: Handlers<typeof orders>['handInCashOfMany'] = ({ body }, context) =>
  runIdempotently(
    context,
    body,
    async () => ({ orders: body.trackingIDs.length, total: body.total }),
    (trx, unit) => handIn(trx, unit, body, context),
    {
      done: () => {
        for (const _ of body.trackingIDs) context.request.server.tally.emit('cashHandedIn');
      },
    },
  );
