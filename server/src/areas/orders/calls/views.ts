import type { Order } from '@tawseel/contract/order-replies';
import { type Caller, isAdministrator } from '../../../platform/http/auth.ts';
import type { Scope } from '../../../platform/values/scope.ts';
import type { HistoryEvent } from '../rules/tracking-history.ts';
import { toOrder, type WireRow } from '../store/wire.ts';

/** What an audience is told of an order and of what happened to it. */
type View = {
  order: (row: WireRow) => Order;
  history: (events: HistoryEvent[]) => HistoryEvent[];
};

/** Who works here is no matter of a shop's. */
const SENDER: View = {
  order: toOrder,
  history: (events) => events.map(({ by: _, ...event }) => event),
};

const ADMINISTRATOR: View = { order: toOrder, history: (events) => events };

/** Which of the administrators it was is for them alone to know. */
const STAFF: View = {
  order: toOrder,
  history: (events) =>
    events.map((event) =>
      event.by?.kind === 'administrator'
        ? { ...event, by: { kind: 'administrator', id: '', name: 'Administrator' } }
        : event,
    ),
};

export function viewOf(caller: Caller, scope: Scope): View {
  if (scope.senderId !== undefined) return SENDER;
  return isAdministrator(caller) ? ADMINISTRATOR : STAFF;
}
