import { type Kysely, sql } from 'kysely';

/** As phones are read now: a number of the Emirates however it was typed, one from abroad with its country's code. */
function e164(typed: string): string | undefined {
  const digits = typed
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\s\p{Pd}\p{Cf}().,/]/gu, '')
    .replace(/^00/, '+');
  const [, national] = /^(?:\+?971)?0?(5\d{8}|[234679]\d{7}|800\d{3,7}|600\d{6})$/.exec(digits) ?? [];
  if (national) return `+971${national}`;
  return /^\+(?!971)[1-9]\d{7,14}$/.test(digits) ? digits : undefined;
}

/** Phones of staff as E.164 beside what was typed, '' where no number could be read: drivers sign in with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('staff')
    .addColumn('phone_e164', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('staff_phone').on('staff').columns(['phone_e164']).execute();
  const { rows } = await sql<{ id: string; phone: string }>`select id, phone from staff`.execute(db);
  for (const { id, phone } of rows) {
    const number = e164(phone);
    if (number) await sql`update staff set phone_e164 = ${number} where id = ${id}`.execute(db);
  }
}
