import type { ReactNode } from 'react';
import { FieldWarning } from './field-warning.tsx';

/** Note on the typed value of a field; a warning is a doubt. */
export type FieldNote = { text: string; isWarning: boolean };

/** Returns a note as the description of its field. */
export function fieldNote(note: FieldNote | undefined): ReactNode {
  return note?.isWarning ? <FieldWarning>{note.text}</FieldWarning> : note?.text;
}
