import { iban, instant, money, text } from '../../platform/csv/codecs.ts';
import type { Database } from '../../platform/engine/tables.ts';
import { type ListedStatement, searchStatements } from './store/statements.ts';

const columns = {
  statement: { codec: text() },
  name: { codec: text() },
  iban: { codec: iban },
  amount: { codec: money },
  reference: { codec: text() },
  closed_at: { codec: instant },
} as const;

/** CSV of payments for the bank: each with the number of its statement as reference. */
export const payoutsCsv = {
  columns,
  cells: (row: ListedStatement): { [K in keyof typeof columns]: unknown } => ({
    statement: String(row.no),
    name: row.sender_name,
    iban: row.iban,
    amount: row.payable_fils,
    reference: `Statement ${row.no}`,
    closed_at: row.at,
  }),
};

const AT_ONCE = 500;

/** Reads the statements to pay whose shops have an IBAN, newest first. */
export async function* readPayouts(db: Database): AsyncGenerator<ListedStatement[]> {
  for (let offset = 0; ; offset += AT_ONCE) {
    const filter = { shop: undefined, isPayable: true };
    const { rows } = await searchStatements(db, filter, { limit: AT_ONCE, offset });
    yield rows.filter((row) => row.iban !== '');
    if (rows.length < AT_ONCE) return;
  }
}
