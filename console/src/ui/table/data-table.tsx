import { type CSSProperties, type ReactNode, Suspense, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { type LazyComponent, lazyComponent } from '../states/lazy-component.ts';
import type { Column } from './column.ts';
import styles from './data-table.module.css';
import { asRole, type BodyProps, hasSecondLines, PlainBody, unprinted } from './data-table-rows.tsx';
import { useFocusRestore } from './use-focus-restore.ts';
import { usePrinting } from './use-printing.ts';
import type { VirtualBody as Loaded } from './virtual-body.tsx';

/** Virtualization threshold: with more rows than this only those near the viewport are rendered. */
const DRAW_ALL_UP_TO = 100;
/** Rows that are drawn until the code for long lists has come: more than a screen has. */
const DRAWN_FIRST = 40;

/** Its code comes with the first long list. The type loses that the row's type is a parameter. */
export const VirtualBody = lazyComponent(() => import('./virtual-body.tsx'), 'VirtualBody') as typeof Loaded &
  LazyComponent;

export interface DataTableProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, at: number) => string;
  /** Names the table for screen readers. */
  label: string;
  /** Empty state, when there are no rows. */
  empty?: ReactNode;
  /** Opens a row: the whole row can be pressed, and its first cell that is no box is a button for the keyboard. */
  onRow?: ((row: Row) => void) | undefined;
  /** Makes the table a box of at most this height that scrolls by itself, for example '15rem'. */
  height?: string | undefined;
}

function boxStyle(height: string): CSSProperties & Record<'--box-height', string> {
  return { '--box-height': height };
}

/** The column widths and the header row, shared with the skeleton so that nothing moves when the rows come. */
export function TableHead<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  return (
    <>
      <colgroup>
        {columns.map((column) => (
          <col key={column.key} style={{ inlineSize: column.width }} data-no-print={unprinted(column)} />
        ))}
      </colgroup>
      <thead {...asRole('rowgroup')} className={styles.thead}>
        <tr {...asRole('row')}>
          {columns.map((column) => (
            <th
              key={column.key}
              scope="col"
              {...asRole('columnheader')}
              className={classNames(styles.head, styles[column.align ?? 'start'])}
              data-no-print={unprinted(column)}
            >
              {column.align === 'tick' ? (
                <span className="visually-hidden">{column.header}</span>
              ) : (
                column.header
              )}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}

/**
 * Responsive data table with a sticky header. In a narrow container every row becomes a card that names its values.
 * Long lists are virtualized, scrolling with the window or, with `height`, in their own box; printed, they are whole.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, label, empty, onRow, height } = props;
  const [box, setBox] = useState<HTMLElement | null>(null);
  const captionId = useId();
  const isPrinting = usePrinting();
  useFocusRestore(box, rows);
  if (rows.length === 0) {
    return (
      <div className={classNames(styles.wrap, 'clipped')} ref={setBox} tabIndex={-1}>
        {empty}
      </div>
    );
  }

  const many = rows.length > DRAW_ALL_UP_TO && !isPrinting;
  const body: BodyProps<Row> = { columns, rows, rowKey, onRow };
  const boxed = height
    ? { role: 'region', 'aria-labelledby': captionId, tabIndex: 0, style: boxStyle(height) }
    : {};
  return (
    <div className={classNames(styles.wrap, height ? styles.box : styles.flat)} ref={setBox} {...boxed}>
      <table
        className={classNames(styles.table, hasSecondLines(columns) && styles.tall)}
        {...asRole('table')}
        aria-rowcount={many ? rows.length + 1 : undefined}
        aria-labelledby={captionId}
      >
        <caption id={captionId} className="visually-hidden">
          {label}
        </caption>
        <TableHead columns={columns} />
        {many ? (
          <Suspense fallback={<PlainBody {...body} rows={rows.slice(0, DRAWN_FIRST)} />}>
            <VirtualBody {...body} box={height ? box : undefined} />
          </Suspense>
        ) : (
          <PlainBody {...body} />
        )}
      </table>
    </div>
  );
}
