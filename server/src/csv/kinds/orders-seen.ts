import { DatabaseSync } from 'node:sqlite';
import { referenceKey } from '../../store/orders/references.ts';
import { firstSeq, MOST_AT_ONCE } from '../../store/orders/seq.ts';
import { Fault } from '../kind.ts';
import type { MadeOrder } from './order-maker.ts';

/**
 * What the orders of a file have had so far that is each order's alone, so that a second one is found before anything is
 * stored. In a temporary file of SQLite's: there may be more of them than memory.
 */
export class OrdersSeen {
  readonly #database = new DatabaseSync('');
  readonly #take;
  readonly #giveBack;
  readonly #count;

  constructor() {
    this.#database.exec(`
      pragma journal_mode = off;
      pragma cache_size = -16000;
      create table taken (what text, value text, primary key (what, value)) without rowid;
      create table places (first integer primary key, orders integer);
      begin;
    `);
    this.#take = this.#database.prepare('insert or ignore into taken values (?, ?)');
    this.#giveBack = this.#database.prepare('delete from taken where what = ? and value = ?');
    this.#count = this.#database.prepare(
      'insert into places values (?, 1) on conflict do update set orders = orders + 1 returning orders',
    );
  }

  /** What of an order one before it in the file has. Unless that, or something else, is wrong with it, it has it from now on. */
  faults({ order, hasOwnId, hasOwnTrackingId }: MadeOrder, others: readonly Fault[]): Fault[] {
    const own = [
      ...(hasOwnId ? [['id', order.id] as const] : []),
      ...(hasOwnTrackingId ? [['tracking_id', order.tracking_id] as const] : []),
      ...(order.reference === '' ? [] : [['reference', referenceKey(order)] as const]),
    ];
    const taken: (readonly [string, string])[] = [];
    const faults: Fault[] = [];
    for (const one of own) {
      if (this.#take.run(...one).changes === 1) taken.push(one);
      else faults.push(new Fault(one[0], 'one that no order before it in the file has'));
    }
    if (faults.length + others.length > 0) for (const one of taken) this.#giveBack.run(...one);
    else this.#refuseCrowd(order);
    return faults.filter(({ column }) => !others.some((other) => other.column === column));
  }

  /** A millisecond has only so many places for orders of one mode and warehouse. */
  #refuseCrowd(order: MadeOrder['order']): void {
    const { orders } = this.#count.get(firstSeq(order)) as { orders: number };
    if (orders > MOST_AT_ONCE) throw new RangeError(`Too many orders were created at ${order.created_at}.`);
  }

  close(): void {
    this.#database.close();
  }
}
