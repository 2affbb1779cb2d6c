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
  /** Buttons for what is selected; `end` takes the selection back, once that is done. */
  actions: (end: () => void) => ReactNode;
}

/** Bulk action bar above a list: selects its page, and says what can be done with what is selected. */
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

  /** The buttons go, and with them the focus. */
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
