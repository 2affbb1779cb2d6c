import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { CashOfMany } from '@tawseel/contract/order-requests';
import type { orders } from '@tawseel/contract/orders';
import type { Trx } from '../../../platform/engine/tables.ts';
import type { Work } from '../../../platform/engine/work.ts';
import { type Issue, Refusal } from '../../../platform/http/errors.ts';
import { runIdempotently } from '../../../platform/http/run-idempotently.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { toAed } from '../../../platform/values/fils.ts';
import { findHeld } from '../../ledger/store/held.ts';
import { lockDistinctOrders } from '../find-or-throw.ts';
import { decide } from '../rules/decide.ts';
import { apply, type Decided } from '../store/apply.ts';
import type { OrderRow } from '../tables.ts';
import { readActContext } from './change-order.ts';

const ACT = { name: 'handInCash', with: {} } as const;

/** Decides the hand-in of each order. Throws with all orders whose cash cannot be handed in. */
async function decideAll(work: Work, orders: readonly OrderRow[]): Promise<Decided[]> {
  const decided: Decided[] = [];
  const issues: Issue[] = [];
  for (const [at, before] of orders.entries()) {
    const known = await readActContext(work, before, ACT);
    const decision = decide(before, ACT, work.actor, work.now, known);
    if ('refused' in decision) issues.push({ path: `trackingIDs.${at}`, problem: decision.refused });
    else decided.push({ before, decisions: [decision] });
  }
  const [first, ...others] = issues;
  if (!first) return decided;
  const refusal = sentence('cash_not_recorded', { first: first.problem, others: others.length });
  throw new Refusal(refusal, issues);
}

/** Returns the sum of each order's cash with a driver, else of its value. Throws if it differs from `counted`. */
async function sumOf(trx: Trx, orders: readonly OrderRow[], counted: number): Promise<number> {
  const held = await findHeld(
    trx,
    orders.map(({ seq }) => seq),
  );
  const fils = orders.reduce((sum, { seq, value_fils }) => sum + (held.get(seq)?.fils ?? value_fils), 0);
  if (fils === Math.round(counted * 100)) return fils;
  const total = toAed(fils);
  throw new Refusal(sentence('other_total', { total }), [
    { path: 'total', problem: sentence('orders_come_to', { total }) },
  ]);
}

async function handIn(work: Work, { trackingIDs, total }: CashOfMany) {
  const { trx, scope } = work;
  const orders = await lockDistinctOrders(trx, scope, trackingIDs);
  const decided = await decideAll(work, orders);
  const fils = await sumOf(trx, orders, total);
  await apply(work, decided);
  return { orders: orders.length, total: toAed(fils) };
}

export const handInCashOfMany: Handlers<typeof orders>['handInCashOfMany'] = ({ body }, context) =>
  runIdempotently(
    context,
    body,
    async () => ({ orders: body.trackingIDs.length, total: body.total }),
    async (work) => {
      const data = await handIn(work, body);
      return { ...context.done('cash_of_many_received', data), data };
    },
    {
      done: () => {
        for (const _ of body.trackingIDs) context.request.server.tally.emit('cashHandedIn');
      },
    },
  );
