import { zoneRouteText } from '@tawseel/contract/facts/sentences/en/words';
import { areasOf } from '@tawseel/contract/facts/zones';
import type { ZoneRate, ZoneRateDetails, ZoneRoute, zoneRates } from '@tawseel/contract/zone-rates';
import { newId } from '../../../platform/engine/ids.ts';
import { lockTable } from '../../../platform/engine/lock.ts';
import type { Database, Trx } from '../../../platform/engine/tables.ts';
import { refuse, refuseField } from '../../../platform/http/errors.ts';
import type { Context, Handlers } from '../../../platform/http/serve.ts';
import { write } from '../../../platform/http/write.ts';
import { toFils } from '../../../platform/values/fils.ts';
import {
  deleteZoneRate,
  findZoneRate,
  GENERAL,
  insertZoneRate,
  listZoneRates,
  updateZoneRate,
  updateZoneRatesOf,
} from '../store/zone-rates.ts';
import { knownCompany, ratesOf } from './city-rates.ts';

type Route = Record<Exclude<keyof ZoneRoute, '_id'>, string>;

/** Returns only the route of an object with more fields. */
function routeOf({ fromCity, fromZone, toCity, toZone, mode }: Route): Route {
  return { fromCity, fromZone, toCity, toZone, mode };
}

/**
 * Removes duplicates from a list of areas. Refuses an area that its zone does not have, because it would never match
 * an address.
 */
function areasIn(city: string, zone: string, areas: string[], path: string): string[] {
  const known = areasOf(city, zone);
  const unknown = areas.find((area) => !known.includes(area));
  if (unknown === undefined) return [...new Set(areas)];
  throw refuseField(path, 'no_such_area', { area: unknown, city, zone });
}

/** Returns the columns of a rate other than its route. */
function columnsOf(body: ZoneRateDetails) {
  const from = areasIn(body.fromCity, body.fromZone, body.fromZoneAreas, 'fromZoneAreas');
  const to = areasIn(body.toCity, body.toZone, body.toZoneAreas, 'toZoneAreas');
  return {
    from_areas: JSON.stringify(from),
    to_areas: JSON.stringify(to),
    rate_fils: toFils(body.rate),
  };
}

async function knownZoneRate(db: Database, companyId: string, route: ZoneRoute) {
  const found = await findZoneRate(db, companyId, route);
  if (!found) throw refuse('no_zone_rate', routeOf(route));
  return found;
}

/** Owner of rates: a company, or undefined for general rates. */
type Owner = { _id: string; name: string } | undefined;
/** Company of a call; missing in calls about general rates. */
type OfCompany = { companyId?: string };

async function ownerOf(db: Database, { companyId }: OfCompany): Promise<Owner> {
  return companyId === undefined ? undefined : knownCompany(db, companyId);
}

const idOf = (owner: Owner) => owner?._id ?? GENERAL;

function subjectOf(owner: Owner, rate: ZoneRate) {
  const name = zoneRouteText(rate);
  if (!owner) return { kind: 'rate', id: rate._id, name } as const;
  return { kind: 'rate', id: owner._id, name: `${owner.name}: ${name}` } as const;
}

async function check({ body }: { body: ZoneRoute & OfCompany }, { db }: Context) {
  const owner = await ownerOf(db, body);
  const { rate, fromZoneAreas, toZoneAreas } = await knownZoneRate(db, idOf(owner), body);
  return { rate, fromZoneAreas, toZoneAreas };
}

const create = ({ body }: { body: ZoneRateDetails & OfCompany }, context: Context) =>
  write(context, async ({ trx, audit }) => {
    const owner = await ownerOf(trx, body);
    const columns = columnsOf(body);
    const existing = await findZoneRate(trx, idOf(owner), body);
    if (existing) {
      throw refuse('zone_rate_exists', { ...routeOf(body), price: existing.rate });
    }
    const data = await insertZoneRate(trx, {
      ...columns,
      id: newId(),
      company_id: idOf(owner),
      from_city: body.fromCity,
      from_zone: body.fromZone,
      to_city: body.toCity,
      to_zone: body.toZone,
      mode: body.mode,
    });
    await audit({ subject: subjectOf(owner, data), after: data });
    return { ...context.done('zone_rate_created', routeOf(body)), data };
  });

const update = ({ body }: { body: ZoneRateDetails & OfCompany }, context: Context) =>
  write(context, async ({ trx, audit }) => {
    const owner = await ownerOf(trx, body);
    const columns = columnsOf(body);
    await lockTable(trx, 'zone_rates');
    const found = await knownZoneRate(trx, idOf(owner), body);
    if (body._id !== undefined && body._id !== found._id) {
      throw refuse('other_zone_rate', routeOf(body));
    }
    const data = await updateZoneRate(trx, found._id, columns);
    await audit({ subject: subjectOf(owner, data), before: found, after: data });
    return { ...context.done('zone_rate_updated', routeOf(body)), data };
  });

const remove = ({ params }: { params: { id: string } & OfCompany }, context: Context) =>
  write(context, async ({ trx, audit }) => {
    const owner = await ownerOf(trx, params);
    await lockTable(trx, 'zone_rates');
    const before = (await listZoneRates(trx, idOf(owner))).find(({ _id }) => _id === params.id);
    if (!before) throw refuse('no_such_zone_rate');
    await deleteZoneRate(trx, idOf(owner), params.id);
    await audit({ subject: subjectOf(owner, before), before });
    return listZoneRates(trx, idOf(owner));
  });

async function ratesByRoute(trx: Trx, companyId: string, mode: string): Promise<Record<string, number>> {
  const rates = (await listZoneRates(trx, companyId)).filter((rate) => rate.mode === mode);
  return Object.fromEntries(rates.map((rate) => [zoneRouteText(rate), rate.rate]));
}

export const zoneRateCalls: Handlers<typeof zoneRates> = {
  listZoneRates: (_, { db }) => listZoneRates(db, GENERAL),

  checkZoneRate: check,
  createZoneRate: create,
  updateZoneRate: update,
  deleteZoneRate: remove,

  listCompanyZoneRates: async ({ params }, { db }) => {
    await knownCompany(db, params.id);
    return listZoneRates(db, params.id);
  },

  checkCompanyZoneRate: check,
  createCompanyZoneRate: create,
  updateCompanyZoneRate: update,
  deleteCompanyZoneRate: remove,

  bulkUpdateZoneRates: ({ body }, context) =>
    write(context, async ({ trx, audit }) => {
      const company = await knownCompany(trx, body.companyId);
      const rateFils = toFils(body.rate);
      await lockTable(trx, 'zone_rates');
      const before = await ratesByRoute(trx, company._id, body.mode);
      const updated = await updateZoneRatesOf(trx, body.companyId, body.mode, rateFils);
      if (updated === 0) throw refuse('no_zone_rates_in_mode', { company: company.name, mode: body.mode });
      const after = { rates: updated, ...(await ratesByRoute(trx, company._id, body.mode)) };
      await audit({ subject: ratesOf(company), before, after });
      return context.done('zone_rates_updated', { company: company.name, mode: body.mode, price: body.rate });
    }),
};
