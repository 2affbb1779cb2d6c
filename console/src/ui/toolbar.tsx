import type { ReactNode } from 'react';
import styles from './toolbar.module.css';

export interface ToolbarProps {
  /** Search, filters, buttons. */
  children: ReactNode;
  /** How much the list under it holds, said again whenever it changes; '' until that is known. */
  count?: string;
}

/** The line above a list: what narrows it, and how much that leaves. */
export function Toolbar({ children, count }: ToolbarProps) {
  return (
    <div className={styles.toolbar}>
      {children}
      {count !== undefined && (
        <p className={styles.count} role="status">
          {count}
        </p>
      )}
    </div>
  );
}
