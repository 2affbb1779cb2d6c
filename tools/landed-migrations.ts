// Compares each migration with the checksum that was kept when it landed: users' data has been migrated by
// it, so it never changes. `--keep` adds the checksums of new ones, in the format of sha256sum.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(import.meta.dirname, '../server/src/platform/engine/migrations');
const KEPT = path.join(FOLDER, 'released', 'checksums.txt');

/** Checksum by file of the folder of migrations. */
type Checksums = ReadonlyMap<string, string>;

export function readChecksums(text: string): Checksums {
  const lines = text.split('\n').filter(Boolean);
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

/** Returns a sentence for each landed migration that was changed or removed, and for each that is not kept yet. */
export function migrationFaults(current: Checksums, kept: Checksums): string[] {
  const changed = [...kept].filter(([file, checksum]) => current.get(file) !== checksum);
  const fresh = [...current.keys()].filter((file) => !kept.has(file));
  return [
    ...changed.map(([file]) => `${file} has landed and never changes again: add a new migration instead.`),
    ...fresh.map((file) => `${file} is not kept yet: when it is done, run npm run keep-schema.`),
  ];
}

if (import.meta.main) {
  const files = globSync(['*.ts', '[0-9]*/*.ts'], { cwd: FOLDER }).sort();
  const current = new Map(
    files.map((file) => {
      const text = readFileSync(path.join(FOLDER, file), 'utf8');
      return [file.replaceAll('\\', '/'), createHash('sha256').update(text).digest('hex')];
    }),
  );
  const kept = readChecksums(existsSync(KEPT) ? readFileSync(KEPT, 'utf8') : '');
  if (process.argv.includes('--keep')) {
    const all = [...new Map([...current, ...kept])].sort();
    writeFileSync(KEPT, all.map(([file, checksum]) => `${checksum}  ${file}\n`).join(''));
  } else {
    const faults = migrationFaults(current, kept);
    for (const fault of faults) console.error(fault);
    process.exitCode = faults.length === 0 ? 0 : 1;
  }
}
