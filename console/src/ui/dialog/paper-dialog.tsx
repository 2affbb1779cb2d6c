import { type ReactNode, useRef } from 'react';
import { Button } from '../buttons/button.tsx';
import { Paper, type PaperHandle } from '../display/paper.tsx';
import { FailedState } from '../states/failed-state.tsx';
import { useUiTexts } from '../ui-texts.tsx';
import { Dialog } from './dialog.tsx';
import styles from './paper-dialog.module.css';

export type PaperDialogProps = {
  /** Document to be printed, its error, and how to read it again. */
  read: { data: Document | undefined; error: Error | null; refetch: () => unknown };
  title: string;
  /** Text of the button that prints it. */
  print: string;
  /** Text if it could not be loaded. */
  failed: string;
  /** More buttons, before the one that prints. */
  more?: ReactNode;
  open: boolean;
  onClose: () => void;
};

/** A document as it will look on paper, and the button that prints it. */
export function PaperDialog({ read, title, print, failed, more, open, onClose }: PaperDialogProps) {
  const { close } = useUiTexts();
  const paper = useRef<PaperHandle>(null);
  const { data: page, error, refetch } = read;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="large"
      onSubmit={() => page && paper.current?.print(page)}
      footer={
        <>
          <Button onClick={onClose}>{close}</Button>
          {more}
          <Button type="submit" variant="primary" disabled={!page}>
            {print}
          </Button>
        </>
      }
    >
      <div className={styles.paper}>
        {error ? (
          <FailedState title={failed} hint={error.message} onRetry={refetch} />
        ) : (
          <Paper page={page} label={title} ref={paper} />
        )}
      </div>
    </Dialog>
  );
}
