import { SavedArea } from '@tawseel/contract/areas';
import * as z from 'zod/mini';
import type { LooseArea } from './area-rows.ts';
import { namesIn } from './area-rows.ts';

/** Form of an area. */
export type AreaForm = {
  city: string;
  name: string;
  nameAr: string;
  aliases: string;
  sortCode: string;
  warehouseId: string;
};

export function formOf({ city, name, nameAr, aliases, sortCode, warehouse }: LooseArea): AreaForm {
  return {
    city: city ?? '',
    name: name ?? '',
    nameAr: nameAr ?? '',
    aliases: (aliases ?? []).join(', '),
    sortCode: sortCode ?? '',
    warehouseId: warehouse?.id ?? '',
  };
}

/** Returns the server's schema for the form; other names are sent if they were changed. */
export function areaSchema(area: LooseArea) {
  const stored = formOf(area);
  return z.pipe(
    z.transform(({ aliases, warehouseId, ...form }: AreaForm): unknown => ({
      ...form,
      ...(area._id === undefined ? {} : { id: area._id }),
      ...(aliases === stored.aliases ? {} : { aliases: namesIn(aliases) }),
      ...(warehouseId === stored.warehouseId ? {} : { warehouseId: warehouseId || null }),
    })),
    SavedArea,
  );
}
