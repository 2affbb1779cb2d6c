import * as z from 'zod/mini';
import { READERS } from './facts/roles.ts';
import { rule } from './facts/sentences/rule.ts';
import { aed, id, money, notOneOf, starting } from './fields.ts';
import { keyed, messageOnly, table, withMessage } from './route.ts';

const MAX_VOLUME = 100_000_000;

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

/** Groups of starting prices that are confirmed together. */
export const STARTING_PRICES = ['charges', 'normal-rates', 'urgent-rates'] as const;
export type StartingPrices = (typeof STARTING_PRICES)[number];
/** All groups, or one. */
const CONFIRMABLE = [...STARTING_PRICES, 'all'] as const;
export type ConfirmablePrices = (typeof CONFIRMABLE)[number];

const priceOnly = z.strictObject({ id, price: money });
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
    invalidates: ['charges', 'orders', 'overview'],
    body: priceOnly,
    ...withMessage(WeightCharge),
    refusals: { no_such_weight_charge: 'No such charge' },
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
    invalidates: ['charges', 'orders', 'overview'],
    body: priceOnly,
    ...withMessage(PackingCharge),
    refusals: { no_such_packing_charge: 'No such charge' },
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
    invalidates: ['charges', 'orders', 'overview'],
    body: z.strictObject({
      id,
      price: money,
      maxVolume: z.nullable(
        z
          .number(rule('not_volume'))
          .check(
            z.positive(rule('not_positive')),
            z.maximum(MAX_VOLUME, rule('beyond', { max: MAX_VOLUME })),
          ),
      ),
    }),
    ...withMessage(SizeCharge),
    refusals: {
      no_such_size_charge: 'No such charge',
      same_volume: 'Another size has the same largest volume',
    },
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
    invalidates: ['charges', 'cityRates', 'orders', 'overview'],
    body: z.strictObject({
      prices: z.enum(CONFIRMABLE, notOneOf(CONFIRMABLE)),
    }),
    ...messageOnly,
  },
});
