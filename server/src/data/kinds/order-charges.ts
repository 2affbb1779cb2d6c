import type { DeliveryType } from '@tawseel/contract/facts/limits';
import { priceOrder } from '../../domain/price.ts';
import { readPriceBook } from '../../store/price-book.ts';
import type { Database, Tables } from '../../store/tables.ts';
import { Fault } from '../kind.ts';
import type { OrderValues } from './order-columns.ts';

export type ChargeColumns = Pick<
  Tables['orders'],
  'base_fils' | 'weight_fils' | 'size_fils' | 'packing_fils' | 'charge_fils'
>;

/** What a row says was charged; undefined when it says nothing, and is to be priced. */
export function saidCharges(values: Partial<OrderValues>): ChargeColumns | Fault | undefined {
  const { base_aed, weight_charge_aed, size_charge_aed, packing_charge_aed, charge_aed } = values;
  const parts = [base_aed, weight_charge_aed, size_charge_aed, packing_charge_aed];
  if (charge_aed === undefined) {
    const isSilent = parts.every((part) => part === undefined);
    return isSilent ? undefined : new Fault('charge_aed', 'the whole charge where parts of it are given');
  }
  // Another system may know the whole charge alone.
  const [
    base = parts.every((part) => part === undefined) ? charge_aed : 0,
    weight = 0,
    size = 0,
    packing = 0,
  ] = parts;
  if (base + weight + size + packing !== charge_aed) {
    return new Fault(
      'charge_aed',
      'the sum of base_aed, weight_charge_aed, size_charge_aed and packing_charge_aed',
    );
  }
  return {
    base_fils: base,
    weight_fils: weight,
    size_fils: size,
    packing_fils: packing,
    charge_fils: charge_aed,
  };
}

/** Prices orders by the rates as they stand, each route of a company read once. */
export function pricing(db: Database) {
  const books = new Map<string, Awaited<ReturnType<typeof readPriceBook>>>();
  return async (values: OrderValues, companyId: string | undefined): Promise<ChargeColumns | Fault> => {
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
        size: {
          length: values.length_cm / 10,
          width: values.width_cm / 10,
          height: values.height_cm / 10,
        },
        additionalServices: values.packing ?? false,
      },
      book,
    );
    if (!price.ok) return new Fault('charge_aed', `a charge, or a price for it. ${price.message}`);
    const { baseFils, weightFils, sizeFils, packingFils } = price.parts;
    return {
      base_fils: baseFils,
      weight_fils: weightFils,
      size_fils: sizeFils,
      packing_fils: packingFils,
      charge_fils: price.chargeFils,
    };
  };
}
