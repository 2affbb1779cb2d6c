import { DELIVERY_TYPES } from '@tawseel/contract/facts/limits';
import { ZONE_CITIES, ZONES } from '@tawseel/contract/facts/zones';
import { newId } from '../../store/ids.ts';
import type { Tables } from '../../store/tables.ts';
import { areas, email, identity, money, oneOf } from '../codecs.ts';
import { kind, oneByOne, soundly, type Values } from '../kind.ts';
import { readTable } from '../rows.ts';
import { Unique } from '../unique.ts';
import { findCompanies } from './common.ts';

type Row = Tables['zone_rates'];

const wholeZone = 'the whole zone';

const columns = {
  id: { codec: identity, absent: 'the id of the route, or a new one' },
  company_id: { codec: identity, absent: 'the company of company_email; without one, a general rate' },
  company_email: { codec: email, importOnly: true },
  from_city: { codec: oneOf(ZONE_CITIES), required: true },
  from_zone: { codec: oneOf(ZONES), required: true },
  from_areas: { codec: areas, absent: wholeZone, aliases: ['from_zone_areas'] },
  to_city: { codec: oneOf(ZONE_CITIES), required: true },
  to_zone: { codec: oneOf(ZONES), required: true },
  to_areas: { codec: areas, absent: wholeZone, aliases: ['to_zone_areas'] },
  mode: { codec: oneOf(DELIVERY_TYPES), required: true, aliases: ['delivery_type', 'type'] },
  rate_aed: { codec: money, required: true, aliases: ['rate', 'price'] },
} as const;

type Columns = typeof columns;
type Read = Partial<Values<Columns>>;

export const zoneRates = kind({
  name: 'zone-rates',
  table: 'zone_rates',
  columns,
  adds: 'Adds rates, and replaces those of the same company, cities, zones and mode.',

  async open(db, { readOnly }) {
    const findCompany = await findCompanies(db);
    const known = await db.selectFrom('zone_rates').select('id').execute();
    const taken = new Set(known.map((row) => row.id));
    const routes = new Unique('to_zone', 'a route, company and mode');
    const companyOf = ({ company_id: id, company_email: name }: Read) => findCompany({ id, name });
    const routeOf = (values: Read) => {
      const { from_city, from_zone, to_city, to_zone, mode } = values;
      return [soundly(companyOf(values)) ?? '', from_city, from_zone, to_city, to_zone, mode].join(' ');
    };
    const check = (values: Read) => [companyOf(values), routes.fault(routeOf(values))];
    const make = (values: Values<Columns>): Row => {
      const { from_city, from_zone, to_city, to_zone, mode } = values;
      const row: Row = {
        id: values.id ?? newId(),
        company_id: soundly(companyOf(values)) ?? '',
        from_city,
        from_zone,
        from_areas: JSON.stringify(values.from_areas ?? []),
        to_city,
        to_zone,
        to_areas: JSON.stringify(values.to_areas ?? []),
        mode,
        rate_fils: values.rate_aed,
      };
      // As for the rates between cities.
      if (taken.has(row.id)) row.id = newId();
      taken.add(row.id);
      routes.take(routeOf(values));
      return row;
    };
    const write = async (rows: Row[]) => {
      await db
        .insertInto('zone_rates')
        .values(rows)
        .onConflict((conflict) =>
          conflict
            .columns(['company_id', 'from_city', 'from_zone', 'to_city', 'to_zone', 'mode'])
            .doUpdateSet((eb) => ({
              rate_fils: eb.ref('excluded.rate_fils'),
              from_areas: eb.ref('excluded.from_areas'),
              to_areas: eb.ref('excluded.to_areas'),
            })),
        )
        .execute();
    };
    return { add: oneByOne<Columns, Row>({ readOnly, check, make, write }) };
  },

  read: (db) => readTable(db, 'zone_rates'),
  cells: (row: Row) => ({
    ...row,
    from_areas: JSON.parse(row.from_areas),
    to_areas: JSON.parse(row.to_areas),
    rate_aed: row.rate_fils,
  }),
});
