import { ACTOR_KINDS, SUBJECT_KINDS } from '@tawseel/contract/facts/audit';
import { identity, instant, oneOf, text } from '../../platform/csv/codecs.ts';
import { csvTable } from '../../platform/csv/csv-table.ts';
import type { Tables } from '../../platform/engine/tables.ts';
import { readAudit } from './store.ts';

const columns = {
  id: { codec: identity },
  at: { codec: instant },
  actor_kind: { codec: oneOf(ACTOR_KINDS) },
  actor_id: { codec: text() },
  actor_name: { codec: text() },
  address_hash: { codec: text() },
  call: { codec: text() },
  subject_kind: { codec: oneOf(SUBJECT_KINDS) },
  subject_id: { codec: text() },
  subject_name: { codec: text() },
  before: { codec: text() },
  after: { codec: text() },
} as const;

export const audit = csvTable({
  name: 'audit',
  table: 'audit',
  columns,
  adds: '',
  read: (db) => readAudit(db, {}),
  cells: (row: Tables['audit']) => row,
});
