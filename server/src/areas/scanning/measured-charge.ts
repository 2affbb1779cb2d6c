import type { Sentence } from '@tawseel/contract/facts/sentences/say';
import type { GivenScan, ScanResult } from '@tawseel/contract/scanning';
import type { Database } from '../../platform/engine/tables.ts';
import { toAed } from '../../platform/values/fils.ts';
import { priceAnew } from '../orders/calls/price.ts';
import { PER_UNIT } from '../orders/rules/order-fields.ts';
import { readOrderBySeq } from '../orders/store/orders.ts';

type Measured = { charge: ScanResult['charge']; refused?: Sentence };

/** Returns the charge by the measured weight and size, next to the present charge, which stays. */
export async function measuredCharge(
  db: Database,
  seq: number,
  { weight, size }: GivenScan,
): Promise<Measured> {
  const order = await readOrderBySeq(db, seq);
  const mm = (cm: number) => Math.round(cm * PER_UNIT.cm);
  const price = await priceAnew(db, {
    ...order,
    ...(weight === undefined ? {} : { weight_grams: Math.round(weight * PER_UNIT.kg) }),
    ...(size && { length_mm: mm(size.length), width_mm: mm(size.width), height_mm: mm(size.height) }),
  });
  const before = toAed(order.charge_fils);
  if (!price.ok) return { charge: { before, after: null }, refused: price.refused };
  return { charge: { before, after: toAed(price.chargeFils) } };
}
