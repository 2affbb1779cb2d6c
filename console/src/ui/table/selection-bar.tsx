import { type ReactNode, useRef } from 'react';
import { Button } from '../buttons/button.tsx';
import { Checkbox } from '../fields/checkbox.tsx';
import styles from './toolbar.module.css';

interface SelectionBarProps {
  /** Rows on this page, and how many of them are selected. */
  shown: number;
  selected: number;
  /** Text about the selection; empty if nothing is selected. */
  status: string;
  words: { selectPage: string; clear: string };
  onPage: (on: boolean) => void;
  onClear: () => void;
  /** Buttons for the selected rows; `end` clears the selection after an act. */
  actions: (end: () => void) => ReactNode;
}

/** Bulk action bar above a list: selects its page, and offers acts on the selected rows. */
export function SelectionBar({
  shown,
  selected,
  status,
  words,
  onPage,
  onClear,
  actions,
}: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const isPage = selected === shown;

  /** Moves the focus, because the buttons disappear with the selection. */
  function end() {
    onClear();
    const box = bar.current?.querySelector('input');
    (box ?? bar.current)?.focus({ preventScroll: true });
  }

  if (shown === 0 && status === '') return <div ref={bar} tabIndex={-1} className={styles.bar} />;
  return (
    <div ref={bar} tabIndex={-1} className={styles.bar}>
      <Checkbox
        label={words.selectPage}
        checked={isPage && shown > 0}
        mixed={status !== '' && !isPage}
        onChange={onPage}
      />
      <p className="quiet figures pull" role="status">
        {status}
      </p>
      {status !== '' && (
        <>
          <Button small variant="quiet" onClick={end}>
            {words.clear}
          </Button>
          {actions(end)}
        </>
      )}
    </div>
  );
}
