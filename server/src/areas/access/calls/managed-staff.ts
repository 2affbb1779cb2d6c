import type { Database } from '../../../platform/engine/tables.ts';
import { personOf } from '../../../platform/http/auth.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Context } from '../../../platform/http/serve.ts';
import { type Colleague, findPerson } from '../store/staff-accounts.ts';

/** A member of staff whom the caller may manage: a supervisor manages those of the own warehouse, and no supervisors. */
export async function managedStaff(
  db: Database,
  { caller, scope }: Pick<Context, 'caller' | 'scope'>,
  id: string,
): Promise<Colleague> {
  const found = await findPerson(db, id, scope);
  const { role } = personOf(caller);
  if (!found || (role === 'supervisor' && found.kind === 'supervisor')) throw refuse('no_such_colleague');
  return found;
}
