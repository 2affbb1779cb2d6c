import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { digitsFromText } from '@tawseel/contract/facts/characters';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { classNames } from '../class-names.ts';
import box from '../fields/box.module.css';
import { useSearchParamState } from '../navigation/use-search-param-state.ts';
import { useUiTexts } from '../ui-texts.tsx';
import styles from './pager.module.css';

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

export interface PagerProps {
  /** The first page is 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Name of the field in which a page can be typed; there is none without it. */
  typed?: string | undefined;
}

type TypedPageProps = Pick<PagerProps, 'pages' | 'onPage'> & { label: string };

/** Page number that is typed in; past the last page it is that one. */
function TypedPage({ label, pages, onPage }: TypedPageProps) {
  const [typed, setTyped] = useState('');
  return (
    <form
      className={styles.typed}
      onSubmit={(event) => {
        event.preventDefault();
        const page = Number(digitsFromText(typed));
        if (!Number.isInteger(page) || page < 1) return;
        onPage(Math.min(page, pages));
        setTyped('');
      }}
    >
      <input
        className={classNames(box.box, styles.number)}
        inputMode="numeric"
        maxLength={7}
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </form>
  );
}

/** Pagination controls: Previous, where we are, Next; nothing when there is no more than one page. */
function Pager({ page, pages, onPage, typed }: PagerProps) {
  const texts = useUiTexts();
  if (pages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={texts.pages}>
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)} icon={<IconChevronLeft />}>
        {texts.previous}
      </Button>
      <span className="quiet figures nowrap centred" aria-live="polite">
        {texts.pageOf(page, pages)}
      </span>
      {typed && <TypedPage label={typed} pages={pages} onPage={onPage} />}
      <Button
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
        className={styles.next}
        icon={<IconChevronRight />}
      >
        {texts.next}
      </Button>
    </nav>
  );
}
