import { engineOf } from '../../../platform/engine/database.ts';
import type { Database } from '../../../platform/engine/tables.ts';
import { onPostgres } from './on-postgres.ts';
import { onSqlite } from './on-sqlite.ts';
import type { OrderSql } from './order-sql.ts';

const BY_ENGINE = { sqlite: onSqlite, postgres: onPostgres };

export function orderSqlOf(db: Database): OrderSql {
  return BY_ENGINE[engineOf(db).name];
}
