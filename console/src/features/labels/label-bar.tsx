import { MOST_LABELS } from '@tawseel/contract/facts/limits';
import type { LabelPrint } from '@tawseel/contract/labels';
import { labelsText as text } from '../../texts/en/labels.ts';
import { editingText } from '../../texts/en/order-editing.ts';
import { SelectionBar } from '../../ui/table/selection-bar.tsx';
import styles from './labels.module.css';
import { PrintButton } from './print-button.tsx';

type LabelBarProps = {
  selection: {
    orders: ReadonlyMap<string, unknown>;
    isFull: boolean;
    shown: number;
    onPage: number;
    togglePage: (on: boolean) => void;
    clear: () => void;
  };
  /** Filters of the shown list. */
  filter: NonNullable<LabelPrint['filter']>;
  found: number;
};

/** Prints the labels of chosen orders, or of all that the list has. */
export function LabelBar({ selection, filter, found }: LabelBarProps) {
  const { orders, isFull, shown, onPage, togglePage, clear } = selection;
  const trackingIDs = [...orders.keys()];
  const count = trackingIDs.length;
  const full = isFull ? `. ${text.chosenMost(MOST_LABELS)}` : '';
  const isTooMuch = found > MOST_LABELS;
  return (
    <div className={styles.bar}>
      <SelectionBar
        shown={shown}
        selected={onPage}
        status={count > 0 ? `${text.chosen(count)}${full}` : ''}
        words={{ selectPage: editingText.selectPage, clear: editingText.clearSelection }}
        onPage={togglePage}
        onClear={clear}
        actions={() => (
          <PrintButton
            variant="primary"
            label={text.printChosen(count)}
            chosen={{ trackingIDs }}
            count={count}
          />
        )}
      />
      {count === 0 && found > 0 && (
        <>
          <span className="quiet">{isTooMuch ? text.tooManyFound(MOST_LABELS) : text.choose}</span>
          <PrintButton
            label={text.printFound(found)}
            chosen={{ filter }}
            count={found}
            disabled={isTooMuch}
          />
        </>
      )}
    </div>
  );
}
