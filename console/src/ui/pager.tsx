import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Button } from './button.tsx';
import styles from './pager.module.css';
import { useUiTexts } from './ui-texts.tsx';

export interface PagerProps {
  /** The first page is 1. */
  page: number;
  pages: number;
  /** There are more pages than these. */
  more?: boolean;
  onPage: (page: number) => void;
}

/** Pagination controls: Previous, where we are, Next; nothing when there is no more than one page. */
export function Pager({ page, pages, more = false, onPage }: PagerProps) {
  const texts = useUiTexts();
  if (pages <= 1 && !more) return null;
  return (
    <nav className={styles.pager} aria-label={texts.pages}>
      <Button
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
        icon={<IconChevronLeft className="along-text" />}
      >
        {texts.previous}
      </Button>
      <span className={styles.position} aria-live="polite">
        {more ? texts.pageOfMore(page, pages) : texts.pageOf(page, pages)}
      </span>
      <Button
        disabled={page >= pages && !more}
        onClick={() => onPage(page + 1)}
        className={styles.next}
        icon={<IconChevronRight className="along-text" />}
      >
        {texts.next}
      </Button>
    </nav>
  );
}
