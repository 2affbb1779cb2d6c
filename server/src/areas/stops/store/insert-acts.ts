import type { Tables, Trx } from '../../../platform/engine/tables.ts';

export async function insertAct(trx: Trx, act: Tables['stop_acts']): Promise<void> {
  await trx.insertInto('stop_acts').values(act).execute();
}

export async function insertVisitAct(trx: Trx, act: Tables['visit_acts']): Promise<void> {
  await trx.insertInto('visit_acts').values(act).execute();
}
