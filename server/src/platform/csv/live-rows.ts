import { foldText } from '@tawseel/contract/facts/fold-text';
import { matcher, translated, translation } from './cells.ts';

type Words = readonly string[];
/**
 * Rule that only applies to rows with certain words under other headers. If `as` names one of our columns, `words`
 * are ours, and the file's words are first translated with that column's value mapping.
 */
type LiveWhere = { words: Words; where: Readonly<Record<string, Words>>; as?: string | undefined };

/**
 * Allowed words by header of the file, for rows to import. An empty cell is always allowed; `*` stands for any text.
 */
export type LiveRows = Record<string, Words | LiveWhere>;

export const ruleOf = (rule: Words | LiveWhere): LiveWhere =>
  'words' in rule ? rule : { words: rule, where: {} };

/** Returns the word for which a row is left out, or undefined if it is to be imported. */
export type LeftOut = (cells: readonly string[]) => string | undefined;

type Rule = {
  columnIndex: number;
  isLive: (cell: string) => boolean;
  /** Reason for leaving a row out, if no word is allowed: the header. */
  reason: string | undefined;
  where: readonly (readonly [columnIndex: number, isMeant: (cell: string) => boolean])[];
};

/**
 * Normalises a header: 'Warehouse Code', 'warehouse_code' and 'warehouseCode' are the same name, as are 'Weight (kg)' and
 * 'weight_kg', and one Arabic word in two spellings.
 */
export function normalizedName(name: string): string {
  const folded = foldText(name);
  return folded.replace(/[\s_.:()-]+/g, '') || folded;
}

/** Returns a predicate for some words, normalised like headers: 'On hold' is on-hold. */
function wordMatcher(words: Words): (cell: string) => boolean {
  const known = new Set(words.map(normalizedName));
  const matches = matcher(words);
  return (cell) => known.has(normalizedName(cell)) || matches(cell);
}

/** Keyword that imports the rows of every reason. */
export const ALL = 'all';

/**
 * Returns a filter that leaves out rows which a shop's own columns mark as finished, such as cancelled orders
 * ('refunded', 'Cancelled at'). It is an allowlist, so that rows with an unknown status are not imported.
 */
export function leftOutFilter(
  rules: LiveRows,
  columnIndexOf: (header: string) => number,
  { take, values }: { take: readonly string[]; values: Readonly<Record<string, Record<string, string>>> },
): LeftOut {
  const taken = new Set(take.map(normalizedName));
  const known = Object.entries(rules).map(([header, rule]): Rule => {
    const { words, where, as = '' } = ruleOf(rule);
    const theirs = translation(values[as] ?? {});
    const isLive = wordMatcher(words);
    return {
      columnIndex: columnIndexOf(header),
      isLive: (cell) => isLive(translated(cell, theirs)),
      reason: words.length === 0 ? header : undefined,
      where: Object.entries(where).map(([name, meant]) => [columnIndexOf(name), wordMatcher(meant)]),
    };
  });
  const textAt = (cells: readonly string[], columnIndex: number) => (cells[columnIndex] ?? '').trim();
  return (cells) => {
    for (const { columnIndex, isLive, reason, where } of known) {
      const cell = textAt(cells, columnIndex);
      if (cell === '' || isLive(cell)) continue;
      if (!where.every(([index, isMeant]) => isMeant(textAt(cells, index)))) continue;
      const word = reason ?? cell;
      if (!taken.has(normalizedName(word))) return word;
    }
    return undefined;
  };
}

/** Describes the rules for the plan, one line each. */
export function describeLiveRows(rules: LiveRows, take: string[]): string[] {
  const entries = Object.entries(rules);
  if (entries.length === 0) return [];
  const but = take.length > 0 ? `, but for ${take.join(', ')}` : '';
  const lines = entries.map(([header, rule]) => {
    const { words, where } = ruleOf(rule);
    const only = Object.entries(where).map(([name, meant]) => ` where ${name} is ${meant.join(' or ')}`);
    return `    anything${words.length > 0 ? ` but ${words.join(', ')}` : ''} in ${header}${only.join('')}`;
  });
  return [`  left out${but}: rows with`, ...lines];
}

const LINES_SHOWN = 5;

/** Counts of rows left out by reason, with their first line numbers. */
export class LeftOutRows {
  readonly #reasons = new Map<string, { rows: number; lines: number[] }>();
  rows = 0;

  add(reason: string, line: number): void {
    const known = this.#reasons.get(reason) ?? { rows: 0, lines: [] };
    known.rows += 1;
    if (known.lines.length < LINES_SHOWN) known.lines.push(line);
    this.#reasons.set(reason, known);
    this.rows += 1;
  }

  /** Returns the reasons with counts and first line numbers, the most frequent first. */
  all(): { reason: string; rows: number; lines: number[] }[] {
    return [...this.#reasons]
      .sort(([, one], [, other]) => other.rows - one.rows)
      .map(([reason, known]) => ({ reason, ...known }));
  }

  /** Returns the reasons as texts, the most frequent first: '3 refunded (lines 4, 9, 12)'. */
  texts(): { reason: string; text: string }[] {
    return this.all().map(({ reason, rows, lines }) => {
      const more = rows > lines.length ? ' …' : '';
      return { reason, text: `${rows} ${reason} (line${rows > 1 ? 's' : ''} ${lines.join(', ')}${more})` };
    });
  }
}
