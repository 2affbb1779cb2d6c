import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './notice.module.css';

export interface NoticeProps {
  children: ReactNode;
  /** Actions about it. */
  actions?: ReactNode;
  /** `urgent`: wants doing before the rest of the page is right; `answer`: what was asked for a moment ago. */
  tone?: 'urgent' | 'answer';
}

/** Inline alert: a sentence in a frame of its own, with what can be done about it. */
export function Notice({ children, actions, tone = 'urgent' }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone])}>
      <div>{children}</div>
      {actions && <div className="row wrap stretch">{actions}</div>}
    </div>
  );
}
