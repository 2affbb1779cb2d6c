import type { Column } from './column.ts';

type NamedColumn<Row> = Omit<Column<Row>, 'key' | 'header'> & Partial<Column<Row>>;
/** A column whose heading is the text of its name, or that has its own; a falsy value is none. */
type ColumnEntry<Row, Name, Texts> =
  | (Name extends keyof Texts ? NamedColumn<Row> : NamedColumn<Row> & { header: string })
  | false
  | undefined;

/** Returns columns by name: each has its name as key, and the text of that name as heading. */
export function columnsOf<Row, Texts extends object, Name extends string>(
  texts: Texts,
  columns: { [K in Name]: ColumnEntry<Row, K, Texts> },
): Column<Row>[] {
  return Object.entries<NamedColumn<Row> | false | undefined>(columns).flatMap(([key, column]) =>
    column ? [{ key, header: String(Reflect.get(texts, key)), ...column }] : [],
  );
}
