import type { ReactNode } from 'react';

/** Column of a table of rows. */
export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** A quieter second line under it, of what goes with it; rows with such a column are higher. */
  second?: ((row: Row) => ReactNode) | undefined;
  /** `end` for numbers and money; `actions` for the buttons at the end of the row; `tick` for a box that selects it. */
  align?: 'start' | 'end' | 'actions' | 'tick' | undefined;
  /** False leaves it out of cards, for example a button that does what pressing the whole card does. */
  inCards?: boolean | undefined;
  /** Share of the width as CSS takes it for a column, for example '8rem' or '20%'; columns without one share the rest. */
  width?: string | undefined;
  /**
   * Visible part of a long text: by default two lines, in a card all; `line`: one line; `whole`: all, also of the second
   * line; `id`: an id on one line, never cut.
   */
  shows?: 'line' | 'whole' | 'id' | undefined;
}

/** Column of tracking IDs, wide enough for nearly all in bold; the widest letters reach into the padding. */
export const ID_COLUMN = { shows: 'id', width: 'clamp(10rem, 23cqi, 10.5rem)' } as const;

/** Returns the row with the id of another, which may be older; undefined if it has no id. */
export function storedRow<Row extends { _id?: string | undefined }>(
  rows: readonly Row[] | undefined,
  { _id: id }: Row,
): Row | undefined {
  return id === undefined ? undefined : rows?.find(({ _id }) => _id === id);
}

/** Returns a unique React key of a row in its list, even without an id. */
export function rowKey({ _id }: { _id?: string | undefined }, at: number): string {
  return String(_id ?? `row ${at}`);
}
