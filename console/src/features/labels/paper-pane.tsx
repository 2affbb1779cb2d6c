import type { ReactNode, Ref } from 'react';
import { labelsText as text } from '../../texts/en/labels.ts';
import { Paper, type PaperHandle } from '../../ui/display/paper.tsx';
import { FailedState } from '../../ui/states/failed-state.tsx';
import styles from './labels.module.css';

type PaperPaneProps = {
  fields: ReactNode;
  page: Document | undefined;
  /** Text above the paper. */
  about: string;
  error: Error | null;
  onRetry: () => void;
  paper: Ref<PaperHandle>;
};

/** Fields next to the paper that results from them. */
export function PaperPane({ fields, page, about, error, onRetry, paper }: PaperPaneProps) {
  return (
    <div className={styles.dialog}>
      <div className={styles.fields}>{fields}</div>
      <div className={styles.paper}>
        <p className="quiet" role="status">
          {about}
        </p>
        {error ? (
          <FailedState title={text.previewFailed} hint={error.message} onRetry={onRetry} />
        ) : (
          <Paper page={page} label={text.preview} ref={paper} />
        )}
      </div>
    </div>
  );
}
