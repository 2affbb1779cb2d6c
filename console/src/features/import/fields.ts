import type { FileImport, ImportChoice } from '@tawseel/contract/imports';

type Columns = NonNullable<FileImport['columns']>;
export type ImportField = Columns['fields'][number];

/** Returns true for a required column that is neither in the file nor set for all rows. */
export function isMissing({ required, from, set, problem }: ImportField): boolean {
  return problem !== '' || (required && from.length === 0 && set === '');
}

export function missingFields({ fields }: Columns): ImportField[] {
  return fields.filter(isMissing);
}

/** Column of the sender, which is chosen by name and not shown as an id. */
export const SENDER = 'sender_id';
const SENDER_DETAILS = ['sender_name', 'sender_phone', 'sender_address'];

/** Returns true if the sender of all orders of a file is chosen: no column of it names one. */
export function hasOneSender({ kind, columns }: Pick<FileImport, 'kind' | 'columns'>): boolean {
  const from = (column: string) => columns?.fields.find(({ name }) => name === column)?.from;
  return kind === 'orders' && from(SENDER)?.length === 0 && !from('sender_email')?.length;
}

/** Returns true if a file of orders has no sender yet: neither an account nor all details of one. */
export function lacksSender(file: Pick<FileImport, 'kind' | 'columns'>): boolean {
  const isGiven = (column: string) =>
    file.columns?.fields.some(({ name, from, set }) => name === column && (from.length > 0 || set !== ''));
  return hasOneSender(file) && ![SENDER, 'sender_email'].some(isGiven) && !SENDER_DETAILS.every(isGiven);
}

/** Splits columns into those to look at (required, read or set) and the others. */
export function splitFields({ fields }: Columns): { shown: ImportField[]; more: ImportField[] } {
  const listed = fields.filter(({ name, from }) => name !== SENDER || from.length > 0);
  const isShown = (field: ImportField) => field.required || field.from.length > 0 || field.set !== '';
  const byNeed = listed.toSorted((one, other) => Number(isMissing(other)) - Number(isMissing(one)));
  return { shown: byNeed.filter(isShown), more: byNeed.filter((field) => !isShown(field)) };
}

/** Returns the choice with another header for a column; '' for none. */
export function withHeader(choice: ImportChoice, name: string, header: string): ImportChoice {
  return { ...choice, columns: { ...choice.columns, [name]: header } };
}

/** Returns the choice with another value for all rows of a column; '' removes it. */
export function withValue(choice: ImportChoice, name: string, value: string): ImportChoice {
  const { [name]: _, ...others } = choice.set;
  return { ...choice, set: value === '' ? others : { ...others, [name]: value } };
}

/** Returns the choice with a meaning for a word of the file that we do not know; '' removes it. */
export function withMeaning(
  choice: ImportChoice,
  name: string,
  { word, value }: { word: string; value: string },
): ImportChoice {
  const { [word]: _, ...others } = choice.values?.[name] ?? {};
  const words = value === '' ? others : { ...others, [word]: value };
  return { ...choice, values: { ...choice.values, [name]: words } };
}

/** Returns the choice with rows of a status included that would be left out, or left out again. */
export function withWord(choice: ImportChoice, word: string, isTaken: boolean): ImportChoice {
  const others = choice.take.filter((one) => one !== word);
  return { ...choice, take: isTaken ? [...others, word] : others };
}
