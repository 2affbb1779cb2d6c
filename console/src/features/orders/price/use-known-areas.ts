import { areas } from '@tawseel/contract/areas';
import type { NamedArea } from '@tawseel/contract/facts/area-names';
import { OTHERS, ZONE_AREAS, ZONE_CITIES, ZONES } from '@tawseel/contract/facts/zones';
import { useMemo } from 'react';
import { hasCall } from '../../../api/host.ts';
import { useRead } from '../../../api/read.ts';

/** Areas that are known without a call: those of zone rates. */
const OF_ZONES: readonly NamedArea[] = ZONE_CITIES.flatMap((city) =>
  ZONES.flatMap((zone) =>
    ZONE_AREAS[city][zone]
      .filter(({ name }) => name !== OTHERS)
      .map(({ name, arabic }) => ({ city, name, nameAr: arabic, aliases: [] })),
  ),
);

/** Returns the areas of every emirate; undefined until they are loaded. */
export function useKnownAreas(): readonly NamedArea[] | undefined {
  const { data } = useRead(areas.listAreas, {});
  return useMemo(() => {
    if (!hasCall(areas.listAreas)) return OF_ZONES;
    return data?.map(({ city = '', name = '', nameAr = '', aliases = [] }) => ({
      city,
      name,
      nameAr,
      aliases,
    }));
  }, [data]);
}
