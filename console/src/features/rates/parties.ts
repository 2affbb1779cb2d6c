import type { DeliveryType } from '@tawseel/contract/facts/limits';
import type { RateKind } from '@tawseel/contract/facts/rate-kinds';

/** In the order of their buttons; a window of rates begins with the first. */
export const RATE_MODES = ['normal', 'urgent'] as const;

export type Company = { id: string; name: string; city: string };

/** Whose rates a modal changes: those of all individual senders, or one company's. */
export type Party = { kind: 'individual' } | { kind: 'company'; company: Company };

type CityOffer = {
  /** The kind of rate that stands in its boxes. */
  own: RateKind;
  /** A rate of its own can be taken away again. */
  removes: boolean;
  /** A rate below 0 becomes 0; others are refused (specification, section 5). */
  clamps: boolean;
  bulkModes: readonly DeliveryType[];
};

/** What each variant of the city rates offers (specification, section 2). */
export const cityOffers: Readonly<Record<Party['kind'], CityOffer>> = {
  individual: { own: 'individual-city', removes: false, clamps: true, bulkModes: [] },
  company: { own: 'company-city', removes: true, clamps: false, bulkModes: ['normal'] },
};

/** In which modes each variant of the zone rates can set all of them at once. */
export const zoneBulkModes: Readonly<Record<'general' | 'company', readonly DeliveryType[]>> = {
  general: [],
  company: ['normal'],
};
