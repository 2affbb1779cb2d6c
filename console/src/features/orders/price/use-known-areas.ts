import { areas } from '@tawseel/contract/areas';
import type { NamedArea } from '@tawseel/contract/facts/area-names';
import { OTHERS, ZONE_AREAS, ZONE_CITIES, ZONES } from '@tawseel/contract/facts/zones';
import { useMemo } from 'react';
import { hasCall } from '../../../api/host.ts';
import { useRead } from '../../../api/read.ts';

/** What is known of areas without asking: those that zone rates name. */
const OF_ZONES: readonly NamedArea[] = ZONE_CITIES.flatMap((city) =>
  ZONES.flatMap((zone) =>
    ZONE_AREAS[city][zone]
      .filter(({ name }) => name !== OTHERS)
      .map(({ name, arabic }) => ({ city, name, nameAr: arabic, aliases: [] })),
  ),
);

/** The areas of every emirate; undefined until they are here. */
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
