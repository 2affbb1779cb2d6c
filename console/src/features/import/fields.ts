import type { FileImport, ImportChoice } from '@tawseel/contract/imports';

type Columns = NonNullable<FileImport['columns']>;
export type ImportField = Columns['fields'][number];

/** Required and from nowhere: neither in the file nor the same for all rows. */
export function isMissing({ required, from, set, problem }: ImportField): boolean {
  return problem !== '' || (required && from.length === 0 && set === '');
}

export function missingFields({ fields }: Columns): ImportField[] {
  return fields.filter(isMissing);
}

/** Those to look at: what is wanted, read or given; the others stay out of the way. */
export function splitFields({ fields }: Columns): { shown: ImportField[]; more: ImportField[] } {
  const isShown = (field: ImportField) => field.required || field.from.length > 0 || field.set !== '';
  const byNeed = fields.toSorted((one, other) => Number(isMissing(other)) - Number(isMissing(one)));
  return { shown: byNeed.filter(isShown), more: byNeed.filter((field) => !isShown(field)) };
}

/** The choice with another header for a column; '' is none. */
export function withHeader(choice: ImportChoice, name: string, header: string): ImportChoice {
  return { ...choice, columns: { ...choice.columns, [name]: header } };
}

/** The choice with another value for all rows of a column; '' takes it away. */
export function withValue(choice: ImportChoice, name: string, value: string): ImportChoice {
  const { [name]: _, ...others } = choice.set;
  return { ...choice, set: value === '' ? others : { ...others, [name]: value } };
}

/** The choice with a word for which rows are left out taken in all the same, or left out again. */
export function withWord(choice: ImportChoice, word: string, isTaken: boolean): ImportChoice {
  const others = choice.take.filter((one) => one !== word);
  return { ...choice, take: isTaken ? [...others, word] : others };
}
