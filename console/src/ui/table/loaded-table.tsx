import type { ReactNode } from 'react';
import { Loaded, type LoadState } from '../states/loaded.tsx';
import { CardPages } from './card-pages.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { TableSkeleton } from './table-skeleton.tsx';

export interface LoadedTableProps<Row> extends Omit<DataTableProps<Row>, 'rows'> {
  read: LoadState;
  /** Rows to show; undefined until they are there. */
  rows: readonly Row[] | undefined;
  /** Message if they could not be loaded. */
  failed: string;
  /** Shown in their place until then; absent, as many rows as the skeleton has by itself. */
  skeletonRows?: number;
  empty: ReactNode;
  /** Divides it into pages where its rows are cards. */
  cardPages?: boolean;
}

/** Table of what a query loads, with its skeleton and its error state. */
export function LoadedTable<Row>({
  read,
  rows,
  failed,
  skeletonRows,
  cardPages,
  ...table
}: LoadedTableProps<Row>) {
  return (
    <Loaded
      read={read}
      data={rows}
      skeleton={<TableSkeleton columns={table.columns} rows={skeletonRows} />}
      failed={failed}
    >
      {(loaded) =>
        cardPages ? (
          <CardPages rows={loaded}>{(shown) => <DataTable {...table} rows={shown} />}</CardPages>
        ) : (
          <DataTable {...table} rows={loaded} />
        )
      }
    </Loaded>
  );
}
