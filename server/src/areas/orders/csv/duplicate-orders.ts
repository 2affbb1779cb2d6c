import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { Fault } from '../../../platform/csv/csv-table.ts';
import { KeySet } from '../store/key-set.ts';
import { referenceKey } from '../store/references.ts';
import type { MadeOrder } from './maker.ts';

/** Detects duplicates within a file by the unique keys of its orders, before anything is stored. */
export class DuplicateOrders {
  readonly #keys = new KeySet();

  /**
   * Returns a fault for each key that an earlier order of the file uses. An order without any fault reserves its
   * keys.
   */
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
      else faults.push(new Fault(one[0], sentence('unused_above')));
    }
    if (faults.length + others.length > 0) for (const one of taken) this.#keys.giveBack(...one);
    return faults.filter(({ column }) => !others.some((other) => other.column === column));
  }

  close(): void {
    this.#keys.close();
  }
}
