import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const COPY = /^tawseel-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.db$/;
const LEFT_OVER = /^tawseel-.*Z\.db\.unfinished/;

/** A verified copy, named by when it was taken: `tawseel-2026-11-22T06-40-00Z.db`. */
export type Copy = { file: string; takenAt: Date };

export function copyFile(folder: string, now: Date): string {
  const time = now.toISOString().slice(0, 19).replaceAll(':', '-');
  return join(folder, `tawseel-${time}Z.db`);
}

/** Every copy in a folder, the oldest first. Other files there are nobody's business. */
export function listCopies(folder: string): Copy[] {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const names = readdirSync(folder).sort();
  return names.flatMap((name) => {
    const [, day, hours, minutes, seconds] = COPY.exec(name) ?? [];
    return day
      ? [{ file: join(folder, name), takenAt: new Date(`${day}T${hours}:${minutes}:${seconds}Z`) }]
      : [];
  });
}

/** Deletes the oldest copies beyond `keep`, and what an interrupted one has left. */
export function removeSurplus(folder: string, keep: number): void {
  for (const { file } of listCopies(folder).slice(0, -keep)) rmSync(file, { force: true });
  const leftOvers = readdirSync(folder).filter((name) => LEFT_OVER.test(name));
  for (const name of leftOvers) rmSync(join(folder, name), { force: true });
}
