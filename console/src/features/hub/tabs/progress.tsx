import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import styles from '../hub.module.css';

type ProgressProps = {
  /** How far it is; undefined until that is known. */
  label: string | undefined;
  more?: string | undefined;
  isGood?: boolean;
  done: number;
  all: number;
  children?: ReactNode;
};

function widthOf(done: number, all: number): CSSProperties {
  return { inlineSize: `${all === 0 ? 0 : Math.min(100, (done / all) * 100)}%` };
}

/** How far a job is, in figures that are read from afar, and a bar. */
export function Progress({ label, more, isGood = false, done, all, children }: ProgressProps) {
  return (
    <div className="stack padded">
      {children}
      {label !== undefined && (
        <div className="stack gap-1" role="status">
          <p className={styles.figures}>
            <span className={styles.figure}>{label}</span>
            {more && (
              <span className={classNames(styles.figure, isGood ? 'good' : styles.lookInk)}>{more}</span>
            )}
          </p>
          <span className={styles.bar} aria-hidden="true">
            <span className={styles.done} style={widthOf(done, all)} />
          </span>
        </div>
      )}
    </div>
  );
}
