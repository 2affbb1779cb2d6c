import { readFileSync } from 'node:fs';
import path from 'node:path';
import { migrationNames } from '../engine/migrate.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

function readText(file: string): string | undefined {
  try {
    return readFileSync(path.join(ROOT, file), 'utf8').trim();
  } catch {
    return undefined;
  }
}

/** Reads the commit of the repository that contains the program without running git; undefined outside a repository. */
function readCommit(): string | undefined {
  const head = readText('.git/HEAD');
  const branch = /^ref: (.+)$/.exec(head ?? '')?.[1];
  if (!branch) return head;
  const packed = readText('.git/packed-refs')?.split('\n');
  return readText(`.git/${branch}`) ?? packed?.find((line) => line.endsWith(` ${branch}`))?.split(' ')[0];
}

/** `schema` is the newest migration that this version knows; its data has all of them. */
export type BuildInfo = { version: string; schema: string; commit: string | undefined; node: string };

export function buildInfo(): BuildInfo {
  const { version } = JSON.parse(readText('package.json') ?? '{}');
  return {
    version,
    schema: migrationNames.at(-1) ?? '',
    commit: readCommit()?.slice(0, 12),
    node: process.version,
  };
}
