import { CompiledQuery } from 'kysely';
import { engineOf } from './database.ts';
import { nameStatement } from './statement-names.ts';
import type { Trx } from './tables.ts';

const PARAMETER = /\$(\d+)/g;

/**
 * Statements that write and read nothing of one another, in one round trip: on PostgreSQL all but the last become a
 * `with` of it, which sees and checks what a foreign key asks for at the end of the whole.
 */
export async function runAsOne(trx: Trx, statements: readonly CompiledQuery[]): Promise<void> {
  if (engineOf(trx) === 'sqlite' || statements.length < 2) {
    for (const statement of statements) await trx.executeQuery(statement);
    return;
  }
  const parameters: unknown[] = [];
  const texts = statements.map((statement) => {
    const before = parameters.length;
    parameters.push(...statement.parameters);
    return statement.sql.replace(PARAMETER, (_, number: string) => `$${before + Number(number)}`);
  });
  const named = texts.slice(0, -1).map((text, index) => `w${index} as (${text})`);
  const whole = `with ${named.join(', ')} ${texts.at(-1)}`;
  nameStatement(whole);
  await trx.executeQuery(CompiledQuery.raw(whole, parameters));
}
