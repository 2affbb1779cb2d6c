import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import styles from './data-table.module.css';
import { asRole, type BodyProps, BoxBody, PlainBody, WindowBody } from './data-table-rows.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/** More rows than this and only those near the eye are drawn. */
const DRAW_ALL_UP_TO = 100;

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers and money; `actions` for the buttons at the end of the row. */
  align?: 'start' | 'end' | 'actions' | undefined;
  /** Share of the width as CSS takes it for a column, for example '8rem' or '20%'; columns without one share the rest. */
  width?: string | undefined;
  /** Keeps long text on one line, cut, where the rows are cards and other text is whole. */
  cut?: boolean | undefined;
  /** Offers to sort by this column. */
  sort?: boolean | undefined;
}

export interface Sorting {
  key: string;
  direction: 'ascending' | 'descending';
  onSort: (key: string, direction: 'ascending' | 'descending') => void;
}

export interface DataTableProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Names the table for screen readers. */
  label: string;
  /** Stands in the table's place when there are no rows. */
  empty?: ReactNode;
  /** Opens a row: the whole row can be pressed, and its first cell is a button for the keyboard. */
  onRow?: ((row: Row) => void) | undefined;
  /** Makes the table a box of at most this height that scrolls by itself, for example '15rem'. */
  height?: string | undefined;
  sort?: Sorting | undefined;
}

function boxStyle(height: string): CSSProperties & Record<'--box-height', string> {
  return { '--box-height': height };
}

const sortIcons = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort };

function HeaderCell<Row>({ column, sort }: { column: Column<Row>; sort: Sorting | undefined }) {
  const state = sort && sort.key === column.key ? sort.direction : 'none';
  const Icon = sortIcons[state];
  const sortable = sort && column.sort;
  return (
    <th
      scope="col"
      {...asRole('columnheader')}
      className={classNames(styles.head, styles[column.align ?? 'start'])}
      aria-sort={sortable ? state : undefined}
    >
      {sortable ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => sort.onSort(column.key, state === 'ascending' ? 'descending' : 'ascending')}
        >
          {column.header}
          <Icon aria-hidden="true" />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}

/** The column widths and the header row, shared with the skeleton so that nothing moves when the rows come. */
export function TableHead<Row>({
  columns,
  sort,
}: {
  columns: readonly Column<Row>[];
  sort?: Sorting | undefined;
}) {
  return (
    <>
      <colgroup>
        {columns.map((column) => (
          <col key={column.key} style={{ inlineSize: column.width }} />
        ))}
      </colgroup>
      <thead {...asRole('rowgroup')} className={styles.thead}>
        <tr {...asRole('row')}>
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} sort={sort} />
          ))}
        </tr>
      </thead>
    </>
  );
}

/**
 * A table with a header that stays in sight. In a narrow place every row becomes a card that names its values.
 * Long lists are drawn only around what is seen, scrolling with the window or, with `height`, in their own box.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, label, empty, onRow, height, sort } = props;
  const [box, setBox] = useState<HTMLElement | null>(null);
  const captionId = useId();
  useKeptFocus(box, rows);
  if (rows.length === 0) {
    return (
      <div className={classNames(styles.wrap, styles.none)} ref={setBox} tabIndex={-1}>
        {empty}
      </div>
    );
  }

  const many = rows.length > DRAW_ALL_UP_TO;
  const body: BodyProps<Row> = { columns, rows, rowKey, onRow };
  const boxed = height
    ? { role: 'region', 'aria-labelledby': captionId, tabIndex: 0, style: boxStyle(height) }
    : {};
  return (
    <div className={classNames(styles.wrap, height ? styles.box : styles.flat)} ref={setBox} {...boxed}>
      <table
        className={styles.table}
        {...asRole('table')}
        aria-rowcount={many ? rows.length + 1 : undefined}
        aria-labelledby={captionId}
      >
        <caption id={captionId} className="visually-hidden">
          {label}
        </caption>
        <TableHead columns={columns} sort={sort} />
        {!many && <PlainBody {...body} />}
        {many && !height && <WindowBody {...body} />}
        {many && height && <BoxBody {...body} box={box} />}
      </table>
    </div>
  );
}
