import type { orders } from '@tawseel/contract/orders';
import type { Handlers } from '../../../platform/http/serve.ts';
import type { Act } from '../rules/order-act.ts';
import { changeOrder } from './change-order.ts';

type Moves = Pick<
  Handlers<typeof orders>,
  'moveOrder' | 'handInCash' | 'updateOrder' | 'cancelOrder' | 'undoMove'
>;

/** Acts of people and API keys on an order; their rules are in rules/decide.ts. */
export const orderActs: Moves = {
  moveOrder: ({ params: { trackingID }, body }, context) => {
    const { trackingStatus: to, cashHandedIn, note } = body;
    const { tally } = context.request.server;
    const acts: Act[] = [
      ...(to ? [{ name: 'move', with: { to, note, isByHand: true } } as const] : []),
      ...(cashHandedIn ? [{ name: 'handInCash', with: { note: to ? undefined : note } } as const] : []),
    ];
    return changeOrder(context, trackingID, acts, body, () => {
      if (to) tally.emit('orderMoved', to);
      if (cashHandedIn) tally.emit('cashHandedIn');
    });
  },

  handInCash: ({ params: { trackingID }, body }, context) =>
    changeOrder(context, trackingID, [{ name: 'handInCash', with: { note: body.note } }], body, () =>
      context.request.server.tally.emit('cashHandedIn'),
    ),

  updateOrder: ({ params: { trackingID }, body }, context) => {
    const { version, reason, confirmCharge, ...changes } = body;
    const act = { name: 'correct', with: { version, reason, confirmCharge, changes } } as const;
    return changeOrder(context, trackingID, [act], body);
  },

  cancelOrder: ({ params: { trackingID }, body }, context) =>
    changeOrder(context, trackingID, [{ name: 'cancel', with: body }], body),

  undoMove: ({ params: { trackingID }, body }, context) =>
    changeOrder(context, trackingID, [{ name: 'undo', with: body }], body),
};
