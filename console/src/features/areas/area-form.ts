import { SavedArea } from '@tawseel/contract/areas';
import * as z from 'zod/mini';
import { textsOf } from '../../api/record.ts';
import type { LooseArea } from './area-rows.ts';
import { namesIn } from './area-rows.ts';

export function formOf(area: LooseArea) {
  return {
    ...textsOf(area, ['city', 'name', 'nameAr', 'sortCode']),
    aliases: (area.aliases ?? []).join(', '),
    warehouseId: area.warehouse?.id ?? '',
  };
}

/** Form of an area. */
type AreaForm = ReturnType<typeof formOf>;

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
