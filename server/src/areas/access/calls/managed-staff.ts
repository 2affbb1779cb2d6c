import type { Database } from '../../../platform/engine/tables.ts';
import type { Acting } from '../../../platform/engine/work.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { type Colleague, findPerson } from '../store/staff-accounts.ts';

/** A member of staff whom the actor may manage: a supervisor manages those of the own warehouse, and no supervisors. */
export async function managedStaff(db: Database, { actor, scope }: Acting, id: string): Promise<Colleague> {
  const found = await findPerson(db, id, scope);
  if (!found || (actor.role === 'supervisor' && found.kind === 'supervisor'))
    throw refuse('no_such_colleague');
  return found;
}
