import { DELIVERY_TYPES } from '@tawseel/contract/facts/limits';
import { isStartingPrice } from '../../store/essentials.ts';
import { newId } from '../../store/ids.ts';
import { DECIDED, STARTING } from '../../store/starting-prices.ts';
import type { Tables } from '../../store/tables.ts';
import { city, email, identity, money, oneOf } from '../codecs.ts';
import { kind, oneByOne, soundly, type Values } from '../kind.ts';
import { readTable } from '../rows.ts';
import { Unique } from '../unique.ts';
import { findCompanies, starting, startingCell } from './common.ts';

type Row = Tables['city_rates'];

const columns = {
  id: { codec: identity, absent: 'the id of the route, or a new one' },
  company_id: { codec: identity, absent: 'the company of company_email; without one, individual senders' },
  company_email: { codec: email, importOnly: true },
  from_city: { codec: city, required: true, aliases: ['from'] },
  to_city: { codec: city, required: true, aliases: ['to'] },
  mode: { codec: oneOf(DELIVERY_TYPES), required: true, aliases: ['delivery_type', 'type'] },
  rate_aed: { codec: money, required: true, aliases: ['rate', 'rates', 'price'] },
  starting,
} as const;

type Columns = typeof columns;
type Read = Partial<Values<Columns>>;

export const cityRates = kind({
  name: 'city-rates',
  table: 'city_rates',
  columns,
  adds: 'Adds rates, and replaces those of the same company, cities and mode.',

  async open(db, { readOnly }) {
    const findCompany = await findCompanies(db);
    const known = await db.selectFrom('city_rates').select('id').execute();
    const taken = new Set(known.map((row) => row.id));
    const routes = new Unique('to_city', 'a route, company and mode');
    const companyOf = ({ company_id: id, company_email: name }: Read) => findCompany({ id, name });
    const routeOf = (values: Read) =>
      [soundly(companyOf(values)) ?? '', values.from_city, values.to_city, values.mode].join(' ');
    const check = (values: Read) => [companyOf(values), routes.fault(routeOf(values))];
    const make = (values: Values<Columns>): Row => {
      const row: Row = {
        id: values.id ?? newId(),
        company_id: soundly(companyOf(values)) ?? '',
        from_city: values.from_city,
        to_city: values.to_city,
        mode: values.mode,
        rate_fils: values.rate_aed,
        starting: DECIDED,
      };
      if (values.starting && isStartingPrice('city_rates', row)) row.starting = STARTING;
      // Found by its route, a rate keeps the id it has; one that has to be new may not take another's.
      if (taken.has(row.id)) row.id = newId();
      taken.add(row.id);
      routes.take(routeOf(values));
      return row;
    };
    const write = async (rows: Row[]) => {
      await db
        .insertInto('city_rates')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['company_id', 'from_city', 'to_city', 'mode']).doUpdateSet((eb) => ({
            rate_fils: eb.ref('excluded.rate_fils'),
            starting: eb.ref('excluded.starting'),
          })),
        )
        .execute();
    };
    return { add: oneByOne<Columns, Row>({ readOnly, check, make, write }) };
  },

  read: (db) => readTable(db, 'city_rates'),
  cells: (row: Row) => ({ ...row, rate_aed: row.rate_fils, starting: startingCell(row) }),
});
