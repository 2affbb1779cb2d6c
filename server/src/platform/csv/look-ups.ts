import { sentence } from '@tawseel/contract/facts/sentences/sentence';
import { normalPhone } from '@tawseel/contract/facts/uae';
import { Fault } from './csv-table.ts';
import { Unique } from './unique.ts';

export type Find = (known: {
  id?: string | undefined;
  name?: string | undefined;
}) => string | Fault | undefined;

type Emailed = { email: string; deleted_at: string | null };

/** Returns the email that a row reserves in lower case, or undefined if the row is deleted or has none. */
export const liveEmail = ({ email, deleted_at }: Emailed): string | undefined =>
  deleted_at === null && email !== '' ? email.toLowerCase() : undefined;

type Phoned = { phone_e164: string | null; deleted_at: string | null };

/** Returns the phone that a row reserves in E.164 format, or undefined if the row is deleted or has none. */
export const livePhone = ({ phone_e164, deleted_at }: Phoned): string | undefined =>
  deleted_at === null && phone_e164 ? phone_e164 : undefined;

/** Returns the phone that a row of a file would reserve, if it could be read. */
export const phoneToTake = ({
  phone,
  deleted_at,
}: {
  phone?: string | undefined;
  deleted_at?: string | undefined;
}) => (phone === undefined || deleted_at !== undefined ? undefined : normalPhone(phone));

type Columns = {
  id: 'company_id' | 'cashier_id' | 'warehouse_id';
  name: 'company_email' | 'cashier_email' | 'warehouse_code';
};

/**
 * Returns a lookup of foreign keys: by id, including deleted rows, or by name. It returns undefined if the row has
 * neither.
 */
export function finderOf<Row extends { id: string }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string | undefined,
  columns: Columns,
): Find {
  const ids = new Set(rows.map((row) => row.id));
  const idOf = new Map(rows.map((row) => [nameOf(row), row.id]));
  return ({ id, name }) => {
    if (id !== undefined) return ids.has(id) ? id : new Fault(columns.id, sentence(`known_${columns.id}`));
    if (name === undefined) return undefined;
    return idOf.get(name.toLowerCase()) ?? new Fault(columns.name, sentence(`known_${columns.name}`));
  };
}

/** Returns uniqueness checks for a table: of ids, and of emails of rows that are not deleted. */
export function idsAndEmails(known: readonly (Emailed & { id: string })[]) {
  const ids = new Unique(
    'id',
    sentence('unused_id'),
    known.map(({ id }) => id),
  );
  const emails = new Unique('email', sentence('unused_email'), known.map(liveEmail));
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
