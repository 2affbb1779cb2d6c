import { type Kysely, sql } from 'kysely';
import { engineOf } from '../database.ts';
import { among, schemaOf } from './0001/columns.ts';

/** Kinds of imported files. */
const KINDS = among(
  'warehouses',
  'staff',
  'senders',
  'city-rates',
  'zone-rates',
  'weight-charges',
  'size-charges',
  'packing-charge',
  'orders',
  'cashier-payments',
);

/** First code points of digits beyond 0 to 9: Arabic and Persian. */
const ZEROS = [0x660, 0x6f0];
const NATIONAL = /^(?:5\d{8}|[234679]\d{7}|800\d{3,7}|600\d{6})$/;

function plainText(typed: string): string {
  return typed.replace(/\p{Cf}/gu, '').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.findLast((zero) => code >= zero) ?? code));
  });
}

/** Returns the search key of a phone as of this release. */
function phoneKey(typed: string): string {
  const digitsOf = (text: string) => text.replace(/\D/g, '');
  const plain = plainText(typed);
  const first = plain.split(/[\p{L}/|;,#*&]/u).find((piece) => digitsOf(piece).length >= 5) ?? plain;
  const number = first.trim().replace(/(?<=\d{7})[.,]0+$/, '');
  const compact = number.replace(/[\s\p{Pd}().,/]/gu, '').replace(/^\+|^00/, '+');
  const [, code, rest = ''] = /^(\+?971)?(\+?\d*)$/.exec(compact) ?? [];
  const national = rest.replace(/^0/, '');
  if (NATIONAL.test(national)) return `+971${national}`;
  if (code === undefined && /^\+[1-9]\d{7,14}$/.test(rest)) return rest;
  const digits = digitsOf(number);
  return digits.length >= 5 ? digits : '';
}

/** Adds the search key of the receiver's second phone, of the few orders that have one. */
async function addSecondPhones(db: Kysely<unknown>): Promise<void> {
  const seq = engineOf(db).name === 'sqlite' ? '' : ', seq';
  await schemaOf(db).run(["alter table orders add column receiver_phone2_e164 text not null default ''"]);
  const { rows } = await sql<{ seq: number; receiver_phone2: string }>`
    select seq, receiver_phone2 from orders where receiver_phone2 <> ''`.execute(db);
  for (const { seq, receiver_phone2 } of rows)
    await sql`update orders set receiver_phone2_e164 = ${phoneKey(receiver_phone2)} where seq = ${seq}`.execute(
      db,
    );
  await schemaOf(db).run([
    `create index orders_receiver_phone2 on orders (receiver_phone2_e164${seq}) where receiver_phone2_e164 <> ''`,
  ]);
}

/** Adds the files that were imported. */
async function addImportedFiles(db: Kysely<unknown>): Promise<void> {
  const { table } = schemaOf(db);
  await table('imported_files', ['sha256', 'kind', 'times'], {
    sha256: 'text',
    kind: KINDS,
    times: 'integer',
    stored: 'bigint',
    imported_at: 'text',
    by_name: 'text',
    warehouse_id: { type: 'text?', to: 'warehouses' },
  }).execute();
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await addImportedFiles(db);
  await addSecondPhones(db);
}
