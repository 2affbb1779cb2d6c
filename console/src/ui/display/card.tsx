import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

export interface CardProps {
  title?: ReactNode;
  /** Description under the title. */
  about?: ReactNode;
  /** Buttons and switches at the end of the title's line. */
  actions?: ReactNode;
  children?: ReactNode;
  /** Lets a table or picture reach the card's edges. */
  flush?: boolean | undefined;
  className?: string | undefined;
}

/** Card: a framed part of a page with a heading of its own. */
export function Card({ title, about, actions, children, flush, className }: CardProps) {
  return (
    <section className={classNames(styles.card, className)}>
      {(title || actions) && (
        <header className={styles.header}>
          <div className="grow narrow">
            {title && <h2 className="text-16 breaks">{title}</h2>}
            {about && <p className="quiet">{about}</p>}
          </div>
          {actions && <div className="row wrap">{actions}</div>}
        </header>
      )}
      {children && <div className={flush ? styles.flush : 'padded'}>{children}</div>}
    </section>
  );
}
