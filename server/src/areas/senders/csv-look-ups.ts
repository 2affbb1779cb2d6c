import { type Find, finderOf, liveEmail } from '../../platform/csv/look-ups.ts';
import type { Database } from '../../platform/engine/tables.ts';
import { listSenderEmails } from './store.ts';

export async function findCompanies(db: Database): Promise<Find> {
  const columns = { id: 'company_id', name: 'company_email' };
  return finderOf(await listSenderEmails(db, 'Company'), liveEmail, columns, 'an existing company');
}
