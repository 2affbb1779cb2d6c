import type { ReactNode } from 'react';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  title: ReactNode;
  /** A way back, above the title. */
  back?: ReactNode;
  about?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
}

/** The title of a page with what can be done on it. */
export function PageHeader({ title, back, about, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {back && <div className={styles.back}>{back}</div>}
      <div className={styles.line}>
        <div className={styles.titles}>
          <h1 className={styles.title}>{title}</h1>
          {about && <p className={styles.about}>{about}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
