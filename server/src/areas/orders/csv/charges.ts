import type { DeliveryType } from '@tawseel/contract/facts/limits';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { Fault } from '../../../platform/csv/csv-table.ts';
import type { Database } from '../../../platform/engine/tables.ts';
import { type Price, priceOrder } from '../../rates/rules/price.ts';
import { readPriceBook } from '../../rates/store/price-book.ts';
import { inCentimetres } from '../rules/new-order.ts';
import type { OrderValues } from './columns.ts';

type Charge = Pick<Price, 'parts' | 'chargeFils'>;

/** Returns the charge of a row, or undefined if the row has none and must be priced. */
export function givenCharges(values: Partial<OrderValues>): Charge | Fault | undefined {
  const { base_aed, weight_charge_aed, size_charge_aed, packing_charge_aed, charge_aed } = values;
  const parts = [base_aed, weight_charge_aed, size_charge_aed, packing_charge_aed];
  if (charge_aed === undefined) {
    const isSilent = parts.every((part) => part === undefined);
    return isSilent
      ? undefined
      : new Fault('charge_aed', sentence('whole_charge'), sentence('charge_in_parts'));
  }
  // Other systems may have the total charge only.
  const [
    base = parts.every((part) => part === undefined) ? charge_aed : 0,
    weight = 0,
    size = 0,
    packing = 0,
  ] = parts;
  if (base + weight + size + packing !== charge_aed) {
    return new Fault('charge_aed', sentence('sum_of_charges'));
  }
  return {
    parts: { baseFils: base, weightFils: weight, sizeFils: size, packingFils: packing },
    chargeFils: charge_aed,
  };
}

/** Returns a function that prices orders by the present rates, each route of a company read once. */
export function pricing(db: Database) {
  const books = new Map<string, Awaited<ReturnType<typeof readPriceBook>>>();
  return async (values: OrderValues, companyId: string | undefined): Promise<Charge | Fault> => {
    const { pickup_city: fromCity, dropoff_city: toCity, delivery_type: mode } = values;
    const key = [mode, fromCity, toCity, companyId].join(' ');
    const book = books.get(key) ?? (await readPriceBook(db, { mode, fromCity, toCity }, companyId));
    books.set(key, book);
    const price = priceOrder(
      {
        mode: mode satisfies DeliveryType,
        from: { city: fromCity, area: values.pickup_area },
        to: { city: toCity, area: values.dropoff_area },
        weightGrams: values.weight_kg,
        size: inCentimetres({
          length_mm: values.length_cm,
          width_mm: values.width_cm,
          height_mm: values.height_cm,
        }),
        additionalServices: values.packing ?? false,
      },
      book,
    );
    return price.ok ? price : new Fault('charge_aed', sentence('a_charge'), price.refused);
  };
}
