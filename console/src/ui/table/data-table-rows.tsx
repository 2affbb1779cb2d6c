import { type MouseEvent, memo } from 'react';
import { classNames } from '../class-names.ts';
import { isolated } from '../display/isolated.tsx';
import { tipWhenCut } from '../display/tooltip.tsx';
import type { Column } from './column.ts';
import styles from './data-table.module.css';
import lines from './two-lines.module.css';

export interface BodyProps<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, at: number) => string;
  onRow: ((row: Row) => void) | undefined;
}

interface RowProps<Row> extends Omit<BodyProps<Row>, 'rows' | 'rowKey'> {
  row: Row;
  index?: number;
  measure?: (element: HTMLElement | null) => void;
}

/** Explicit ARIA role: a table laid out as cards loses the roles of its elements in some browsers. */
export function asRole(role: string) {
  return { role };
}

/** Returns true if a press on the row was on a control in it, or ended a selection of text. */
function isForSomethingElse(event: MouseEvent): boolean {
  const pressed =
    event.target instanceof Element && event.target.closest(`a, button, input, select, .${styles.tick}`);
  return Boolean(pressed) || getSelection()?.isCollapsed === false;
}

/** Value of data-no-print: a column of buttons or boxes has nothing to read on paper. */
export function unprinted({ align }: Pick<Column<never>, 'align'>): '' | undefined {
  return align === 'actions' || align === 'tick' ? '' : undefined;
}

/** Class name of a cell of a column, also of its skeleton. */
export function cellClass({ align = 'start', inCards = true }: Pick<Column<never>, 'align' | 'inCards'>) {
  return classNames(styles.cell, styles[align], !inCards && styles.notInCards);
}

/** Returns true if rows have a second line, and so are higher. */
export function hasSecondLines(columns: readonly { second?: unknown }[]): boolean {
  return columns.some(({ second }) => second !== undefined);
}

interface ValueProps<Row> {
  column: Column<Row>;
  row: Row;
}

function Value<Row>({ column: { align, shows, cell, second }, row }: ValueProps<Row>) {
  const value = isolated(cell(row));
  if (align === 'actions' || align === 'tick') return <span className={styles.value}>{value}</span>;
  const under = second?.(row);
  if (!under) {
    return (
      <span
        className={classNames(styles.value, shows === 'id' ? lines.id : shows ? styles[shows] : lines.lines)}
        {...tipWhenCut}
      >
        {value}
      </span>
    );
  }
  const whole = shows === 'whole' && lines.whole;
  const first = shows === 'id' ? lines.id : classNames(lines.first, whole);
  return (
    <span className={styles.value}>
      <span className={first} {...tipWhenCut}>
        {value}
      </span>
      <span className={classNames(lines.second, whole)} {...tipWhenCut}>
        {isolated(under)}
      </span>
    </span>
  );
}

function TableRow<Row>({ columns, row, onRow, index, measure }: RowProps<Row>) {
  const opening = columns.findIndex(({ align }) => align !== 'tick');
  return (
    <tr
      {...asRole('row')}
      ref={measure}
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
      className={classNames(styles.row, onRow && 'pressable')}
      onClick={onRow && ((event) => !isForSomethingElse(event) && onRow(row))}
    >
      {columns.map((column, at) => (
        <td
          key={column.key}
          {...asRole('cell')}
          className={cellClass(column)}
          data-label={column.header}
          data-no-print={unprinted(column)}
        >
          {at === opening && onRow ? (
            <button type="button" className={styles.open} {...tipWhenCut} onClick={() => onRow(row)}>
              <Value column={column} row={row} />
            </button>
          ) : (
            <Value column={column} row={row} />
          )}
        </td>
      ))}
    </tr>
  );
}

// memo() forgets that the row's type is a parameter.
export const KeptRow = memo(TableRow) as typeof TableRow;

/** Rows without virtualization, for short lists. */
export function PlainBody<Row>({ columns, rows, rowKey, onRow }: BodyProps<Row>) {
  return (
    <tbody {...asRole('rowgroup')}>
      {rows.map((row, at) => (
        <TableRow key={rowKey(row, at)} columns={columns} row={row} onRow={onRow} />
      ))}
    </tbody>
  );
}
