import { type Kysely, sql } from 'kysely';
import { engineOf } from '../database.ts';

const SENDER_COLUMNS = ['phone_e164', 'legal_name', 'trn', 'makani', 'landmark', 'iban'] as const;
const BUSINESS_COLUMNS = [
  'legal_name',
  'legal_name_ar',
  'trade_name',
  'trn',
  'licence_number',
  'licence_authority',
  'street',
  'city',
  'phone',
  'email',
  'iban',
  'working_days',
  'holidays',
  'ramadans',
  'logo',
  'logo_name',
  'updated_at',
] as const;

const AT_ONCE = 500;

/** The business itself, in one row; what a sender has beside the specification, its phone in one form. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of SENDER_COLUMNS) {
    await db.schema.alterTable('senders').addColumn(name, 'text').execute();
  }
  const { rows } = await sql<{ id: string; phone: string }>`select id, phone from senders`.execute(db);
  const numbered = rows.flatMap(({ id, phone }) => {
    const number = e164(phone);
    return number === undefined ? [] : [sql`(${id}, ${number})`];
  });
  for (let start = 0; start < numbered.length; start += AT_ONCE) {
    await sql`update senders set phone_e164 = read.column2
      from (values ${sql.join(numbered.slice(start, start + AT_ONCE))}) as read
      where senders.id = read.column1`.execute(db);
  }
  await sql`create index senders_email on senders (lower(email)) where deleted_at is null`.execute(db);
  await sql`create index senders_phone on senders (phone_e164) where deleted_at is null`.execute(db);
  await sql`create index senders_deleted on senders (deleted_at, id) where deleted_at is not null`.execute(
    db,
  );

  const isSqlite = engineOf(db) === 'sqlite';
  const columns = [
    `id ${isSqlite ? 'integer' : 'bigint'} not null check (id in (1)) constraint business_pkey primary key`,
    'version bigint not null',
    ...BUSINESS_COLUMNS.map((name) => `${name} text not null`),
  ];
  await sql.raw(`create table business (${columns.join(', ')})`).execute(db);
}

/** E.164 as of this migration: '050 123 4567', '00971 (0)50-1234567' and '971501234567' are +971501234567. */
function e164(typed: string): string | undefined {
  const digits = typed
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\s\p{Pd}\p{Cf}().,/]/gu, '')
    .replace(/^00/, '+');
  const national = digits.replace(/^\+?971/, '').replace(/^0/, '');
  if (/^(?:5\d{8}|[234679]\d{7}|800\d{3,7}|600\d{6})$/.test(national)) return `+971${national}`;
  return /^\+(?!971)[1-9]\d{7,14}$/.test(digits) ? digits : undefined;
}
