import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { badRowText } from '../../platform/csv/bad-rows.ts';
import type { Database } from '../../platform/engine/tables.ts';
import { exportText, importText } from '../../testing/csv-text.ts';
import { DATABASES, type OpenedTestDatabase } from '../../testing/databases.ts';
import { seedEssentials } from '../rates/store/essentials.ts';
import { countStartingPrices, keepStartingPrices } from '../rates/store/starting-prices.ts';

/** Returns the messages for bad rows. */
async function badRows(db: Database, name: string, csv: string) {
  const report = await importText(db, name, csv);
  return report.shown.map((row) => badRowText(`${name}.csv`, row));
}

describe.each(DATABASES)('on $name', ({ open }) => {
  let opened: OpenedTestDatabase;
  let db: Database;

  beforeEach(async () => {
    opened = await open();
    db = opened.db;
    await seedEssentials(db);
  });
  afterEach(() => opened.close());

  const weights = () => db.selectFrom('weight_charges').selectAll().orderBy('from_grams').execute();

  test.each([
    ['from_kg,up_to_kg,price_aed\n', 'The file has no charges'],
    ['from_kg,up_to_kg,price_aed\n0,5,1\n10,30,2\n', 'No range covers weights over 5 up to 10 kg'],
    ['from_kg,up_to_kg,price_aed\n1,30,1\n', 'No range covers weights over 0 up to 1 kg'],
    ['from_kg,up_to_kg,price_aed\n0,5,1\n4,30,2\n', 'Two ranges cover weights over 4 kg'],
    ['from_kg,up_to_kg,price_aed\n5,5,1\n', 'The range from 5 to 5 kg is empty'],
  ])('refuses weight charges with a gap or overlap: %j', async (csv, problem) => {
    const before = await weights();
    await expect(badRows(db, 'weight-charges', csv)).rejects.toThrow(`${problem}. Nothing was imported.`);
    expect(await weights()).toEqual(before);
  });

  test('reports a bad row of weight charges, not the gap that it leaves', async () => {
    const csv = 'from_kg,up_to_kg,price_aed\n0,5,1\n5,10,free\n10,31,2\n';
    expect(await badRows(db, 'weight-charges', csv)).toEqual([
      expect.stringMatching(/line 3, column price_aed: found 'free'/),
      expect.stringMatching(/line 4, column up_to_kg: found '31'/),
    ]);
  });

  test('refuses two sizes with one largest volume, a second packing charge, and two charges of one id', async () => {
    const sizes = 'size,max_volume_cm3,price_aed\n';
    const twins = badRows(db, 'size-charges', `${sizes}S,500,1\nM,500,2\n`);
    await expect(twins).rejects.toThrow(
      'S and M both have the largest volume 500 cm³. Nothing was imported.',
    );
    const endless = badRows(db, 'size-charges', `${sizes}S,,1\nM,,2\n`);
    await expect(endless).rejects.toThrow('S and M both have no largest volume.');
    expect(await badRows(db, 'size-charges', `${sizes}S,500,1\ns,900,2\n`)).toEqual([
      expect.stringMatching(/line 3, column size: found 's'/),
    ]);
    expect(await badRows(db, 'packing-charge', 'price_aed\n5\n6\n')).toHaveLength(1);
    const [{ id } = { id: '' }] = await weights();
    const ranges = `id,from_kg,up_to_kg,price_aed\n${id},0,5,1\n${id},5,30,2\n`;
    expect(await badRows(db, 'weight-charges', ranges)).toEqual([
      expect.stringMatching(/line 3, column id: /),
    ]);
    expect(await weights()).toHaveLength(8);
    expect(await db.selectFrom('size_charges').selectAll().execute()).toHaveLength(4);
  });

  test('a file of charges replaces all existing ones, and confirms them', async () => {
    const [first] = await weights();
    expect(await badRows(db, 'weight-charges', 'From kg,Up to kg,Price\n1,30 kg,AED 12.50\n0,1,0\n')).toEqual(
      [],
    );
    expect(await weights()).toMatchObject([
      { id: first?.id, from_grams: 0, up_to_grams: 1000, price_fils: 0, starting: 0 },
      { from_grams: 1000, up_to_grams: 30_000, price_fils: 1250, starting: 0 },
    ]);
    await badRows(db, 'size-charges', 'size,max_volume_cm3,price_aed\nBox,"12,500",1\nAny,,2\n');
    expect(await exportText(db, 'size-charges')).toMatch(
      /^\uFEFFid,size,max_volume_cm3,price_aed,starting\r\n[\w-]+,Box,12500,1.00,\r\n[\w-]+,Any,,2.00,\r\n$/,
    );
    await badRows(db, 'packing-charge', 'price\n6.5\n');
    expect(await db.selectFrom('packing_charges').select('price_fils').execute()).toEqual([
      { price_fils: 650 },
    ]);
    expect(await countStartingPrices(db)).toMatchObject({ charges: 0 });
  });

  test('an unchanged starting price stays one, a changed one is confirmed', async () => {
    await keepStartingPrices(db, 'urgent-rates');
    const files = new Map<string, string>();
    for (const name of ['city-rates', 'weight-charges', 'size-charges', 'packing-charge']) {
      files.set(name, await exportText(db, name));
    }
    await keepStartingPrices(db, 'charges');
    await keepStartingPrices(db, 'normal-rates');
    for (const [name, csv] of files) expect(await badRows(db, name, csv)).toEqual([]);
    expect(await countStartingPrices(db)).toEqual({ charges: 13, 'normal-rates': 49, 'urgent-rates': 0 });

    const edited = files.get('city-rates')!.replace(/(,Dubai,Ajman,normal,)28.00,yes/, '$129.00,yes');
    await badRows(db, 'city-rates', edited);
    const packing = files.get('packing-charge')!.replace('7.50,yes', '7.50,');
    await badRows(db, 'packing-charge', packing);
    expect(await countStartingPrices(db)).toEqual({ charges: 12, 'normal-rates': 48, 'urgent-rates': 0 });
    await badRows(db, 'weight-charges', files.get('weight-charges')!.replace('40.00,yes', '41.00,yes'));
    expect(await countStartingPrices(db)).toMatchObject({ charges: 11 });
  });
});
