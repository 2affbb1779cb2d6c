import { areaKey } from '@tawseel/contract/facts/area-names';

type InCity = { id: string; city: string };

/** By city, the warehouse of each that has one alone. */
export function onlyOnes(warehouses: readonly InCity[]): Map<string, string> {
  const only = new Map<string, string>();
  for (const [city, [first, another]] of Map.groupBy(warehouses, ({ city }) => city)) {
    if (first && !another) only.set(city, first.id);
  }
  return only;
}

type Named = { name: string; nameAr?: string | undefined; aliases?: readonly string[] | undefined };

/** The field of an area in which a name stands, and the name as it is written there: a key 'marina' is aliases.0, 'Marina'. */
export function fieldOfName({ name, nameAr = '', aliases = [] }: Named, key: string) {
  const fields = [
    { path: 'name', text: name },
    { path: 'nameAr', text: nameAr },
    ...aliases.map((text, at) => ({ path: `aliases.${at}`, text })),
  ];
  return fields.find(({ text }) => areaKey(text) === key)!;
}

type Placed = { id: string; place: number };

/**
 * Places after some are put in another order: they share the places that they have, so that what is not named stays, as
 * what somebody else has added meanwhile. a b c d with d and b named in this order are a d c b. Undefined where one is
 * named that is not among them.
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
