import type { Tables } from '../../platform/engine/tables.ts';

declare module '../../platform/engine/tables.ts' {
  interface Tables {
    /**
     * `company_id` is '' for the rates of individual senders. `starting`, here and below, is 1 for a starting price
     * that is not confirmed yet: no order is charged it.
     */
    city_rates: {
      id: string;
      company_id: string;
      from_city: string;
      to_city: string;
      mode: string;
      rate_fils: number;
      starting: number;
    };
    /** `company_id` is '' for the general zone rates; the area lists are JSON, empty for the whole zone. */
    zone_rates: {
      id: string;
      company_id: string;
      from_city: string;
      from_zone: string;
      from_areas: string;
      to_city: string;
      to_zone: string;
      to_areas: string;
      mode: string;
      rate_fils: number;
    };
    /** A weight w is charged by the row with from_grams < w <= up_to_grams. */
    weight_charges: {
      id: string;
      from_grams: number;
      up_to_grams: number;
      price_fils: number;
      starting: number;
    };
    packing_charges: { id: string; price_fils: number; starting: number };
    size_charges: {
      id: string;
      size: string;
      max_volume: number | null;
      price_fils: number;
      starting: number;
    };
  }
}

export type CityRateRow = Tables['city_rates'];
export type ZoneRateRow = Tables['zone_rates'];
