import type { ConfirmablePrices, charges, SizeCharge } from '@tawseel/contract/charges';
import type { Written } from '../../../platform/engine/audit.ts';
import { lockTable } from '../../../platform/engine/lock.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Handlers } from '../../../platform/http/serve.ts';
import { write } from '../../../platform/http/write.ts';
import { toFils } from '../../../platform/values/fils.ts';
import {
  listPackingCharges,
  listSizeCharges,
  listWeightCharges,
  updatePackingCharge,
  updateSizeCharge,
  updateWeightCharge,
} from '../store/charges.ts';
import { countStartingPrices, keepAllStartingPrices, keepStartingPrices } from '../store/starting-prices.ts';

/**
 * Refuses a size with the same volume as another, because parcels are charged by the smallest size that fits, so one
 * of the two would never apply.
 */
function refuseSameVolume(sizes: SizeCharge[], changed: SizeCharge): void {
  const twin = sizes.find((size) => size._id !== changed._id && size.maxVolume === changed.maxVolume);
  if (!twin) return;
  throw refuse('same_volume', { size: twin.size, maxVolume: changed.maxVolume });
}

function named<Charge extends { _id: string }>(charges: Charge[], id: string): Charge | undefined {
  return charges.find(({ _id }) => _id === id);
}

function subjectOf({ _id: id }: { _id: string }, name: string) {
  return { kind: 'charge', id, name } as const;
}

/** Returns the subject of confirming starting prices, for the audit log. */
export function keptSubject(prices: ConfirmablePrices): Written['subject'] {
  return {
    kind: prices === 'charges' ? 'charge' : 'rate',
    id: '',
    name: `Starting ${prices === 'all' ? 'prices' : prices.replace('-', ' ')}`,
  };
}

export const chargeCalls: Handlers<typeof charges> = {
  listWeightCharges: (_, { db }) => listWeightCharges(db),

  updateWeightCharge: ({ body }, context) =>
    write(context, async ({ trx, audit }) => {
      const priceFils = toFils(body.price);
      await lockTable(trx, 'weight_charges');
      const before = named(await listWeightCharges(trx), body.id);
      const data = await updateWeightCharge(trx, body.id, priceFils);
      if (!data) throw refuse('no_such_weight_charge');
      await audit({ subject: subjectOf(data, `${data.range} kg`), before, after: data });
      return { ...context.done('weight_charge_updated', { range: data.range, price: body.price }), data };
    }),

  listPackingCharges: (_, { db }) => listPackingCharges(db),

  updatePackingCharge: ({ body }, context) =>
    write(context, async ({ trx, audit }) => {
      const priceFils = toFils(body.price);
      await lockTable(trx, 'packing_charges');
      const before = named(await listPackingCharges(trx), body.id);
      const data = await updatePackingCharge(trx, body.id, priceFils);
      if (!data) throw refuse('no_such_packing_charge');
      await audit({ subject: subjectOf(data, 'Packing'), before, after: data });
      return { ...context.done('packing_charge_updated', { price: body.price }), data };
    }),

  listSizeCharges: (_, { db }) => listSizeCharges(db),

  updateSizeCharge: ({ body }, context) =>
    write(context, async ({ trx, audit }) => {
      const priceFils = toFils(body.price);
      await lockTable(trx, 'size_charges');
      const before = named(await listSizeCharges(trx), body.id);
      const data = await updateSizeCharge(trx, body.id, {
        price_fils: priceFils,
        max_volume: body.maxVolume,
      });
      if (!data) throw refuse('no_such_size_charge');
      refuseSameVolume(await listSizeCharges(trx), data);
      await audit({ subject: subjectOf(data, data.size), before, after: data });
      return { ...context.done('size_charge_updated', { size: data.size, price: body.price }), data };
    }),

  readStartingPrices: async (_, { db }) => {
    const {
      charges,
      'normal-rates': normalRates,
      'urgent-rates': urgentRates,
    } = await countStartingPrices(db);
    return { charges, normalRates, urgentRates };
  },

  keepStartingPrices: ({ body: { prices } }, context) =>
    write(context, async ({ trx, audit }) => {
      const kept = await (prices === 'all' ? keepAllStartingPrices(trx) : keepStartingPrices(trx, prices));
      await audit({ subject: keptSubject(prices), after: { kept } });
      return context.done('starting_prices_kept', { prices, count: kept });
    }),
};
