import { type SqlBool, sql } from 'kysely';

/** True for an act at a stop that was not reopened since; a reopened act counts neither as an attempt nor as cash. */
export const IS_STANDING = sql<SqlBool>`not exists (select 1 from stop_acts as later
  where later.order_id = stop_acts.order_id and later.stop_id = stop_acts.stop_id and later.act = 'reopened'
  and later.result = 'accepted' and later.received_at > stop_acts.received_at)`;
