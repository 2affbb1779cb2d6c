import { areasOf } from '@tawseel/contract/facts/zones';
import { ZoneRateDetails } from '@tawseel/contract/rates';
import * as z from 'zod/mini';
import { rateFromText } from './city-rates.ts';
import type { ZoneRow } from './zone-rates.ts';

/** A zone rate as it is typed; `rate` is the text in its box. */
export type ZoneForm = {
  fromCity: string;
  fromZone: string;
  fromZoneAreas: string[];
  toCity: string;
  toZone: string;
  toZoneAreas: string[];
  rate: string;
  mode: string;
};

/** The fields of one end of a route. */
export const SIDES = {
  from: { city: 'fromCity', zone: 'fromZone', areas: 'fromZoneAreas' },
  to: { city: 'toCity', zone: 'toZone', areas: 'toZoneAreas' },
} as const;
export type Side = keyof typeof SIDES;

export function emptyZoneForm(mode: string): ZoneForm {
  const blank = { fromCity: '', fromZone: '', fromZoneAreas: [], toCity: '', toZone: '', toZoneAreas: [] };
  return { ...blank, rate: '', mode };
}

export function zoneFormOf(row: ZoneRow): ZoneForm {
  const { fromCity, fromZone, toCity, toZone, mode } = row;
  return {
    fromCity,
    fromZone,
    fromZoneAreas: [...row.fromZoneAreas],
    toCity,
    toZone,
    toZoneAreas: [...row.toZoneAreas],
    rate: row.rate?.toString() ?? '',
    mode,
  };
}

/** What is sent: the amount as a number. */
export function detailsOf<Form extends ZoneForm>(form: Form) {
  return { ...form, rate: rateFromText(form.rate) };
}

/** Checks what is typed by what the server takes. */
export const ZoneFormSchema = z.pipe(
  z.transform((form: ZoneForm): unknown => detailsOf(form)),
  ZoneRateDetails,
);

/** The areas to tick: those of the zone, and whatever else another server's rate already names. */
export function areaOptions(form: ZoneForm, side: Side, existing: readonly string[] = []): string[] {
  const { city, zone } = SIDES[side];
  return [...new Set([...areasOf(form[city], form[zone]), ...existing])];
}
