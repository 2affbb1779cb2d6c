import * as z from 'zod/mini';
import { RATE_KINDS } from './facts/rate-kinds.ts';
import { ZONE_CITIES, ZONES } from './facts/zones.ts';
import { aed, byId, city, deliveryType, id, maybeWords, money, starting } from './fields.ts';
import { keyed, saidOnly, table, told } from './route.ts';

/** An individual sender's rate between two cities; the wire calls the amount `rates`. */
export const UserRate = z.object({
  _id: z.string(),
  fromCity: z.string(),
  toCity: z.string(),
  rates: aed,
  starting,
});
export type UserRate = z.infer<typeof UserRate>;

export const CompanyRate = z.object({ fromCity: z.string(), toCity: z.string(), rate: aed });
export type CompanyRate = z.infer<typeof CompanyRate>;

/**
 * What an order of a route may be charged at its base, by the kinds of rate that decide, in their order of precedence.
 * Several where zone rates decide for some areas; none where every order would be refused.
 */
export const BaseRate = z.object({
  fromCity: z.string(),
  toCity: z.string(),
  bases: z.array(z.object({ kind: z.enum(RATE_KINDS), lowest: aed, highest: aed, starting })),
});
export type BaseRate = z.infer<typeof BaseRate>;

const zoneCity = z.enum(ZONE_CITIES, { error: `Must be ${ZONE_CITIES.join(' or ')}.` });
const zone = z.enum(ZONES, { error: `Must be ${ZONES.join(' or ')}.` });
const areas = z.array(maybeWords(80)).check(z.maxLength(200));

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

const companyId = id;
const noSuchCompany = { 404: 'No such company' };
const typeOnly = z.strictObject({ type: deliveryType });

/** All rates of a company from one city, or to single cities from the company's own. */
export const CityBulk = z.union([
  z.strictObject({
    companyId,
    rates: z
      .array(z.strictObject({ fromCity: city, rate: money, deliveryType }))
      .check(z.minLength(1), z.maxLength(50)),
  }),
  z.strictObject({
    companyId,
    companyCity: city,
    deliveryType,
    rates: z.array(z.strictObject({ toCity: city, rate: money })).check(z.minLength(1), z.maxLength(50)),
  }),
]);

export const rates = table('rates', {
  listUserRates: {
    method: 'GET',
    path: '/api/rates/user-normal-rates/:type',
    summary: 'Rates of individual senders between cities',
    params: typeOnly,
    ...keyed('userRates', z.array(UserRate)),
  },
  updateUserRate: {
    method: 'PUT',
    path: '/api/rates/update-userNormalRate',
    summary: 'Changes one rate of individual senders',
    body: z.strictObject({ rateId: id, fromCity: city, toCity: city, rate: money, mode: deliveryType }),
    ...told(UserRate),
    refusals: { 404: 'No such rate, or the rate is of another route' },
  },
  listCompanyRates: {
    method: 'GET',
    path: '/api/rates/companyRates/:companyId/:type',
    summary: "A company's rates between cities",
    params: z.strictObject({ companyId, type: deliveryType }),
    ...keyed('rates', z.array(CompanyRate)),
    refusals: noSuchCompany,
  },
  updateCompanyRates: {
    method: 'PUT',
    path: '/api/rates/update-companyNormalRate',
    summary: "Sets a company's rates, one by city pair and delivery type",
    body: z.strictObject({
      companyId,
      rates: z
        .array(z.strictObject({ fromCity: city, toCity: city, rate: money, deliveryType }))
        .check(z.minLength(1), z.maxLength(200)),
    }),
    ...told(z.array(CompanyRate)),
    refusals: noSuchCompany,
  },
  bulkUpdateCity: {
    method: 'POST',
    path: '/api/rates/bulk-update-city',
    summary: "Sets all of a company's rates from one city, or its rates to single cities, all or nothing",
    body: CityBulk,
    ...told(z.array(CompanyRate)),
    refusals: noSuchCompany,
  },
  deleteCompanyRate: {
    method: 'DELETE',
    path: '/api/rates/companyRates/:companyId/:type/:fromCity/:toCity',
    feature: 'rate-removal',
    summary: "Takes a company's own rate between two cities away; the rate that comes after it decides then",
    params: z.strictObject({ companyId, type: deliveryType, fromCity: city, toCity: city }),
    ...keyed('rates', z.array(CompanyRate)),
    refusals: { 404: 'No such company, or it has no rate of its own there' },
  },
  listBaseRates: {
    method: 'GET',
    path: '/api/rates/base-rates/:type',
    feature: 'base-rates',
    summary: 'What each route between cities is charged at its base, for individual senders or a company',
    params: typeOnly,
    query: z.strictObject({ companyId: z.optional(companyId) }),
    ...keyed('data', z.array(BaseRate)),
    refusals: noSuchCompany,
  },
  listZoneRates: {
    method: 'GET',
    path: '/api/rates/zone-rates',
    summary: 'The general zone rates',
    ...keyed('data', z.array(ZoneRate)),
  },
  checkZoneRate: {
    method: 'POST',
    path: '/api/rates/get-by-city-zone',
    summary: 'The general zone rate of one route and mode, if there is one',
    body: ZoneRoute,
    reply: FoundZoneRate,
    refusals: { 404: 'No rate for this route and mode' },
  },
  createZoneRate: {
    method: 'POST',
    path: '/api/rates/zone-rates',
    summary: 'Adds a general zone rate',
    body: ZoneRateDetails,
    ...told(ZoneRate),
    status: 201,
    refusals: { 409: 'This route and mode has a rate already' },
  },
  updateZoneRate: {
    method: 'PUT',
    path: '/api/rates/zone-rates/update',
    summary: 'Changes a general zone rate, found by its cities, zones and mode',
    body: ZoneRateDetails,
    ...told(ZoneRate),
    refusals: { 404: 'No rate for this route and mode', 409: 'The _id is of another route or mode' },
  },
  deleteZoneRate: {
    method: 'DELETE',
    path: '/api/rates/zone-rates/:id',
    feature: 'rate-removal',
    summary: 'Takes a general zone rate away; the rate that comes after it decides then',
    params: byId,
    ...keyed('data', z.array(ZoneRate)),
    refusals: { 404: 'No such general zone rate' },
  },
  listCompanyZoneRates: {
    method: 'GET',
    path: '/api/rates/company/:id',
    summary: "A company's zone rates",
    params: z.strictObject({ id }),
    ...keyed('data', z.array(ZoneRate)),
    refusals: noSuchCompany,
  },
  checkCompanyZoneRate: {
    method: 'POST',
    path: '/api/rates/company/zoneRate/get',
    summary: "A company's zone rate of one route and mode, if there is one",
    body: z.extend(ZoneRoute, { companyId }),
    reply: FoundZoneRate,
    refusals: { 404: 'No such company, or no rate for this route and mode' },
  },
  createCompanyZoneRate: {
    method: 'POST',
    path: '/api/rates/company/zoneRate/create',
    summary: 'Adds a zone rate for a company',
    body: z.extend(ZoneRateDetails, { companyId }),
    ...told(ZoneRate),
    status: 201,
    refusals: { ...noSuchCompany, 409: 'This route and mode has a rate already' },
  },
  updateCompanyZoneRate: {
    method: 'PUT',
    path: '/api/rates/company/zoneRate/update',
    summary: "Changes a company's zone rate, found by its cities, zones and mode",
    body: z.extend(ZoneRateDetails, { companyId }),
    ...told(ZoneRate),
    refusals: {
      404: 'No such company, or no rate for this route and mode',
      409: 'The _id is of another route or mode',
    },
  },
  deleteCompanyZoneRate: {
    method: 'DELETE',
    path: '/api/rates/company/zoneRate/:companyId/:id',
    feature: 'rate-removal',
    summary: "Takes a company's zone rate away; the rate that comes after it decides then",
    params: z.strictObject({ companyId, id }),
    ...keyed('data', z.array(ZoneRate)),
    refusals: { 404: 'No such company, or it has no such zone rate' },
  },
  bulkUpdateZoneRates: {
    method: 'POST',
    path: '/api/rates/bulk-update-zoneRates',
    summary: 'Sets every zone rate of a company in one mode to one price, all or nothing',
    body: z.strictObject({ companyId, rate: money, mode: deliveryType }),
    ...saidOnly,
    refusals: { 404: 'No such company, or it has no zone rates in this mode' },
  },
});
