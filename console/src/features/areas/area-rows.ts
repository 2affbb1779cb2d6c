import type { DeliveryArea } from '@tawseel/contract/areas';
import { areaKey, areaKeys } from '@tawseel/contract/facts/area-names';
import { textFinder } from '../../api/find-rows.ts';
import type { Loose } from '../../api/tolerant.ts';

export type LooseArea = Loose<DeliveryArea>;

/** Returns the areas of an emirate, or of all if it is empty, whose names or sort code contain the searched text in any spelling. */
export function shownAreas(areas: readonly LooseArea[], city: string, search: string): LooseArea[] {
  const key = areaKey(search);
  const holds = textFinder(search);
  return areas.filter((area) => {
    const { name = '', nameAr = '', aliases = [], sortCode } = area;
    if (city !== '' && area.city !== city) return false;
    const keys = areaKeys({ name, nameAr, aliases });
    return holds([name, sortCode]) || (key !== '' && keys.some((one) => one.includes(key)));
  });
}

/** Returns the area that is shown before or after another in its emirate. */
export function neighbour(shown: readonly LooseArea[], area: LooseArea, step: -1 | 1): LooseArea | undefined {
  const here = shown.filter(({ city }) => city === area.city);
  return here[here.findIndex(({ _id }) => _id === area._id) + step];
}

/** Splits typed names: 'JBR, Marina' is two; a comma of either script separates them. */
export function namesIn(text: string): string[] {
  return text
    .split(/[,،\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
