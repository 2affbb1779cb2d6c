import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { CashOfMany } from '@tawseel/contract/order-requests';
import type { orders } from '@tawseel/contract/orders';
import type { Trx } from '../../../platform/engine/tables.ts';
import type { UnitOfWork } from '../../../platform/engine/write-queue.ts';
import { type Issue, Refusal } from '../../../platform/http/errors.ts';
import { runIdempotently } from '../../../platform/http/run-idempotently.ts';
import type { Context, Handlers } from '../../../platform/http/serve.ts';
import { toAed } from '../../../platform/values/fils.ts';
import { decide } from '../rules/decide.ts';
import { apply, type Decided } from '../store/apply.ts';
import { learn } from './change-order.ts';
import { actorOf, addressHashOf, lockEachOnce, type OrderRow } from './known-order.ts';

const ACT = { name: 'handInCash', with: {} } as const;

/** What becomes of each; refused with every order whose cash is not to be had. */
async function decideAll(trx: Trx, context: Context, orders: readonly OrderRow[]): Promise<Decided[]> {
  const decided: Decided[] = [];
  const issues: Issue[] = [];
  for (const [at, before] of orders.entries()) {
    const known = await learn(trx, context, before, ACT);
    const decision = decide(before, ACT, actorOf(context.caller), context.clock(), known);
    if ('refused' in decision) issues.push({ path: `trackingIDs.${at}`, problem: decision.refused });
    else decided.push({ before, decisions: [decision] });
  }
  const [first, ...others] = issues;
  if (!first) return decided;
  const said = sentence('cash_not_recorded', { first: first.problem, others: others.length });
  throw new Refusal(said, issues);
}

function sumOf(orders: readonly OrderRow[], counted: number): number {
  const fils = orders.reduce((sum, { value_fils }) => sum + value_fils, 0);
  if (fils === Math.round(counted * 100)) return fils;
  const total = toAed(fils);
  throw new Refusal(sentence('other_total', { total }), [
    { path: 'total', problem: sentence('orders_come_to', { total }) },
  ]);
}

async function handIn(trx: Trx, unit: UnitOfWork, { trackingIDs, total }: CashOfMany, context: Context) {
  const orders = await lockEachOnce(trx, context.scope, trackingIDs);
  const decided = await decideAll(trx, context, orders);
  const fils = sumOf(orders, total);
  await apply(trx, unit, decided, await addressHashOf(context, trx));
  const data = { orders: orders.length, total: toAed(fils) };
  return { ...context.done('cash_of_many_received', data), data };
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
