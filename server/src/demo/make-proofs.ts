import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { insertRows } from '../platform/engine/insert-rows.ts';
import type { Tables, Trx } from '../platform/engine/tables.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import type { DemoContext } from './context.ts';

const FOLDER = join(import.meta.dirname, 'photos');

/** Returns drawings of doors where no one was home. */
function photos(): { sha256: string; file: Buffer }[] {
  return readdirSync(FOLDER)
    .sort()
    .map((name) => readFileSync(join(FOLDER, name)))
    .map((file) => ({ sha256: createHash('sha256').update(file).digest('hex'), file }));
}

export async function keepDemoPhotos(files: FileStore): Promise<void> {
  for (const { sha256, file } of photos()) await files.put(sha256, file);
}

/** A photo of each door at which a driver of the demo failed; their files are there before their rows. */
export async function insertDemoProofs(
  trx: Trx,
  context: DemoContext,
  acts: readonly Tables['stop_acts'][],
): Promise<void> {
  const drawn = photos();
  const rows = acts.map(({ id, order_id, actor, happened_at }, at): Tables['proofs'] => {
    const { sha256, file } = drawn[at % drawn.length]!;
    const times = { taken_at: happened_at, arrived_at: happened_at, dropped_at: null, missed_at: null };
    const what = { kind: 'photo', sha256, bytes: file.length, type: 'image/webp' };
    return { id: context.idAt(context.now), act_id: id, order_id, actor, ...what, ...times };
  });
  await insertRows(trx, 'proofs', rows);
}
