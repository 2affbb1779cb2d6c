import * as z from 'zod/mini';
import { READERS } from './facts/roles.ts';
import { aed, id, money, starting } from './fields.ts';
import { keyed, messageOnly, table, withMessage } from './route.ts';

export const WeightCharge = z.object({ _id: z.string(), range: z.string(), price: aed, starting });
export type WeightCharge = z.infer<typeof WeightCharge>;

export const PackingCharge = z.object({ _id: z.string(), price: aed, starting });
export type PackingCharge = z.infer<typeof PackingCharge>;

/** `maxVolume` in cm³; null is unlimited. */
export const SizeCharge = z.object({
  _id: z.string(),
  size: z.string(),
  maxVolume: z.nullable(z.number()),
  price: aed,
  starting,
});
export type SizeCharge = z.infer<typeof SizeCharge>;

/** Starting prices by what is looked at together. */
export const STARTING_PRICES = ['charges', 'normal-rates', 'urgent-rates'] as const;
export type StartingPrices = (typeof STARTING_PRICES)[number];

const priceOnly = z.strictObject({ id, price: money });
const noSuchCharge = { 404: 'No such charge' };

export const charges = table('charges', {
  listWeightCharges: {
    method: 'GET',
    path: '/api/rates/weight-rates',
    may: READERS.prices,
    summary: 'Charge by weight, lightest first',
    ...keyed('data', z.array(WeightCharge)),
  },
  updateWeightCharge: {
    method: 'PUT',
    path: '/api/rates/update-weight-rate',
    summary: 'Changes the price of a weight range',
    body: priceOnly,
    ...withMessage(WeightCharge),
    refusals: noSuchCharge,
  },
  listPackingCharges: {
    method: 'GET',
    path: '/api/rates/additional-services',
    may: ['supervisor'],
    summary: 'The one additional packing charge, as a list',
    ...keyed('data', z.array(PackingCharge)),
    lone: true,
  },
  updatePackingCharge: {
    method: 'PUT',
    path: '/api/rates/update-additional-service',
    summary: 'Changes the additional packing charge',
    body: priceOnly,
    ...withMessage(PackingCharge),
    refusals: noSuchCharge,
  },
  listSizeCharges: {
    method: 'GET',
    path: '/api/rates/size-rates',
    may: ['supervisor'],
    summary: 'Charge by parcel size, smallest first',
    ...keyed('data', z.array(SizeCharge)),
  },
  updateSizeCharge: {
    method: 'PUT',
    path: '/api/rates/update-size-rate',
    summary: 'Changes the price and the largest volume of a parcel size',
    body: z.strictObject({
      id,
      price: money,
      maxVolume: z.nullable(
        z
          .number({ error: 'Must be a number in cm³.' })
          .check(z.positive('Must be more than 0.'), z.maximum(100_000_000, 'Must be at most 100,000,000.')),
      ),
    }),
    ...withMessage(SizeCharge),
    refusals: { ...noSuchCharge, 409: 'Another size has the same largest volume' },
  },
  readStartingPrices: {
    method: 'GET',
    path: '/api/rates/starting-prices',
    may: ['supervisor'],
    feature: 'tawseel',
    summary: 'The number of starting prices not confirmed yet; orders that need them are refused',
    reply: z.object({ charges: z.number(), normalRates: z.number(), urgentRates: z.number() }),
  },
  keepStartingPrices: {
    method: 'POST',
    path: '/api/rates/starting-prices/keep',
    feature: 'tawseel',
    summary: 'Confirms starting prices unchanged',
    body: z.strictObject({
      prices: z.enum(STARTING_PRICES, { error: `Must be one of ${STARTING_PRICES.join(', ')}.` }),
    }),
    ...messageOnly,
  },
});
