import type { PersonRole } from '@tawseel/contract/facts/roles';
import type { FileImport, ImportChoice } from '@tawseel/contract/imports';
import { findFact } from '../../platform/engine/meta.ts';
import type { Database } from '../../platform/engine/tables.ts';
import type { Person } from '../../platform/http/auth.ts';
import { isImportRunning } from '../orders/store/import-lock.ts';
import type { SentFile } from './columns.ts';
import type { KeptImport } from './run-import.ts';

/** A file that somebody sent, and how far it is; each person has one. */
export type Draft = SentFile & {
  owner: string;
  by: string;
  /** The session that sent it, and in which role: with these it ends. */
  session: string;
  role: PersonRole;
  rejects: string;
  shown: FileImport;
  choice: ImportChoice;
  /** Ends the check or import that is under way. */
  stop?: AbortController | undefined;
  /** Whether a piece is being written. */
  isWriting: boolean;
};

/** What a file is again once its columns are chosen anew. */
export const NOT_CHECKED = {
  percent: 0,
  report: null,
  hasLeftOut: false,
  problem: '',
  checkedAt: null,
  endedAt: null,
} as const satisfies Partial<FileImport>;

export const NEW_FILE = {
  ...NOT_CHECKED,
  received: 0,
  state: 'receiving',
  columns: null,
} as const satisfies Partial<FileImport>;

/** Whether a draft is of another session than this one; what runs, or has ended, is told to whoever began it. */
export function isOver(draft: Draft, { sessionHash, role }: Pick<Person, 'sessionHash' | 'role'>): boolean {
  const isUnderWay = draft.stop !== undefined || draft.shown.endedAt !== null;
  return !isUnderWay && (draft.session !== sessionHash || draft.role !== role);
}

/** Whether every required column comes from somewhere, and every date and every value for all rows can be read. */
export function isComplete({ columns }: FileImport): boolean {
  if (columns?.problem !== '' || columns.unclearDate) return false;
  return columns.fields.every(
    ({ required, from, set, problem }) => problem === '' && (!required || from.length > 0 || set !== ''),
  );
}

/** What is kept of somebody's last import, by a server that was ended meanwhile, or by another. */
export async function findKept(db: Database, owner: string): Promise<FileImport | null> {
  const text = await findFact(db, 'last_import');
  if (text === undefined) return null;
  const kept: KeptImport = JSON.parse(text);
  if (kept.owner !== owner) return null;
  const { mine } = kept;
  if (mine.state !== 'importing') return mine;
  return (await isImportRunning(db)) ? mine : { ...mine, state: 'interrupted' };
}
