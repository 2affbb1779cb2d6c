import { areasOf } from '@tawseel/contract/facts/zones';
import type { ZoneRateDetails, ZoneRoute, zoneRates } from '@tawseel/contract/zone-rates';
import { aedText, toFils } from '../domain/fils.ts';
import { Refusal } from '../http/errors.ts';
import type { Handlers } from '../http/serve.ts';
import { newId } from '../store/ids.ts';
import type { Database } from '../store/tables.ts';
import { inTransaction } from '../store/transaction.ts';
import {
  deleteZoneRate,
  findZoneRate,
  GENERAL,
  insertZoneRate,
  listZoneRates,
  updateZoneRate,
  updateZoneRatesOf,
} from '../store/zone-rates.ts';
import { knownCompany } from './city-rates.ts';

function textOf(route: ZoneRoute): string {
  return `${route.fromCity}, ${route.fromZone} to ${route.toCity}, ${route.toZone} (${route.mode})`;
}

/** Deduplicates the areas of a list; an area its zone does not have would never match an address. */
function areasIn(city: string, zone: string, areas: string[], path: string): string[] {
  const known = areasOf(city, zone);
  const unknown = areas.find((area) => !known.includes(area));
  if (unknown === undefined) return [...new Set(areas)];
  const message = `“${unknown}” is not an area of ${city}, ${zone}.`;
  throw new Refusal('invalid', message, [{ path, message }]);
}

/** What a rate's form says beyond its route. */
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
  if (!found) throw new Refusal('not_found', `There is no zone rate for ${textOf(route)}.`);
  return found;
}

async function check(db: Database, companyId: string, route: ZoneRoute) {
  const { rate, fromZoneAreas, toZoneAreas } = await knownZoneRate(db, companyId, route);
  return { rate, fromZoneAreas, toZoneAreas };
}

async function create(db: Database, companyId: string, body: ZoneRateDetails) {
  const columns = columnsOf(body);
  const existing = await findZoneRate(db, companyId, body);
  if (existing) {
    const price = aedText(toFils(existing.rate));
    throw new Refusal('conflict', `${textOf(body)} has a zone rate already: ${price}. Edit that one.`);
  }
  const data = await insertZoneRate(db, {
    ...columns,
    id: newId(),
    company_id: companyId,
    from_city: body.fromCity,
    from_zone: body.fromZone,
    to_city: body.toCity,
    to_zone: body.toZone,
    mode: body.mode,
  });
  return { message: `Zone rate for ${textOf(body)} created.`, data };
}

async function update(db: Database, companyId: string, body: ZoneRateDetails) {
  const columns = columnsOf(body);
  const found = await knownZoneRate(db, companyId, body);
  if (body._id !== undefined && body._id !== found._id) {
    throw new Refusal('conflict', `${textOf(body)} is another zone rate than the one being edited.`);
  }
  const data = await updateZoneRate(db, found._id, columns);
  return { message: `Zone rate for ${textOf(body)} updated.`, data };
}

async function remove(db: Database, companyId: string, id: string) {
  if (!(await deleteZoneRate(db, companyId, id))) {
    throw new Refusal('not_found', 'There is no zone rate with this id.');
  }
  return listZoneRates(db, companyId);
}

export const zoneRateCalls: Handlers<typeof zoneRates> = {
  listZoneRates: (_, { db }) => listZoneRates(db, GENERAL),

  checkZoneRate: ({ body }, { db }) => check(db, GENERAL, body),

  createZoneRate: ({ body }, { db }) => inTransaction(db, (trx) => create(trx, GENERAL, body)),

  updateZoneRate: ({ body }, { db }) => inTransaction(db, (trx) => update(trx, GENERAL, body)),

  deleteZoneRate: ({ params }, { db }) => inTransaction(db, (trx) => remove(trx, GENERAL, params.id)),

  listCompanyZoneRates: async ({ params }, { db }) => {
    await knownCompany(db, params.id);
    return listZoneRates(db, params.id);
  },

  checkCompanyZoneRate: async ({ body }, { db }) => {
    await knownCompany(db, body.companyId);
    return check(db, body.companyId, body);
  },

  createCompanyZoneRate: ({ body }, { db }) =>
    inTransaction(db, async (trx) => {
      await knownCompany(trx, body.companyId);
      return create(trx, body.companyId, body);
    }),

  updateCompanyZoneRate: ({ body }, { db }) =>
    inTransaction(db, async (trx) => {
      await knownCompany(trx, body.companyId);
      return update(trx, body.companyId, body);
    }),

  deleteCompanyZoneRate: ({ params: { companyId, id } }, { db }) =>
    inTransaction(db, async (trx) => {
      await knownCompany(trx, companyId);
      return remove(trx, companyId, id);
    }),

  bulkUpdateZoneRates: ({ body }, { db }) =>
    inTransaction(db, async (trx) => {
      const company = await knownCompany(trx, body.companyId);
      const rateFils = toFils(body.rate);
      const updated = await updateZoneRatesOf(trx, body.companyId, body.mode, rateFils);
      if (updated === 0)
        throw new Refusal('not_found', `${company.name} has no zone rates in ${body.mode} mode.`);
      return { message: `All ${body.mode} zone rates of ${company.name} are now ${aedText(rateFils)}.` };
    }),
};
