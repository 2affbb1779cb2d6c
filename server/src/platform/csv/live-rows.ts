import { normalizedName } from './normalized-name.ts';

/** Allowlist by header of theirs: what may stand there in a row to take in, besides nothing. */
export type LiveRows = Record<string, readonly string[]>;

/** Skip reason of a row: the word of theirs that says so; undefined for a row to take in. */
export type LeftOut = (cells: readonly string[]) => string | undefined;

type Rule = { header: string; columnIndex: number; live: ReadonlySet<string> };

/** Keyword that takes the rows of every skip reason. */
export const ALL = 'all';

/**
 * Row filter by allowlist: skips rows that a shop's own columns say are over, as those of cancelled orders ('refunded',
 * 'Cancelled at'). Only what is known to be live is taken in, so that a status nobody has heard of is not.
 */
export function leftOutFilter(
  rules: LiveRows,
  columnIndexOf: (header: string) => number,
  take: string[],
): LeftOut {
  const taken = new Set(take.map(normalizedName));
  const known = Object.entries(rules).map(([header, words]): Rule => {
    return { header, columnIndex: columnIndexOf(header), live: new Set(words.map(normalizedName)) };
  });
  return (cells) => {
    for (const { header, columnIndex, live } of known) {
      const said = (cells[columnIndex] ?? '').trim();
      if (said === '' || live.has(normalizedName(said))) continue;
      const reason = live.size === 0 ? header : said;
      if (!taken.has(normalizedName(reason))) return reason;
    }
    return undefined;
  };
}

/** Plan text of the rules, a line each. */
export function describeLiveRows(rules: LiveRows, take: string[]): string[] {
  const entries = Object.entries(rules);
  if (entries.length === 0) return [];
  const but = take.length > 0 ? `, but for ${take.join(', ')}` : '';
  const lines = entries.map(([header, words]) => {
    return `    anything${words.length > 0 ? ` but ${words.join(', ')}` : ''} in ${header}`;
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
