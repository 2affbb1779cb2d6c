import { IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { queriesText as text } from '../../texts/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import styles from './selection-bar.module.css';
import type { Selection } from './use-selection.ts';

type SelectionBarProps = {
  selection: Selection;
  /** Rows on this page, and on all pages. */
  shown: number;
  total: number;
  /** While a deletion runs, and while the rows and their total are not yet those that were asked for. */
  busy: boolean;
  /** True when they are gone. */
  onDelete: () => Promise<boolean>;
};

/** Bulk action bar above a list: selects its page, or all that was found, and deletes what is selected. */
export function SelectionBar({ selection, shown, total, busy, onDelete }: SelectionBarProps) {
  const { ids, isAll, togglePage, selectAll, clear } = selection;
  const count = isAll ? total : ids.length;
  const isPage = ids.length === shown;
  const bar = useRef<HTMLDivElement>(null);
  const said = isAll ? text.selectedAll(count) : text.selectedOf(count);

  /** The buttons go, and with them the focus. */
  function end() {
    clear();
    const box = bar.current?.querySelector('input');
    (box ?? bar.current)?.focus({ preventScroll: true });
  }

  async function remove() {
    if (await onDelete()) end();
  }

  if (shown === 0) return <div ref={bar} tabIndex={-1} className={styles.bar} />;
  return (
    <div ref={bar} tabIndex={-1} className={styles.bar}>
      <Checkbox label={text.selectPage} checked={isPage} mixed={count > 0 && !isPage} onChange={togglePage} />
      <p className={styles.count} role="status">
        {count > 0 && said}
      </p>
      {count > 0 && (
        <>
          {isPage && !isAll && total > shown && (
            <Button small variant="quiet" onClick={selectAll}>
              {text.selectAll(total)}
            </Button>
          )}
          <Button small variant="quiet" onClick={end}>
            {text.clearSelection}
          </Button>
          <Button
            small
            variant="danger"
            busy={busy}
            icon={<IconTrash aria-hidden="true" />}
            onClick={() => void remove()}
          >
            {text.deleteMany(count)}
          </Button>
        </>
      )}
    </div>
  );
}
