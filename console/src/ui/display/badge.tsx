import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';
import { tipWhenCut } from './tooltip.tsx';

export type Tone = 'neutral' | 'action' | 'good' | 'bad' | 'urgent';

/** Badge: a word with a colour; the word alone must be clear. `dot` is for states that can change. */
export function Badge({
  tone = 'neutral',
  dot,
  icon,
  children,
}: {
  tone?: Tone;
  dot?: boolean;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {dot && <span className={styles.dot} aria-hidden="true" />}
      {icon}
      <span className={styles.words} {...tipWhenCut}>
        {children}
      </span>
    </span>
  );
}
