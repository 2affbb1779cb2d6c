import type { DeliveryType } from '@tawseel/contract/facts/limits';
import type { RateKind } from '@tawseel/contract/facts/rate-kinds';

/** Modes in the order of their buttons; a dialog of rates starts with the first. */
export const RATE_MODES = ['normal', 'urgent'] as const;

export type Company = { id: string; name: string; city: string };

/** Party whose rates a dialog changes: all individual senders, or one company. */
export type Party = { kind: 'individual' } | { kind: 'company'; company: Company };

type CityOffer = {
  /** Kind of rate in its boxes. */
  own: RateKind;
  /** True if its own rates can be removed. */
  removes: boolean;
  /** True if a rate below 0 becomes 0 instead of being refused (specification, section 5). */
  clamps: boolean;
  bulkModes: readonly DeliveryType[];
};

/** Features of each variant of the city rates (specification, section 2). */
export const cityOffers: Readonly<Record<Party['kind'], CityOffer>> = {
  individual: { own: 'individual-city', removes: false, clamps: true, bulkModes: [] },
  company: { own: 'company-city', removes: true, clamps: false, bulkModes: ['normal'] },
};

/** Modes in which each variant of the zone rates has a bulk update. */
export const zoneBulkModes: Readonly<Record<'general' | 'company', readonly DeliveryType[]>> = {
  general: [],
  company: ['normal'],
};
