import type { ReactNode } from 'react';
import styles from './toolbar.module.css';

export interface ToolbarProps {
  /** Search, filters, buttons. */
  children?: ReactNode;
  /** Size of the list below, announced whenever it changes; '' until it is known. */
  count?: string;
}

/** Filters of a toolbar, one after the other. */
export function Filters({ children }: { children: ReactNode }) {
  return <div className={styles.filters}>{children}</div>;
}

/** Toolbar above a list: search and filters, and the count of what they leave. */
export function Toolbar({ children, count }: ToolbarProps) {
  return (
    <div className="row wrap between gap-1-2 below">
      {children}
      {count !== undefined && (
        <p className={styles.count} role="status">
          {count}
        </p>
      )}
    </div>
  );
}
