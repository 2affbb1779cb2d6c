import {
  measureElement,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { type MouseEvent, memo, useCallback, useLayoutEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import { isolated } from '../display/isolated.tsx';
import { tipWhenCut } from '../display/tooltip.tsx';
import type { Column } from './column.ts';
import styles from './data-table.module.css';
import { Scrolling } from './scrolling.ts';
import lines from './two-lines.module.css';
import { useCards } from './use-cards.ts';

const ROW_PX = 46;
const TALL_ROW_PX = 54;
const CARD_LINE_PX = 30;
const CARD_PADDING_PX = 22;
const OVERSCAN = 12;

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
      className={classNames(styles.row, onRow && styles.opens)}
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
const KeptRow = memo(TableRow) as typeof TableRow;

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

function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    <tr {...asRole('presentation')} className={styles.gap}>
      <td {...asRole('presentation')} colSpan={columns} style={{ blockSize: height }} />
    </tr>
  );
}

interface SeenBodyProps<Row, Scroller extends Element | Window> extends BodyProps<Row> {
  virtualizer: Virtualizer<Scroller, HTMLElement>;
  margin: number;
}

function SeenBody<Row, Scroller extends Element | Window>(props: SeenBodyProps<Row, Scroller>) {
  const { columns, rows, rowKey, onRow, virtualizer, margin } = props;
  const seen = virtualizer.getVirtualItems();
  const before = (seen[0]?.start ?? margin) - margin;
  const after = virtualizer.getTotalSize() - ((seen.at(-1)?.end ?? margin) - margin);
  return (
    <Scrolling value={virtualizer.isScrolling}>
      <Gap height={before} columns={columns.length} />
      {seen.map(({ index }) => {
        const row = rows[index];
        if (row === undefined) return null;
        return (
          <KeptRow
            key={rowKey(row, index)}
            columns={columns}
            row={row}
            onRow={onRow}
            index={index}
            measure={virtualizer.measureElement}
          />
        );
      })}
      <Gap height={after} columns={columns.length} />
    </Scrolling>
  );
}

/**
 * Estimated row height for the virtualizer, by whether the container is too narrow for columns. It also stands for
 * rows without a height (a table that is not shown), or the virtualizer would draw more and more of them to fill its
 * view.
 */
function useEstimate(container: HTMLElement | null, columns: readonly { second?: unknown }[]): number {
  if (useCards(container)) return columns.length * CARD_LINE_PX + CARD_PADDING_PX;
  return hasSecondLines(columns) ? TALL_ROW_PX : ROW_PX;
}

/** Memoised: a new function makes the virtualizer go through every row again. */
function useKeys<Row>(rows: readonly Row[], rowKey: BodyProps<Row>['rowKey']) {
  return useCallback(
    (index: number) => {
      const row = rows[index];
      return row === undefined ? index : rowKey(row, index);
    },
    [rows, rowKey],
  );
}

/**
 * Scroll margin of the virtualizer: how far down the page the rows begin, kept right while things above them grow and
 * shrink.
 */
function usePageOffset(container: HTMLElement | null): number {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    if (!container) return;
    const measure = () => setOffset(Math.round(container.getBoundingClientRect().top + window.scrollY));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [container]);
  return offset;
}

/** Rows virtualized by the window, for long lists that scroll with the page. */
export function WindowBody<Row>(props: BodyProps<Row>) {
  const { rows, rowKey, columns } = props;
  const [body, setBody] = useState<HTMLElement | null>(null);
  const margin = usePageOffset(body);
  const estimate = useEstimate(body, columns);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: rows.length,
    estimateSize: () => estimate,
    getItemKey: useKeys(rows, rowKey),
    measureElement: (row, entry, instance) => measureElement(row, entry, instance) || estimate,
    overscan: OVERSCAN,
    scrollMargin: margin,
  });
  useLayoutEffect(() => {
    if (estimate > 0) virtualizer.measure();
  }, [virtualizer, estimate]);
  return (
    <tbody {...asRole('rowgroup')} ref={setBody}>
      <SeenBody {...props} virtualizer={virtualizer} margin={margin} />
    </tbody>
  );
}

/** Rows virtualized by a scroll container of their own. */
export function BoxBody<Row>({ box, ...props }: BodyProps<Row> & { box: HTMLElement | null }) {
  const { rows, rowKey, columns } = props;
  const estimate = useEstimate(box, columns);
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: rows.length,
    estimateSize: () => estimate,
    getItemKey: useKeys(rows, rowKey),
    measureElement: (row, entry, instance) => measureElement(row, entry, instance) || estimate,
    getScrollElement: () => box,
    overscan: OVERSCAN,
  });
  useLayoutEffect(() => {
    if (estimate > 0) virtualizer.measure();
  }, [virtualizer, estimate]);
  return (
    <tbody {...asRole('rowgroup')}>
      <SeenBody {...props} virtualizer={virtualizer} margin={0} />
    </tbody>
  );
}
