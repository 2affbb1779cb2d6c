import type { CityBulk, CompanyRate, cityRates } from '@tawseel/contract/city-rates';
import { EMIRATES } from '@tawseel/contract/facts/emirates';
import type { DeliveryType } from '@tawseel/contract/facts/limits';
import { type ModeRoute, modeRouteText } from '@tawseel/contract/facts/sentences/en/words';
import type { Sender } from '@tawseel/contract/senders';
import type * as z from 'zod/mini';
import { lockTable } from '../../../platform/engine/lock.ts';
import type { Database, Trx } from '../../../platform/engine/tables.ts';
import type { Work } from '../../../platform/engine/work.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Context, Handlers } from '../../../platform/http/serve.ts';
import { write } from '../../../platform/http/write.ts';
import { toAed, toFils } from '../../../platform/values/fils.ts';
import { findCompany } from '../../senders/store.ts';
import { possibleBases } from '../rules/possible-bases.ts';
import {
  type CityRateChange,
  type CityRoute,
  deleteCompanyRate,
  listCompanyRates,
  listUserRates,
  updateUserRate,
  upsertCompanyRates,
} from '../store/city-rates.ts';
import { readBaseRates } from '../store/price-book.ts';

export async function knownCompany(db: Database, id: string) {
  const found = await findCompany(db, id);
  if (!found) throw refuse('no_such_company');
  return found;
}

/** Returns the subject of a change to a company's rates, for the audit log. */
export function ratesOf({ _id: id, name }: Sender) {
  return { kind: 'rate', id, name } as const;
}

/** Returns a route for sentences. */
function routeOf({ from_city, to_city, mode }: CityRoute): ModeRoute {
  return { from: { city: from_city }, to: { city: to_city }, mode };
}

const textOf = (change: CityRoute) => modeRouteText(routeOf(change));

/** Refuses two rates for one route, because it is unclear which of them was meant. */
function refuseTwice(changes: CityRateChange[]): void {
  const named = new Set<string>();
  for (const change of changes) {
    const text = textOf(change);
    if (named.has(text)) throw refuse('route_twice', routeOf(change));
    named.add(text);
  }
}

/** Returns rates by route, for the audit log. */
function byRoute(rates: readonly CompanyRate[], mode: string): [string, number][] {
  return rates.map(({ fromCity, toCity, rate }) => [
    textOf({ from_city: fromCity, to_city: toCity, mode }),
    rate,
  ]);
}

async function ownRates(trx: Trx, companyId: string, modes: ReadonlySet<DeliveryType>) {
  const rates: [string, number][] = [];
  for (const mode of modes) rates.push(...byRoute(await listCompanyRates(trx, companyId, mode), mode));
  return Object.fromEntries(rates);
}

async function setCompanyRates(
  { trx, audit }: Work,
  companyId: string,
  changes: (CityRateChange & { mode: DeliveryType })[],
) {
  const company = await knownCompany(trx, companyId);
  refuseTwice(changes);
  await lockTable(trx, 'city_rates');
  const modes = new Set(changes.map(({ mode }) => mode));
  const before = await ownRates(trx, companyId, modes);
  const data = await upsertCompanyRates(trx, companyId, changes);
  const after = { rates: changes.length, ...(await ownRates(trx, companyId, modes)) };
  await audit({ subject: ratesOf(company), before, after });
  return { company, data };
}

/** Converts both bodies of the bulk update to single rates. */
function changesOf(body: z.output<typeof CityBulk>) {
  if ('companyCity' in body) {
    const from = { from_city: body.companyCity, mode: body.deliveryType };
    return body.rates.map(({ toCity, rate }) => ({ ...from, to_city: toCity, rate_fils: toFils(rate) }));
  }
  return body.rates.flatMap(({ fromCity, rate, deliveryType: mode }) =>
    EMIRATES.map((to_city) => ({ from_city: fromCity, to_city, mode, rate_fils: toFils(rate) })),
  );
}

function doneOf(body: z.output<typeof CityBulk>, { done }: Pick<Context, 'done'>) {
  if ('companyCity' in body) {
    const to = body.rates.map(({ toCity }) => toCity);
    return done('rates_from_city_updated', { from: body.companyCity, to });
  }
  const cities = body.rates.map(({ fromCity: from, rate: price }) => ({ from, price }));
  return done('all_rates_updated', { cities });
}

/** Lists the possible base rates of each route, by the same rule that prices orders. */
async function listBaseRates(db: Database, mode: DeliveryType, companyId: string | undefined) {
  if (companyId !== undefined) await knownCompany(db, companyId);
  const book = await readBaseRates(db, mode, companyId);
  return EMIRATES.flatMap((fromCity) =>
    EMIRATES.map((toCity) => ({
      fromCity,
      toCity,
      bases: possibleBases({ mode, fromCity, toCity }, book).map(
        ({ kind, lowestFils, highestFils, starting }) => ({
          kind,
          lowest: toAed(lowestFils),
          highest: toAed(highestFils),
          ...(starting ? { starting } : {}),
        }),
      ),
    })),
  );
}

export const cityRateCalls: Handlers<typeof cityRates> = {
  listUserRates: ({ params }, { db }) => listUserRates(db, params.type),

  updateUserRate: ({ body }, context) =>
    write(context, async ({ trx, audit }) => {
      const change = {
        from_city: body.fromCity,
        to_city: body.toCity,
        mode: body.mode,
        rate_fils: toFils(body.rate),
      };
      await lockTable(trx, 'city_rates');
      const before = (await listUserRates(trx, body.mode)).find(({ _id }) => _id === body.rateId);
      const data = await updateUserRate(trx, body.rateId, change);
      if (!data) throw refuse('no_such_rate', routeOf(change));
      await audit({
        subject: { kind: 'rate', id: data._id, name: textOf(change) },
        before,
        after: data,
      });
      return { ...context.done('rate_updated', { ...routeOf(change), price: body.rate }), data };
    }),

  listCompanyRates: async ({ params }, { db }) => {
    await knownCompany(db, params.companyId);
    return listCompanyRates(db, params.companyId, params.type);
  },

  updateCompanyRates: ({ body }, context) =>
    write(context, async (work) => {
      const changes = body.rates.map(({ fromCity, toCity, rate, deliveryType: mode }) => ({
        from_city: fromCity,
        to_city: toCity,
        mode,
        rate_fils: toFils(rate),
      }));
      const { company, data } = await setCompanyRates(work, body.companyId, changes);
      const routes = changes.map(routeOf);
      return { ...context.done('company_rates_updated', { company: company.name, routes }), data };
    }),

  bulkUpdateCity: ({ body }, context) =>
    write(context, async (work) => {
      const { data } = await setCompanyRates(work, body.companyId, changesOf(body));
      return { ...doneOf(body, context), data };
    }),

  deleteCompanyRate: ({ params: { companyId, type: mode, fromCity, toCity } }, context) =>
    write(context, async ({ trx, audit }) => {
      const company = await knownCompany(trx, companyId);
      const route = { from_city: fromCity, to_city: toCity, mode };
      await lockTable(trx, 'city_rates');
      const own = await ownRates(trx, companyId, new Set([mode]));
      if (!(await deleteCompanyRate(trx, companyId, route))) {
        throw refuse('no_own_rate', { ...routeOf(route), company: company.name });
      }
      const name = textOf(route);
      await audit({ subject: ratesOf(company), before: { [name]: own[name] } });
      return listCompanyRates(trx, companyId, mode);
    }),

  listBaseRates: ({ params, query }, { db }) => listBaseRates(db, params.type, query.companyId),
};
