import type { Kysely, Transaction } from 'kysely';

/**
 * All tables; each area adds its own in its tables.ts. Money is whole fils (`_fils`), instants are ISO 8601 UTC text
 * (`_at`), lists are JSON text.
 */
export interface Tables {
  meta: { key: string; value: string };
  /** Append-only. `before` and `after` are JSON objects of the changed fields, without secrets. */
  audit: {
    /** Sorts by time. */
    id: string;
    at: string;
    actor_kind: string;
    actor_id: string;
    actor_name: string;
    address_hash: string;
    /** `area.name` of a call, or the words of a command. */
    call: string;
    subject_kind: string;
    subject_id: string;
    subject_name: string;
    before: string | null;
    after: string | null;
  };
  idempotency_keys: {
    owner: string;
    key: string;
    request_hash: string;
    reply: string;
    created_at: string;
  };
  /** Last number used of each series: 'RUN-DXB-001-261121' 3. */
  number_series: { name: string; last: number };
}

export type Database = Kysely<Tables>;
export type Trx = Transaction<Tables>;
