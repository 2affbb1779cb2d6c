import { areaKey } from '@tawseel/contract/facts/area-names';

type InCity = { id: string; city: string };

/** Returns the warehouse of each city that has only one. */
export function onlyOnes(warehouses: readonly InCity[]): Map<string, string> {
  const only = new Map<string, string>();
  for (const [city, [first, another]] of Map.groupBy(warehouses, ({ city }) => city)) {
    if (first && !another) only.set(city, first.id);
  }
  return only;
}

type NamedArea = { name: string; nameAr?: string | undefined; aliases?: readonly string[] | undefined };

/** Returns the field of an area that contains a name, and its spelling there: a key 'marina' is aliases.0, 'Marina'. */
export function fieldOfName({ name, nameAr = '', aliases = [] }: NamedArea, key: string) {
  const fields = [
    { path: 'name', text: name },
    { path: 'nameAr', text: nameAr },
    ...aliases.map((text, at) => ({ path: `aliases.${at}`, text })),
  ];
  return fields.find(({ text }) => areaKey(text) === key)!;
}

type Placed = { id: string; place: number };

/**
 * Returns areas after some of them were reordered: these share their places, so that areas that are not named stay,
 * such as one that another user has added meanwhile. a b c d with d and b in this order are a d c b. Returns
 * undefined if a named one is not among them.
 */
export function reordered<P extends Placed>(areas: readonly P[], ids: readonly string[]): P[] | undefined {
  const known = new Map(areas.map((area) => [area.id, area]));
  const wanted = new Set(ids);
  const named = [...wanted].flatMap((id) => known.get(id) ?? []);
  if (named.length < wanted.size) return undefined;
  const slots = areas.flatMap(({ id }, at) => (wanted.has(id) ? [at] : []));
  const order = [...areas];
  for (const [at, slot] of slots.entries()) order[slot] = named[at]!;
  return order.map((area, place) => ({ ...area, place }));
}
