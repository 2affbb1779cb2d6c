import type { Order, OrderDetails } from '@tawseel/contract/order-replies';
import { type Caller, isAdministrator } from '../../../platform/http/auth.ts';
import { toAed } from '../../../platform/values/fils.ts';
import type { Scope } from '../../../platform/values/scope.ts';
import type { HistoryEvent } from '../rules/tracking-history.ts';
import type { OrderMoney } from '../store/order-money.ts';
import { toOrder, type WireRow } from '../store/wire.ts';

type Person = { kind: string; id: string; name: string };

function withoutAdministrator(by: Person): Person {
  return by.kind === 'administrator' ? { kind: by.kind, id: '', name: 'Administrator' } : by;
}

/** Returns the actor of an event as the caller may see it. */
export function seenBy(caller: Caller, by: Person): Person {
  return isAdministrator(caller) ? by : withoutAdministrator(by);
}

/** Fields and events of an order that an audience may see. */
type View = {
  order: (row: WireRow) => Order;
  money: (money: OrderMoney) => OrderDetails['money'];
  history: (events: HistoryEvent[]) => HistoryEvent[];
  /** True if the history includes attempts and promises; the office reads them next to it. */
  includesAttempts: boolean;
};

/** Senders do not see the names of our staff. */
const SENDER: View = {
  order: toOrder,
  money: () => null,
  history: (events) => events.map(({ by: _, ...event }) => event),
  includesAttempts: true,
};

/** Staff do not see which administrator acted. */
const withoutAdministrators = (events: HistoryEvent[]) =>
  events.map((event) => (event.by === undefined ? event : { ...event, by: withoutAdministrator(event.by) }));

export function viewOf(caller: Caller, scope: Scope): View {
  if (scope.senderId !== undefined) return SENDER;
  return {
    order: toOrder,
    money: ({ fils, place, name, kind, driver_id, count }) => ({
      amount: toAed(fils),
      place,
      name: seenBy(caller, { kind, id: '', name }).name,
      driverId: driver_id,
      count,
    }),
    history: (events) => (isAdministrator(caller) ? events : withoutAdministrators(events)),
    includesAttempts: false,
  };
}
