import type { Database } from '../../../platform/engine/tables.ts';
import type { Acting } from '../../../platform/engine/work.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { type Colleague, findPerson } from '../store/staff-accounts.ts';

/**
 * Returns a staff member that the actor may manage: supervisors manage staff of their own warehouse, except
 * supervisors. Refuses others as unknown.
 */
export async function managedStaff(db: Database, { actor, scope }: Acting, id: string): Promise<Colleague> {
  const found = await findPerson(db, id, scope);
  if (!found || (actor.role === 'supervisor' && found.kind === 'supervisor'))
    throw refuse('no_such_colleague');
  return found;
}
