import type { ReactNode } from 'react';
import styles from './state.module.css';

export interface EmptyStateProps {
  picture?: ReactNode;
  title: string;
  /** Next step for the user. */
  hint?: ReactNode;
  action?: ReactNode;
}

/** Empty state where a list or a result would be: a small picture, what is missing, what to do next. */
export function EmptyState({ picture, title, hint, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <p className="strong breaks">{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action && <div className="row wrap above stretch middle">{action}</div>}
    </div>
  );
}
