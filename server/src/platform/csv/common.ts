import { normalPhone } from '@tawseel/contract/facts/uae';
import { listSenderEmails } from '../../areas/senders/store.ts';
import { STARTING } from '../../areas/rates/store/starting-prices.ts';
import type { Database } from '../engine/tables.ts';
import { listWarehouseCodes } from '../../areas/warehouses/store.ts';
import { yesOrNo } from './codecs.ts';
import { Fault } from './kind.ts';
import { Unique } from './unique.ts';

/** The mark of a price that nobody has decided on, for as long as it is the one a business starts with. */
export const starting = { codec: yesOrNo, absent: 'no: a price that a file brings is decided' } as const;

/** Written only where it is yes: a list of decided prices has an empty column. */
export const startingCell = (row: { starting: number }): true | undefined =>
  row.starting === STARTING || undefined;

export type Find = (known: {
  id?: string | undefined;
  name?: string | undefined;
}) => string | Fault | undefined;

type Emailed = { email: string; deleted_at: string | null };

/** Partial uniqueness of emails: only a row that is not deleted holds its email. */
export const liveEmail = ({ email, deleted_at }: Emailed): string | undefined =>
  deleted_at === null && email !== '' ? email.toLowerCase() : undefined;

type Phoned = { phone_e164: string | null; deleted_at: string | null };

/** Partial uniqueness of phones, in the form in which they are compared. */
export const livePhone = ({ phone_e164, deleted_at }: Phoned): string | undefined =>
  deleted_at === null && phone_e164 ? phone_e164 : undefined;

/** The same of a row of a file, as far as it could be read. */
export const phoneToTake = ({
  phone,
  deleted_at,
}: {
  phone?: string | undefined;
  deleted_at?: string | undefined;
}) => (phone === undefined || deleted_at !== undefined ? undefined : normalPhone(phone));

/** Foreign key lookup: by id, deleted or not, or by name. Undefined where the row names neither. */
function finder<Row extends { id: string }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string | undefined,
  columns: { id: string; name: string },
  what: string,
): Find {
  const ids = new Set(rows.map((row) => row.id));
  const idOf = new Map(rows.map((row) => [nameOf(row), row.id]));
  return ({ id, name }) => {
    if (id !== undefined) return ids.has(id) ? id : new Fault(columns.id, `the id of ${what}`);
    if (name === undefined) return undefined;
    return (
      idOf.get(name.toLowerCase()) ?? new Fault(columns.name, `the ${columns.name.split('_')[1]} of ${what}`)
    );
  };
}

/** Foreign key lookup of warehouses. Codes stay taken after one is deleted, so its code names it still. */
export async function findWarehouses(db: Database): Promise<Find> {
  const columns = { id: 'warehouse_id', name: 'warehouse_code' };
  const rows = await listWarehouseCodes(db, 'child');
  return finder(rows, ({ code }) => code.toLowerCase(), columns, 'an existing warehouse');
}

export function findCashiers(cashiers: readonly (Emailed & { id: string })[]): Find {
  const columns = { id: 'cashier_id', name: 'cashier_email' };
  return finder(cashiers, liveEmail, columns, 'an existing cashier');
}

export async function findCompanies(db: Database): Promise<Find> {
  const columns = { id: 'company_id', name: 'company_email' };
  return finder(await listSenderEmails(db, 'Company'), liveEmail, columns, 'an existing company');
}

/** Uniqueness checks of a kind: id, and email for as long as the row is not deleted. */
export function idsAndEmails(known: readonly (Emailed & { id: string })[]) {
  const ids = new Unique(
    'id',
    'an id',
    known.map(({ id }) => id),
  );
  const emails = new Unique('email', 'an email', known.map(liveEmail));
  return {
    faults: ({ id, email, deleted_at }: { [K in 'id' | 'email' | 'deleted_at']?: string | undefined }) => [
      deleted_at === undefined ? emails.fault(email?.toLowerCase()) : undefined,
      ids.fault(id),
    ],
    take: (row: Emailed & { id: string }) => {
      ids.take(row.id);
      emails.take(liveEmail(row));
    },
  };
}

/** Join with the codes of the warehouses, which is how a CSV names those. */
export async function* withCodes<Row extends { warehouse_id: string }>(
  db: Database,
  chunks: AsyncIterable<Row[]>,
): AsyncGenerator<(Row & { warehouse_code: string | undefined })[]> {
  const warehouses = await listWarehouseCodes(db);
  const codes = new Map(warehouses.map((row) => [row.id, row.code]));
  for await (const rows of chunks) {
    yield rows.map((row) => ({ ...row, warehouse_code: codes.get(row.warehouse_id) }));
  }
}
