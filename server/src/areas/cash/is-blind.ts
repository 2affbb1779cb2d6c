import type { Database } from '../../platform/engine/tables.ts';
import type { Actor } from '../../platform/values/actor.ts';
import { findBusiness } from '../business/store.ts';

/** Returns true if a person counts without seeing what is expected: cashiers do, if the business wants it. */
export async function isBlind(db: Database, { role }: Pick<Actor, 'role'>): Promise<boolean> {
  return role === 'cashier' && (await findBusiness(db)).blindCounts;
}
