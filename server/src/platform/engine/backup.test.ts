import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { dataFolder } from '../../testing/process.ts';
import { backUpDatabase } from './backup.ts';

test('a copy in several batches finishes while another connection writes between any two of them', async () => {
  const { folder, remove } = dataFolder();
  const writer = new DatabaseSync(join(folder, 'tawseel.db'));
  writer.exec('pragma journal_mode = wal; create table notes (note text)');
  const insert = writer.prepare('insert into notes values (?)');
  writer.exec('begin');
  for (let made = 0; made < 3000; made += 1) insert.run('a page of its own '.repeat(200));
  writer.exec('commit');
  let batches = 0;
  const whileCopying = backUpDatabase(join(folder, 'tawseel.db'), join(folder, 'copy.db'), () => {
    batches += 1;
    if (batches > 50) throw new Error('The copy began again and again.');
    insert.run('written meanwhile');
  });
  await expect(whileCopying).resolves.toBeUndefined();
  expect(batches).toBeGreaterThan(3);
  const copy = new DatabaseSync(join(folder, 'copy.db'), { readOnly: true });
  expect(copy.prepare('select count(*) as n from notes').get()).toEqual({ n: 3000 });
  copy.close();
  writer.close();
  remove();
});
