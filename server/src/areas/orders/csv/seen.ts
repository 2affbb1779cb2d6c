import { Fault } from '../../../platform/csv/csv-table.ts';
import { referenceKey } from '../store/references.ts';
import { SeenKeys } from '../store/seen-keys.ts';
import type { MadeOrder } from './maker.ts';

/** Duplicate detection within a file, by the unique keys that its orders had so far, before anything is stored. */
export class OrdersSeen {
  readonly #keys = new SeenKeys();

  /** Duplicate keys, taken by an order before it in the file. One with no fault at all takes its own from now on. */
  faults({ order, hasOwnId, hasOwnTrackingId }: MadeOrder, others: readonly Fault[]): Fault[] {
    const own: (readonly [string, string])[] = [
      ...(hasOwnId ? [['id', order.id] as const] : []),
      ...(hasOwnTrackingId ? [['tracking_id', order.tracking_id] as const] : []),
      ...(order.reference === '' ? [] : [['reference', referenceKey(order)] as const]),
    ];
    const taken: typeof own = [];
    const faults: Fault[] = [];
    for (const one of own) {
      if (this.#keys.take(...one)) taken.push(one);
      else faults.push(new Fault(one[0], 'a value not used by an earlier row'));
    }
    if (faults.length + others.length > 0) for (const one of taken) this.#keys.giveBack(...one);
    return faults.filter(({ column }) => !others.some((other) => other.column === column));
  }

  close(): void {
    this.#keys.close();
  }
}
