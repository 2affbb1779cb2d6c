import type { charges, SizeCharge, StartingPrices } from '@tawseel/contract/charges';
import type { Written } from '../../../platform/engine/audit.ts';
import { lockTable } from '../../../platform/engine/lock.ts';
import { inTransaction } from '../../../platform/engine/transaction.ts';
import { Refusal } from '../../../platform/http/errors.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { aedText, toFils } from '../../../platform/values/fils.ts';
import {
  listPackingCharges,
  listSizeCharges,
  listWeightCharges,
  updatePackingCharge,
  updateSizeCharge,
  updateWeightCharge,
} from '../store/charges.ts';
import { countStartingPrices, keepStartingPrices } from '../store/starting-prices.ts';

/**
 * Uniqueness of volumes, since a parcel is charged by the smallest size that holds it: of two as large, one would
 * never be.
 */
function refuseSameVolume(sizes: SizeCharge[], changed: SizeCharge): void {
  const twin = sizes.find((size) => size._id !== changed._id && size.maxVolume === changed.maxVolume);
  if (!twin) return;
  const volume = changed.maxVolume === null ? 'unlimited' : `${changed.maxVolume} cm³`;
  throw new Refusal('conflict', `${twin.size} has the same largest volume (${volume}). Choose another.`);
}

/** What was kept, for people: '49 normal rates are kept as they are.' */
export function keptText(prices: StartingPrices, count: number): string {
  const words = prices.replace('-', ' ');
  if (count === 0) return `No starting ${words} are left to keep.`;
  return count === 1 ? `1 of the ${words} is kept as it is.` : `${count} ${words} are kept as they are.`;
}

function named<Charge extends { _id: string }>(charges: Charge[], id: string): Charge | undefined {
  return charges.find(({ _id }) => _id === id);
}

function subjectOf({ _id: id }: { _id: string }, name: string) {
  return { kind: 'charge', id, name } as const;
}

/** The starting prices that were kept, as one subject. */
export function keptSubject(prices: StartingPrices): Written['subject'] {
  return {
    kind: prices === 'charges' ? 'charge' : 'rate',
    id: '',
    name: `Starting ${prices.replace('-', ' ')}`,
  };
}

export const chargeCalls: Handlers<typeof charges> = {
  listWeightCharges: (_, { db }) => listWeightCharges(db),

  updateWeightCharge: ({ body }, { db, audit }) =>
    inTransaction(db, async (trx) => {
      const priceFils = toFils(body.price);
      await lockTable(trx, 'weight_charges');
      const before = named(await listWeightCharges(trx), body.id);
      const data = await updateWeightCharge(trx, body.id, priceFils);
      if (!data) throw new Refusal('not_found', 'There is no weight charge with this id.');
      await audit(trx, { subject: subjectOf(data, `${data.range} kg`), before, after: data });
      return { message: `The charge for ${data.range} kg is now ${aedText(priceFils)}.`, data };
    }),

  listPackingCharges: (_, { db }) => listPackingCharges(db),

  updatePackingCharge: ({ body }, { db, audit }) =>
    inTransaction(db, async (trx) => {
      const priceFils = toFils(body.price);
      await lockTable(trx, 'packing_charges');
      const before = named(await listPackingCharges(trx), body.id);
      const data = await updatePackingCharge(trx, body.id, priceFils);
      if (!data) throw new Refusal('not_found', 'There is no packing charge with this id.');
      await audit(trx, { subject: subjectOf(data, 'Packing'), before, after: data });
      return { message: `The packing charge is now ${aedText(priceFils)}.`, data };
    }),

  listSizeCharges: (_, { db }) => listSizeCharges(db),

  updateSizeCharge: ({ body }, { db, audit }) =>
    inTransaction(db, async (trx) => {
      const priceFils = toFils(body.price);
      await lockTable(trx, 'size_charges');
      const before = named(await listSizeCharges(trx), body.id);
      const data = await updateSizeCharge(trx, body.id, {
        price_fils: priceFils,
        max_volume: body.maxVolume,
      });
      if (!data) throw new Refusal('not_found', 'There is no size charge with this id.');
      refuseSameVolume(await listSizeCharges(trx), data);
      await audit(trx, { subject: subjectOf(data, data.size), before, after: data });
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

  keepStartingPrices: ({ body: { prices } }, { db, audit }) =>
    inTransaction(db, async (trx) => {
      const kept = await keepStartingPrices(trx, prices);
      await audit(trx, { subject: keptSubject(prices), after: { kept } });
      return { message: keptText(prices, kept) };
    }),
};
