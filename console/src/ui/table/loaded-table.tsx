import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { searchWith } from '../navigation/use-search-param-state.ts';
import { Loaded, type LoadState } from '../states/loaded.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { Paged, usePage } from './paged.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import { useCards } from './use-cards.ts';
import { usePrinting } from './use-printing.ts';

/** Rows of a page of cards: twenty-five are some 5,000 pixels. */
const CARDS_A_PAGE = 25;

export interface CardPagesProps<Row> {
  rows: readonly Row[];
  children: (rows: readonly Row[]) => ReactNode;
}

/**
 * Pages of a table whose rows are all there, where they are laid out as cards: a list of hundreds has no end on a phone.
 * In columns, and on paper, it is whole. Another search or filter begins at the first page.
 */
function CardPages<Row>({ rows, children }: CardPagesProps<Row>) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const areCards = useCards(box);
  const isPrinting = usePrinting();
  const { page, setPage, toFirst } = usePage();
  const others = searchWith(useLocation().search, 'page', '', '');
  const last = useRef(others);
  useEffect(() => {
    if (last.current !== others) toFirst();
    last.current = others;
  });
  const pages = Math.ceil(rows.length / CARDS_A_PAGE);
  const from = (Math.min(page, pages) - 1) * CARDS_A_PAGE;
  return (
    <div ref={setBox}>
      {areCards && !isPrinting && pages > 1 ? (
        <Paged page={page} pages={pages} previous={false} onPage={setPage}>
          {children(rows.slice(from, from + CARDS_A_PAGE))}
        </Paged>
      ) : (
        children(rows)
      )}
    </div>
  );
}

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
