import { MAX_PARCEL_GRAMS } from '@tawseel/contract/facts/limits';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Parcel, priceOrder, sizeChargeOf, toGrams, totalVolume, weightChargeOf } from './price.ts';

const weights = [0, 5, 10, 20].map((from, row) => {
  const upTo = [5, 10, 20, 30][row]!;
  return {
    id: `${from}-${upTo}`,
    priceFils: 500 * (row + 1),
    fromGrams: from * 1000,
    upToGrams: upTo * 1000,
  };
});
const sizes = [
  { id: 'Huge', maxVolume: null, priceFils: 2000 },
  { id: 'Small', maxVolume: 8000, priceFils: 250 },
  { id: 'Medium', maxVolume: 30_000.5, priceFils: 700 },
];
const cityRate = { fromCity: 'Dubai', toCity: 'Ajman', mode: 'normal', rateFils: 1800 } as const;
const rates = {
  companyZone: [],
  companyCity: [{ id: 'company', ...cityRate }],
  generalZone: [],
  individualCity: [],
  weights,
  sizes,
  packingFils: 300,
};
const parcel: Parcel = {
  mode: 'normal',
  from: { city: 'Dubai', area: 'Al Barsha' },
  to: { city: 'Ajman' },
  weightGrams: 4200,
  size: { length: 30, width: 20, height: 10 },
  additionalServices: true,
};

test('prices the parcel of the worked example at 28.50 AED, with its parts', () => {
  expect(priceOrder(parcel, rates)).toEqual({
    ok: true,
    chargeFils: 2850,
    parts: { baseFils: 1800, weightFils: 500, sizeFils: 250, packingFils: 300 },
    gaveBase: { kind: 'company-city', rateId: 'company' },
    weightChargeId: '0-5',
    sizeChargeId: 'Small',
  });
});

test('charges no packing when none is requested', () => {
  const price = priceOrder({ ...parcel, additionalServices: false }, rates);
  expect(price).toMatchObject({ chargeFils: 2550, parts: { packingFils: 0 } });
});

describe('refuses', () => {
  test('a route and mode without a rate, naming the route', () => {
    expect(priceOrder({ ...parcel, mode: 'urgent' }, rates)).toEqual({
      ok: false,
      refused: {
        code: 'no_rate',
        params: { mode: 'urgent', from: { city: 'Dubai', area: 'Al Barsha' }, to: { city: 'Ajman' } },
      },
    });
  });

  test('a parcel one gram over 30 kg, with the note, and accepts exactly 30 kg', () => {
    const over = priceOrder({ ...parcel, weightGrams: MAX_PARCEL_GRAMS + 1 }, rates);
    expect(over).toEqual({ ok: false, refused: { code: 'too_heavy' } });
    expect(priceOrder({ ...parcel, weightGrams: MAX_PARCEL_GRAMS }, rates)).toMatchObject({ ok: true });
  });

  test('values that no charge covers', () => {
    expect(priceOrder({ ...parcel, weightGrams: 0 }, rates)).toMatchObject({
      refused: { code: 'no_weight_charge' },
    });
    expect(priceOrder(parcel, { ...rates, sizes: [] })).toMatchObject({
      refused: { code: 'no_size_charge' },
    });
    const unpriced = priceOrder(parcel, { ...rates, packingFils: undefined });
    expect(unpriced).toMatchObject({ refused: { code: 'no_packing_charge' } });
  });
});

describe('weight ranges', () => {
  test('put exactly 5 kg in 0-5 and the gram above in 5-10', () => {
    expect(weightChargeOf(toGrams(5), weights)?.id).toBe('0-5');
    expect(weightChargeOf(5001, weights)?.id).toBe('5-10');
  });

  test('cover every gram up to 30 kg exactly once', () => {
    for (let grams = 1; grams <= MAX_PARCEL_GRAMS; grams += 1) {
      const held = weights.filter((row) => weightChargeOf(grams, [row]));
      if (held.length !== 1) expect.fail(`${grams} g is in ${held.length} ranges`);
    }
  });
});

describe('size categories', () => {
  test('give the smallest that holds the volume, whatever their order', () => {
    const idOf = (volume: number) => sizeChargeOf(volume, sizes)?.id;
    expect([1, 8000, 8000.001, 30_000.5, 30_000.501, 1e9].map(idOf)).toEqual([
      'Small',
      'Small',
      'Medium',
      'Medium',
      'Huge',
      'Huge',
    ]);
  });

  test('measure a volume exactly where floating point does not', () => {
    expect(totalVolume({ length: 10.1, width: 10.1, height: 10.1 })).toBe(1030.301);
    expect(totalVolume({ length: 0.1, width: 0.2, height: 0.3 })).toBe(0.006);
  });

  test('measure sides of any millimetres exactly', () => {
    const side = fc.integer({ min: 1, max: 9999 });
    fc.assert(
      fc.property(side, side, side, (one, two, three) => {
        const volume = totalVolume({ length: one / 10, width: two / 10, height: three / 10 });
        expect(Math.round(volume * 1000)).toBe(one * two * three);
        expect(volume).toBe(Number(volume.toFixed(3)));
      }),
    );
  });
});

test('prices any parcel exactly in fils: the sum of its parts, never negative, never 0 for a missing rate', () => {
  const fils = fc.integer({ min: 0, max: 100_000_000 });
  const cities = fc.constantFrom('Dubai', 'Sharjah', 'Ajman');
  const modes = fc.constantFrom('urgent' as const, 'normal' as const);
  const cityRates = fc.array(
    fc.record({ id: fc.uuid(), fromCity: cities, toCity: cities, mode: modes, rateFils: fils }),
    { maxLength: 4 },
  );
  const side = fc.integer({ min: 1, max: 5000 }).map((mm) => mm / 10);
  const parcels = fc.record({
    mode: modes,
    from: fc.record({ city: cities }),
    to: fc.record({ city: cities }),
    weightGrams: fc.integer({ min: 1, max: 31_000 }),
    size: fc.record({ length: side, width: side, height: side }),
    additionalServices: fc.boolean(),
  });
  fc.assert(
    fc.property(parcels, cityRates, cityRates, fils, (drawn, companyCity, individualCity, packingFils) => {
      const price = priceOrder(drawn, { ...rates, companyCity, individualCity, packingFils });
      const rated = [...companyCity, ...individualCity].some(
        (rate) =>
          rate.mode === drawn.mode && rate.fromCity === drawn.from.city && rate.toCity === drawn.to.city,
      );
      expect(price.ok).toBe(rated && drawn.weightGrams <= MAX_PARCEL_GRAMS);
      if (!price.ok) return;
      const { baseFils, weightFils, sizeFils } = price.parts;
      expect(price.chargeFils).toBe(baseFils + weightFils + sizeFils + price.parts.packingFils);
      expect(Number.isSafeInteger(price.chargeFils)).toBe(true);
      expect(price.chargeFils).toBeGreaterThan(0);
    }),
  );
});
