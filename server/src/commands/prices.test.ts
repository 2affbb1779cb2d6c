import { writeFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { commandFolder } from '../testing/command-folder.ts';

const { inFolder, rows, run } = commandFolder();

beforeEach(async () => {
  await run('admin', 'create', 'owner@tawseel.example');
});

test('lists the prices of a new business, marks unconfirmed ones, and can confirm them', async () => {
  const first = (await run('prices', 'list')).out;
  expect(first).toMatch(/^ {2}\* 25-30 kg +AED 40\.00$/m);
  expect(first).toMatch(/^Dubai, DXB +\*40\.00 +\*20\.00 +\*25\.00/m);
  expect(first).toMatch(/To keep all that are right: .*prices keep all$/m);

  writeFileSync(inFolder('packing.csv'), 'price_aed\n6.50\n');
  await run('import', 'packing-charge', inFolder('packing.csv'));
  expect((await run('prices', 'keep', 'normal-rates')).out).toBe('49 normal rates are confirmed.\n');
  const second = (await run('prices', 'list')).out;
  expect(second).toMatch(/^ {4}Additional packing +AED 6\.50$/m);
  expect(second).toMatch(/^Dubai, DXB +40\.00 +20\.00 +25\.00/m);
  expect(second).toMatch(/^Dubai, DXB +\*68\.00 +\*34\.00/m);

  expect((await run('prices', 'keep', 'all')).out).toBe(
    '12 charges are confirmed.\nNo starting normal rates are left to confirm.\n49 urgent rates are confirmed.\n',
  );
  expect((await run('prices', 'list')).out).toMatch(/All prices are confirmed\.\n$/);
  expect(rows("select subject_name, after from audit where call = 'prices keep' order by id")).toEqual([
    { subject_name: 'Starting normal rates', after: '{"kept":49}' },
    { subject_name: 'Starting charges', after: '{"kept":12}' },
    { subject_name: 'Starting urgent rates', after: '{"kept":49}' },
  ]);
});
