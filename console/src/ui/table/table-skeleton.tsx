import { classNames } from '../class-names.ts';
import styles from '../states/skeleton.module.css';
import { LoadingStatus, times, wordWidth } from '../states/skeleton.tsx';
import type { Column } from './column.ts';
import tableStyles from './data-table.module.css';
import { TableHead } from './data-table.tsx';
import { cellClass, hasSecondLines } from './data-table-rows.tsx';

/** Skeleton of a table, with its own header and columns, so that there is no layout shift when it comes. */
export function TableSkeleton<Row>({
  columns,
  rows = 8,
}: {
  columns: readonly Column<Row>[];
  rows?: number | undefined;
}) {
  return (
    <div className={tableStyles.wrap}>
      <LoadingStatus />
      <table
        className={classNames(tableStyles.table, hasSecondLines(columns) && tableStyles.tall)}
        aria-hidden="true"
      >
        <TableHead columns={columns} />
        <tbody>
          {times(rows).map((row) => (
            <tr key={row} className={classNames(tableStyles.row, 'no-pointer')}>
              {columns.map((column, at) => (
                <td key={column.key} className={cellClass(column)} data-label={column.header}>
                  {column.second ? (
                    <span className={styles.two}>
                      <span className={styles.bar} style={wordWidth(row * 5 + at)} />
                      <span className={styles.bar} style={wordWidth(row * 5 + at + 2)} />
                    </span>
                  ) : (
                    <span className={styles.bar} style={wordWidth(row * 5 + at)} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
