import { cityLabel } from '../../emirates.ts';

type Area = { area: string };

/** Sentences about areas of delivery. */
export const areas = {
  no_such_delivery_area: 'There is no area with this id.',
  area_name_taken: ({ name, area, city }: Area & { name: string; city: string }) =>
    `In ${cityLabel(city)}, ${name} is ${area === name ? 'an area' : `another name of ${area}`} already.`,
  area_of_other_warehouse: ({ area, warehouse }: Area & { warehouse: string }) =>
    `${area} is delivered by ${warehouse}. Only an administrator can change that.`,

  area_created: ({ area, city }: Area & { city: string }) => `${area} in ${cityLabel(city)} created.`,
  area_updated: ({ area }: Area) => `${area} updated.`,
  area_deleted: ({ area }: Area) => `${area} deleted.`,
  areas_ordered: ({ city }: { city: string }) => `The order of the areas of ${cityLabel(city)} is saved.`,
};
