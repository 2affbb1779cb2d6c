import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import styles from '../hub.module.css';

type ProgressProps = {
  /** Text of the progress; undefined until it is known. */
  label: string | undefined;
  more?: string | undefined;
  isGood: boolean;
  done: number;
  all: number;
  children?: ReactNode;
};

function widthOf(done: number, all: number): CSSProperties {
  return { inlineSize: `${all === 0 ? 0 : Math.min(100, (done / all) * 100)}%` };
}

/** Progress of a job in large figures and a bar. */
export function Progress({ label, more, isGood, done, all, children }: ProgressProps) {
  return (
    <div className="stack padded">
      {children}
      {label !== undefined && (
        <div className="stack gap-1" role="status">
          <p className="wrap between row baseline gap-half-2">
            <span className={styles.figure}>{label}</span>
            {more && <span className={classNames(styles.figure, isGood ? 'good' : 'warn')}>{more}</span>}
          </p>
          <span className={styles.bar} aria-hidden="true">
            <span className={styles.done} style={widthOf(done, all)} />
          </span>
        </div>
      )}
    </div>
  );
}
