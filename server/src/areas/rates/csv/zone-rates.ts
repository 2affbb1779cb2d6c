import { DELIVERY_TYPES } from '@tawseel/contract/facts/limits';
import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { DELIVERY_WORDS, ZONE_WORDS } from '@tawseel/contract/facts/synonyms';
import { listedArea, ZONE_CITIES, ZONES } from '@tawseel/contract/facts/zones';
import { areas, email, identity, money, oneOf } from '../../../platform/csv/codecs.ts';
import { csvTable, Fault, rowByRow, type Values } from '../../../platform/csv/csv-table.ts';
import { readTable } from '../../../platform/engine/read-table.ts';
import { upsertZoneRates } from '../store/zone-rates.ts';
import type { ZoneRateRow } from '../tables.ts';
import { openRates } from './rates.ts';

const wholeZone = sentence('default_whole_zone');

const columns = {
  id: { codec: identity, absent: sentence('default_route_id') },
  company_id: { codec: identity, absent: sentence('default_general_rate') },
  company_email: { codec: email, importOnly: true },
  from_city: { codec: oneOf(ZONE_CITIES), required: true },
  from_zone: { codec: oneOf(ZONES, ZONE_WORDS), required: true },
  from_areas: { codec: areas, absent: wholeZone, aliases: ['from_zone_areas'] },
  to_city: { codec: oneOf(ZONE_CITIES), required: true },
  to_zone: { codec: oneOf(ZONES, ZONE_WORDS), required: true },
  to_areas: { codec: areas, absent: wholeZone, aliases: ['to_zone_areas'] },
  mode: { codec: oneOf(DELIVERY_TYPES, DELIVERY_WORDS), required: true, aliases: ['delivery_type', 'type'] },
  rate_aed: { codec: money, required: true, aliases: ['rate', 'price'] },
} as const;

type Columns = typeof columns;
type RowValues = Partial<Values<Columns>>;

type Side = { city: string | undefined; zone: string | undefined; areas: readonly string[] | undefined };

/** Returns a fault for the first area that its zone does not list, because no address could match it. */
function areaFault(column: 'from_areas' | 'to_areas', { city, zone, areas = [] }: Side): Fault | undefined {
  if (city === undefined || zone === undefined) return undefined;
  const unknown = areas.find((area) => listedArea(city, zone, area) === undefined);
  return unknown === undefined
    ? undefined
    : new Fault(
        column,
        sentence('areas_of_zone', { city, zone }),
        sentence('not_its_area', { area: unknown }),
      );
}

function areasText(city: string, zone: string, areas: readonly string[] = []): string {
  return JSON.stringify([...new Set(areas.map((area) => listedArea(city, zone, area) ?? area))]);
}

export const zoneRates = csvTable({
  name: 'zone-rates',
  table: 'zone_rates',
  columns,
  adds: 'Adds rates, and replaces those of the same company, cities, zones and mode.',

  async open(db, { readOnly }) {
    const rates = await openRates<RowValues>(db, {
      table: 'zone_rates',
      column: 'to_zone',
      routeOf: ({ from_city, from_zone, to_city, to_zone, mode }) => [
        from_city,
        from_zone,
        to_city,
        to_zone,
        mode,
      ],
    });
    const check = (values: RowValues) => [
      ...rates.check(values),
      areaFault('from_areas', { city: values.from_city, zone: values.from_zone, areas: values.from_areas }),
      areaFault('to_areas', { city: values.to_city, zone: values.to_zone, areas: values.to_areas }),
    ];
    const make = (values: Values<Columns>): ZoneRateRow => ({
      ...rates.take(values),
      from_city: values.from_city,
      from_zone: values.from_zone,
      from_areas: areasText(values.from_city, values.from_zone, values.from_areas),
      to_city: values.to_city,
      to_zone: values.to_zone,
      to_areas: areasText(values.to_city, values.to_zone, values.to_areas),
      mode: values.mode,
      rate_fils: values.rate_aed,
    });
    const write = (rows: ZoneRateRow[]) => upsertZoneRates(db, rows);
    return { add: rowByRow<Columns, ZoneRateRow>({ readOnly, check, make, write }) };
  },

  read: (db) => readTable(db, 'zone_rates'),
  cells: (row: ZoneRateRow) => ({
    ...row,
    from_areas: JSON.parse(row.from_areas),
    to_areas: JSON.parse(row.to_areas),
    rate_aed: row.rate_fils,
  }),
});
