import { CompanyRate, cityRates, type UserRate } from '@tawseel/contract/city-rates';
import { cityFromText, EMIRATES } from '@tawseel/contract/facts/emirates';
import type { DeliveryType } from '@tawseel/contract/facts/limits';
import { rule } from '@tawseel/contract/facts/sentences/rule';
import { keyed } from '@tawseel/contract/route';
import * as z from 'zod/mini';
import type { Loose } from '../../api/tolerant.ts';
import { ratesText as text } from '../../texts/en/rates.ts';
import { problemText } from '../../texts/rules.ts';
import type { Company } from './parties.ts';

/** Directed route between cities, spelled as on the server, with its rate in AED if it has one. */
export type CityRate = {
  fromCity: string;
  toCity: string;
  rate?: number | undefined;
  rateId?: string | undefined;
  /** True if it is a starting price, not decided yet. */
  starting?: boolean | undefined;
};
export type CityGroup = { fromCity: string; routes: CityRate[] };

export function fromUserRate({
  _id,
  fromCity = '',
  toCity = '',
  rates,
  starting,
}: Loose<UserRate>): CityRate {
  return { fromCity, toCity, rate: rates, rateId: _id, starting };
}

/** Another server may name the delivery type of a company's rate, and send the rates of both types. */
const AnyCompanyRate = z.extend(CompanyRate, {
  deliveryType: z.optional(z.string()),
  mode: z.optional(z.string()),
});
export const listCompanyRates = { ...cityRates.listCompanyRates, ...keyed('rates', z.array(AnyCompanyRate)) };

/** Returns a function that is true for rates of this delivery type, or of none. */
export function isOfMode(asked: DeliveryType): (rate: Loose<z.infer<typeof AnyCompanyRate>>) => boolean {
  return ({ deliveryType, mode }) => [asked, ''].includes((deliveryType || mode || '').trim().toLowerCase());
}

export function fromCompanyRate({ fromCity = '', toCity = '', rate }: Loose<CompanyRate>): CityRate {
  return { fromCity, toCity, rate };
}

function plain(city: string): string {
  return cityFromText(city) ?? city.trim();
}

/** Returns the canonical key of a route in any spelling of its cities: 'Abu Dhabi' is 'Abu-Dhabi'. */
export function routeKey({ fromCity, toCity }: Pick<CityRate, 'fromCity' | 'toCity'>): string {
  return `${plain(fromCity)} > ${plain(toCity)}`;
}

type Ends = { fromCity?: string | undefined; toCity?: string | undefined };

function hasBothEnds({ fromCity, toCity }: Ends): boolean {
  return Boolean(fromCity?.trim() && toCity?.trim());
}

/**
 * Returns true for a list that is empty or names a route; rows without cities would all be shown as routes without a
 * rate.
 */
export function namesRoutes(rates: readonly Ends[]): boolean {
  return rates.length === 0 || rates.some(hasBothEnds);
}

/** Returns the spelling of each city in the first row with it, by its plain name. */
function spellings(cities: readonly string[]): Map<string, string> {
  return new Map(cities.toReversed().map((city) => [plain(city), city]));
}

/**
 * Every route by the city it starts from: each pair of our emirates, same-city ones included, in their order, with a
 * rate or without; then what a server knows of other cities. A rate keeps the spelling of its own row; a pair without
 * a rate, and all rates from a city, take the spelling of the first row that names the city.
 */
export function groupRoutes(rates: readonly CityRate[]): CityGroup[] {
  const whole = rates.filter(hasBothEnds);
  const from = spellings(whole.map(({ fromCity }) => fromCity));
  const to = spellings(whole.map(({ toCity }) => toCity));
  const pairs = EMIRATES.flatMap((one) =>
    EMIRATES.map((other) => ({
      fromCity: from.get(one) ?? to.get(one) ?? one,
      toCity: to.get(other) ?? from.get(other) ?? other,
    })),
  );
  const routes = new Map([...pairs, ...whole].map((route) => [routeKey(route), route]));
  const groups = Map.groupBy(routes.values(), ({ fromCity }) => plain(fromCity));
  return [...groups].map(([city, ofCity]) => ({
    fromCity: from.get(city) ?? ofCity[0]!.fromCity,
    routes: ofCity,
  }));
}

/** Returns the validation error of a typed rate: no number, or below 0. The server reports further problems itself. */
export function rateProblem(rate = 0): string | undefined {
  if (Number.isNaN(rate)) return text.noNumber;
  return rate < 0 ? problemText(rule('too_small', { min: 0 })) : undefined;
}

/** Returns cached rows with another rate of these routes; a route without one is added. */
export function withRate<Row extends Ends>(
  rows: readonly Row[],
  routes: readonly CityRate[],
  change: Partial<Row>,
): Row[] {
  const left = new Map(routes.map((route) => [routeKey(route), route]));
  const changed = rows.map((row) => {
    const key = routeKey({ fromCity: row.fromCity ?? '', toCity: row.toCity ?? '' });
    return left.delete(key) ? { ...row, ...change } : row;
  });
  const added = [...left.values()].map(({ fromCity, toCity }) => ({ fromCity, toCity, ...change }) as Row);
  return [...changed, ...added];
}

/** Returns true if the route starts in the company's city, so that its change is that of a single destination. */
export function isOwnRoute(company: Company, route: CityRate): boolean {
  return plain(route.fromCity) === plain(company.city);
}

/** Returns the change of a single destination from a company's own city (specification, section 7). */
export function destinationChange(company: Company, route: CityRate, mode: DeliveryType, rate: number) {
  return {
    companyId: company.id,
    companyCity: company.city,
    deliveryType: mode,
    rates: [{ toCity: route.toCity.replaceAll(' ', '-'), rate }],
  };
}

/** Returns the change of a company's rate between any two cities. */
export function pairChange(company: Company, route: CityRate, mode: DeliveryType, rate: number) {
  const { fromCity, toCity } = route;
  return { companyId: company.id, rates: [{ fromCity, toCity, rate, deliveryType: mode }] };
}

/** Returns the change of all of a company's rates from one city. */
export function cityChange(company: Company, fromCity: string, mode: DeliveryType, rate: number) {
  return { companyId: company.id, rates: [{ fromCity, rate, deliveryType: mode }] };
}
