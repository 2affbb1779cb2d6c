import * as z from 'zod/mini';
import { RATE_KINDS } from './facts/rate-kinds.ts';
import { aed, city, deliveryType, id, money, starting } from './fields.ts';
import { keyed, table, withMessage } from './route.ts';
import { noSuchCompany } from './shared-refusals.ts';

/** Rate of individual senders between two cities; the API calls the amount `rates`. */
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
 * Possible base rates of a route, by kind of rate, in their order of precedence. There are several if zone rates
 * apply to some areas, and none if every order would be refused.
 */
export const BaseRate = z.object({
  fromCity: z.string(),
  toCity: z.string(),
  bases: z.array(z.object({ kind: z.enum(RATE_KINDS), lowest: aed, highest: aed, starting })),
});
export type BaseRate = z.infer<typeof BaseRate>;

const typeOnly = z.strictObject({ type: deliveryType });

/** All rates of a company from one city, or from the company's own city to single cities. */
export const CityBulk = z.union([
  z.strictObject({
    companyId: id,
    rates: z
      .array(z.strictObject({ fromCity: city, rate: money, deliveryType }))
      .check(z.minLength(1), z.maxLength(50)),
  }),
  z.strictObject({
    companyId: id,
    companyCity: city,
    deliveryType,
    rates: z.array(z.strictObject({ toCity: city, rate: money })).check(z.minLength(1), z.maxLength(50)),
  }),
]);

export const cityRates = table('cityRates', {
  listUserRates: {
    method: 'GET',
    path: '/api/rates/user-normal-rates/:type',
    may: ['supervisor'],
    summary: 'Rates of individual senders between cities',
    params: typeOnly,
    ...keyed('userRates', z.array(UserRate)),
  },
  updateUserRate: {
    method: 'PUT',
    path: '/api/rates/update-userNormalRate',
    summary: 'Changes one rate of individual senders',
    invalidates: ['cityRates', 'overview', 'charges'],
    body: z.strictObject({ rateId: id, fromCity: city, toCity: city, rate: money, mode: deliveryType }),
    ...withMessage(UserRate),
    refusals: { no_such_rate: 'No such rate for this route' },
  },
  listCompanyRates: {
    method: 'GET',
    path: '/api/rates/companyRates/:companyId/:type',
    may: ['supervisor'],
    summary: "A company's rates between cities",
    params: z.strictObject({ companyId: id, type: deliveryType }),
    ...keyed('rates', z.array(CompanyRate)),
    refusals: noSuchCompany,
  },
  updateCompanyRates: {
    method: 'PUT',
    path: '/api/rates/update-companyNormalRate',
    summary: "Sets a company's rates, by city pair and delivery type",
    invalidates: ['cityRates', 'overview'],
    body: z.strictObject({
      companyId: id,
      rates: z
        .array(z.strictObject({ fromCity: city, toCity: city, rate: money, deliveryType }))
        .check(z.minLength(1), z.maxLength(200)),
    }),
    ...withMessage(z.array(CompanyRate)),
    refusals: { ...noSuchCompany, route_twice: 'A route is listed twice' },
  },
  bulkUpdateCity: {
    method: 'POST',
    path: '/api/rates/bulk-update-city',
    summary: "Sets all of a company's rates from one city, or its rates to single cities, all or nothing",
    invalidates: ['cityRates', 'overview'],
    body: CityBulk,
    ...withMessage(z.array(CompanyRate)),
    refusals: { ...noSuchCompany, route_twice: 'A route is listed twice' },
  },
  deleteCompanyRate: {
    method: 'DELETE',
    path: '/api/rates/companyRates/:companyId/:type/:fromCity/:toCity',
    feature: 'tawseel',
    summary: "Removes a company's rate between two cities; the next rate then decides",
    invalidates: ['cityRates', 'overview'],
    params: z.strictObject({ companyId: id, type: deliveryType, fromCity: city, toCity: city }),
    ...keyed('rates', z.array(CompanyRate)),
    refusals: { ...noSuchCompany, no_own_rate: 'The company has no rate there' },
  },
  listBaseRates: {
    method: 'GET',
    path: '/api/rates/base-rates/:type',
    may: ['supervisor'],
    feature: 'tawseel',
    summary: 'The base charge of each route between cities, for individual senders or a company',
    params: typeOnly,
    query: z.strictObject({ companyId: z.optional(id) }),
    ...keyed('data', z.array(BaseRate)),
    refusals: noSuchCompany,
  },
});
