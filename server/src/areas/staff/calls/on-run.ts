import type { Trx } from '../../../platform/engine/tables.ts';
import { refuse } from '../../../platform/http/errors.ts';
import { findRunOf } from '../store/staff.ts';

/** Who drives a run stays where it is known until that is over. */
export async function refuseOnRun(trx: Trx, id: string, name: string): Promise<void> {
  const run = await findRunOf(trx, id);
  if (run !== undefined) throw refuse('driver_on_run', { name, run });
}
