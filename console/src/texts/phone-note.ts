import { phoneFromText, secondPhone } from '@tawseel/contract/facts/phones';
import { normalPhone, shownPhone } from '@tawseel/contract/facts/uae';
import type { FieldNote } from '../ui/fields/field-note.tsx';
import { phonesText as text } from './en/phones.ts';

/** Returns how a phone is read, or that it cannot be one, as an import doubts it; undefined for a refused one. */
export function phoneNote(typed: string): FieldNote | undefined {
  if (phoneFromText(typed) === undefined || secondPhone(typed) !== '') return undefined;
  if (normalPhone(typed) === undefined) return { text: text.doubted, isWarning: true };
  const shown = shownPhone(typed);
  return shown === typed.trim() ? undefined : { text: text.readAs(shown), isWarning: false };
}
