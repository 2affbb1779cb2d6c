import * as z from 'zod/mini';
import { areaKey } from './facts/area-names.ts';
import { LONGEST, MOST_ALIASES, MOST_AREAS } from './facts/limits.ts';
import { DESK } from './facts/roles.ts';
import { rule } from './facts/sentences/rule.ts';
import { byId, city, id, maybeWords, words } from './fields.ts';
import { Place } from './place.ts';
import { keyed, messageOnly, table, withMessage } from './route.ts';
import { noSuchWarehouse } from './shared-refusals.ts';

/** Area of an emirate, by which parcels are sorted and delivered. */
export const DeliveryArea = z.object({
  _id: z.string(),
  city: z.string(),
  name: z.string(),
  nameAr: z.string(),
  /** Alternative names. */
  aliases: z.array(z.string()),
  sortCode: z.string(),
  /** Warehouse that the area is assigned to; null if none, and for API keys. */
  warehouse: z.nullable(Place),
  /** Warehouse that delivers there: the assigned one, otherwise the only one of the emirate. */
  deliveredBy: z.nullable(Place),
});
export type DeliveryArea = z.infer<typeof DeliveryArea>;

const isName = z.refine<string>((text) => text === '' || areaKey(text) !== '', rule('no_name'));

/** Area to be created (without an id) or changed. */
export const SavedArea = z.strictObject({
  id: z.optional(id),
  city,
  name: words(LONGEST.area).check(isName),
  nameAr: z.optional(maybeWords(LONGEST.area).check(isName)),
  aliases: z.optional(
    z
      .array(words(LONGEST.area).check(isName))
      .check(z.maxLength(MOST_ALIASES, rule('too_many', { max: MOST_ALIASES }))),
  ),
  sortCode: words(LONGEST.sortCode),
  warehouseId: z.optional(z.nullable(id)),
});
export type SavedArea = z.infer<typeof SavedArea>;

const readers = [...DESK, 'sender', 'intake'] as const;
const noSuchArea = { no_such_delivery_area: 'No such area' };
const elsewhere = { area_of_other_warehouse: 'It is delivered by another warehouse than that of the caller' };

export const areas = table('areas', {
  listAreas: {
    method: 'GET',
    path: '/api/areas',
    may: readers,
    feature: 'tawseel',
    summary: 'Areas of delivery by emirate, in the order of sorting',
    ...keyed('data', z.array(DeliveryArea)),
  },
  checkArea: {
    method: 'GET',
    path: '/api/areas/find',
    may: readers,
    feature: 'tawseel',
    summary: 'The area that a text names, in any of its names; else those near it',
    query: z.strictObject({ city: z.optional(city), text: words(LONGEST.street) }),
    reply: z.object({
      city: z.nullable(z.string()),
      area: z.nullable(DeliveryArea),
      near: z.array(DeliveryArea),
    }),
  },
  saveArea: {
    method: 'PUT',
    path: '/api/areas',
    may: ['supervisor'],
    feature: 'tawseel',
    summary:
      'Creates an area, or with an id changes it. No two areas of an emirate share a name; supervisors give areas to their own warehouse alone',
    invalidates: ['areas'],
    idempotent: true,
    body: SavedArea,
    ...withMessage(DeliveryArea),
    refusals: {
      ...noSuchArea,
      ...noSuchWarehouse,
      ...elsewhere,
      area_name_taken: 'Another area of the emirate has one of its names',
    },
  },
  orderAreas: {
    method: 'POST',
    path: '/api/areas/order',
    may: ['supervisor'],
    feature: 'tawseel',
    summary: 'Sets the order of the areas of an emirate; those not named keep their places',
    invalidates: ['areas'],
    body: z.strictObject({
      city,
      ids: z
        .array(id)
        .check(
          z.minLength(1, rule('nothing_named')),
          z.maxLength(MOST_AREAS, rule('too_many', { max: MOST_AREAS })),
        ),
    }),
    ...messageOnly,
    refusals: noSuchArea,
  },
  deleteArea: {
    method: 'DELETE',
    path: '/api/areas/:id',
    may: ['supervisor'],
    feature: 'tawseel',
    summary: 'Deletes an area; orders keep what they say',
    invalidates: ['areas'],
    params: byId,
    ...messageOnly,
    refusals: { ...noSuchArea, ...elsewhere },
  },
});
