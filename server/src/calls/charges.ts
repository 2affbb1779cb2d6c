import type { charges, SizeCharge, StartingPrices } from '@tawseel/contract/charges';
import { aedText, toFils } from '../domain/fils.ts';
import { Refusal } from '../http/errors.ts';
import type { Handlers } from '../http/serve.ts';
import {
  listPackingCharges,
  listSizeCharges,
  listWeightCharges,
  updatePackingCharge,
  updateSizeCharge,
  updateWeightCharge,
} from '../store/charges.ts';
import { countStartingPrices, keepStartingPrices } from '../store/starting-prices.ts';
import { inTransaction } from '../store/transaction.ts';

/**
 * Uniqueness of volumes, since a parcel is charged by the smallest size that holds it: of two as large, one would
 * never be.
 */
function refuseSameVolume(sizes: SizeCharge[], changed: SizeCharge): void {
  const twin = sizes.find((size) => size._id !== changed._id && size.maxVolume === changed.maxVolume);
  if (!twin) return;
  const volume = changed.maxVolume === null ? 'unlimited' : `${changed.maxVolume} cm³`;
  throw new Refusal('conflict', `The largest volume of ${twin.size} is ${volume} too; choose another.`);
}

/** What was kept, for people: '49 normal rates are kept as they are.' */
export function keptText(prices: StartingPrices, count: number): string {
  const words = prices.replace('-', ' ');
  if (count === 0) return `There are no starting ${words} left to keep.`;
  return count === 1 ? `1 of the ${words} is kept as it is.` : `${count} ${words} are kept as they are.`;
}

export const chargeCalls: Handlers<typeof charges> = {
  listWeightCharges: (_, { db }) => listWeightCharges(db),

  updateWeightCharge: async ({ body }, { db }) => {
    const priceFils = toFils(body.price);
    const data = await updateWeightCharge(db, body.id, priceFils);
    if (!data) throw new Refusal('not_found', 'There is no weight charge with this id.');
    return { message: `The charge for ${data.range} kg is now ${aedText(priceFils)}.`, data };
  },

  listPackingCharges: (_, { db }) => listPackingCharges(db),

  updatePackingCharge: async ({ body }, { db }) => {
    const priceFils = toFils(body.price);
    const data = await updatePackingCharge(db, body.id, priceFils);
    if (!data) throw new Refusal('not_found', 'There is no packing charge with this id.');
    return { message: `The packing charge is now ${aedText(priceFils)}.`, data };
  },

  listSizeCharges: (_, { db }) => listSizeCharges(db),

  updateSizeCharge: ({ body }, { db }) =>
    inTransaction(db, async (trx) => {
      const priceFils = toFils(body.price);
      const data = await updateSizeCharge(trx, body.id, {
        price_fils: priceFils,
        max_volume: body.maxVolume,
      });
      if (!data) throw new Refusal('not_found', 'There is no size charge with this id.');
      refuseSameVolume(await listSizeCharges(trx), data);
      return { message: `The charge for ${data.size} is now ${aedText(priceFils)}.`, data };
    }),

  readStartingPrices: async (_, { db }) => {
    const {
      charges,
      'normal-rates': normalRates,
      'urgent-rates': urgentRates,
    } = await countStartingPrices(db);
    return { charges, normalRates, urgentRates };
  },

  keepStartingPrices: ({ body: { prices } }, { db }) =>
    inTransaction(db, async (trx) => {
      const kept = await keepStartingPrices(trx, prices);
      return { message: keptText(prices, kept) };
    }),
};
