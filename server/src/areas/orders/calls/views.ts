import type { Order } from '@tawseel/contract/order-replies';
import { type Caller, isAdministrator } from '../../../platform/http/auth.ts';
import type { Scope } from '../../../platform/values/scope.ts';
import type { HistoryEvent } from '../rules/tracking-history.ts';
import { toOrder, type WireRow } from '../store/wire.ts';

type Person = { kind: string; id: string; name: string };

function withoutAdministrator(by: Person): Person {
  return by.kind === 'administrator' ? { kind: by.kind, id: '', name: 'Administrator' } : by;
}

/** Who did something, as a caller may hear of it. */
export function seenBy(caller: Caller, by: Person): Person {
  return isAdministrator(caller) ? by : withoutAdministrator(by);
}

/** What an audience is told of an order and of what happened to it. */
type View = {
  order: (row: WireRow) => Order;
  history: (events: HistoryEvent[]) => HistoryEvent[];
  /** Whether the history also has what was tried and promised, which the office reads beside it. */
  isToldTries: boolean;
};

/** Who works here is no matter of a shop's. */
const SENDER: View = {
  order: toOrder,
  history: (events) => events.map(({ by: _, ...event }) => event),
  isToldTries: true,
};

const ADMINISTRATOR: View = { order: toOrder, history: (events) => events, isToldTries: false };

/** Which of the administrators it was is for them alone to know. */
const STAFF: View = {
  order: toOrder,
  history: (events) =>
    events.map((event) =>
      event.by === undefined ? event : { ...event, by: withoutAdministrator(event.by) },
    ),
  isToldTries: false,
};

export function viewOf(caller: Caller, scope: Scope): View {
  if (scope.senderId !== undefined) return SENDER;
  return isAdministrator(caller) ? ADMINISTRATOR : STAFF;
}
