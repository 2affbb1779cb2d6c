import type { Kysely } from 'kysely';
import { schemaOf } from '../0001/columns.ts';

const NEW_FIELDS = ['dropoff_building', 'dropoff_landmark', 'dropoff_makani', 'receiver_phone2'];

/** Adds the address fields that help a driver to find the door, and a mark for moves that a scan implied. */
export async function addOrderFields(db: Kysely<unknown>): Promise<void> {
  await schemaOf(db).run([
    ...NEW_FIELDS.map((field) => `alter table orders add column ${field} text not null default ''`),
    'alter table order_events add column implied integer',
  ]);
}

/** Creates the tables of areas of each emirate, with their alternative names and the warehouse that delivers there. */
export async function addAreas(db: Kysely<unknown>): Promise<void> {
  const { table, index } = schemaOf(db);
  await table('areas', ['id'], {
    id: 'text',
    city: 'text',
    name: 'text',
    name_ar: 'text',
    aliases: 'text',
    sort_code: 'text',
    warehouse_id: { type: 'text?', to: 'warehouses' },
    place: 'integer',
  }).execute();
  await index('areas_name', 'areas', ['city', 'name']).unique().execute();
  // Names are unique among the areas of an emirate.
  await table('area_names', ['city', 'key'], {
    city: 'text',
    key: 'text',
    area_id: { type: 'text', to: 'areas', cascade: true },
  }).execute();
  await index('area_names_area', 'area_names', ['area_id']).execute();
}
