import { AREA_ARABIC } from '@tawseel/contract/facts/area-arabic';
import { CITY_CODES, type City, EMIRATES } from '@tawseel/contract/facts/emirates';
import { ZONE_AREAS, type ZoneCity } from '@tawseel/contract/facts/zones';
import { ABU_DHABI_CITY, AL_AIN, AL_DHAFRA } from './abu-dhabi.ts';
import { DUBAI_OTHERS, DUBAI_ZONE_1 } from './dubai.ts';
import {
  AJMAN,
  FUJAIRAH,
  RAS_AL_KHAIMAH,
  SHARJAH_OTHERS,
  SHARJAH_ZONE_1,
  UMM_AL_QUWAIN,
} from './northern-emirates.ts';
import type { Names, StartingArea } from './starting-area.ts';

/** Returns the areas of a rate zone, in its order. */
function zoned(city: ZoneCity, names: Names): StartingArea[] {
  return ZONE_AREAS[city]['Zone 1'].map(({ name }) => {
    const [code, ...aliases] = names[name] ?? [name.toUpperCase()];
    return [name, code, ...aliases];
  });
}

/** Groups of areas that are sorted together, by emirate, each with its part of the sort code or ''. */
const GROUPS: Readonly<Record<City, readonly (readonly [part: string, areas: readonly StartingArea[]])[]>> = {
  'Abu-Dhabi': [
    ['', ABU_DHABI_CITY],
    ['AIN', AL_AIN],
    ['DHAFRA', AL_DHAFRA],
  ],
  Dubai: [
    ['Z1', zoned('Dubai', DUBAI_ZONE_1)],
    ['Z2', DUBAI_OTHERS],
  ],
  Sharjah: [
    ['Z1', zoned('Sharjah', SHARJAH_ZONE_1)],
    ['Z2', SHARJAH_OTHERS],
  ],
  Ajman: [['', AJMAN]],
  Fujairah: [['', FUJAIRAH]],
  'Ras-Al-Khaimah': [['', RAS_AL_KHAIMAH]],
  'Umm-Al-Quwain': [['', UMM_AL_QUWAIN]],
};

/** Areas that a new business starts with, by emirate in the order of sorting: 'DXB · Z1 · MARINA' is Dubai Marina. */
export const STARTING_AREAS = EMIRATES.flatMap((city) =>
  GROUPS[city].flatMap(([part, areas]) =>
    areas.map(([name, code, ...aliases]) => ({
      city,
      name,
      nameAr: AREA_ARABIC[name] ?? '',
      aliases,
      sortCode: [CITY_CODES[city], part, code].filter(Boolean).join(' · '),
    })),
  ),
);
