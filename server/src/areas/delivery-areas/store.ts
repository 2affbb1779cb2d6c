import type { DeliveryArea } from '@tawseel/contract/areas';
import { areaKeys, readPlace } from '@tawseel/contract/facts/area-names';
import { cityLabel, EMIRATES } from '@tawseel/contract/facts/emirates';
import type { Place } from '@tawseel/contract/place';
import { newId } from '../../platform/engine/ids.ts';
import { insertRows } from '../../platform/engine/insert-rows.ts';
import { lockTable } from '../../platform/engine/lock.ts';
import { prepared } from '../../platform/engine/prepared.ts';
import type { Database, Tables, Trx } from '../../platform/engine/tables.ts';
import { inTransaction } from '../../platform/engine/transaction.ts';
import { onlyOnes } from './rules.ts';
import { STARTING_AREAS } from './starting/starting-areas.ts';

export type AreaRow = Tables['areas'];
/** Area, with the warehouse that it was given to. */
export type FoundArea = Pick<AreaRow, 'id' | 'city' | 'name' | 'name_ar' | 'sort_code' | 'warehouse_id'>;

function toPlace(row: Pick<Tables['warehouses'], 'id' | 'name' | 'code'>): Place {
  return { id: row.id, name: row.name, code: row.code };
}

const RANKS = new Map<string, number>(EMIRATES.map((city, rank) => [city, rank]));
const rankOf = ({ city }: { city: string }) => RANKS.get(city) ?? RANKS.size;

/** Lists all areas by emirate, in their order; a deleted warehouse delivers none. */
export async function listAreas(db: Database): Promise<DeliveryArea[]> {
  const warehouses = await db
    .selectFrom('warehouses')
    .select(['id', 'name', 'code', 'city'])
    .where('deleted_at', 'is', null)
    .execute();
  const places = new Map(warehouses.map((row) => [row.id, toPlace(row)]));
  const only = onlyOnes(warehouses);
  const rows = await db.selectFrom('areas').selectAll().orderBy('place').orderBy('id').execute();
  return rows
    .sort((one, other) => rankOf(one) - rankOf(other))
    .map((row) => {
      const warehouse = places.get(row.warehouse_id ?? '') ?? null;
      return {
        _id: row.id,
        city: row.city,
        name: row.name,
        nameAr: row.name_ar,
        aliases: JSON.parse(row.aliases),
        sortCode: row.sort_code,
        warehouse,
        deliveredBy: warehouse ?? places.get(only.get(row.city) ?? '') ?? null,
      };
    });
}

export async function findAreaById(db: Database, id: string): Promise<DeliveryArea | undefined> {
  return (await listAreas(db)).find(({ _id }) => _id === id);
}

/** Names in a text that are looked up: the whole text, and its parts. */
const KEYS = 4;

type NameQuery = { city: string; key0: string; key1: string; key2: string; key3: string };
type NamedRow = FoundArea & { key: string };

function selectNamed(db: Database) {
  return db
    .selectFrom('area_names')
    .innerJoin('areas', 'areas.id', 'area_names.area_id')
    .leftJoin('warehouses', (join) =>
      join.onRef('warehouses.id', '=', 'areas.warehouse_id').on('warehouses.deleted_at', 'is', null),
    )
    .select([
      'area_names.key',
      'areas.id',
      'areas.city',
      'areas.name',
      'areas.name_ar',
      'areas.sort_code',
      'warehouses.id as warehouse_id',
    ]);
}

const named = prepared<NameQuery, NamedRow>((db, { city, key0, key1, key2, key3 }) =>
  selectNamed(db).where('area_names.city', '=', city).where('area_names.key', 'in', [key0, key1, key2, key3]),
);
const allNamed = prepared<object, NamedRow>((db) => selectNamed(db));

/** Address of an order, as far as its area depends on it. */
type TypedArea = { city: string; area: string };

/** Texts whose keys are kept, some 2 MB: a board reads up to 1,500 texts, which takes 10 ms. */
const MOST_TEXTS = 10_000;
const keysOfTexts = new Map<string, readonly string[]>();

/** Returns the keys of a text that are looked up; kept, because most texts come again. */
function keysOf(area: string): readonly string[] {
  const kept = keysOfTexts.get(area);
  if (kept) return kept;
  if (keysOfTexts.size >= MOST_TEXTS) keysOfTexts.clear();
  const keys = readPlace(area).keys.slice(0, KEYS);
  keysOfTexts.set(area, keys);
  return keys;
}

/** Returns the area of the likeliest key that an area has. */
function likeliest(keys: readonly string[], areaOf: (key: string) => NamedRow | undefined) {
  for (const key of keys) {
    const found = areaOf(key);
    if (!found) continue;
    const { key: _, ...area } = found;
    return area;
  }
  return undefined;
}

/**
 * Returns the area of an order by any of its names: 'Al Jimi, Al Ain' is Al Jimi, or Al Ain if that is unknown. It is
 * one lookup in an index, because each scan needs it.
 */
export async function areaOfOrder(db: Database, { city, area }: TypedArea): Promise<FoundArea | undefined> {
  const keys = keysOf(area);
  const [key0] = keys;
  if (key0 === undefined) return undefined;
  const [, key1 = key0, key2 = key0, key3 = key0] = keys;
  const found = await named(db, { city, key0, key1, key2, key3 });
  return likeliest(keys, (key) => found.find((one) => one.key === key));
}

/** Place that an order goes to; equal keys are one place. Without a listed area, its key is what was typed, in one spelling. */
export type MeantPlace = { key: string; area: FoundArea | undefined };

/** Reads the names of all areas once. Returns a function that finds the place of an order by the rule of areaOfOrder. */
export async function readPlaces(db: Database): Promise<(typed: TypedArea) => MeantPlace> {
  const nameOf = (city: string, key: string) => `${city}\n${key}`;
  const names = new Map((await allNamed(db, {})).map((row) => [nameOf(row.city, row.key), row]));
  return ({ city, area: text }) => {
    const keys = keysOf(text);
    const area = likeliest(keys, (key) => names.get(nameOf(city, key)));
    return { key: area?.id ?? nameOf(city, keys[0] ?? ''), area };
  };
}

/**
 * Returns the listed name of the area that a text is a name of, in any spelling, alone or with its emirate; undefined if it
 * is no name, or says more, as 'Villa 9, JBR' does.
 */
export async function listedName(db: Database, { city, area }: TypedArea): Promise<string | undefined> {
  const { city: typed, keys } = readPlace(area);
  const isWithEmirate = typed === city && keys.length === 2;
  const [key0 = '', key1 = key0] = isWithEmirate ? keys : keys.slice(0, 1);
  const found = await named(db, { city, key0, key1, key2: key1, key3: key1 });
  return likeliest([key0, key1], (key) => found.find((one) => one.key === key))?.name;
}

/** Lists the emirates with an area of this name, usually one. */
export async function emiratesOfArea(db: Database, name: string): Promise<string[]> {
  const { keys } = readPlace(name);
  for (const key of keys) {
    const found = await db
      .selectFrom('area_names')
      .select('city')
      .distinct()
      .where('key', '=', key)
      .execute();
    if (found.length > 0) return found.map(({ city }) => city);
  }
  return [];
}

const inCity = prepared<{ city: string }, { id: string }>((db, { city }) =>
  db.selectFrom('warehouses').select('id').where('city', '=', city).where('deleted_at', 'is', null).limit(2),
);

/** Returns the warehouse that delivers an area: its own, otherwise the only one of the emirate, otherwise null. */
export async function deliveringWarehouse(
  db: Database,
  { city, warehouse_id }: Pick<FoundArea, 'city' | 'warehouse_id'>,
): Promise<string | null> {
  if (warehouse_id !== null) return warehouse_id;
  const [only, another] = await inCity(db, { city });
  return only && !another ? only.id : null;
}

/** Returns another area of the emirate that uses one of these names, with that name. */
export async function findHolderOfName(
  db: Database,
  { city, keys, exceptId }: { city: string; keys: readonly string[]; exceptId: string },
): Promise<{ key: string; name: string } | undefined> {
  return db
    .selectFrom('area_names')
    .innerJoin('areas', 'areas.id', 'area_names.area_id')
    .select(['area_names.key', 'areas.name'])
    .where('area_names.city', '=', city)
    .where('area_names.key', 'in', keys)
    .where('area_names.area_id', '!=', exceptId)
    .executeTakeFirst();
}

function namesOf(row: AreaRow): Tables['area_names'][] {
  const keys = areaKeys({ name: row.name, nameAr: row.name_ar, aliases: JSON.parse(row.aliases) });
  return keys.map((key) => ({ city: row.city, key, area_id: row.id }));
}

export async function insertAreas(trx: Trx, rows: readonly AreaRow[]): Promise<void> {
  await insertRows(trx, 'areas', [...rows]);
  await insertRows(trx, 'area_names', rows.flatMap(namesOf));
}

export async function updateArea(trx: Trx, row: AreaRow): Promise<void> {
  await trx.updateTable('areas').set(row).where('id', '=', row.id).execute();
  await trx.deleteFrom('area_names').where('area_id', '=', row.id).execute();
  await insertRows(trx, 'area_names', namesOf(row));
}

export async function deleteArea(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('areas').where('id', '=', id).execute();
}

export type Placed = Pick<AreaRow, 'id' | 'name' | 'place'>;

/** Lists the areas of an emirate in their order. */
export async function listPlaces(db: Database, city: string): Promise<Placed[]> {
  return db
    .selectFrom('areas')
    .select(['id', 'name', 'place'])
    .where('city', '=', city)
    .orderBy('place')
    .orderBy('id')
    .execute();
}

export async function updatePlaces(trx: Trx, changed: readonly Placed[]): Promise<void> {
  for (const { id, place } of changed)
    await trx.updateTable('areas').set({ place }).where('id', '=', id).execute();
}

/** Assigns each area to a warehouse, or to none. */
export async function giveAreas(trx: Trx, to: (area: AreaRow) => string | null): Promise<void> {
  const rows = await trx.selectFrom('areas').selectAll().execute();
  const given = Map.groupBy(rows, to);
  for (const [warehouse_id, areas] of given) {
    const ids = areas.map(({ id }) => id);
    await trx.updateTable('areas').set({ warehouse_id }).where('id', 'in', ids).execute();
  }
}

/** Checks the lookup of area names. Returns problems as sentences. */
export async function differingNames(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('areas').selectAll().execute();
  const kept = await db.selectFrom('area_names').selectAll().execute();
  const held = Map.groupBy(kept, ({ area_id }) => area_id);
  const text = (names: readonly Tables['area_names'][] = []) =>
    names
      .map(({ city, key }) => `${city} ${key}`)
      .sort()
      .join();
  return rows
    .filter((row) => text(held.get(row.id)) !== text(namesOf(row)))
    .map(({ city, name }) => `Area ${name}, ${cityLabel(city)}: it is not found by each of its names`);
}

/** Rebuilds the lookup of area names; the first of two areas with one name gets it. */
export async function repairNames(db: Database): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockTable(trx, 'areas');
    await trx.deleteFrom('area_names').execute();
    const rows = await trx.selectFrom('areas').selectAll().orderBy('place').orderBy('id').execute();
    const first = new Map(
      rows
        .toReversed()
        .flatMap(namesOf)
        .map((name) => [`${name.city} ${name.key}`, name]),
    );
    await insertRows(trx, 'area_names', [...first.values()]);
  });
}

/** Inserts the areas that a business starts with, if it has none. */
export async function seedAreas(db: Database): Promise<void> {
  const known = await db.selectFrom('areas').select('id').limit(1).executeTakeFirst();
  if (known) return;
  await inTransaction(db, (trx) =>
    insertAreas(
      trx,
      STARTING_AREAS.map(({ city, name, nameAr, aliases, sortCode }, place) => ({
        id: newId(),
        city,
        name,
        name_ar: nameAr,
        aliases: JSON.stringify(aliases),
        sort_code: sortCode,
        warehouse_id: null,
        place,
      })),
    ),
  );
}
