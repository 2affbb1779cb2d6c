import { referenceKey } from '../../store/orders/references.ts';
import { SeenKeys } from '../../store/orders/seen-keys.ts';
import { firstSeq, MOST_AT_ONCE } from '../../store/orders/seq.ts';
import { Fault } from '../kind.ts';
import type { MadeOrder } from './order-maker.ts';

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
    else this.#refuseCrowd(order);
    return faults.filter(({ column }) => !others.some((other) => other.column === column));
  }

  /** Capacity check: a millisecond has only so many `seq` numbers for orders of one mode and warehouse. */
  #refuseCrowd(order: MadeOrder['order']): void {
    if (this.#keys.count(firstSeq(order)) > MOST_AT_ONCE) {
      throw new RangeError(`Too many orders were created at ${order.created_at}.`);
    }
  }

  close(): void {
    this.#keys.close();
  }
}
