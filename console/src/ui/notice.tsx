import type { ReactNode } from 'react';
import styles from './notice.module.css';

export interface NoticeProps {
  children: ReactNode;
  /** What can be done about it. */
  actions?: ReactNode;
}

/** Something that wants doing before the rest of the page is right. */
export function Notice({ children, actions }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <p>{children}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
