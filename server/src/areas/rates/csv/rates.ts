import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { validOrUndefined } from '../../../platform/csv/csv-table.ts';
import { type Find, finderOf, liveEmail } from '../../../platform/csv/look-ups.ts';
import { Unique } from '../../../platform/csv/unique.ts';
import { newId } from '../../../platform/engine/ids.ts';
import { listIds } from '../../../platform/engine/read-table.ts';
import type { Database } from '../../../platform/engine/tables.ts';
import { listSenderEmails } from '../../senders/store.ts';

type Owned = { [K in 'id' | 'company_id' | 'company_email']?: string | undefined };

type Rates<Read> = {
  table: 'city_rates' | 'zone_rates';
  /** Column reported if a file has a route twice. */
  column: string;
  routeOf: (values: Read) => readonly unknown[];
};

async function findCompanies(db: Database): Promise<Find> {
  const companies = await listSenderEmails(db, 'Company');
  return finderOf(companies, liveEmail, { id: 'company_id', name: 'company_email' });
}

/** Opens the shared part of rate importers: each rate belongs to one company or none, and each route occurs once. */
export async function openRates<Read extends Owned>(db: Database, { table, column, routeOf }: Rates<Read>) {
  const findCompany = await findCompanies(db);
  const taken = new Set(await listIds(db, table));
  const routes = new Unique(column, sentence('unused_route'));
  const companyOf = ({ company_id: id, company_email: name }: Owned) => findCompany({ id, name });
  const keyOf = (values: Read) => [validOrUndefined(companyOf(values)) ?? '', ...routeOf(values)].join(' ');
  return {
    check: (values: Read) => [companyOf(values), routes.fault(keyOf(values))],
    take: (values: Read): { id: string; company_id: string } => {
      routes.take(keyOf(values));
      // An existing rate of the route keeps its id; a new one must not take another's.
      const id = values.id === undefined || taken.has(values.id) ? newId() : values.id;
      taken.add(id);
      return { id, company_id: validOrUndefined(companyOf(values)) ?? '' };
    },
  };
}
