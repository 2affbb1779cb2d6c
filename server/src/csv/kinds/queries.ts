import { LONGEST } from '@tawseel/contract/facts/limits';
import { readTable } from '../../store/read-table.ts';
import type { Tables } from '../../store/tables.ts';
import { email, identity, instant, text } from '../codecs.ts';
import { kind } from '../kind.ts';

const columns = {
  id: { codec: identity },
  name: { codec: text(LONGEST.name) },
  email: { codec: email },
  subject: { codec: text(LONGEST.subject) },
  message: { codec: text(LONGEST.message) },
  created_at: { codec: instant },
} as const;

export const queries = kind({
  name: 'queries',
  table: 'queries',
  columns,
  adds: '',
  read: (db) => readTable(db, 'queries'),
  cells: (row: Tables['queries']) => row,
});
