import { normalPhone } from '@tawseel/contract/facts/uae';
import type {
  DeletedSender,
  SENDER_ROLES,
  Sender,
  SenderDetails,
  SenderRecord,
} from '@tawseel/contract/senders';
import { sql } from 'kysely';
import { engineOf } from '../../platform/engine/database.ts';
import { newId } from '../../platform/engine/ids.ts';
import { type ParentLock, withLock } from '../../platform/engine/lock.ts';
import { readNewestFirst } from '../../platform/engine/newest-first.ts';
import type { Database, Tables, Trx } from '../../platform/engine/tables.ts';
import type { SenderRow } from './tables.ts';

function toSender(row: SenderRow): Sender {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    country: row.country,
    city: row.city,
    street: row.street,
    houseNo: row.house_no,
    role: row.role,
    profilePic: row.profile_pic,
    createdAt: row.created_at,
    addresses: JSON.parse(row.addresses) as Sender['addresses'],
  };
}

/** Sender without its version, which depends on the caller. */
export type StoredSender = Omit<SenderRecord, 'version'>;

function toSenderRecord(row: SenderRow): StoredSender {
  return {
    ...toSender(row),
    phoneE164: row.phone_e164 ?? '',
    legalName: row.legal_name ?? '',
    trn: row.trn ?? '',
    makani: row.makani ?? '',
    landmark: row.landmark ?? '',
    iban: row.iban ?? '',
  };
}

const emptyAsNull = (text: string | undefined) => (text === '' ? null : text);

/** Returns the columns of details; missing ones are undefined and unchanged. */
function toColumns({ addresses, ...details }: SenderDetails) {
  return {
    role: details.role,
    name: details.name,
    email: details.email,
    phone: details.phone,
    phone_e164: normalPhone(details.phone) ?? null,
    country: details.country,
    city: details.city,
    street: details.street,
    house_no: details.houseNo,
    profile_pic: details.profilePic,
    addresses: addresses && JSON.stringify(addresses.map((given) => ({ _id: newId(), ...given }))),
    legal_name: emptyAsNull(details.legalName),
    trn: emptyAsNull(details.trn),
    makani: emptyAsNull(details.makani),
    landmark: emptyAsNull(details.landmark),
    iban: emptyAsNull(details.iban),
  };
}

export async function* readSenders(db: Database): AsyncGenerator<Sender[]> {
  for await (const rows of readNewestFirst(db, 'senders')) yield rows.map(toSender);
}

export async function* readDeletedSenders(db: Database): AsyncGenerator<DeletedSender[]> {
  for await (const rows of readNewestFirst(db, 'senders', 'deleted_at')) {
    yield rows.map((row) => ({ ...toSender(row), deletedAt: row.deleted_at ?? '' }));
  }
}

export async function findSender(db: Database, id: string, lock?: ParentLock): Promise<Sender | undefined> {
  const query = db.selectFrom('senders').selectAll().where('id', '=', id).where('deleted_at', 'is', null);
  const row = await withLock(db, query, lock).executeTakeFirst();
  return row && toSender(row);
}

export async function findSenderRecord(
  db: Database,
  id: string,
  is: 'live' | 'deleted' = 'live',
): Promise<StoredSender | undefined> {
  const row = await db
    .selectFrom('senders')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', is === 'live' ? 'is' : 'is not', null)
    .executeTakeFirst();
  return row && toSenderRecord(row);
}

/** Returns the sender that uses an email, ignoring case, other than `exceptId`, or undefined. */
export async function findSenderByEmail(
  db: Database,
  email: string,
  exceptId = '',
): Promise<{ name: string } | undefined> {
  return db
    .selectFrom('senders')
    .select('name')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('deleted_at', 'is', null)
    .where('id', '!=', exceptId)
    .executeTakeFirst();
}

/** Returns the sender of a role that uses a phone, in any format, other than `exceptId`, or undefined. */
export async function findSenderByPhone(
  db: Database,
  { role, phone }: Pick<Sender, 'role' | 'phone'>,
  exceptId = '',
): Promise<{ name: string } | undefined> {
  const number = normalPhone(phone);
  if (number === undefined) return undefined;
  return db
    .selectFrom('senders')
    .select('name')
    .where('phone_e164', '=', number)
    .where('role', '=', role)
    .where('deleted_at', 'is', null)
    .where('id', '!=', exceptId)
    .executeTakeFirst();
}

/** Time at which a sender is written, and name of the author. */
type Written = { at: string; by: string };

const ibanSet = ({ iban }: SenderDetails, { at, by }: Written) =>
  iban ? { iban_set_at: at, iban_set_by: by } : {};

export async function insertSender(
  db: Database,
  details: SenderDetails,
  written: Written,
): Promise<StoredSender> {
  const { house_no = '', profile_pic = '', addresses = '[]', ...columns } = toColumns(details);
  const own = { house_no, profile_pic, addresses, id: newId(), created_at: written.at };
  const row = await db
    .insertInto('senders')
    .values({ ...columns, ...own, ...ibanSet(details, written) })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toSenderRecord(row);
}

/** Updates a sender; `written` is left out if the IBAN stays. */
export async function updateSender(
  trx: Trx,
  id: string,
  details: SenderDetails,
  written?: Written,
): Promise<StoredSender> {
  const row = await trx
    .updateTable('senders')
    .set({ ...toColumns(details), ...(written && { iban_set_at: written.at, iban_set_by: written.by }) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toSenderRecord(row);
}

export async function restoreSender(trx: Trx, id: string): Promise<StoredSender> {
  const row = await trx
    .updateTable('senders')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toSenderRecord(row);
}

/** Lists emails of senders of one role or of all, including deleted ones. */
export async function listSenderEmails(
  db: Database,
  role?: (typeof SENDER_ROLES)[number],
): Promise<Pick<SenderRow, 'id' | 'role' | 'email' | 'phone_e164' | 'deleted_at'>[]> {
  let query = db.selectFrom('senders').select(['id', 'role', 'email', 'phone_e164', 'deleted_at']);
  if (role !== undefined) query = query.where('role', '=', role);
  return query.execute();
}

export type OrderSender = Pick<SenderRow, 'id' | 'role' | 'name' | 'phone' | 'house_no' | 'street'>;

/** Returns the fields of senders that orders copy, including deleted senders. */
export async function listOrderSenders(db: Database, ids: readonly string[]): Promise<OrderSender[]> {
  return db
    .selectFrom('senders')
    .select(['id', 'role', 'name', 'phone', 'house_no', 'street'])
    .where('id', 'in', ids)
    .execute();
}

/** Returns a sender that can have its own rates, or undefined. */
export async function findCompany(db: Database, id: string): Promise<Sender | undefined> {
  const sender = await findSender(db, id);
  return sender?.role === 'Company' ? sender : undefined;
}

/** Soft deletion: the row stays for the orders and rates that refer to it. */
export async function deleteSender(trx: Trx, id: string, now: string): Promise<void> {
  await trx.updateTable('senders').set({ deleted_at: now }).where('id', '=', id).execute();
}

export type ShopRow = Tables['shops'];

/** Terms of a new shop: paid every week, what is left of its cash after the charges of the business. */
export const NEW_SHOP: Omit<ShopRow, 'sender_id' | 'billed_from'> = {
  cycle: 'week',
  nets: 1,
  cod_fee_fils: null,
  return_fee_fils: null,
  due_days: null,
  tin: '',
};

const fils = (stored: number | null) => (stored === null ? null : Number(stored));

function toShop(row: ShopRow): ShopRow {
  return { ...row, cod_fee_fils: fils(row.cod_fee_fils), return_fee_fils: fils(row.return_fee_fils) };
}

/** Begins to bill a shop, or changes how it is billed. */
export async function openShop(trx: Trx, row: ShopRow): Promise<void> {
  const { sender_id: _, ...terms } = row;
  await trx
    .insertInto('shops')
    .values(row)
    .onConflict((conflict) => conflict.column('sender_id').doUpdateSet(terms))
    .execute();
}

/** Locks a shop that is billed until the transaction ends, so that its statements are closed and paid one at a time. */
export async function lockShop(trx: Trx, senderId: string): Promise<ShopRow | undefined> {
  const query = trx.selectFrom('shops').selectAll().where('sender_id', '=', senderId);
  const row = await engineOf(trx).lockRows(query, 'no key update').executeTakeFirst();
  return row && toShop(row);
}
