import type { CSSProperties } from 'react';
import { classNames } from './class-names.ts';
import tableStyles from './data-table.module.css';
import { type Column, TableHead } from './data-table.tsx';
import styles from './skeleton.module.css';
import { useUiTexts } from './ui-texts.tsx';

/** Widths that look like words, in turn. */
const WORDS = ['72%', '54%', '88%', '63%', '80%', '47%'];

function wordWidth(at: number): CSSProperties {
  return { inlineSize: WORDS[at % WORDS.length] };
}

function times(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}

/** Tells screen readers that something is coming where only grey shapes are seen. */
function Coming() {
  return <span className="visually-hidden">{useUiTexts().loading}</span>;
}

/** One grey bar of any size, for shapes of one's own. */
export function Bar({ inlineSize, blockSize }: { inlineSize?: string; blockSize?: string }) {
  return <span className={styles.bar} style={{ inlineSize, blockSize }} aria-hidden="true" />;
}

/** Lines of text to come. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className={styles.lines}>
      <Coming />
      {times(lines).map((at) => (
        <span key={at} className={styles.bar} style={wordWidth(at)} aria-hidden="true" />
      ))}
    </div>
  );
}

/** The table to come, with its own header and columns, so nothing moves when it does. */
export function TableSkeleton<Row>({
  columns,
  rows = 8,
}: {
  columns: readonly Column<Row>[];
  rows?: number;
}) {
  return (
    <div className={tableStyles.wrap}>
      <Coming />
      <table className={tableStyles.table} aria-hidden="true">
        <TableHead columns={columns} />
        <tbody>
          {times(rows).map((row) => (
            <tr key={row} className={classNames(tableStyles.row, styles.still)}>
              {columns.map((column, at) => (
                <td
                  key={column.key}
                  className={classNames(tableStyles.cell, tableStyles[column.align ?? 'start'])}
                  data-label={column.header}
                >
                  <span className={styles.bar} style={wordWidth(row * 5 + at)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A row of figures to come, each in the shape of a StatCard. */
export function CardSkeleton({ cards = 1 }: { cards?: number }) {
  return (
    <>
      <Coming />
      {times(cards).map((at) => (
        <div key={at} className={styles.card} aria-hidden="true">
          <Bar inlineSize="45%" blockSize="0.75rem" />
          <Bar inlineSize="70%" blockSize="1.5rem" />
          <Bar inlineSize="55%" blockSize="0.75rem" />
        </div>
      ))}
    </>
  );
}
