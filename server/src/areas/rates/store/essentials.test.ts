import { EMIRATES } from '@tawseel/contract/facts/emirates';
import { DELIVERY_TYPES, MAX_PARCEL_GRAMS } from '@tawseel/contract/facts/limits';
import { describe, expect, test } from 'vitest';
import { DATABASES } from '../../../testing/databases.ts';
import { seedEssentials } from './essentials.ts';

for (const { name, open } of DATABASES) {
  describe(name, () => {
    test('gives a new business a price for every route, weight and size', async () => {
      const { db, close } = await open();
      await seedEssentials(db);

      const rates = await db.selectFrom('city_rates').selectAll().execute();
      const routes = new Set(rates.map((rate) => `${rate.from_city} ${rate.to_city} ${rate.mode}`));
      expect(routes.size).toBe(EMIRATES.length ** 2 * DELIVERY_TYPES.length);
      expect(rates.every((rate) => rate.company_id === '' && rate.rate_fils > 0)).toBe(true);

      const weights = await db.selectFrom('weight_charges').selectAll().orderBy('from_grams').execute();
      expect(weights[0]?.from_grams).toBe(0);
      expect(weights.at(-1)?.up_to_grams).toBe(MAX_PARCEL_GRAMS);
      for (const [index, row] of weights.slice(1).entries()) {
        expect(row.from_grams).toBe(weights[index]?.up_to_grams);
      }

      const sizes = await db.selectFrom('size_charges').selectAll().orderBy('price_fils').execute();
      expect(sizes.map((row) => row.size)).toEqual(['Small', 'Medium', 'Large', 'Extra Large']);
      expect(sizes.at(-1)?.max_volume).toBeNull();
      expect(await db.selectFrom('packing_charges').selectAll().execute()).toHaveLength(1);
      await close();
    });

    test('changes no existing price, and adds only missing routes', async () => {
      const { db, close } = await open();
      await seedEssentials(db);
      await db.updateTable('city_rates').set({ rate_fils: 7 }).where('from_city', '=', 'Dubai').execute();
      await db.deleteFrom('city_rates').where('from_city', '=', 'Ajman').execute();
      await db.updateTable('packing_charges').set({ price_fils: 1 }).execute();
      await db.deleteFrom('weight_charges').where('from_grams', '>=', 20_000).execute();

      await seedEssentials(db);
      const rates = await db.selectFrom('city_rates').selectAll().execute();
      expect(rates).toHaveLength(98);
      expect(rates.filter((rate) => rate.rate_fils === 7)).toHaveLength(14);
      const packing = await db.selectFrom('packing_charges').selectAll().execute();
      expect(packing.map((row) => row.price_fils)).toEqual([1]);
      expect(await db.selectFrom('weight_charges').selectAll().execute()).toHaveLength(6);
      await close();
    });
  });
}
