import { numberFromText } from '@tawseel/contract/facts/typed-number';
import { areasOf } from '@tawseel/contract/facts/zones';
import { notNegative } from '@tawseel/contract/fields';
import { type ZoneRate, ZoneRoute } from '@tawseel/contract/zone-rates';
import * as z from 'zod/mini';
import type { Loose } from '../../api/tolerant.ts';
import { ratesText as text } from '../../texts/en/rates.ts';
import { type ZoneRow, zoneKey } from './zone-rates.ts';

/** Form of a zone rate; `rate` is the text in its box. */
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

/** Request of the form: the amount as a number. */
export function detailsOf<Form extends ZoneForm>(form: Form) {
  return { ...form, rate: numberFromText(form.rate) };
}

/**
 * Rules of the specification for a rate and its areas (section 5), no more: the server reports further problems
 * itself.
 */
const amount = {
  fromZoneAreas: z.array(z.string()),
  toZoneAreas: z.array(z.string()),
  rate: z.number({ error: () => text.noNumber }).check(notNegative),
};

export const ZoneFormSchema = z.pipe(
  z.transform((form: ZoneForm): unknown => detailsOf(form)),
  z.extend(ZoneRoute, amount),
);

/** Returns the route of a rate, which is enough to look for an existing one. */
export function routeOf({ fromCity, fromZone, toCity, toZone, mode }: ZoneForm) {
  return { fromCity, fromZone, toCity, toZone, mode };
}

/** Schema of a stored rate, whose route is not validated: another server may have cities and zones of its own. */
export const AnyZoneRate = z.object({
  fromCity: z.string(),
  fromZone: z.string(),
  toCity: z.string(),
  toZone: z.string(),
  mode: z.string(),
  companyId: z.optional(z.string()),
  ...amount,
});

export const StoredZoneFormSchema = z.pipe(
  z.transform((form: ZoneForm): unknown => detailsOf(form)),
  AnyZoneRate,
);

export function toRoute(form: ZoneForm): ZoneRoute | undefined {
  return z.safeParse(ZoneRoute, routeOf(form)).data;
}

type FoundRate = Loose<Pick<ZoneRate, 'rate' | 'fromZoneAreas' | 'toZoneAreas'>>;

/** Returns the found rate of the form's route as a row of the list. */
export function foundRow(form: ZoneForm, { rate, fromZoneAreas = [], toZoneAreas = [] }: FoundRate): ZoneRow {
  const route = routeOf(form);
  return { ...route, key: zoneKey(route, form.mode), rate, fromZoneAreas, toZoneAreas };
}

/** Returns the areas to tick: those of the zone, and others that the rate or the form has. */
export function areaOptions(form: ZoneForm, side: Side, known: readonly string[] = []): string[] {
  const { city, zone, areas } = SIDES[side];
  return [...new Set([...areasOf(form[city], form[zone]), ...known, ...form[areas]])];
}
