import { type DeliveryType, MAX_PARCEL_GRAMS } from '@tawseel/contract/facts/limits';
import type { RefusalCode } from '@tawseel/contract/facts/sentences/refusals';
import type { Sentence } from '@tawseel/contract/facts/sentences/say';
import { type ParamsOf, sentence } from '@tawseel/contract/facts/sentences/sentence';
import { type Address, type BaseRates, baseOf, type GaveBase } from './base-rate.ts';

/** Parcel to be priced. Areas are only needed for zone rates. */
export type Parcel = {
  mode: DeliveryType;
  from: Address;
  to: Address;
  weightGrams: number;
  /** Centimetres. */
  size: Size;
  additionalServices: boolean;
};

export type Size = { length: number; width: number; height: number };

/** Weight charge for weights over `fromGrams` up to and including `upToGrams`. */
export type WeightCharge = {
  id: string;
  fromGrams: number;
  upToGrams: number;
  priceFils: number;
  starting?: boolean;
};

/** Size charge for volumes up to and including `maxVolume` cm³, or any volume if that is null. */
export type SizeCharge = { id: string; maxVolume: number | null; priceFils: number; starting?: boolean };

export type Charges = {
  weights: readonly WeightCharge[];
  sizes: readonly SizeCharge[];
  packingFils: number | undefined;
  packingStarting?: boolean;
};

export type PriceParts = { baseFils: number; weightFils: number; sizeFils: number; packingFils: number };

export type Refusal = { ok: false; refused: Sentence<RefusalCode> };

export type Price = {
  ok: true;
  chargeFils: number;
  parts: PriceParts;
  gaveBase: GaveBase;
  weightChargeId: string;
  sizeChargeId: string;
};

/**
 * Prices an order: base + weight + size + (packing, if requested), in whole fils, rounded half up at the end. An
 * order without a matching rate or charge is refused, never priced at 0; so is one that needs an unconfirmed starting
 * price. Worked example: a company sends 4.2 kg, 30 × 20 × 10 cm, from Al Barsha in Dubai to Ajman, normal, packed.
 * Its city rate Dubai to Ajman is 18.00, the range 0-5 costs 5.00, 'Small' (up to 8,000 cm³) 2.50 and packing 3.00:
 * 28.50 AED, 2850 fils.
 */
export function priceOrder(parcel: Parcel, rates: BaseRates & Charges): Price | Refusal {
  const { mode, from, to, weightGrams, size, additionalServices } = parcel;
  if (weightGrams > MAX_PARCEL_GRAMS) return refusal('too_heavy');

  const base = baseOf(parcel, rates);
  if (!base) return refusal('no_rate', { mode, from, to });

  const kg = weightGrams / 1000;
  const weight = weightChargeOf(weightGrams, rates.weights);
  if (!weight) return refusal('no_weight_charge', { kg });

  const volume = totalVolume(size);
  const sizeCharge = sizeChargeOf(volume, rates.sizes);
  if (!sizeCharge) return refusal('no_size_charge', { volume });

  const packingFils = additionalServices ? rates.packingFils : 0;
  if (packingFils === undefined) return refusal('no_packing_charge');

  const startingPrices = [
    base.starting && ({ of: 'route', mode, fromCity: from.city, toCity: to.city } as const),
    weight.starting && ({ of: 'weight', kg } as const),
    sizeCharge.starting && ({ of: 'size', volume } as const),
    additionalServices && rates.packingStarting && ({ of: 'packing' } as const),
  ].filter((price) => typeof price === 'object');
  if (startingPrices.length > 0) return refusal('starting_price', { prices: startingPrices });

  const parts = {
    baseFils: base.rateFils,
    weightFils: weight.priceFils,
    sizeFils: sizeCharge.priceFils,
    packingFils,
  };
  return {
    ok: true,
    chargeFils: Math.round(parts.baseFils + parts.weightFils + parts.sizeFils + parts.packingFils),
    parts,
    gaveBase: base.gaveBase,
    weightChargeId: weight.id,
    sizeChargeId: sizeCharge.id,
  };
}

/** Converts kilograms to grams, to the nearest gram: 4.35 is 4350. */
export function toGrams(kg: number): number {
  return Math.round(kg * 1000);
}

/** Returns the exact volume in cm³ of sides measured to the millimetre: 10.1 × 10.1 × 10.1 is 1030.301. */
export function totalVolume({ length, width, height }: Size): number {
  return (Math.round(length * 10) * Math.round(width * 10) * Math.round(height * 10)) / 1000;
}

/**
 * Returns the charge for a weight, or undefined. A lower limit belongs to the range below: exactly 5 kg is in 0-5,
 * not in 5-10.
 */
export function weightChargeOf(
  weightGrams: number,
  weights: readonly WeightCharge[],
): WeightCharge | undefined {
  return weights.find((row) => row.fromGrams < weightGrams && weightGrams <= row.upToGrams);
}

/** Returns the smallest size that fits a volume, in any order of the rows, or undefined. */
export function sizeChargeOf(volume: number, sizes: readonly SizeCharge[]): SizeCharge | undefined {
  let smallest: SizeCharge | undefined;
  for (const row of sizes) {
    if (limitOf(row) >= volume && (!smallest || limitOf(row) < limitOf(smallest))) smallest = row;
  }
  return smallest;
}

function limitOf(row: SizeCharge): number {
  return row.maxVolume ?? Number.POSITIVE_INFINITY;
}

function refusal<C extends RefusalCode>(code: C, ...params: ParamsOf<C>): Refusal {
  return { ok: false, refused: sentence(code, ...params) };
}
