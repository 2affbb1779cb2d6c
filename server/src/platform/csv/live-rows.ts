import { matcher, translated, translation } from './cells.ts';

type Words = readonly string[];
/**
 * The same for the rows alone that have one of some words under other headers; where `as` names a column of ours, the
 * words are ours, and theirs are translated as for that column.
 */
type LiveWhere = { words: Words; where: Readonly<Record<string, Words>>; as?: string | undefined };

/** Allowlist by header of theirs: what may stand there in a row to take in, besides nothing; `*` is any text. */
export type LiveRows = Record<string, Words | LiveWhere>;

export const ruleOf = (rule: Words | LiveWhere): LiveWhere =>
  'words' in rule ? rule : { words: rule, where: {} };

/** Skip reason of a row: the word of theirs that says so; undefined for a row to take in. */
export type LeftOut = (cells: readonly string[]) => string | undefined;

type Rule = {
  columnIndex: number;
  isLive: (said: string) => boolean;
  /** Where nothing is live, the header says why a row is left out. */
  reason: string | undefined;
  where: readonly (readonly [columnIndex: number, isMeant: (said: string) => boolean])[];
};

/** Header normalization: 'Warehouse Code', 'warehouse_code' and 'warehouseCode' are one name. */
export function normalizedName(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, '');
}

/** 'On hold' is on-hold, as a header is. */
function wordMatcher(words: Words): (said: string) => boolean {
  const known = new Set(words.map(normalizedName));
  const matches = matcher(words);
  return (said) => known.has(normalizedName(said)) || matches(said);
}

/** Keyword that takes the rows of every skip reason. */
export const ALL = 'all';

/**
 * Row filter by allowlist: skips rows that a shop's own columns say are over, as those of cancelled orders ('refunded',
 * 'Cancelled at'). Only what is known to be live is taken in, so that a status nobody has heard of is not.
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
      isLive: (said) => isLive(translated(said, theirs)),
      reason: words.length === 0 ? header : undefined,
      where: Object.entries(where).map(([name, meant]) => [columnIndexOf(name), wordMatcher(meant)]),
    };
  });
  const textAt = (cells: readonly string[], columnIndex: number) => (cells[columnIndex] ?? '').trim();
  return (cells) => {
    for (const { columnIndex, isLive, reason, where } of known) {
      const said = textAt(cells, columnIndex);
      if (said === '' || isLive(said)) continue;
      if (!where.every(([index, isMeant]) => isMeant(textAt(cells, index)))) continue;
      const word = reason ?? said;
      if (!taken.has(normalizedName(word))) return word;
    }
    return undefined;
  };
}

/** Plan text of the rules, a line each. */
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

/** Histogram of skipped rows by reason, with the first of their line numbers. */
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

  /** By reason with count and first line numbers, the most frequent first. */
  all(): { reason: string; rows: number; lines: number[] }[] {
    return [...this.#reasons]
      .sort(([, one], [, other]) => other.rows - one.rows)
      .map(([reason, known]) => ({ reason, ...known }));
  }

  /** Summary by reason, with count and first line numbers, the most frequent first: '3 refunded (lines 4, 9, 12)'. */
  texts(): { reason: string; text: string }[] {
    return this.all().map(({ reason, rows, lines }) => {
      const more = rows > lines.length ? ' …' : '';
      return { reason, text: `${rows} ${reason} (line${rows > 1 ? 's' : ''} ${lines.join(', ')}${more})` };
    });
  }
}
