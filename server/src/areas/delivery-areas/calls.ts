import type { areas, DeliveryArea, SavedArea } from '@tawseel/contract/areas';
import { areaKeys, findArea } from '@tawseel/contract/facts/area-names';
import { newId } from '../../platform/engine/ids.ts';
import { lockTable } from '../../platform/engine/lock.ts';
import type { Database, Trx } from '../../platform/engine/tables.ts';
import type { Caller } from '../../platform/http/auth.ts';
import { refuse, refuseField } from '../../platform/http/errors.ts';
import { runIdempotently } from '../../platform/http/run-idempotently.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { write } from '../../platform/http/write.ts';
import type { Scope } from '../../platform/values/scope.ts';
import { knownWarehouse } from '../warehouses/calls.ts';
import { fieldOfName, reordered } from './rules.ts';
import {
  type AreaRow,
  deleteArea,
  findAreaById,
  findHolderOfName,
  insertAreas,
  listAreas,
  listPlaces,
  updateArea,
  updatePlaces,
} from './store.ts';

async function knownArea(db: Database, id: string): Promise<DeliveryArea> {
  const found = await findAreaById(db, id);
  if (!found) throw refuse('no_such_delivery_area');
  return found;
}

function subjectOf({ _id: id, name }: DeliveryArea) {
  return { kind: 'area', id, name } as const;
}

/** Returns the fields of an area for the audit log. */
function fieldsOf({ warehouse, deliveredBy: _, ...area }: DeliveryArea) {
  return { ...area, warehouse: warehouse?.name ?? '' };
}

/** Throws if staff of a warehouse take an area from another one. */
function refuseOfOthers({ name: area, warehouse }: DeliveryArea, { warehouseId }: Scope): void {
  if (warehouse && warehouseId !== undefined && warehouse.id !== warehouseId)
    throw refuse('area_of_other_warehouse', { area, warehouse: warehouse.name });
}

/** Returns a whole area; absent fields stay as they were. */
function whole({ nameAr, aliases, warehouseId, ...body }: SavedArea, before: DeliveryArea | undefined) {
  return {
    ...body,
    id: before?._id ?? newId(),
    nameAr: nameAr ?? before?.nameAr ?? '',
    aliases: aliases ?? before?.aliases ?? [],
    warehouseId: warehouseId === undefined ? (before?.warehouse?.id ?? null) : warehouseId,
  };
}
type Whole = ReturnType<typeof whole>;

async function refuseTakenName(trx: Trx, area: Whole): Promise<void> {
  const { id: exceptId, city } = area;
  const holder = await findHolderOfName(trx, { city, keys: areaKeys(area), exceptId });
  if (!holder) return;
  const { path, text } = fieldOfName(area, holder.key);
  throw refuseField(path, 'area_name_taken', { name: text, area: holder.name, city });
}

async function rowOf(trx: Trx, area: Whole): Promise<AreaRow> {
  const places = await listPlaces(trx, area.city);
  const place = places.find(({ id }) => id === area.id)?.place ?? (places.at(-1)?.place ?? -1) + 1;
  return {
    id: area.id,
    city: area.city,
    name: area.name,
    name_ar: area.nameAr,
    aliases: JSON.stringify(area.aliases),
    sort_code: area.sortCode,
    warehouse_id: area.warehouseId,
    place,
  };
}

/** Hides our warehouses from API keys. */
function shownTo({ kind }: Caller) {
  return (area: DeliveryArea): DeliveryArea =>
    kind === 'key' ? { ...area, warehouse: null, deliveredBy: null } : area;
}

export const areaCalls: Handlers<typeof areas> = {
  listAreas: async (_, { db, caller }) => (await listAreas(db)).map(shownTo(caller)),

  checkArea: async ({ query }, { db, caller }) => {
    const { city, area, near } = findArea((await listAreas(db)).map(shownTo(caller)), query);
    return { city: city ?? null, area: area ?? null, near };
  },

  saveArea: ({ body }, context) =>
    runIdempotently(
      context,
      body,
      ({ trx }, id) => findAreaById(trx, id),
      async ({ trx, scope, audit }) => {
        const { done } = context;
        await lockTable(trx, 'areas');
        const before = body.id === undefined ? undefined : await knownArea(trx, body.id);
        const area = whole(body, before);
        if (area.warehouseId !== (before?.warehouse?.id ?? null)) {
          if (before) refuseOfOthers(before, scope);
          if (area.warehouseId !== null) await knownWarehouse(trx, scope, area.warehouseId, 'child');
        }
        await refuseTakenName(trx, area);
        const row = await rowOf(trx, area);
        await (before ? updateArea(trx, row) : insertAreas(trx, [row]));
        const data = await knownArea(trx, row.id);
        const subject = subjectOf(data);
        await audit({ subject, before: before && fieldsOf(before), after: fieldsOf(data) });
        const message = before
          ? done('area_updated', { area: data.name })
          : done('area_created', { area: data.name, city: data.city });
        return { ...message, data };
      },
    ),

  orderAreas: ({ body: { city, ids } }, context) =>
    write(context, async ({ trx, audit }) => {
      await lockTable(trx, 'areas');
      const before = await listPlaces(trx, city);
      const after = reordered(before, ids);
      if (!after) throw refuse('no_such_delivery_area');
      const placed = new Map(before.map(({ id, place }) => [id, place]));
      const changed = after.filter(({ id, place }) => placed.get(id) !== place);
      await updatePlaces(trx, changed);
      const namesIn = (areas: typeof before) => ({ order: areas.map(({ name }) => name) });
      await audit({
        subject: { kind: 'area', id: city, name: city },
        before: namesIn(before),
        after: namesIn(after),
      });
      return context.done('areas_ordered', { city });
    }),

  deleteArea: ({ params }, context) =>
    write(context, async ({ trx, scope, audit }) => {
      await lockTable(trx, 'areas');
      const before = await knownArea(trx, params.id);
      refuseOfOthers(before, scope);
      await deleteArea(trx, params.id);
      await audit({ subject: subjectOf(before), before: fieldsOf(before) });
      return context.done('area_deleted', { area: before.name });
    }),
};
