import { DELIVERY_TYPES } from '@tawseel/contract/facts/limits';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { DELIVERY_WORDS } from '@tawseel/contract/facts/synonyms';
import { city, email, identity, money, oneOf } from '../../../platform/csv/codecs.ts';
import { csvTable, rowByRow, type Values } from '../../../platform/csv/csv-table.ts';
import { readTable } from '../../../platform/engine/read-table.ts';
import { upsertCityRates } from '../store/city-rates.ts';
import { isStartingPrice } from '../store/essentials.ts';
import { DECIDED, STARTING } from '../store/starting-prices.ts';
import type { CityRateRow } from '../tables.ts';
import { openRates } from './rates.ts';
import { starting, startingCell } from './starting.ts';

const columns = {
  id: { codec: identity, absent: sentence('default_route_id') },
  company_id: { codec: identity, absent: sentence('default_individual_senders') },
  company_email: { codec: email, importOnly: true },
  from_city: { codec: city, required: true, aliases: ['from'] },
  to_city: { codec: city, required: true, aliases: ['to'] },
  mode: { codec: oneOf(DELIVERY_TYPES, DELIVERY_WORDS), required: true, aliases: ['delivery_type', 'type'] },
  rate_aed: { codec: money, required: true, aliases: ['rate', 'rates', 'price'] },
  starting,
} as const;

type Columns = typeof columns;
type RowValues = Partial<Values<Columns>>;

export const cityRates = csvTable({
  name: 'city-rates',
  table: 'city_rates',
  columns,
  adds: 'Adds rates, and replaces those of the same company, cities and mode.',

  async open(db, { readOnly }) {
    const { check, take } = await openRates<RowValues>(db, {
      table: 'city_rates',
      column: 'to_city',
      routeOf: ({ from_city, to_city, mode }) => [from_city, to_city, mode],
    });
    const make = (values: Values<Columns>): CityRateRow => {
      const row: CityRateRow = {
        ...take(values),
        from_city: values.from_city,
        to_city: values.to_city,
        mode: values.mode,
        rate_fils: values.rate_aed,
        starting: DECIDED,
      };
      if (values.starting && isStartingPrice('city_rates', row)) row.starting = STARTING;
      return row;
    };
    const write = async (rows: CityRateRow[]) => void (await upsertCityRates(db, rows));
    return { add: rowByRow<Columns, CityRateRow>({ readOnly, check, make, write }) };
  },

  read: (db) => readTable(db, 'city_rates'),
  cells: (row: CityRateRow) => ({ ...row, rate_aed: row.rate_fils, starting: startingCell(row) }),
});
