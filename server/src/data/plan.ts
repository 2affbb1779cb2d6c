import { BadSetting } from '../settings.ts';
import { readCell } from './csv-write.ts';
import { type Columns, Fault, type Kind } from './kind.ts';

/** How the columns of another program's export become ours. */
export type Mapping = {
  kind: string;
  /** Our column to the header it comes from; several are joined with a space between them. */
  columns: Record<string, string | string[]>;
  /** Words of that program to ours, by our column; in any case, and `*` for all others. */
  values?: Record<string, Record<string, string>> | undefined;
  /** What every row gets in a column that the file has not. */
  set?: Record<string, string> | undefined;
  /** A row with nothing in this column of theirs continues the one above (a further item of it), and is left out. */
  wholeRowsHave?: string | undefined;
};

type Source = {
  name: string;
  column: Columns[string];
  places: number[];
  fixed: string | undefined;
  words: ReadonlyMap<string, string> | undefined;
};

export type Plan = {
  header: string[];
  sources: Source[];
  /** The place that tells whole rows from continued ones. */
  wholePlace: number | undefined;
  /** The plan for people, a line each. */
  lines: string[];
};

export type PlanOptions = { mapping?: Mapping | undefined; set?: Record<string, string> | undefined };

/** 'Warehouse Code', 'warehouse_code' and 'warehouseCode' are one name. */
function plainName(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, '');
}

/** Decides which column of a file is read as what. Throws BadSetting when that cannot be. */
export function planColumns(kind: Kind, header: string[], file: string, options: PlanOptions = {}): Plan {
  const names = header.map(plainName);
  const twice = names.find((name, place) => name !== '' && names.indexOf(name) !== place);
  if (twice) throw new BadSetting(`${file}: two columns are called '${header[names.indexOf(twice)]}'.`);
  const { mapping } = options;
  const fixed = { ...mapping?.set, ...options.set };
  refuseUnknown(kind, { ...mapping?.columns, ...fixed });

  function placesOf(name: string, column: Columns[string]): number[] {
    const theirs = mapping?.columns[name];
    const mapped = theirs === undefined ? [] : [theirs].flat().map((one) => names.indexOf(plainName(one)));
    if (mapped.some((place) => place >= 0)) return mapped.filter((place) => place >= 0);
    const known = [name, ...(column.aliases ?? [])].map((one) => names.indexOf(plainName(one)));
    return known.filter((place) => place >= 0).slice(0, 1);
  }

  const sources = Object.entries(kind.columns).map(([name, column]): Source => {
    const words = mapping?.values?.[name];
    return {
      name,
      column,
      places: placesOf(name, column),
      fixed: fixed[name],
      words: words && new Map(Object.entries(words).map(([from, to]) => [from.toLowerCase(), to])),
    };
  });
  const missing = sources.filter(
    ({ column, places, fixed: value }) => column.required && places.length === 0 && value === undefined,
  );
  if (missing.length > 0) throw missingColumns(file, missing, header);
  const whole = mapping?.wholeRowsHave === undefined ? -1 : names.indexOf(plainName(mapping.wholeRowsHave));
  return { header, sources, wholePlace: whole < 0 ? undefined : whole, lines: describe(sources, header) };
}

function refuseUnknown(kind: Kind, named: object): void {
  const unknown = Object.keys(named).find((name) => !Object.hasOwn(kind.columns, name));
  if (unknown === undefined) return;
  const known = Object.keys(kind.columns).join(', ');
  throw new BadSetting(`${kind.name} have no column '${unknown}'. They have: ${known}.`);
}

function missingColumns(file: string, missing: readonly Source[], header: readonly string[]): BadSetting {
  const names = missing.map(({ name }) => name).join(', ');
  const [first] = missing;
  return new BadSetting(
    `${file} has no column for ${names}. Its columns are: ${header.join(', ')}. ` +
      `Rename one, say --mapping, or give every row the same with --set ${first?.name}=<value>.`,
  );
}

function describe(sources: readonly Source[], header: readonly string[]): string[] {
  const read = sources.filter(({ places }) => places.length > 0);
  const used = new Set(read.flatMap(({ places }) => places));
  const unread = header.filter((name, place) => !used.has(place) && name !== '');
  const list = (title: string, items: string[]) =>
    items.length > 0 ? [`  ${title}: ${items.join(', ')}`] : [];
  const from = ({ name, places }: Source) => {
    const theirs = places.map((place) => header[place]).join(' + ');
    return theirs === name ? name : `${theirs} as ${name}`;
  };
  return [
    ...list('read', read.map(from)),
    ...list('not read', unread),
    ...list(
      'the same for all',
      sources.flatMap(({ name, fixed }) => (fixed === undefined ? [] : [`${name} = ${fixed}`])),
    ),
    ...standIns(sources),
  ];
}

/** What stands where the file has no column, those of one stand-in together. */
function standIns(sources: readonly Source[]): string[] {
  const names = new Map<string, string[]>();
  for (const { name, column, places, fixed } of sources) {
    if (column.absent === undefined || places.length > 0 || fixed !== undefined) continue;
    names.set(column.absent, [...(names.get(column.absent) ?? []), name]);
  }
  const lines = [...names].map(([absent, columns]) => `    ${columns.join(', ')}: ${absent}`);
  return lines.length > 0 ? ['  not in the file, so that there stands in', ...lines] : [];
}

/** What stands in a row for a column, as text: the cell, or several joined, or what all rows get. */
function cellOf({ places, fixed, words }: Source, cells: readonly string[]): string {
  const [only = -1] = places;
  const cell =
    places.length > 1
      ? places
          .map((place) => readCell(cells[place] ?? ''))
          .filter(Boolean)
          .join(' ')
      : readCell(cells[only] ?? '');
  if (cell === '') return fixed ?? '';
  return words?.get(cell.toLowerCase()) ?? words?.get('*') ?? cell;
}

export type ReadRow = { values: Record<string, unknown> } | { fault: Fault; value: string };

/** A row as the codecs read it, or the first thing that is wrong with it. */
export function readRow(plan: Plan, cells: readonly string[], timeZone: string): ReadRow {
  const values: Record<string, unknown> = {};
  for (const source of plan.sources) {
    const { name, column } = source;
    const cell = cellOf(source, cells);
    if (cell === '') {
      if (column.required) return { fault: new Fault(name, column.codec.expected), value: '' };
      continue;
    }
    const value = column.codec.parse(cell, timeZone);
    if (value === undefined) return { fault: new Fault(name, column.codec.expected), value: cell };
    values[name] = value;
  }
  return { values };
}

/** What a row says in a column, for a fault found later. */
export function shownIn(plan: Plan, cells: readonly string[], name: string): string {
  const source = plan.sources.find((one) => one.name === name);
  return source ? cellOf(source, cells) : '';
}
