import { newId } from '../platform/engine/ids.ts';
import type { Database, Tables } from '../platform/engine/tables.ts';
import { NOW } from './app.ts';
import { insertRow } from './rows.ts';

/** Inserts an open expense; without a driver, of a new one. */
export async function insertExpense(
  db: Database,
  overrides: Partial<Tables['driver_expenses']> = {},
): Promise<Tables['driver_expenses']> {
  const driver_id = overrides.driver_id ?? (await insertRow(db, 'staff', { kind: 'driver' })).id;
  const row: Tables['driver_expenses'] = {
    ...{ client_id: newId().slice(0, 22), driver_id, kind: 'parking', note: '', fils: 2_000, sha256: '' },
    ...{ bytes: 0, photo_at: null, spent_at: NOW, received_at: NOW, state: 'open', count_no: null },
    ...{ decided_at: null, reason: '' },
    ...overrides,
  };
  await db.insertInto('driver_expenses').values(row).execute();
  return row;
}
