import { type AuditFields, auditFields } from '../../../platform/values/audit-fields.ts';
import { toAed } from '../../../platform/values/fils.ts';
import type { StoredOrder } from './new-order.ts';
import { fieldAt, toWire } from './order-fields.ts';
import {
  type FieldChange,
  isCashEvent,
  isOfCollected,
  popMove,
  type StoredEvent,
} from './tracking-history.ts';

/** Event in the audit log: the call behind it, and the changed fields. */
export type AuditedEvent = { call: string; before?: AuditFields; after?: AuditFields };

/** State of an order. */
type State = {
  trackingStatus: string | undefined;
  cashHandedInAt: string | null;
  cancelledAt: string | null;
};

const CALLS = {
  cashHandedIn: 'orders.handInCash',
  corrected: 'orders.updateOrder',
  cancelled: 'orders.cancelOrder',
  takenBack: 'orders.undoMove',
} as const;

const CORRECT_COLLECTED = 'collections.correctCollected';

/** Event kinds of each call; whether the status is the first one, and whether what was collected was corrected. */
export const EVENTS_OF: Readonly<Record<string, { kind: string; isNew?: boolean; isOfCollected?: boolean }>> =
  {
    'orders.createOrder': { kind: 'status', isNew: true },
    'orders.moveOrder': { kind: 'status', isNew: false },
    ...Object.fromEntries(Object.entries(CALLS).map(([kind, call]) => [call, { kind }])),
    [CALLS.corrected]: { kind: 'corrected', isOfCollected: false },
    [CORRECT_COLLECTED]: { kind: 'corrected', isOfCollected: true },
  };

function callOf({ kind, status, changes }: StoredEvent): string {
  if (kind === 'corrected' && changes?.some(isOfCollected)) return CORRECT_COLLECTED;
  if (kind && kind !== 'status') return CALLS[kind];
  return status === 'created' ? 'orders.createOrder' : 'orders.moveOrder';
}

function stateAfter(state: State, event: StoredEvent, undone: StoredEvent | undefined): State {
  const { kind, status: trackingStatus, at } = event;
  if (kind === 'cashHandedIn') return { ...state, cashHandedInAt: at };
  if (kind === 'cancelled') return { ...state, trackingStatus, cancelledAt: at };
  if (undone?.kind === 'cashHandedIn') return { ...state, cashHandedInAt: null };
  if (undone?.kind === 'cancelled') return { ...state, trackingStatus, cancelledAt: null };
  return { ...state, trackingStatus };
}

/** Returns changed fields in the shape of the API: {dropoff: {city: 'Ajman'}}. */
function fieldsOf(changes: readonly FieldChange[], side: 'before' | 'after'): AuditFields {
  const fields: AuditFields = {};
  for (const { field, [side]: text } of changes) {
    const [name = field, leaf] = field.split('.');
    const value = fieldAt(field, text);
    fields[name] = leaf === undefined ? value : { ...Object(fields[name]), [leaf]: value };
  }
  return fields;
}

/** Returns the fields of an order at its creation: its present ones without later corrections. */
function firstSaid(order: StoredOrder, events: readonly StoredEvent[]): AuditFields {
  const corrected = events.flatMap(({ changes }) => changes ?? []);
  const first = (path: string, now: unknown) => {
    const change = corrected.find(({ field }) => field === path);
    return change ? fieldAt(path, change.before) : now;
  };
  return {
    sender: first('pickup.senderName', order.sender_name),
    deliveryType: first('deliveryType', toWire('word', order.delivery_type)),
    charge: first('charge.total', toAed(order.charge_fils)),
  };
}

function fieldsChanged(event: StoredEvent, states: readonly [State, State]): [before: object, after: object] {
  const { note, reason, changes } = event;
  const words = { ...(note ? { note } : {}), ...(reason ? { reason } : {}) };
  const [before, after] =
    event.kind === 'corrected' && changes
      ? [fieldsOf(changes, 'before'), fieldsOf(changes, 'after')]
      : states;
  return [before, { ...after, ...words }];
}

/** Returns the history of an order as rows of the audit log. */
export function auditedEvents(order: StoredOrder, history: readonly StoredEvent[]): AuditedEvent[] {
  let state: State = { trackingStatus: undefined, cashHandedInAt: null, cancelledAt: null };
  const standing: StoredEvent[] = [];
  return history.map((event, index) => {
    const kind = isCashEvent(history, index, order.cash_handed_in_at) ? 'cashHandedIn' : event.kind;
    const undone = kind === 'takenBack' ? popMove(standing) : undefined;
    if (kind !== 'takenBack') standing.push({ ...event, kind: kind ?? null });
    const before = state;
    state = stateAfter(before, { ...event, kind: kind ?? null }, undone);
    const call = callOf(event);
    if (call === 'orders.createOrder') return { call, ...auditFields(undefined, firstSaid(order, history)) };
    return { call, ...auditFields(...fieldsChanged(event, [before, state])) };
  });
}
