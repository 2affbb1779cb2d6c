import { LONGEST } from '@tawseel/contract/facts/limits';
import { email, identity, instant, text } from '../../platform/csv/codecs.ts';
import { csvTable } from '../../platform/csv/csv-table.ts';
import { readTable } from '../../platform/engine/read-table.ts';
import type { Tables } from '../../platform/engine/tables.ts';

const columns = {
  id: { codec: identity },
  name: { codec: text(LONGEST.name) },
  email: { codec: email },
  subject: { codec: text(LONGEST.subject) },
  message: { codec: text(LONGEST.message) },
  created_at: { codec: instant },
} as const;

export const queries = csvTable({
  name: 'queries',
  table: 'queries',
  columns,
  adds: '',
  read: (db) => readTable(db, 'queries'),
  cells: (row: Tables['queries']) => row,
});
