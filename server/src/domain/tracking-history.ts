import type { TrackingEventKind } from '@tawseel/contract/facts/tracking';

/** What is stored of an event: where it left the order, when, and what was said. */
export type StoredEvent = { status: string; at: string; note: string };
export type HistoryEvent = StoredEvent & { event: TrackingEventKind };

/**
 * Tells the handing in of cash from the delivery before it. Stored at that moment is the delivery itself, where both
 * were one call, or an event that leaves the order where it was, which is nothing else: delivered goes nowhere.
 */
export function isCashEvent(events: readonly StoredEvent[], index: number, cashAt: string | null): boolean {
  const { at, status } = events[index] ?? {};
  return at !== undefined && at === cashAt && status === events[index - 1]?.status;
}

/**
 * Event history of an order as the API shows it, the handing in of its cash an event of its own: delivered at 10:00
 * with the cash at 10:00 is the status delivered, then cashHandedIn.
 */
export function trackingHistory(events: readonly StoredEvent[], cashAt: string | null): HistoryEvent[] {
  const history = events.map(
    (event, index): HistoryEvent => ({
      event: isCashEvent(events, index, cashAt) ? 'cashHandedIn' : 'status',
      ...event,
    }),
  );
  if (cashAt === null || history.some(({ event }) => event === 'cashHandedIn')) return history;
  const index = history.findLastIndex(({ at }) => at <= cashAt) + 1;
  const status = history[index - 1]?.status ?? 'delivered';
  return history.toSpliced(index, 0, { event: 'cashHandedIn', status, at: cashAt, note: '' });
}
