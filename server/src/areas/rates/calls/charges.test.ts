import { charges } from '@tawseel/contract/charges';
import { describe, expect, test } from 'vitest';
import { onEveryDatabase } from '../../../testing/on-every-database.ts';
import { insertRow } from '../../../testing/rows.ts';

onEveryDatabase((server) => {
  describe.each([
    { row: charges.updateWeightCharge, body: { price: 5 }, named: 'weight' },
    { row: charges.updatePackingCharge, body: { price: 5 }, named: 'packing' },
    { row: charges.updateSizeCharge, body: { price: 5, maxVolume: null }, named: 'size' },
  ])('$row.name', ({ row, body, named }) => {
    test('refuses an unknown id', async () => {
      expect(await server.refused(row, { body: { id: 'nothing', ...body } })).toMatchObject({
        status: 404,
        message: `There is no ${named} charge with this id.`,
      });
    });

    test.each([-0.01, 12.345, 1_000_000.01, '5', null])('refuses the price %s', async (price) => {
      expect(await server.refused(row, { body: { id: 'nothing', ...body, price } })).toMatchObject({
        status: 422,
        issues: [{ path: 'price' }],
      });
    });
  });

  test('lists weight charges in kg, lightest first, and changes one price exactly to the fils', async () => {
    const heavy = await insertRow(server.db, 'weight_charges', { from_grams: 5000, up_to_grams: 30_000 });
    const light = await insertRow(server.db, 'weight_charges', { from_grams: 500, up_to_grams: 5000 });
    const changed = { _id: light.id, range: '0.5-5', price: 8.29 };
    expect(await server.call(charges.updateWeightCharge, { body: { id: light.id, price: 8.29 } })).toEqual({
      message: 'The charge for 0.5-5 kg is now AED 8.29.',
      data: changed,
    });
    expect(await server.call(charges.listWeightCharges)).toEqual({
      data: [changed, { _id: heavy.id, range: '5-30', price: 5 }],
    });
  });

  test('lists the packing charge as a list of one, and changes it', async () => {
    const { id } = await insertRow(server.db, 'packing_charges');
    expect(await server.call(charges.updatePackingCharge, { body: { id, price: 0 } })).toEqual({
      message: 'The packing charge is now AED 0.00.',
      data: { _id: id, price: 0 },
    });
    expect(await server.call(charges.listPackingCharges)).toEqual({ data: [{ _id: id, price: 0 }] });
  });

  describe('with three sizes', () => {
    const threeSizes = async () => {
      const largest = await insertRow(server.db, 'size_charges', { size: 'Large', max_volume: null });
      const small = await insertRow(server.db, 'size_charges', { size: 'Small', max_volume: 9000 });
      const medium = await insertRow(server.db, 'size_charges', { size: 'Medium', max_volume: 27_000 });
      return { small, medium, largest };
    };
    const update = (id: string, maxVolume: number | null) => ({ body: { id, price: 4.5, maxVolume } });
    const listed = async () =>
      (await server.call(charges.listSizeCharges)).data.map(({ size, maxVolume }) => [size, maxVolume]);

    test('refuses the largest volume of another size, and changes nothing', async () => {
      const { small } = await threeSizes();
      expect(await server.refused(charges.updateSizeCharge, update(small.id, 27_000))).toMatchObject({
        status: 409,
        message: 'Medium has the same largest volume (27000 cm³). Choose another.',
      });
      expect(await server.refused(charges.updateSizeCharge, update(small.id, null))).toMatchObject({
        status: 409,
        message: 'Large has the same largest volume (unlimited). Choose another.',
      });
      const { data } = await server.call(charges.listSizeCharges);
      expect(data[0]).toEqual({ _id: small.id, size: 'Small', maxVolume: 9000, price: 3 });
    });

    test.each([0, -1, 100_000_001, undefined, '9'])('refuses the largest volume %s', async (maxVolume) => {
      const refused = await server.refused(charges.updateSizeCharge, {
        body: { id: 'x', price: 1, maxVolume },
      });
      expect(refused).toMatchObject({ status: 422, issues: [{ path: 'maxVolume' }] });
    });

    test('lists the smallest first and the unlimited last', async () => {
      await threeSizes();
      expect(await listed()).toEqual([
        ['Small', 9000],
        ['Medium', 27_000],
        ['Large', null],
      ]);
    });

    test('changes price and largest volume together, or the price alone', async () => {
      const { small, largest } = await threeSizes();
      expect(await server.call(charges.updateSizeCharge, update(small.id, 8000.5))).toEqual({
        message: 'The charge for Small is now AED 4.50.',
        data: { _id: small.id, size: 'Small', maxVolume: 8000.5, price: 4.5 },
      });
      await server.call(charges.updateSizeCharge, update(largest.id, null));
      expect((await listed()).at(-1)).toEqual(['Large', null]);
    });
  });
});
