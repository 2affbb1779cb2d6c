import { cash } from '@tawseel/contract/cash';
import { useRef } from 'react';
import { useDocument } from '../../api/use-document.ts';
import { countsText as text } from '../../texts/en/cash.ts';
import { uiTexts } from '../../texts/en/common.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Paper, type PaperHandle } from '../../ui/display/paper.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import styles from './cash.module.css';

type ReceiptProps = { count: number; open: boolean; onClose: () => void };

/** The receipt of a count as it will look on paper, in both languages, and the button that prints it. */
export function Receipt({ count, open, onClose }: ReceiptProps) {
  const paper = useRef<PaperHandle>(null);
  const {
    data: page,
    error,
    refetch,
  } = useDocument(cash.readReceipt, {
    params: { number: count },
    query: { styleApart: 'yes' },
  });
  const title = text.receipt(String(count));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="large"
      onSubmit={() => page && paper.current?.print(page)}
      footer={
        <>
          <Button onClick={onClose}>{uiTexts.close}</Button>
          <Button type="submit" variant="primary" disabled={!page}>
            {text.print}
          </Button>
        </>
      }
    >
      <div className={styles.receipt}>
        {error ? (
          <FailedState title={text.receiptFailed} hint={error.message} onRetry={() => void refetch()} />
        ) : (
          <Paper page={page} label={title} ref={paper} />
        )}
      </div>
    </Dialog>
  );
}
