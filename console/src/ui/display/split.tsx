import type { ReactNode } from 'react';
import styles from './split.module.css';

/** Two-column layout: the wide part and the narrow one beside it, or under it where there is no room. */
export function Split({ children }: { children: ReactNode }) {
  return <div className={styles.split}>{children}</div>;
}
