import type { Order } from '@tawseel/contract/order-replies';
import { type Caller, isAdministrator } from '../../../platform/http/auth.ts';
import type { Scope } from '../../../platform/values/scope.ts';
import type { HistoryEvent } from '../rules/tracking-history.ts';
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
  history: (events: HistoryEvent[]) => HistoryEvent[];
  /** True if the history includes attempts and promises; the office reads them next to it. */
  includesAttempts: boolean;
};

/** Senders do not see the names of our staff. */
const SENDER: View = {
  order: toOrder,
  history: (events) => events.map(({ by: _, ...event }) => event),
  includesAttempts: true,
};

const ADMINISTRATOR: View = { order: toOrder, history: (events) => events, includesAttempts: false };

/** Staff do not see which administrator acted. */
const STAFF: View = {
  order: toOrder,
  history: (events) =>
    events.map((event) =>
      event.by === undefined ? event : { ...event, by: withoutAdministrator(event.by) },
    ),
  includesAttempts: false,
};

export function viewOf(caller: Caller, scope: Scope): View {
  if (scope.senderId !== undefined) return SENDER;
  return isAdministrator(caller) ? ADMINISTRATOR : STAFF;
}
