import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import styles from './person-cell.module.css';
import { tipWhenCut } from './tooltip.tsx';
import lines from './two-lines.module.css';

export interface PersonCellProps {
  src: string | undefined;
  /** Whose first letter stands for a missing picture. */
  initialOf: string;
  /** The name. */
  children: ReactNode;
}

/** Picture and name of a person in a row of a table. */
export function PersonCell({ src, initialOf, children }: PersonCellProps) {
  return (
    <span className={styles.person}>
      <Avatar src={src} name={initialOf} />
      <span className={lines.lines} {...tipWhenCut}>
        {children}
      </span>
    </span>
  );
}
