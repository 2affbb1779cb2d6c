import type { ReactNode } from 'react';
import styles from './kit-page.module.css';

/** A part in one of its states, or in a few side by side. */
export function Sample({ of, children }: { of: string; children: ReactNode }) {
  return (
    <div>
      <h3 className={styles.name}>{of}</h3>
      <div className={styles.sample}>{children}</div>
    </div>
  );
}
