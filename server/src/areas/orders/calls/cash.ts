import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import type { CashOfMany } from '@tawseel/contract/order-requests';
import type { orders } from '@tawseel/contract/orders';
import type { Trx } from '../../../platform/engine/tables.ts';
import type { Work } from '../../../platform/engine/work.ts';
import { type Issue, Refusal } from '../../../platform/http/errors.ts';
import { runIdempotently } from '../../../platform/http/run-idempotently.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { toAed } from '../../../platform/values/fils.ts';
import { findDriverCash } from '../../ledger/store/driver-cash.ts';
import { type RefusedActs, tryAct } from '../act.ts';
import { lockDistinctOrders } from '../find-or-throw.ts';
import type { OrderRow } from '../tables.ts';

/** Returns the sum of each order's cash with a driver, else of its value. */
async function sumOf(trx: Trx, orders: readonly OrderRow[]): Promise<number> {
  const held = await findDriverCash(
    trx,
    orders.map(({ seq }) => seq),
  );
  return orders.reduce((sum, { seq, value_fils }) => sum + (held.get(seq)?.fils ?? value_fils), 0);
}

async function handIn(work: Work, { trackingIDs, total }: CashOfMany) {
  const { trx, scope } = work;
  const orders = await lockDistinctOrders(trx, scope, trackingIDs);
  const fils = await sumOf(trx, orders);
  const acts = [{ name: 'handInCash', with: {} }] as const;
  const acted = await tryAct(
    work,
    orders.map((order) => ({ order, acts })),
  );
  if ('refused' in acted) throw refuseSome(acted);
  const sum = toAed(fils);
  if (fils !== Math.round(total * 100))
    throw new Refusal(sentence('other_total', { total: sum }), [
      { path: 'total', problem: sentence('orders_come_to', { total: sum }) },
    ]);
  return { orders: orders.length, total: sum };
}

/** Returns the refusal that names all orders whose cash cannot be handed in. */
function refuseSome({ refused }: RefusedActs): Refusal {
  const [first, ...others] = refused;
  const issues = refused.map(
    ({ index, why }): Issue => ({ path: `trackingIDs.${index}`, problem: why.refused }),
  );
  return new Refusal(
    sentence('cash_not_recorded', { first: first.why.refused, others: others.length }),
    issues,
  );
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
