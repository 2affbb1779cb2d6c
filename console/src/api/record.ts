import type { Form } from './form.ts';

/** Returns fields of a record as a form edits them: as texts, empty if missing. */
export function textsOf<Name extends string>(
  record: { readonly [K in Name]?: string | null | undefined },
  names: readonly Name[],
): Record<Name, string> {
  const texts: Partial<Record<Name, string>> = {};
  for (const name of names) texts[name] = record[name] ?? '';
  return texts as Record<Name, string>;
}

/** Returns the version that an edit is based on; nothing for a new record. */
export function versionOf({ version }: { version?: string | undefined }): { version?: string } {
  return version === undefined ? {} : { version };
}

/** Returns a function that returns the props of a text field. */
export function textFieldsOf<F extends Record<string, unknown>>(form: Form<F>) {
  type TextName = { [K in keyof F]-?: F[K] extends string | undefined ? K : never }[keyof F] & string;
  return (name: TextName, required = false) => {
    const value = form.values[name];
    return {
      value: typeof value === 'string' ? value : '',
      error: form.problems[name],
      onChange: (typed: string) => form.set(name, typed as F[TextName]),
      autoComplete: 'off',
      required,
    };
  };
}
