import * as z from 'zod/mini';
import { LONGEST } from './facts/limits.ts';
import { ZONE_CITIES, ZONES } from './facts/zones.ts';
import { aed, byId, deliveryType, id, maybeWords, money, notEither } from './fields.ts';
import { keyed, messageOnly, table, withMessage } from './route.ts';
import { noSuchCompany } from './shared-refusals.ts';

const zoneCity = z.enum(ZONE_CITIES, notEither(ZONE_CITIES));
const zone = z.enum(ZONES, notEither(ZONES));
const areas = z.array(maybeWords(LONGEST.area)).check(z.maxLength(200));

export const ZoneRoute = z.strictObject({
  fromCity: zoneCity,
  fromZone: zone,
  toCity: zoneCity,
  toZone: zone,
  mode: deliveryType,
});
export type ZoneRoute = z.infer<typeof ZoneRoute>;

/** An empty area list covers the whole zone. */
export const ZoneRateDetails = z.extend(ZoneRoute, {
  _id: z.optional(id),
  fromZoneAreas: areas,
  toZoneAreas: areas,
  rate: money,
});
export type ZoneRateDetails = z.infer<typeof ZoneRateDetails>;

export const ZoneRate = z.object({
  _id: z.string(),
  fromCity: z.string(),
  fromZone: z.string(),
  fromZoneAreas: z.array(z.string()),
  toCity: z.string(),
  toZone: z.string(),
  toZoneAreas: z.array(z.string()),
  rate: aed,
  mode: z.string(),
  companyId: z.optional(z.string()),
});
export type ZoneRate = z.infer<typeof ZoneRate>;

const FoundZoneRate = z.object({
  rate: aed,
  fromZoneAreas: z.array(z.string()),
  toZoneAreas: z.array(z.string()),
});

const noArea = { no_such_area: 'An area is not of its zone' };
const noRate = { no_zone_rate: 'No rate for this route and mode' };
const taken = { ...noArea, zone_rate_exists: 'This route and mode already has a rate' };
const otherRate = { other_zone_rate: 'The _id is of another route or mode' };

export const zoneRates = table('zoneRates', {
  listZoneRates: {
    method: 'GET',
    path: '/api/rates/zone-rates',
    may: ['supervisor'],
    summary: 'The general zone rates',
    ...keyed('data', z.array(ZoneRate)),
  },
  checkZoneRate: {
    method: 'POST',
    path: '/api/rates/get-by-city-zone',
    reads: true,
    may: ['supervisor'],
    summary: 'The general zone rate of one route and mode, if there is one',
    body: ZoneRoute,
    reply: FoundZoneRate,
    refusals: noRate,
  },
  createZoneRate: {
    method: 'POST',
    path: '/api/rates/zone-rates',
    summary: 'Adds a general zone rate',
    invalidates: ['zoneRates', 'cityRates'],
    body: ZoneRateDetails,
    ...withMessage(ZoneRate),
    status: 201,
    refusals: taken,
  },
  updateZoneRate: {
    method: 'PUT',
    path: '/api/rates/zone-rates/update',
    summary: 'Changes a general zone rate, found by its cities, zones and mode',
    invalidates: ['zoneRates', 'cityRates'],
    body: ZoneRateDetails,
    ...withMessage(ZoneRate),
    refusals: { ...noRate, ...noArea, ...otherRate },
  },
  deleteZoneRate: {
    method: 'DELETE',
    path: '/api/rates/zone-rates/:id',
    feature: 'tawseel',
    summary: 'Removes a general zone rate; the next rate then decides',
    invalidates: ['zoneRates', 'cityRates'],
    params: byId,
    ...keyed('data', z.array(ZoneRate)),
    refusals: { no_such_zone_rate: 'No such general zone rate' },
  },
  listCompanyZoneRates: {
    method: 'GET',
    path: '/api/rates/company/:id',
    may: ['supervisor'],
    summary: "A company's zone rates",
    params: z.strictObject({ id }),
    ...keyed('data', z.array(ZoneRate)),
    refusals: noSuchCompany,
  },
  checkCompanyZoneRate: {
    method: 'POST',
    path: '/api/rates/company/zoneRate/get',
    reads: true,
    may: ['supervisor'],
    summary: "A company's zone rate of one route and mode, if there is one",
    body: z.extend(ZoneRoute, { companyId: id }),
    reply: FoundZoneRate,
    refusals: { ...noSuchCompany, ...noRate },
  },
  createCompanyZoneRate: {
    method: 'POST',
    path: '/api/rates/company/zoneRate/create',
    summary: 'Adds a zone rate for a company',
    invalidates: ['zoneRates', 'cityRates'],
    body: z.extend(ZoneRateDetails, { companyId: id }),
    ...withMessage(ZoneRate),
    status: 201,
    refusals: { ...noSuchCompany, ...taken },
  },
  updateCompanyZoneRate: {
    method: 'PUT',
    path: '/api/rates/company/zoneRate/update',
    summary: "Changes a company's zone rate, found by its cities, zones and mode",
    invalidates: ['zoneRates', 'cityRates'],
    body: z.extend(ZoneRateDetails, { companyId: id }),
    ...withMessage(ZoneRate),
    refusals: { ...noSuchCompany, ...noRate, ...noArea, ...otherRate },
  },
  deleteCompanyZoneRate: {
    method: 'DELETE',
    path: '/api/rates/company/zoneRate/:companyId/:id',
    feature: 'tawseel',
    summary: "Removes a company's zone rate; the next rate then decides",
    invalidates: ['zoneRates', 'cityRates'],
    params: z.strictObject({ companyId: id, id }),
    ...keyed('data', z.array(ZoneRate)),
    refusals: { ...noSuchCompany, no_such_zone_rate: 'The company has no such zone rate' },
  },
  bulkUpdateZoneRates: {
    method: 'POST',
    path: '/api/rates/bulk-update-zoneRates',
    summary: 'Sets every zone rate of a company in one mode to one price, all or nothing',
    invalidates: ['zoneRates', 'cityRates'],
    body: z.strictObject({ companyId: id, rate: money, mode: deliveryType }),
    ...messageOnly,
    refusals: { ...noSuchCompany, no_zone_rates_in_mode: 'The company has no zone rates in this mode' },
  },
});
