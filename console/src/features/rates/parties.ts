import type { DeliveryType } from '@tawseel/contract/facts/limits';

export type Company = { id: string; name: string; city: string };

/** Whose rates a modal changes: those of all individual senders, or one company's. */
export type Party = { kind: 'individual' } | { kind: 'company'; company: Company };

type CityOffer = {
  /** A pair without a rate falls back to the individual one. */
  inherits: boolean;
  bulkModes: readonly DeliveryType[];
};

/** What each variant of the city rates offers (specification, section 2). */
export const cityOffers: Readonly<Record<Party['kind'], CityOffer>> = {
  individual: { inherits: false, bulkModes: [] },
  company: { inherits: true, bulkModes: ['normal'] },
};

/** In which modes each variant of the zone rates can set all of them at once. */
export const zoneBulkModes: Readonly<Record<'general' | 'company', readonly DeliveryType[]>> = {
  general: [],
  company: ['normal'],
};
