import { areas, type SavedArea } from '@tawseel/contract/areas';
import { IDEMPOTENCY_HEADER } from '@tawseel/contract/facts/headers';
import { expect, test } from 'vitest';
import { sessionOf } from '../../testing/app.ts';
import { insertKey } from '../../testing/keys.ts';
import { onEveryDatabase } from '../../testing/on-every-database.ts';
import { insertArea, insertRow } from '../../testing/rows.ts';
import { areaOfOrder, deliveringWarehouse, differingNames, repairNames, seedAreas } from './store.ts';

const MARINA: SavedArea = {
  city: 'Dubai',
  name: 'Dubai Marina',
  nameAr: 'دبي مارينا',
  aliases: ['Marina', 'JBR'],
  sortCode: 'DXB · Z1 · MARINA',
};

onEveryDatabase((server) => {
  const list = async () => (await server.call(areas.listAreas)).data;
  const save = async (said: object = {}, token?: string) =>
    (await server.call(areas.saveArea, { body: { ...MARINA, ...said } }, token ? { token } : {})).data;
  const refusal = (said: object, token?: string) =>
    server.refused(areas.saveArea, { body: { ...MARINA, ...said } }, token ? { token } : {});
  const find = (query: { city?: string; text: string }) => server.call(areas.checkArea, { query });
  const warehouse = async (said: object = {}) => insertRow(server.db, 'warehouses', said);
  const supervisorOf = async (warehouse_id: string) =>
    sessionOf(server.db, (await insertRow(server.db, 'staff', { kind: 'supervisor', warehouse_id })).id);

  test.each([
    ['city', 'Riyadh'],
    ['name', ''],
    ['name', '!'],
    ['name', 'x'.repeat(81)],
    ['nameAr', '؟'],
    ['aliases.1', ''],
    ['aliases', Array.from({ length: 41 }, (_, at) => `Marina ${at}`)],
    ['sortCode', ''],
    ['warehouseId', ''],
  ])('refuses an area with the %s %j', async (path, value) => {
    const said = path === 'aliases.1' ? { aliases: ['JBR', value] } : { [path]: value };
    expect(await refusal(said)).toMatchObject({ status: 422, issues: [{ path }] });
    expect(await list()).toEqual([]);
  });

  test('refuses a megabyte of names', async () => {
    const aliases = Array.from({ length: 20 }, () => 'x'.repeat(50_000));
    expect((await refusal({ aliases })).status).toBe(413);
  });

  test('refuses a name that another area of the emirate has, in any spelling, and names that area', async () => {
    await save();
    for (const [said, path, message] of [
      [{ name: 'DUBAI-MARINA' }, 'name', 'In Dubai, DUBAI-MARINA is another name of Dubai Marina already.'],
      [{ name: 'New', nameAr: 'دُبي مارينا' }, 'nameAr', expect.stringContaining('Dubai Marina')],
      [{ name: 'New', nameAr: '', aliases: ['Bay', 'j b r'] }, 'aliases.1', expect.stringContaining('j b r')],
    ] as const) {
      const refused = await refusal({ aliases: [], ...said });
      expect(refused).toMatchObject({ status: 409, code: 'area_name_taken', message, issues: [{ path }] });
    }
    expect(await list()).toHaveLength(1);
    await save({ city: 'Sharjah' });
    expect(await list()).toHaveLength(2);
  });

  test('refuses to change, reorder or delete an unknown area', async () => {
    const { _id } = await save();
    expect(await refusal({ id: 'gone' })).toMatchObject({ status: 404, code: 'no_such_delivery_area' });
    expect((await server.refused(areas.deleteArea, { params: { id: 'gone' } })).status).toBe(404);
    for (const body of [
      { city: 'Dubai', ids: [_id, 'gone'] },
      { city: 'Ajman', ids: [_id] },
    ]) {
      expect((await server.refused(areas.orderAreas, { body })).status).toBe(404);
    }
  });

  test('refuses a warehouse that is unknown or deleted', async () => {
    const { id } = await warehouse({ deleted_at: '2026-11-20T10:00:00.000Z' });
    for (const warehouseId of [id, 'nothing']) {
      expect(await refusal({ warehouseId })).toMatchObject({ status: 404, code: 'no_such_warehouse' });
    }
  });

  test('a supervisor assigns areas only to the own warehouse, and takes none from another', async () => {
    const [mine, theirs] = [await warehouse(), await warehouse({ name: 'Deira Hub' })];
    const token = await supervisorOf(mine.id);
    expect((await refusal({ warehouseId: theirs.id }, token)).code).toBe('no_such_warehouse');
    const { _id: id } = await save({ warehouseId: theirs.id });
    for (const warehouseId of [mine.id, null]) {
      expect(await refusal({ id, warehouseId }, token)).toMatchObject({
        status: 403,
        message: 'Dubai Marina is delivered by Deira Hub. Only an administrator can change that.',
      });
    }
    expect((await server.refused(areas.deleteArea, { params: { id } }, { token })).status).toBe(403);
    const renamed = await save({ id, name: 'Marina District', warehouseId: theirs.id }, token);
    expect(renamed).toMatchObject({ name: 'Marina District', warehouse: { id: theirs.id } });
    await save({ id, warehouseId: null });
    expect((await save({ id, warehouseId: mine.id }, token)).warehouse?.id).toBe(mine.id);
    expect((await save({ id, warehouseId: null }, token)).warehouse).toBeNull();
  });

  test('is created last in its emirate, and found by all of its names', async () => {
    await insertArea(server.db, { name: 'Deira' });
    await insertArea(server.db, { city: 'Abu-Dhabi', name: 'Al Ain', place: 7 });
    const reply = await server.call(areas.saveArea, { body: MARINA });
    expect(reply.message).toBe('Dubai Marina in Dubai created.');
    expect(reply.data).toEqual({ ...MARINA, _id: expect.any(String), warehouse: null, deliveredBy: null });
    expect((await list()).map(({ name }) => name)).toEqual(['Al Ain', 'Deira', 'Dubai Marina']);
    for (const text of ['DUBAI MARINA', 'marina', 'دبي مارينا', 'jbr', 'JBR, Dubai']) {
      expect((await find({ text })).area?._id, text).toBe(reply.data._id);
    }
  });

  test('is changed, and no longer found by removed names', async () => {
    const { _id: id } = await save();
    const body = { id, city: 'Dubai', name: 'The Marina', sortCode: 'DXB · MAR' } as const;
    const { message, data } = await server.call(areas.saveArea, { body });
    expect(message).toBe('The Marina updated.');
    expect(data).toMatchObject({ name: 'The Marina', nameAr: MARINA.nameAr, aliases: MARINA.aliases });
    const bare = await save({ id, name: 'The Marina', aliases: [], nameAr: '' });
    expect(bare).toMatchObject({ nameAr: '', aliases: [] });
    expect((await find({ text: 'JBR' })).area).toBeNull();
    await save({ id, city: 'Ajman' });
    expect((await find({ text: 'Marina' })).city).toBe('Ajman');
  });

  test('a creation repeated after a lost answer creates nothing twice', async () => {
    const along = { headers: { [IDEMPOTENCY_HEADER]: 'the-same-area-once' } };
    const first = await server.call(areas.saveArea, { body: MARINA }, along);
    expect(await server.call(areas.saveArea, { body: MARINA }, along)).toEqual(first);
    expect(await list()).toHaveLength(1);
  });

  test('if two users create one area at once, one succeeds, and the other learns which area has the name', async () => {
    const sent = await Promise.all([1, 2].map(() => server.send(areas.saveArea, { body: MARINA })));
    expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await list()).toHaveLength(1);
  });

  test('areas are ordered within their emirate, and one added meanwhile stays', async () => {
    const named = ['Deira', 'Naif', 'Al Ras'];
    const ids: string[] = [];
    for (const name of named) ids.push((await save({ name, nameAr: '', aliases: [] }))._id);
    await save({ name: 'Added', nameAr: '', aliases: [] });
    const { message } = await server.call(areas.orderAreas, { body: { city: 'Dubai', ids: ids.reverse() } });
    expect(message).toBe('The order of the areas of Dubai is saved.');
    expect((await list()).map(({ name }) => name)).toEqual(['Al Ras', 'Naif', 'Deira', 'Added']);
  });

  test('is deleted with its names', async () => {
    const { _id: id } = await save();
    const { message } = await server.call(areas.deleteArea, { params: { id } });
    expect(message).toBe('Dubai Marina deleted.');
    expect(await list()).toEqual([]);
    await save();
  });

  test('is delivered by its warehouse, else by the only one of its emirate, else by none', async () => {
    const { db } = server;
    const only = await warehouse({ city: 'Ajman', name: 'Ajman Hub' });
    const here = await warehouse();
    const { _id: id } = await save({ city: 'Ajman' });
    const delivering = async () => (await list())[0]?.deliveredBy?.id;
    const alike = async () => {
      const area = await areaOfOrder(db, { city: 'Ajman', area: 'marina' });
      return deliveringWarehouse(db, area!);
    };
    expect([await delivering(), await alike()]).toEqual([only.id, only.id]);
    await save({ id, city: 'Ajman', warehouseId: here.id });
    expect([await delivering(), await alike()]).toEqual([here.id, here.id]);
    await db.updateTable('warehouses').set({ deleted_at: 'then' }).where('id', '=', here.id).execute();
    expect([await delivering(), await alike()]).toEqual([only.id, only.id]);
    await warehouse({ city: 'Ajman' });
    expect([await delivering(), await alike()]).toEqual([undefined, null]);
    expect(await deliveringWarehouse(db, { city: 'Fujairah', warehouse_id: null })).toBeNull();
  });

  test('text typed in an order is matched to the most likely area', async () => {
    const { db } = server;
    await insertArea(db, { city: 'Abu-Dhabi', name: 'Al Ain', name_ar: 'العين' });
    await insertArea(db, { city: 'Abu-Dhabi', name: 'Al Jimi', aliases: '["Jimi Mall"]' });
    const named = async (area: string, city = 'Abu-Dhabi') => (await areaOfOrder(db, { city, area }))?.name;
    expect(await named('Al Jimi, Al Ain')).toBe('Al Jimi');
    expect(await named('Jimi-Mall')).toBe('Al Jimi');
    expect(await named('Sanaiya 5, Al Ain')).toBe('Al Ain');
    expect(await named('عين')).toBe('Al Ain');
    expect(await named('Al Ain', 'Dubai')).toBeUndefined();
    for (const nothing of ['', '!', 'Abu Dhabi', 'Quito', 'a, b, c, d, e, f']) {
      expect(await named(nothing), nothing).toBeUndefined();
    }
  });

  test("without an emirate, an ambiguous name offers both areas, and an emirate's name finds only the emirate", async () => {
    for (const city of ['Sharjah', 'Dubai']) await insertArea(server.db, { city, name: 'Al Nahda' });
    const both = await find({ text: 'Nahda' });
    expect([both.city, both.area]).toEqual([null, null]);
    expect(both.near.map(({ city }) => city)).toEqual(['Dubai', 'Sharjah']);
    expect(await find({ text: 'sharjah' })).toEqual({ city: 'Sharjah', area: null, near: [] });
    expect((await find({ city: 'Dubai', text: 'Nahdah' })).near[0]?.name).toBe('Al Nahda');
  });

  test('a shop finds areas with its key, and sees no warehouses', async () => {
    const { id: sender_id } = await insertRow(server.db, 'senders');
    const token = await insertKey(server.db, 'sender', null, { sender_id });
    const { id } = await warehouse();
    await save({ warehouseId: id });
    const { area } = await server.call(areas.checkArea, { query: { text: 'Marina' } }, { token });
    expect(area).toMatchObject({ sortCode: MARINA.sortCode, warehouse: null, deliveredBy: null });
    const [listed] = (await server.call(areas.listAreas, {}, { token })).data;
    expect(listed).toEqual(area);
  });

  test('finds and repairs wrong search keys of names', async () => {
    await save();
    await save({ name: 'Deira', nameAr: '', aliases: ['Dera'] });
    await server.db.deleteFrom('area_names').where('key', '=', 'jbr').execute();
    const other = { key: 'elsewhere' };
    await server.db.updateTable('area_names').set(other).where('key', '=', 'dera').execute();
    expect(await differingNames(server.db)).toEqual([
      'Area Dubai Marina, Dubai: it is not found by each of its names',
      'Area Deira, Dubai: it is not found by each of its names',
    ]);
    await repairNames(server.db);
    expect(await differingNames(server.db)).toEqual([]);
    expect((await areaOfOrder(server.db, { city: 'Dubai', area: 'JBR' }))?.name).toBe('Dubai Marina');
  });

  test('a business starts with the areas of every emirate, once', async () => {
    await seedAreas(server.db);
    const before = await list();
    expect(before.length).toBeGreaterThan(200);
    await server.call(areas.deleteArea, { params: { id: before[0]!._id } });
    await seedAreas(server.db);
    expect(await list()).toHaveLength(before.length - 1);
    expect((await find({ text: 'Al Ain' })).area?.sortCode).toBe('AUH · AIN · AL AIN');
  });
});
