import { type ReactNode, useEffect } from 'react';
import { useSearchParamState } from '../navigation/use-search-param-state.ts';
import styles from './pager.module.css';
import { Pager } from './pager.tsx';

/** Page number of a list, in the search params. */
export function usePage() {
  const [text, setText] = useSearchParamState('page', '1');
  const page = Number(text);
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    setPage: (next: number) => setText(String(next)),
    toFirst: () => setText('1'),
  };
}

export interface PagedProps {
  page: number;
  /** Number of pages; undefined until it is known. */
  pages: number | undefined;
  /** Sentence on the last page, where it is not the last of all rows. */
  end?: string | undefined;
  /** Placeholder: what is shown is still the page before. */
  previous: boolean;
  onPage: (page: number) => void;
  /** Name of the field in which a page can be typed. */
  typed?: string | undefined;
  children: ReactNode;
}

/**
 * Paginated list: a page with its pager. Past the end of a list that has become shorter, the page number is clamped.
 */
export function Paged({ page, pages, end, previous, onPage, typed, children }: PagedProps) {
  const last = pages !== undefined && !previous && page > pages ? pages : undefined;
  useEffect(() => {
    if (last !== undefined) onPage(last);
  });

  function turnTo(next: number) {
    onPage(next);
    window.scrollTo({ top: 0 });
  }

  return (
    <>
      <div className={styles.page} data-previous={previous} aria-busy={previous}>
        {children}
      </div>
      {end !== undefined && page === pages && <p className="quiet below">{end}</p>}
      {pages !== undefined && (
        <Pager page={Math.min(page, pages)} pages={pages} onPage={turnTo} typed={typed} />
      )}
    </>
  );
}
