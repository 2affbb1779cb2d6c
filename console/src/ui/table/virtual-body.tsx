import {
  measureElement,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useState } from 'react';
import styles from './data-table.module.css';
import { asRole, type BodyProps, hasSecondLines, KeptRow } from './data-table-rows.tsx';
import { Scrolling } from './scrolling.ts';
import { useCards } from './use-cards.ts';

const ROW_PX = 46;
const TALL_ROW_PX = 54;
const CARD_LINE_PX = 30;
const CARD_PADDING_PX = 22;
const OVERSCAN = 12;

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
function WindowBody<Row>(props: BodyProps<Row>) {
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
function BoxBody<Row>({ box, ...props }: BodyProps<Row> & { box: HTMLElement | null }) {
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

export interface VirtualBodyProps<Row> extends BodyProps<Row> {
  /** Scroll container of the table, null before it is mounted; undefined if the window scrolls. */
  box: HTMLElement | null | undefined;
}

/** Rows of a long list, of which only those near the viewport are rendered. */
export function VirtualBody<Row>({ box, ...props }: VirtualBodyProps<Row>) {
  return box === undefined ? <WindowBody {...props} /> : <BoxBody {...props} box={box} />;
}
