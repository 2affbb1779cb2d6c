import type { Database } from '../../../platform/engine/tables.ts';
import { type Caller, isAdministrator } from '../../../platform/http/auth.ts';
import { refuseField } from '../../../platform/http/errors.ts';
import { readAdmins } from '../store/admins.ts';

/** Normalises a name to its appearance: ignores case, spaces and invisible characters. */
function lookOf(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]+/gu, '')
    .toLowerCase();
}

/**
 * Refuses the name of an administrator when staff set it for themselves or others, because lists and histories
 * identify people by name.
 */
export async function refuseAdminName(
  db: Database,
  caller: Caller,
  { name, was = '', path }: { name: string; was?: string; path: string },
): Promise<void> {
  const look = lookOf(name);
  if (isAdministrator(caller) || look === lookOf(was)) return;
  if (!(await readAdmins(db)).some((admin) => lookOf(admin.name) === look)) return;
  throw refuseField(path, 'administrators_name');
}
